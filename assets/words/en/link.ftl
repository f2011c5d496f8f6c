# Why a server cannot be reached, behind a colon.
link-silent = the server does not answer
link-nothing-there = nothing answers there
link-broken = the connection was broken
link-no-address = there is no such address
link-full = the server has no room for another connection
link-not-ours-status = no server of this game answers there (status {$status})
link-not-ours = no server of this game answers there
link-ended = the server has ended the connection
link-gone-silent = the server has gone silent
link-address = '{$address}' is no address of a server: write a name such as chess.example.org, or 192.168.1.20:7878
link-system = this system gives no connections: {$problem}
