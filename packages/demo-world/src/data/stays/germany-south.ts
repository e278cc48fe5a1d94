/** Stays in the south and west of Germany; the form is explained at `readStays`. */
export const germanySouth = `
= munich-isarflimmern | Hotel Isarflimmern | Auenstraße 27 | 80469 | Munich | Bavaria | DE | 48.1386 | 11.5820 | city
> fritz 167 EUR m10 #münchen #bahn
Zwanzig Minuten zu Fuß vom Hauptbahnhof, aber wer will, bekommt einen Schirm geliehen. Zimmer zum Hof nehmen. Zum Frühstück Brezn, die tatsächlich krachen.
> yusuf 175 EUR m10 #munich #beer
I came for a congress on root canals. I stayed for a river you can surf in the middle of a city. The towels smelled of line-dried sun in October, explain that.
> marko 169 EUR #münchen
Ehrliche Meinung eines Kochs: Die Eier kommen weich, wenn man weich sagt. Das schaffen auf der Welt vielleicht vierzig Häuser.

= freiburg-baechle | Gästehaus Bächlefuß | Konviktstraße 19 | 79098 | Freiburg im Breisgau | Baden-Württemberg | DE | 47.9935 | 7.8555 | city
> jules de 112 EUR m5 #freiburg #baden
Meine Oma kam von hier, und das Treppenhaus riecht wie ihres: Bohnerwachs, Apfel, ein bisschen Keller. Ich bin dreimal grundlos rauf und runter.
> tobi 109 EUR m8 #schwarzwald #radreise
Letzte Nacht vor dem Schwarzwald. Wer in ein Bächle tritt, heiratet jemanden aus Freiburg; ich bin mit beiden Füßen rein, es war sehr heiß.
> marko 115 EUR m4 #freiburg #spargel
Spargel am Stand, Spargel im Wirtshaus, Spargel im Koffer. Im Gästehaus gibt es eine Teeküche. Mehr sage ich nicht.

= hinterzarten-tannenwirt | Tannenwirtshaus Fallenbach | Höllentalweg 3 | 79856 | Hinterzarten | Baden-Württemberg | DE | 47.9042 | 8.1076 | forest
> emil 131 EUR m1 #hund #schnee
Frau Holle im Schnee: 4 cm Beine, 20 cm Neuschnee. Sie wurde getragen, vom Wirt persönlich.
> luca 145 EUR m12 #familie #schwarzwald
Kuckucksuhr auf jedem Stockwerk. Alle drei gehen anders. Wir hatten also neunmal drei Uhr, und die Zweijährige hat jedes Mal geklatscht.

= regensburg-steinbrueck | Hotel an der Wurstkuchl-Gasse | Fischmarkt 8 | 93047 | Regensburg | Bavaria | DE | 49.0152 | 12.0950 | city
> fritz 108 EUR #regensburg #heimat
Meine Stadt, daher unbestechlich: ruhig, sauber, Blick auf die Steinerne Brücke, wenn man die Nase ans Fenster drückt.
> henrike 115 EUR m5 #mittelalter #weltkulturerbe
Patrizierturm, dreizehntes Jahrhundert, im Bad eine freigelegte Malerei hinter Glas. Ich habe mir die Zähne vor dem heiligen Christophorus geputzt.
> tobi 106 EUR m7 #donauradweg
Donauradweg, Tag 4. Der Wirt hat das Rad in den Weinkeller gestellt, neben einen Bordeaux, beide bei 12 Grad.

= bamberg-regnitz | Brauereigasthof Siebenzapf | Kaulberg 41 | 96049 | Bamberg | Bavaria | DE | 49.8994 | 10.8994 | city
> tobi 84 EUR m6 #bier #mainradweg
Rauchbier schmeckt beim ersten wie Schinken, beim zweiten wie Bier, beim dritten wie eine gute Idee. Bett direkt darüber: die beste Idee.
> noah 88 EUR m9 #germany #beer
Slept above a brewery. Woke up smelling like a campfire. Would do it again tomorrow.
> callum en 86 EUR m5 #beer #oldtown
There is a house in the middle of the river here, and a man in my inn who claims he was born in it. He was born in 1951 in Nuremberg, his wife said.

= rothenburg-nachtwaechter | Gasthof Zum Letzten Nachtwächter | Klingengasse 22 | 91541 | Rothenburg ob der Tauber | Bavaria | DE | 49.3819 | 10.1871 | city
> hazel 125 EUR m12 #germany #christmas
The tour buses go home at five and then it's a toy town and you get to be the toy.

= ruedesheim-rebstock | Weinhaus Rebläuschen | Steingasse 11 | 65385 | Rüdesheim am Rhein | Hesse | DE | 49.9795 | 7.9230 | lake
> fritz 99 EUR m9 #rhein #bahn
Beide Rheinstrecken vom Balkon, links wie rechts. Gezählt zwischen sechs und acht Uhr früh: 41 Güterzüge. Meine Frau hat geschlafen, sie schwört es.
> sofia.l 104 EUR m8 #rhine #wine
Ferry across, wine, ferry back, wine. Someone's uncle played the accordion and nobody stopped him, so he got quite good.

= monschau-rur | Fachwerkhof Rurschleife | Eschbachstraße 30 | 52156 | Monschau | North Rhine-Westphalia | DE | 50.5523 | 6.2341 | forest
> henrike 106 EUR m11 #eifel #herbst
Schiefer, Senf, Regen. Eine Stunde von Köln und doch in einem anderen Jahrhundert. Der Ofen in der Gaststube zieht, seit der Schornstein ordentlich saniert ist (nicht von mir, leider).
> tobi 104 EUR m5 #eifel #vennbahn
Vennbahn: ein Radweg auf alten Gleisen, sanft wie eine Entschuldigung. Die Kettenschaltung hatte Urlaub.

= cologne-rheinau | Hotel Veedelsglück | Merowinger Straße 55 | 50677 | Cologne | North Rhine-Westphalia | DE | 50.9359 | 6.9518 | city
> henrike 118 EUR m2 #köln #karneval
Für Freunde gebucht, die an Weiberfastnacht dachten, sie könnten abends noch schlafen. Die Hotelfrau hatte Ohrstöpsel in Herzform. Sie kennt das.
> leyla 122 EUR #köln #arbeit
Eine Nacht nach einer Dolmetscherkonferenz, in der vierzig Leute in acht Sprachen geschwiegen haben. Hier redet der Portier genug für alle.
> jules de 120 EUR m6 #köln #unterwegs
Zwischenstopp, eigentlich eine Nacht, dann eine zweite, weil der Portier mir die Geschichte seines Cousins erst zur Hälfte erzählt hatte.

= fuessen-lechfall | Pension Lechgrün | Ländeweg 16 | 87629 | Füssen | Bavaria | DE | 47.5738 | 10.7030 | alpine
> luca 129 EUR m8 #allgäu #familie #schloss
Schloss: eine Stunde Schlange. Pension: ein Trampolin. Rate, worüber die Kinder reden.
> duc.pham 121 EUR m9 #castle #motorbike
Rented a small motorbike. The castle is nice. The road behind the castle is nicer. The pension kept dinner warm on the tile stove, under a tea towel with chickens.

= meersburg-seefahrt | Hotel Kajüte | Unterstadtstraße 24 | 88709 | Meersburg | Baden-Württemberg | DE | 47.6929 | 9.2714 | lake
> emil 152 EUR m5 #bodensee #hund
Mit der Fähre von drüben, der Hund fährt gratis. Vom Bett sieht man bis zum Säntis, also praktisch nach Hause.
> mirjam 149 EUR m6 #bodensee #schiff
Ich habe den ganzen Vormittag auf dem Balkon gesessen und Kursschiffe abgehakt. Erholung ist, wenn der Fahrplan stimmt.
> jonas 150 EUR m8 #bodensee #fähre
Fürs Protokoll: Auch Süßwasserfähren zählen.

= heidelberg-philosophen | Pension Philosophin | Neuenheimer Landstraße 70 | 69120 | Heidelberg | Baden-Württemberg | DE | 49.4098 | 8.6955 | city
> priya 138 EUR m10 #oldtown #river
Every room is named after a woman who was not allowed to lecture here. I slept in Hannah; the taps in Simone drip, I hear.
> leyla 133 EUR m4 #bücher
Statt Bibel liegt „Das andere Geschlecht“ in der Nachttischschublade. Mit Anstreichungen. In drei Farben.

= mittenwald-geigenbau | Gästehaus Saitenklang | Im Gries 31 | 82481 | Mittenwald | Bavaria | DE | 47.4408 | 11.2602 | alpine
> maeve 117 EUR m7 #violin #bavaria
A town of violin makers and a guesthouse where the shutters are held back by tuning pegs. I played the landlord's 1930s fiddle on the stairs, best acoustics in the Alps.
> anna 114 EUR m10 #karwendel #wandern
Über die Grenze gewandert, im Hof die Schuhe ausgeschüttet, ein Weißbier. Der Karwendel wurde rosa, und keiner hat etwas gesagt.

= erfurt-kraemer | Haus Krämersteg | Michaelisstraße 33 | 99084 | Erfurt | Thuringia | DE | 50.9811 | 11.0284 | city
> tobi 91 EUR m9 #thüringen #radreise
Man schläft fast auf der Brücke, mit Wasser unterm Kopfkissen. Klöße zum Abend, Wind von hinten am Morgen. Mehr Glück gibt es in Thüringen nicht.
> paula 95 EUR m5 #thüringen
Erwartet: Bratwurst. Bekommen: eine Gemüsekarte, die sich etwas traut, und ein Zimmer mit Dielen, die beim Gehen singen.
`;
