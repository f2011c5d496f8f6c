# Playing between screens: what can be chosen
