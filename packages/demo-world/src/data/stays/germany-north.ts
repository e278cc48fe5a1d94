/** Stays in the north and east of Germany; the form is explained at `readStays`. */
export const germanyNorth = `
= hamburg-tidenhub | Hotel Tidenhub | Övelgönne 74 | 22605 | Hamburg | Hamburg | DE | 53.5527 | 9.9920 | coast
> jonas 144 EUR #hamburg #hafen
Containerschiffe gucken vom Bett aus. Um 5:40 Uhr kam die „Ever irgendwas“ so dicht vorbei, dass die Zahnbürste im Glas klapperte. Beste Nacht seit Langem.
> lena 149 EUR m11 #harbour #hamburg
The fog horn is included. So is a hot-water bottle shaped like a seal.
> aiko 152 EUR m4 #port #tea
They serve the tea with rock sugar and cream and forbid you to stir. I have thought about this every day since.
> greta 146 EUR m1 #hamburg #elbe
Eisschollen auf der Elbe, sie reiben aneinander und klingen wie sehr langsames Porzellan. Ich war für eine Tagung da und habe die Keynote verpasst, weil ein Schweinswal vorbeikam. In der Elbe! Im Januar! Ich bin im Bademantel auf den Balkon, ohne Brille. Es war wirklich einer.
> henrike 148 EUR m6 #hamburg #kapitänshaus
Kapitänshäuser in Reihe, Lotsenbänke, Rotdorn. Meins hat eine Haustür von 1790 mit Oberlicht, die bei Ostwind summt.
> noah 150 EUR m11 #hamburg #harbour
Layover turned into a weekend on Lena's word. Fog horn: confirmed. Seal-shaped hot-water bottle: confirmed, his name is Uwe. The crab at breakfast is extra on Mondays, because the crab man takes Sunday off, which seems reasonable for a crab man.

= juist-inselpost | Pension Alte Inselpost | Strandstraße 19 | 26571 | Juist | Lower Saxony | DE | 53.6780 | 6.9910 | island
> greta 138 EUR m10 #nordsee #insel #autofrei
Koffer kommt mit der Kutsche, ich zu Fuß. Nachts so dunkel, dass man die Milchstraße für Wolken hält. Frühstückstee aus der Kanne mit dem angeschlagenen Schnabel, die ich jedes Jahr bekomme.
> jonas 142 EUR m6 #insel #nordsee
Drei Tage keinen Motor gehört. Am vierten hustete jemand, und ich bin erschrocken.
> sofia.l 135 EUR m9 #northsea #swimming
North Sea on one side, mud on the other, tea in the middle. Swam both. The mud is not swimming.
> paula 136 EUR m5 #insel #stille
Ich wollte herausfinden, wie viel Meer man an einem Tag anschauen kann. Antwort: alles.
> luca 158 EUR m7 #familie #nordsee
Keine Autos = drei Kinder, die einfach loslaufen dürfen. Das hat uns Eltern zwei Tage lang beunruhigt und danach sehr glücklich gemacht.

= sylt-heidekate | Heidekate Möwe | Sjipwai 3 | 25980 | Westerland | Schleswig-Holstein | DE | 54.9055 | 8.3054 | island
> jonas 265 EUR m2 #sylt #winter
Im Februar gehört die Insel einem selbst und den Leuten mit den Gummistiefeln. Reetdach, Alkoven, Grog. Der Wind hat am Haus gerüttelt wie an einer Ladentür.
> greta 258 EUR m11 #sylt #sturm
Sturmflutwarnung, Tee, Kerzen. Am Morgen lag ein Seestern auf der Fußmatte. Ehrlich währt: Das Bad ist klein und die Dusche trifft, was sie will.

= stralsund-backstein | Hotel Giebelhaus Semlow | Mönchstraße 27 | 18439 | Stralsund | Mecklenburg-Vorpommern | DE | 54.3108 | 13.0871 | city
> henrike 117 EUR m5 #backsteingotik #ostsee
Hinter der Barockfassade steckt ein Dielenhaus von 1390, und sie zeigen es dir, wenn du lieb fragst und saubere Schuhe hast.
> greta 121 EUR m9 #ostsee
Zum Meeresmuseum drei Minuten, zum Fischbrötchen zwei. Ich bin beruflich hier gewesen. Sagen wir so.
> jonas 119 EUR m3 #ostsee #hafen
Alter Hafen, Segelschulschiff, Hering in allen Aggregatzuständen. Der Nachtwächter des Hauses ist ein ehemaliger Funker und beantwortet die Frage nach dem WLAN mit einer Geschichte aus dem Indischen Ozean.

= berlin-seitenfluegel | Hotel Seitenflügel | Weserstraße 168 | 12045 | Berlin | Berlin | DE | 52.5212 | 13.4086 | city
> leyla 126 EUR #berlin #neukölln
Ich kenne die Betreiberin noch aus der WG. Die Zimmer sind kleiner als auf den Bildern, die Herzen größer. Im Hof steht ein Feigenbaum in einer Badewanne.
> duc.pham 131 EUR m5 #berlin #coffee
Best espresso of the whole trip, made by a philosophy student with a neck tattoo of a comma.
> maeve 128 EUR m11 #berlin #music
Two nights, one session in a laundrette, zero sleep. The blackout curtains do what they promise; I woke at one in the afternoon not knowing the year.
> paula 124 EUR m6 #berlin #veggie
Drei Tage, elf vegane Lokale, ein Feigenbaum. Nachts hört man die U-Bahn wie einen Magen, der zufrieden ist.
> mirjam 129 EUR m2 #berlin #nachtzug
Mit dem Nachtzug aus Zürich, Ankunft pünktlich auf die Minute, ich habe es mir bestätigen lassen.

= leipzig-baumwolle | Pension Spulenhaus | Spinnereiweg 11 | 04179 | Leipzig | Saxony | DE | 51.3407 | 12.3689 | city
> tobi 88 EUR #leipzig #industriekultur
Wenn ihr in meine Stadt kommt: hier. Fahrradkeller mit Werkbank, und der Nachtportier weiß, welcher Späti noch Schläuche hat.
> priya 94 EUR m9 #industrial #brick
Cast-iron columns in the breakfast room, each with a number. Mine was 41. I measured it, obviously.
> leyla 91 EUR m3 #leipzig #buchmesse
Zur Messe sind alle Betten der Stadt weg, außer ein paar hier, weil Tobi jemanden kennt, der jemanden kennt. Danke, jemand.

= dresden-elbhang | Villa Elbhang | Schevenstraße 20 | 01326 | Dresden | Saxony | DE | 51.0539 | 13.7373 | lake
> fritz 133 EUR m8 #dresden #dampfer
Mit der Standseilbahn hinauf, Baujahr 1895, tadellos. Von der Terrasse sieht man die Raddampfer kommen und kann die Uhr danach stellen, falls man noch eine hat.

= quedlinburg-kraehe | Fachwerkhaus Zur Krähe | Pölle 45 | 06484 | Quedlinburg | Saxony-Anhalt | DE | 51.7925 | 11.1493 | city
> henrike 102 EUR m6 #fachwerk #harz
Kein rechter Winkel im ganzen Haus. Die Murmel vom Kaminsims rollte von selbst bis ins Bad. Ich liebe es sehr.
> tobi 99 EUR m5 #harz #radreise
Nach 1.100 Höhenmetern Kopfsteinpflaster. Danke, Quedlinburg. Die Linsensuppe hat es wiedergutgemacht.
> fritz 104 EUR m5 #harz #schmalspur
Von hier mit der Selketalbahn, Dampf, Buchenwald, Stille. Auf dem Führerstand durfte ich eine Schaufel Kohle nachlegen. Eine genügt in meinem Alter, um drei Wochen davon zu reden.

= wangerooge-ebbe | Gästehaus Ebbe & Flut | Zedeliusstraße 30 | 26486 | Wangerooge | Lower Saxony | DE | 53.7926 | 7.8985 | island
> greta 124 EUR m3 #watt #vögel
Ringelgänse um sechs. Der Frühstücksraum hat ein Spektiv statt eines Fernsehers, und alle stehen mit dem Brötchen in der Hand Schlange.
`;
