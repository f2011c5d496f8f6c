# Pages of the help. The first line is the title, `# ` a heading, `- ` an item, `@name` a board;
# `_words_` lead a paragraph, `<page|words>` leads to a page.

help-campaign-world =
    Die Welt

    _Nimm die Hauptstadt des Gegners._ Weiß beginnt im Westen, Schwarz im Osten, auf einer Welt von 8 mal 8 oder 16 mal 16 Feldern, deren Hälften einander spiegeln. Wer die Hauptstadt des anderen betritt, gewinnt sofort.

    _Jedes Feld ist Gelände für eine Schlacht._ Gekämpft wird auf dem Feld, dem Fluss, dem Hügel oder im Wald des Ortes; eine befestigte Stadt, die gehalten wird, bedeutet eine Belagerung. Berge betritt niemand.

    _Eine Runde_ ist der Zug von Weiß, der von Schwarz, dann der der Barbaren, wenn es welche gibt. Zu Beginn deines Zuges kommt Gold herein, jede deiner Städte stellt einen Bauern, Bauten schreiten voran, und Heere mit einem Ziel marschieren. Dann befiehlst du und beendest deinen Zug.

    _Die Zeile oben_ zählt die Heere, die noch ziehen könnten, und die Städte, die nichts bauen. Ihre Pfeile führen von einem zum nächsten. „{ world-set-aside }“ nimmt ein Heer für diesen Zug aus der Zeile.

    _Verloren geht nichts._ Der Feldzug speichert sich nach jedem Befehl selbst, auch mitten in einer Schlacht. „{ title-continue }“ auf dem Titelbild nimmt ihn wieder auf.

    _Entfernungen_ zählen in Schritten eines Königs: Ein schräger Schritt ist einer.

help-campaign-map =
    Sich umsehen

    _Beweg die Karte_, indem du sie ziehst, mit dem Zeiger am Rand des Fensters oder mit Tasten ({ KEY("North", "West", "South", "East") }). Das Mausrad holt näher heran und weiter weg ({ KEY("Nearer") }, { KEY("Farther") }); auch das Ganze lässt sich zeigen ({ KEY("WholeMap") }). Die kleine Karte zeigt die ganze Welt: Klick hinein, um dorthin zu gehen.

    _Klick auf ein Feld_, und die Tafel sagt, was dort ist. Lass den Zeiger auf einem Heer ruhen, um seine Figuren zu sehen und ob sie noch ziehen können.

    _Buchstaben und Zahlen_ an den Rändern benennen die Felder wie auf einem Schachbrett.

    _Heere_ stehen unter dem Banner ihres Reiches, mit den Punkten, die sie zählen. Eines, das gezogen hat, ist matt und trägt einen Haken, eines, das erschüttert ist, neigt sich.

    Was du befiehlst, das steht: Es gibt kein Zurück, nur ein in diesem Zug bestellter Bau lässt sich abbestellen.

help-campaign-marks =
    Die Zeichen auf der Karte

    _Was jedes Zeichen sagt._ Lass den Zeiger auf einem Heer ruhen, und es sagt dir, welche davon neben ihm stehen.

    @map-marks

help-campaign-armies =
    Heere

    _Marschieren:_ Klick auf ein Heer, dann auf ein helles Feld daneben, und wähl, wer geht. Ein Zug gehört den Figuren: Wer zurückbleibt, behält seinen. Heere eines Reiches, die sich treffen, werden eins.

    _Reiten:_ Ein Heer aus lauter Springern geht zwei Felder je Zug und darf auf jedem Schritt angreifen, reitet aber nicht durch ein gegnerisches Heer oder eine gegnerische Stadt, die es sieht. Stößt es zu anderen Figuren, ist es für diesen Zug fertig.

    _Der König_ ist immer da: Jedes Heer hat einen, und in der Schlacht zieht er wie die, die mit ihm kamen. Ein Heer aus lauter Springern hat einen König, der springt und nicht gleitet.

    _Geh hinein_, um zu nehmen, was niemand bewacht: Städte, Minen, Höfe, Steinbrüche, sogar die Hauptstadt. Ein Lager der Barbaren, das niemand bewacht, wird für immer niedergebrannt.

    _Müde und erschüttert._ Wer sich zurückzog, kann im nächsten Zug nicht ziehen. Wessen Angriff unentschieden endete, darf im nächsten Zug marschieren, aber nicht angreifen.

help-campaign-rally =
    Sammelpunkte

    _Gib einem Heer ein Ziel_, und seine Figuren marschieren von selbst dorthin: ein Feld zu Beginn jedes deiner Züge, um Berge herum und um Heere, die du siehst, und kostenlos. Beliebige Figuren eines Feldes können geschickt werden, und ein Feld kann mehrere Befehle haben.

    _Ein Befehl hält von selbst an_, wenn ein Gegner oder Barbaren, die du siehst, auf zwei Felder herankommen. Das Heer wartet dann mit seinem Zug in der Zeile oben.

    _Er beginnt nie eine Schlacht._ Steht ein Heer im Weg, das du nicht sahst, hält es an. In eine gegnerische Stadt, die niemand bewacht, geht es aber hinein.

    _Er endet_ bei der Ankunft, wenn das Heer angegriffen wird und wenn du die Figuren von Hand dorthin marschieren lässt, wo sie nicht näher sind.

help-campaign-cities =
    Städte und Gold

    _Gold:_ Eine Hauptstadt bringt jeden Zug 5, eine Stadt 3, eine Mine, ein Hof oder ein Steinbruch 2. Was du betrittst, ist dein und bleibt es, wenn du gehst, bis ein anderer es betritt. Du beginnst mit 10.

    _Bauern_ kommen von selbst: Jede Stadt und die Hauptstadt stellen jeden Zug einen.

    _Bauen._ Eine Stadt baut immer nur eine Figur:

    - einen Springer für 3 Gold, fertig nach 1 Zug
    - einen Läufer für 3 Gold, fertig nach 1 Zug
    - einen Turm für 5 Gold, fertig nach 2 Zügen
    - eine Dame für 9 Gold, fertig nach 5 Zügen

    Bezahlt wird bei der Bestellung. Im selben Zug abbestellt, kommt das Gold zurück, später nicht. Eine Stadt, die den Besitzer wechselt, verliert, was sie baute. Neue Figuren dürfen gleich marschieren.

    _Mauern._ Eine Hauptstadt ist immer befestigt, manche Städte sind es. Ein Angriff auf eine befestigte Stadt, die ihr Besitzer hält, kann eine <battle-siege|Belagerung> werden; die zwei Wehrtürme zählen 10 Punkte. Eine Stadt, in der niemand ist, wird einfach genommen, Mauern oder nicht.

help-campaign-attacks =
    Angriffe

    _Marschier auf einen Gegner_, um anzugreifen. Bevor du sie schickst, nennt die Karte die Punkte beider Seiten und was daraus würde. Deine Figuren verlassen ihr Feld, wenn der Angriff beginnt.

    _Überrennen._ Gegen den Computer nehmen mehr als zweieinhalbmal so viele Punkte wie die der Verteidigung das Feld ohne Schlacht. Der Verteidiger weicht zwei Felder zurück, und niemand stirbt. Kann er nirgendwohin, gibt es doch eine Schlacht. Bedenk, dass es auch für Angriffe des Computers gilt.

    _Halten oder Ausfall._ In einer eigenen befestigten Stadt angegriffen, hält ein Verteidiger die Mauer, das heißt eine <battle-siege|Belagerung>, oder er kommt heraus und kämpft auf offenem Feld.

    _Kämpfen oder ausspielen lassen._ Schlag die Schlacht auf dem Brett, oder lass sie ausspielen: Dann spielt der Computer sie für beide Seiten aus.

    # Was daraus wird

    - Der Angreifer gewinnt durch Matt, Zersprengung oder weil der Gegner aufgibt: Das Heer des Verteidigers ist fort, und der Angreifer zieht ein.
    - Der Verteidiger gewinnt so: Die Angreifer sind fort.
    - Unentschieden: Die Angreifer gehen dorthin zurück, woher sie kamen, und sind müde; der Verteidiger bleibt.
    - Rückzug: Wer geht, landet anderswo, siehe <campaign-landing|Rückzug auf der Karte>.

    Ein Heer ohne Figur ist fort, wer auch gewann. Umgewandelte Figuren bleiben, was sie wurden.

help-campaign-landing =
    Rückzug auf der Karte

    _Wer sich zurückzieht, landet_ auf einem Feld seiner Wahl, genau zwei Felder vom Schlachtfeld. Es darf kein Berg, kein Lager und keine gegnerische Stadt sein, und weder Gegner noch Barbaren dürfen darauf oder daneben stehen. Eigene Heere dort nehmen die anderen auf.

    Gibt es kein solches Feld, ist das Heer verloren.

    _Wer gelandet ist, ist erschüttert:_ Er kann im nächsten Zug seines Besitzers nicht ziehen.

    _Zieht sich der Verteidiger zurück_, zieht der Angreifer auf das Feld ein.

help-campaign-fog =
    Nebel

    _Du siehst_ zwei Felder weit um deine Heere und alles, was dir gehört, von einem Hügel drei. In Wälder sieht man nur vom Feld daneben, und hinter einen Berg sieht man nicht.

    _An Land erinnert man sich, an Heere nicht._ Matte Felder zeigen, was du zuletzt vom Land sahst. Wer jetzt dort steht oder wem es gehört, musst du nachsehen. Leeres Papier wurde nie gesehen.

    _Vom anderen Reich_ kennst du weder Gold noch Punkte. Eine Schlacht hört jeder.

    _Der Computer_ lebt mit demselben Nebel: Er weiß, was seine eigenen Leute sehen.

    Den Nebel kann man weglassen, wenn man einen Feldzug vorbereitet.

help-campaign-barbarians =
    Barbaren

    _Sie kommen aus Lagern_ und plündern beide Reiche. Ein Lager schickt jede dritte Runde eine Horde, wenn keine darauf steht und weniger als zwei von ihm unterwegs sind. Manche gehen, manche reiten; mit der Zeit werden sie stärker.

    _Sie gehen_ auf eine Stadt, auf eine Mine, einen Hof oder Steinbruch, der jemandem gehört, oder auf ein Heer los, wenn sie gewinnen würden, und streifen sonst nahe ihrem Lager umher.

    _Sie plündern eine Stadt_, die sie betreten oder gewinnen: Drei Züge ihres Besitzers lang bringt sie nichts, stellt keinen Bauern und baut nicht, bleibt aber sein. Von einer Mine vertreiben sie dich, besitzen aber nie etwas und können nicht gewinnen.

    _Brenn ihre Lager nieder:_ Marschier auf eines, das niemand bewacht, und es ist für immer fort.

help-campaign-setup =
    Einen Feldzug vorbereiten

    _Eine Welt_ entsteht aus ihrer Nummer: Dieselbe Nummer gibt auf jedem Computer dieselbe Welt. Acht mal acht Felder sind ein Abend, sechzehn mal sechzehn ein Krieg.

    _Nebel und Barbaren_ kann man weglassen. Auch gegen wen du spielst, wählst du hier: den Computer auf fünf Stufen oder einen zweiten Menschen am selben Bildschirm, bei Nebel hinter einem Vorhang. Mit Freunden anderswo: <online-rooms|Räume>.

    _Jede Hälfte einer kleinen Welt_ hat eine Hauptstadt, zwei Städte, davon eine befestigt, eine Mine, einen Hof, einen Steinbruch und, wenn es Barbaren gibt, ein Lager. Eine große hat fünf Städte, acht solche Orte und drei Lager.

    _Du beginnst_ mit zehn Gold und einem Heer aus vier Bauern, einem Springer, einem Läufer und einem Turm in deiner Hauptstadt.

help-campaign-keys =
    Tasten auf der Karte

    @map-keys
