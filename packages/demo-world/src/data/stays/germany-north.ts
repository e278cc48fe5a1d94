/** Stays in the north and east of Germany; the form is explained at `readStays`. */
export const germanyNorth = `
= hamburg-tidenhub | Hotel Tidenhub | Övelgönne 74 | 22605 | Hamburg | Hamburg | DE | 53.5527 | 9.9920 | coast
> jonas 144 EUR #hamburg #hafen
Containerschiffe gucken vom Bett aus. Um 5:40 Uhr kam die „Ever irgendwas“ so dicht vorbei, dass die Zahnbürste im Glas klapperte. Beste Nacht seit Langem.
> lena 149 EUR m11 #harbour #hamburg
The fog horn is included. So is a hot-water bottle shaped like a seal.
> aiko 152 EUR m4 #port #tea
They serve the tea with rock sugar and cream and forbid you to stir. I have thought about this every day since.

= juist-inselpost | Pension Alte Inselpost | Strandstraße 19 | 26571 | Juist | Lower Saxony | DE | 53.6780 | 6.9910 | island
> greta 138 EUR m10 #nordsee #insel #autofrei
Koffer kommt mit der Kutsche, ich zu Fuß. Nachts so dunkel, dass man die Milchstraße für Wolken hält. Frühstückstee aus der Kanne mit dem angeschlagenen Schnabel, die ich jedes Jahr bekomme.
> jonas 142 EUR m6 #insel #nordsee
Drei Tage keinen Motor gehört. Am vierten hustete jemand, und ich bin erschrocken.

= sylt-heidekate | Heidekate Möwe | Sjipwai 3 | 25980 | Westerland | Schleswig-Holstein | DE | 54.9055 | 8.3054 | island
> jonas 265 EUR m2 #sylt #winter
Im Februar gehört die Insel einem selbst und den Leuten mit den Gummistiefeln. Reetdach, Alkoven, Grog. Der Wind hat am Haus gerüttelt wie an einer Ladentür.

= stralsund-backstein | Hotel Giebelhaus Semlow | Mönchstraße 27 | 18439 | Stralsund | Mecklenburg-Vorpommern | DE | 54.3108 | 13.0871 | city
> henrike 117 EUR m5 #backsteingotik #ostsee
Hinter der Barockfassade steckt ein Dielenhaus von 1390, und sie zeigen es dir, wenn du lieb fragst und saubere Schuhe hast.
> greta 121 EUR m9 #ostsee
Zum Meeresmuseum drei Minuten, zum Fischbrötchen zwei. Ich bin beruflich hier gewesen. Sagen wir so.

= berlin-seitenfluegel | Hotel Seitenflügel | Weserstraße 168 | 12045 | Berlin | State of Berlin | DE | 52.5212 | 13.4086 | city
> leyla 126 EUR #berlin #neukölln
Ich kenne die Betreiberin noch aus der WG. Die Zimmer sind kleiner als auf den Bildern, die Herzen größer. Im Hof steht ein Feigenbaum in einer Badewanne.
> duc.pham 131 EUR m5 #berlin #coffee
Best espresso of the whole trip, made by a philosophy student with a neck tattoo of a comma.
> maeve 128 EUR m11 #berlin #music
Two nights, one session in a laundrette, zero sleep. The blackout curtains do what they promise; I woke at one in the afternoon not knowing the year.

= leipzig-baumwolle | Pension Spulenhaus | Spinnereiweg 11 | 04179 | Leipzig | Saxony | DE | 51.3407 | 12.3689 | city
> tobi 88 EUR #leipzig #industriekultur
Wenn ihr in meine Stadt kommt: hier. Fahrradkeller mit Werkbank, und der Nachtportier weiß, welcher Späti noch Schläuche hat.
> priya 94 EUR m9 #industrial #brick
Cast-iron columns in the breakfast room, each with a number. Mine was 41. I measured it, obviously.

= dresden-elbhang | Villa Elbhang | Schevenstraße 20 | 01326 | Dresden | Saxony | DE | 51.0539 | 13.7373 | lake
> fritz 133 EUR m8 #dresden #dampfer
Mit der Standseilbahn hinauf, Baujahr 1895, tadellos. Von der Terrasse sieht man die Raddampfer kommen und kann die Uhr danach stellen, falls man noch eine hat.

= quedlinburg-kraehe | Fachwerkhaus Zur Krähe | Pölle 45 | 06484 | Quedlinburg | Saxony-Anhalt | DE | 51.7925 | 11.1493 | city
> henrike 102 EUR m6 #fachwerk #harz
Kein rechter Winkel im ganzen Haus. Die Murmel vom Kaminsims rollte von selbst bis ins Bad. Ich liebe es sehr.
> tobi 99 EUR m5 #harz #radreise
Nach 1.100 Höhenmetern Kopfsteinpflaster. Danke, Quedlinburg. Die Linsensuppe hat es wiedergutgemacht.

= wangerooge-ebbe | Gästehaus Ebbe & Flut | Zedeliusstraße 30 | 26486 | Wangerooge | Lower Saxony | DE | 53.7926 | 7.8985 | island
> greta 124 EUR m3 #watt #vögel
Ringelgänse um sechs. Der Frühstücksraum hat ein Spektiv statt eines Fernsehers, und alle stehen mit dem Brötchen in der Hand Schlange.
`;
