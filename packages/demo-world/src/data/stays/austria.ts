/** Stays in Austria and South Tyrol; the form is explained at `readStays`. */
export const austria = `
= bezau-rotheu | Gasthof Rotheu | Bachgut 14 | 6870 | Bezau | Vorarlberg | AT | 47.3835 | 9.8995 | alpine
> anna 148 EUR m2 #bregenzerwald #winter #sauna
Die dritte Stufe knarzt, die siebte auch, und um sechs riecht das ganze Haus nach Brot. Ich hatte Zimmer 4 mit dem Kachelofen, den die Wirtin abends selbst einheizt. Morgens lag der Schnee bis zur Fensterbank.
> lena 148 EUR m2 #snow #austria
Anna sent me here and would not say why. Now I know: the bread comes out at six and the butter has a cow's name on it. Mine was Resi.
> emil 155 EUR m9 #hund #wandern
Frau Holle bekam einen eigenen Napf, ein Schaffell und die Streicheleinheiten von vier Stammgästen. Ich bekam Käsknöpfle. Wir waren beide zufrieden.
> concierge 152 EUR m10 #austria
Of all the small inns in this region the one whose bread I think about. If you dislike stairs, say so when you book.
> luca 156 EUR m2 #familie #schlittenfahren
Kinderbetten: mit Herz. Treppengitter: improvisiert aus einem Kuhgatter, funktioniert besser als unseres.
> marko 150 EUR m6 #bregenzerwald #käse
Vom Haus sind es zwanzig Minuten zur Alpe, wo der Käser um halb fünf anfängt. Ich bin mitgegangen. Danach Kässpätzle aus dem, was ich am Vortag habe werden sehen. Man isst anders, wenn man den Topf kennt.

= hallstatt-salzkammer | Pension Salzfadl | Seestraße 88 | 4830 | Hallstatt | Upper Austria | AT | 47.5585 | 13.6460 | lake
> noah 171 EUR m5 #lake #alps
Everyone leaves on the last bus. Then it is you, the swans and a bell. Ask for the back balcony; the front one is in half the world's holiday photos.
> mirjam 165 EUR m10 #see #zug
Vom Bahnhof setzt man mit dem kleinen Schiff über, und drüben winkt schon die Chefin vom Steg. Schöner kommt man nirgends an. Das Zimmer ist winzig, der See davor nicht.
> aiko 168 EUR m11 #lake #quiet
A man rows across at seven with bread. I heard only the oars.

= innsbruck-nordlicht | Hotel Nordkettenblick | Höttinger Au 31 | 6020 | Innsbruck | Tyrol | AT | 47.2662 | 11.3967 | city
> luca 189 EUR m8 #familie #stadt
Familienzimmer mit Stockbett, Bahn zum Alpenzoo um die Ecke. Der Mittlere hat drei Tage lang nur vom Frühstückskakao gesprochen.
> concierge 205 EUR #business #quiet_room
Take a room ending in 7: they look away from the railway and straight up at the mountain. The night porter, Herr Pichler, mends zips.

= obergurgl-zirbe | Berghaus Zirbenruh | Ramolweg 5 | 6456 | Obergurgl | Tyrol | AT | 46.8695 | 11.0270 | alpine
> anna 214 EUR/person m3 #skitour #hüttenleben #tirol
1.930 Meter, und im Bett riecht es nach Zirbe, weil wirklich alles aus Zirbe ist: Bett, Decke, Kleiderbügel. Aufstieg um vier, Germknödel um elf, Mittagsschlaf bis drei. So soll der März sein.
> callum en 220 EUR/person m1 #skiing #mountains
Came for one night between two huts, stayed four because the wind would not let the lift run. Played a card game I still do not understand with a man called Sepp. I believe I owe him nine euros.
> anna m11 #tirol #winter #skitour
Saisonstart, vier Grad unter null, und die Stube riecht nach nassem Fell und Gerstsuppe. Wir sind zu sechst heraufgekommen, um eigentlich nur die Felle zu testen. Am Abend hat der Wirt die Zither geholt, die Köchin den Kontrabass (sie spielt Kontrabass!), und irgendwann saßen auch die zwei Belgier am Tisch, die seit Tagen auf ihren Koffer warten und in geborgten Trainingshosen herumlaufen. Es gibt im Haus dreizehn Zimmer. Nehmt eins auf der Südseite, dort wird der Raureif am Fenster schon um acht von der Sonne abgeräumt. Wer empfindlich ist: Die Wände sind aus Holz und erzählen alles weiter. Wer es nicht ist: Die Wände sind aus Holz und duften.

= wien-drittermann | Hotel Zum Dritten Stock | Lerchenfelder Gasse 9 | 1080 | Vienna | Vienna | AT | 48.2081 | 16.3681 | city
> henrike 162 EUR #wien #altbau
Gründerzeit, Doppelfenster mit Originalbeschlägen, ein Lift von 1911, in den genau ein Koffer und ein Mensch passen. Man muss sich entscheiden.
> leyla 158 EUR m11 #wien #lesung
Abends Lesung, danach um eins noch ein Gulasch beim Würstelstand, danach dieses Bett. Frühstück bis zwölf. Zwölf!
> beatriz 170 EUR m6 #vienna #music
The concert hall is ten minutes away and the walls are so thick I practised pandeiro at midnight. Nobody knocked. One neighbour asked for more.
> concierge 176 EUR #vienna #opera
For opera guests: the house keeps your coat warm on the stove, I am not joking, and there is broth until half past midnight. Avoid 11 and 12, under the lift motor.

= wien-naschwerk | Pension Naschwerk | Margaretenplatz 3 | 1050 | Vienna | Vienna | AT | 48.2095 | 16.3744 | city
> marko 134 EUR #wien #frühstück
Ich wohne zwanzig Minuten entfernt und habe trotzdem hier übernachtet, nur für das Frühstück: Topfengolatschen von der Mutter der Besitzerin, noch lauwarm, und Marillenmarmelade, die ihren Namen verdient.
> noah 139 EUR m12 #christmas_markets
Christmas markets until my toes gave up, then a room with a bath on feet. The radiator clanks at 5 a.m. like a friendly ghost.
> yusuf 141 EUR m10 #vienna #breakfast
Warm curd pastry, apricot jam with whole halves in it, an egg in a glass, three coffees each with its own water and its own spoon. They asked if I wanted to see the menu. That had been the bread basket.
> anna 136 EUR m11 #wien #kaffeehaus
Drei Tage Stadt, weil das Knie Pause braucht. Ich bin trotzdem auf den Kahlenberg. Danach lag ich auf dem Bett, die Topfengolatsche auf dem Bauch, und habe zugehört, wie unten jemand Tarock spielte und verlor.

= graz-schlossgarten | Haus Murbogen | Sackstraße 41 | 8010 | Graz | Styria | AT | 47.0688 | 15.4519 | city
> paula 119 EUR #graz #zuhause
Wenn Besuch kommt und mein Sofa streikt, schicke ich ihn hierher. Sie stellen dir ohne Nachfragen ein Glas Kernöl zum Mitnehmen hin.
> marko 121 EUR m9 #graz #markt
Kaiser-Josef-Markt um sieben, Käferbohnen, Kren, ein Gespräch über Kürbisse, das eine Stunde gedauert hat. Das Frühstück im Haus habe ich dadurch verpasst. Man hat es mir in eine Brotdose gepackt und zum Zug gebracht.

= altaussee-losersee | Seehaus Traunblick | Fischerndorf 60 | 8992 | Altaussee | Styria | AT | 47.6342 | 13.7610 | lake
> paula 176 EUR m7 #see #schwimmen #allein_reisen
Zwei Zimmer, ein Steg, kein Fernseher. Ich bin vor dem Frühstück einmal quer über den See und wieder zurück geschwommen, und die Hausfrau hat nur gefragt: Ei weich oder hart?
> fritz 168 EUR m9 #bahn #salzkammergut
Die Anreise über den Pötschen ist mit der Bahn ein kleines Abenteuer, ab Bad Aussee dann Bus. Saubere Zimmer, reelle Portionen, der Wirt kennt jeden Gipfel mit Vornamen.
> anna 176 EUR m9 #see #herbst
Der See war so glatt, dass der Loser zweimal da stand. Einmal zum Draufgehen, einmal zum Hineinspringen.

= zellamsee-kapruner | Gästehaus Seespitz Liesl | Esplanade 22 | 5700 | Zell am See | Salzburg | AT | 47.3258 | 12.7933 | lake
> luca 210 EUR m7 #familie #badesee
✔ Treppengitter
✔ Hochstuhl, der nicht klebt
✔ Rutsche ins Wasser
✔ Pommes
Vier von vier. Wir kommen wieder, sobald die Kinder aufgehört haben, im Auto davon zu singen.

= mariazell-lebzelt | Gasthof Lebzelter Stuben | Wiener Straße 6 | 8630 | Mariazell | Styria | AT | 47.7747 | 15.3114 | forest
> fritz 96 EUR m12 #bahn #advent
Mit der Mariazellerbahn durch den Schnee, siebenundsiebzig Brücken, ich habe mitgezählt. Am Ende steht dieser Gasthof und schenkt heißen Lebkuchenlikör aus. Der Kollege im Führerstand hat gegrüßt.

= durnstein-marille | Winzerhof Marillenzeile | Hauptstraße 132 | 3601 | Dürnstein | Lower Austria | AT | 48.3952 | 15.5200 | lake
> marko 128 EUR m4 #wachau #wein
Zur Blüte. Mehr muss ich nicht sagen. Oder doch: Der Smaragd vom eigenen Hang, die Forelle aus dem Bach, der Hund heißt Veltliner.
> sofia.l en 132 EUR m7 #wine #cycling #danube
Cycled in with a flat tyre and apricot stains. They fixed the first and added to the second.
> mirjam 130 EUR m5 #wachau #schiff
Mit dem Schiff von Melk, drei Stunden, Sonnenseite links. Der Winzer holt das Gepäck mit dem Traktor ab, und man geht zu Fuß hinterher wie bei einer sehr kleinen Prozession.

= merano-thermengarten | Hotel Palmenlaube | Via Cavour 48 | 39012 | Merano | South Tyrol | IT | 46.6702 | 11.1588 | alpine
> anna 192 EUR m4 #südtirol #frühling
Oben noch Firn, unten blühen die Glyzinien. Vom Balkon kann man beides gleichzeitig sehen und sich nicht entscheiden.
> mirjam 188 EUR m10 #törggelen #südtirol
Keschtn, Suser, Schüttelbrot. Um zehn lag ich im Bett und hörte die Passer rauschen wie einen sehr langen Zug.
> emil 190 EUR m3 #hund #meran
Frau Holle, Thermenstadt. Sie lag im Schatten einer Palme und hat geschaut, als hätte sie das immer schon so gemeint.

= ortisei-larcenhof | Lärchenhof Sëlva | Strada Rezia 210 | 39046 | Ortisei | South Tyrol | IT | 46.5742 | 11.6758 | alpine
> callum en 236 EUR m7 #dolomites #hiking
Up to the Seceda ridge by the first lift, down again by my knees. The half-board is five courses; by the third evening the waiter simply patted my shoulder.
> emil 229 EUR m6 #hund #dolomiten
Hund im Speisesaal erlaubt, Hund unter dem Tisch beliebt, Hund auf dem Sofa – wir reden nicht darüber.

= glurns-stadttor | Gasthof Drei Tore | Florastraße 12 | 39020 | Glorenza | Trentino-Alto Adige | IT | 46.6710 | 10.5560 | alpine
> tobi 92 EUR m6 #radreise #etschradweg
Kleinste Stadt, größte Nudelportion. Die Räder stehen nachts hinter einem Tor von 1580, das sich nur mit zwei Leuten schließen lässt.
> henrike 98 EUR m9 #mittelalter
Die Lauben, die Stadtmauer, das Zimmer direkt im Wehrgang: Ich habe vor Freude die Balken gezählt. Es sind elf, und alle sind krumm.
`;
