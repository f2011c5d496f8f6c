# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-online-one =
    An einem Bildschirm

    _Zwei oder mehr_ reichen ihn weiter. Wo einer nicht sehen darf, was der andere tut, hängt zwischen ihren Zügen ein Vorhang: im Feldzug mit Nebel, im { common-field } und im { common-european } bei den Nationen, die Geheimnisse haben.

    Jeder hat in der Vorbereitung einen Platz: ein Mensch oder der Computer auf einer Stufe. In einer Schlacht zweier Menschen dreht sich das Brett nicht von selbst; drehen könnt ihr es ({ KEY("Flip") }).

help-online-rooms =
    Räume

    _An mehreren Bildschirmen_ öffnet einer einen Raum („{ title-online }“ auf dem Titelbild) und nennt seinen Code; wer denselben Code und dieselbe Adresse eingibt, setzt sich auf den nächsten freien Platz. Bis zu acht weitere dürfen zusehen.

    _Allein wird nichts zurückgenommen._ Um eine Rücknahme, ein Remis und eine Revanche wird gebeten; die anderen sagen Ja oder Nein. Tipps und Analyse ruhen, bis das Spiel vorbei ist.

    _Dein Platz bleibt dein_, auch wenn die Verbindung abreißt oder das Spiel geschlossen wird: „{ title-take-up }“ auf dem Titelbild oder „{ rooms-yours }“ führt zu ihm zurück, nur von diesem Computer. „{ pause-leave }“ gibt ihn her.

    _Eine verlorene Verbindung_ wird sofort gezeigt und kommt von selbst wieder; das Spiel wartet. „{ online-try-now }“ wartet nicht auf den nächsten Versuch.

    _Es ist für Freunde._ Nebel, verborgene Heere und geheime Pläne zeichnet das Spiel jedes Einzelnen: Das hält ehrliche Augen fern, nicht jemanden, der das Programm ändert.

help-online-servers =
    Server

    _{ rooms-this-computer }_ öffnet einen Raum für andere in deinem Netz. Sie geben die Adresse ein, die dir gezeigt wird. Der Raum ist in deinem Spiel: Lass es offen, während ihr spielt.

    _Kommen sie nicht herein_, lass das Spiel durch die Firewall dieses Computers: TCP, Port 7878. Von außerhalb deines Netzes muss der Router diesen Port an dich weitergeben.

    _{ rooms-a-server }_ hält Räume Tag und Nacht. Dein eigener: cargo run -p server -- --listen 0.0.0.0:7878. Mehr steht in crates/server/README.md.

    _Eine Adresse_ ist ein Name oder eine Nummer, etwa chess.example.org oder 192.168.1.20, mit :Port, wenn er nicht 7878 ist. Mit einer, die mit https:// beginnt, wird verschlüsselt gesprochen.
