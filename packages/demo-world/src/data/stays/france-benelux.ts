/** Stays in France, Belgium, the Netherlands and Luxembourg; the form is explained at `readStays`. */
export const franceBenelux = `
= lyon-traboule | Hôtel de la Traboule Oubliée | Rue du Bœuf 33 | 69005 | Lyon | Auvergne-Rhône-Alpes | FR | 45.7480 | 4.8481 | city
> jules 129 EUR #lyon #home
People ask where to sleep in my town. Here. You enter from one street, leave by another and never quite learn which is the front. My aunt does the flowers, I am not impartial.
> marko 134 EUR m11 #lyon #bouchon
Quenelle um neun, Praline um elf, Cervelle de canut dazwischen. Zum Glück hat das Haus eine Wendeltreppe, sonst wäre ich einfach liegen geblieben.
> mirjam 127 EUR m3 #tgv #lyon
Mit dem TGV in knapp zwei Stunden aus Genf, dann Traboule auf, Traboule zu, Zimmer da. Das Fenster geht auf einen Hof mit genau einem Stuhl.
> lena 131 EUR m11 #lyon #lights
Festival of lights: the whole city on the stairs with paper cups of hot wine. Jules had promised a quiet weekend. Jules's aunt had promised him nothing of the kind.

= paris-lavomatic | Hôtel Sans Étoile | Rue de la Fontaine au Roi 71 | 75011 | Paris | Île-de-France | FR | 48.8537 | 2.3466 | city
> lena 158 EUR m2 #paris #smallhotel
The lift holds one person and her regrets. The croissants come from the good place, not the near place. Two nights, two concerts, no museum, no guilt.
> leyla 149 EUR m5 #paris #übersetzen
Fünfter Stock, Zinkdach, Regen: Ich habe ein ganzes Kapitel in einer Nacht übersetzt, weil es so schön getrommelt hat. Am Morgen stand Frau Ndiaye mit Kaffee vor der Tür und fragte, ob die Heldin überlebt.
> noah 162 EUR m4 #paris
I had a spreadsheet. The owner looked at it, folded it into a small boat and gave me a list of four bakeries. Best travel agent I've ever met.
> marko m2 #paris #bistro
Eier mit Mayonnaise, Lauch in Vinaigrette, Käse, der zurückschaut. Vom Hotel merkt man sich das Treppengeländer, an dem man sich danach hochzieht.

= annecy-thiou | Maison du Thiou | Rue Sainte-Claire 18 | 74000 | Annecy | Auvergne-Rhône-Alpes | FR | 45.9099 | 6.1259 | lake
> sofia.l 164 EUR m6 #lake #swim
Seventeen degrees, glass clear, and the boulangerie opens at 6.30. There are people who live like this every day and they look exactly as smug as they should.
> emil 158 EUR m9 #hund #see
Die Schwäne und Frau Holle haben Blickkontakt aufgenommen. Es wird keine Freundschaft. Sonst alles wunderbar, besonders das Fondue.
> mirjam 161 EUR m4 #annecy #see
Frühling, leere Ruderboote, ein Zimmer über dem Wasser. Der Bus aus Genf braucht fünfundsiebzig Minuten und hat mir ein Buch eingebracht, das jemand liegen ließ und laut Fahrer schon seit Februar mitfährt.

= saintmalo-corsaire | Chambres du Vieux Corsaire | Rue de la Corne de Cerf 9 | 35400 | Saint-Malo | Brittany | FR | 48.6490 | -2.0235 | coast
> maeve 112 EUR m8 #brittany #music
Fest-noz in the square, thirty people dancing in a chain, me in the middle with my shoes in my hand. The room has a bed in a cupboard. I shut the doors and slept like cheese.
> jonas 118 EUR m3 #bretagne #gezeiten
Dreizehn Meter Tidenhub! Erst spaziert man zur Insel, dann guckt man ihr vom Bett aus beim Verschwinden zu.

= arles-camargue | Mas des Deux Hérons | Chemin de Séverin 4 | 13200 | Arles | Provence-Alpes-Côte d'Azur | FR | 43.6724 | 4.6294 | lake
> greta 136 EUR m4 #camargue #vögel
Liste vom ersten Morgen, noch im Schlafanzug:
– Bienenfresser (12)
– Seidenreiher (viele)
– Flamingos (ja)
– ein Huhn, sehr bestimmt
> priya 142 EUR m7 #photography
Came for the photo festival. The best picture I saw all week was the square of light on my bedroom wall at 6.10, and I was too lazy to reach for the camera.

= colmar-cigogne | Winstub-Hôtel Zur Storchenpfarrerin | Rue des Tanneurs 26 | 68000 | Colmar | Grand Est | FR | 48.0811 | 7.3583 | city
> fritz 109 EUR m12 #elsass #advent
Der Ober spricht Deutsch, Französisch und etwas Drittes, das beides beleidigt. Flammkuchen ausgezeichnet.
> jules de 115 EUR m10 #elsass #familie
Familientreffen auf neutralem Boden: Die Lyoner finden es deutsch, die Badener finden es französisch, und alle finden den Munster zu laut.

= lille-beffroi | Maison Vertbois | Rue Basse 47 | 59800 | Lille | Hauts-de-France | FR | 50.6339 | 3.0618 | city
> callum 104 EUR m1 #lille #citybreak
Eighty minutes from St Pancras and you're under a brick vault with carbonnade and a beer the colour of a church pew.

= sarlat-noyer | Chambre d'hôtes Le Vieux Noyer | Route de Temniac 21 | 24200 | Sarlat-la-Canéda | New Aquitaine | FR | 44.8861 | 1.2169 | forest
> hazel 97 EUR m9 #dordogne #countryside
Walnut cake, walnut oil, walnut wine, walnuts falling on the roof at night like someone pacing. Madame says you get used to it after thirty years.
> paula 94 EUR m6 #wandern #frankreich
Allein gewandert, nie allein gegessen. Am langen Tisch: ein Richter aus Gent, zwei Nonnen in Zivil, ein Junge mit Zwergziege. Um elf haben alle gesungen, die Ziege am besten.
> emil 610 EUR/week m9 #hund #dordogne
Wochenmiete, mit Garten, mit Zaun, mit Nussbaum. Frau Holle hat jede gefallene Nuss persönlich abgenommen.

= nice-savonnier | Pension du Savonnier | Rue Droite 40 | 06300 | Nice | Provence-Alpes-Côte d'Azur | FR | 43.7022 | 7.2610 | coast
> yusuf 151 EUR m5 #nice #seaside
Pebbles, blue chairs, socca in a paper cone. The room has red floor tiles, cool as a cucumber, and shutters that cut the noon into slices.
> ines 147 EUR m2 #carnival
Lemon festival next door, tomette tiles underfoot (hexagonal, waxed, nineteenth century, thank you).

= corte-aigle | Auberge de l'Aigle Corse | Cours Paoli 18 | 20250 | Corte | Corsica | FR | 42.3107 | 9.1451 | alpine
> anna 101 EUR m6 #korsika #gr20
Nach vier Tagen GR 20 war die Dusche eine religiöse Erfahrung. Danach Wildschwein, Brocciu, zehn Stunden Schlaf, und der Blick auf all das, was ich noch vor mir habe. Seufz.
> tobi 99 EUR m5 #korsika #rad
Die Insel besteht aus Bergauf. Der Wirt stellte mir wortlos ein Kastanienbier hin und dann noch eins, weil er die Übersetzung an meinem Rad gesehen hatte.
> paula 98 EUR m9 #korsika #maroni
Kastanienmehl in Kuchen, Polenta, Bier und Zahnpasta (Letzteres vermutlich nicht).

= bruges-reiefleur | Huis Reiefleur | Sint-Annarei 29 | 8000 | Bruges | Flanders | BE | 51.2104 | 3.2248 | city
> aiko 146 EUR m2 #bruges #quiet
In February the canals are green-black like celadon over iron. The host makes one pot of tea, puts it down, and goes away. I bow to this.
> henrike 152 EUR m11 #backstein #flandern
Treppengiebel von 1634, Delfter Fliesen im Kamin, und der Hausherr weiß, welche davon von 1970 sind. Er hat geweint, als ich es auch wusste.
> callum m12 #bruges
Nothing happened, in very good chairs.

= ghent-vlas | B&B Het Vlasrot | Kraanlei 61 | 9000 | Ghent | Flanders | BE | 51.0496 | 3.7237 | city
> paula 118 EUR m10 #gent #veggie
Donnerstags isst hier die halbe Stadt vegetarisch. Ich hatte das Gefühl, nach Hause zu kommen, nur mit Kanälen. Das Zimmer liegt unter dem Dach, die Leiter muss man mögen.
> duc.pham 114 EUR m7 #festival
Ten days of free music and my window opened on the third stage. I gave up and danced in slippers.

= antwerp-diamant | Hotel De Slijper | Lange Leemstraat 90 | 2018 | Antwerp | Flanders | BE | 51.2191 | 4.4004 | city
> concierge 171 EUR #antwerp #design
The bathrooms have been done by someone who bathes. Ask for the rear rooms on the second floor, which look into the neighbours' magnolia.

= amsterdam-sluis | Sluiswachtershuis Noord | Nieuwendammerdijk 301 | 1025 LM | Amsterdam | North Holland | NL | 52.3727 | 4.8885 | city
> sofia.l 187 EUR m4 #amsterdam #ferry
It used to be the lock-keeper's house. You sleep in the room with the levers, and yes there is a sign that says please don't. The free ferry at the end of the road runs all night.
> noah 192 EUR m9 #amsterdam #bikes
Given a bike with no gears and a bell like a fire station. By day three I was ringing it at other tourists. I regret nothing.
> luca 205 EUR m4 #familie #holland
Lastenrad inklusive. Drei Kinder vorn, ein Vater hinten, viel Gegenwind, null Höhenmeter: Schweizer Traum.
> ines 189 EUR m6 #amsterdam #delft
The lock-keeper's kitchen has its original tiles, three hundred and twelve of them, children's games mostly: hoops, kites, one boy who has clearly just been stung. I asked if I might stay in the kitchen after breakfast. I stayed till two.
> jules 186 EUR m3 #amsterdam #levers
There's a sign that says please don't. I looked at that lever for three days. 🙃

= texel-schapenboet | Schapenboet De Lammerij | Hoornderweg 33 | 1791 PM | Den Burg | North Holland | NL | 53.0524 | 4.7958 | island
> greta 123 EUR m4 #texel #watt
Lämmer links, Löffler rechts, Seehunde nach dem Mittagessen. Im Zimmer hängt ein Ostfriesennerz in meiner Größe, als hätte er gewartet.
> jonas 127 EUR m10 #texel #nordsee
Windstärke 9 und ein Fenster, das hält. Draußen flog ein Gartenstuhl vorbei. Drinnen gab es Apfelkuchen.
> luca 890 EUR/week m7 #familie #texel #ferienhaus
Eine ganze Woche, und der Preis gilt für uns alle fünf. Programm: Fahrradanhänger, Seehundstation, Pannenkoeken, Drachen, Pannenkoeken. Der Neunjährige hat ein Lamm mit der Flasche gefüttert und plant seither, die Schule abzubrechen. Der Bauer hat ihm versprochen, dass er nach der Matura anrufen darf.

= maastricht-mergel | Hotel Mergelland aan de Jeker | Looiersgracht 15 | 6211 JK | Maastricht | Limburg | NL | 50.8499 | 5.6896 | city
> tobi 103 EUR m9 #maasradweg
Drei Länder an einem Tag, und in keinem hat die Wegweisung gelogen. Abends Vlaai, und zwar den ganzen.

= zierikzee-mossel | Herberg De Mosselkar | Havenplein 4 | 4301 JG | Zierikzee | Zeeland | NL | 51.6475 | 3.9190 | coast
> marko 111 EUR m8 #muscheln #zeeland
Ein Kilo Muscheln pro Person ist hier die Kinderportion.

= luxembourg-corniche | Pension Pétrusse | Montée de Clausen 22 | 1343 | Luxembourg | Luxembourg | LU | 49.6106 | 6.1280 | city
> mirjam 139 EUR m7 #luxemburg #gratisbus
Alle Züge, Busse, Trams: gratis. Ich bin aus reiner Freude dreimal mit dem Panoramalift gefahren. Das Zimmer kostet dafür ganz ordentlich.
> omar 144 EUR m5 #geography
I have taught my pupils this valley from a map for fifteen years. In reality it is deeper and there is a man at the bottom growing lettuce.

= vianden-ourtal | Auberge de l'Ourdall | Grand-Rue 51 | 9410 | Vianden | Vianden | LU | 49.9333 | 6.2052 | forest
> emil 98 EUR m10 #hund #wandern #luxemburg
Burg oben, Bach unten, dazwischen achtzig Stufen, die Frau Holle einzeln kommentiert hat.

= dinan-rance | Moulin de la Rance Verte | Rue du Petit Fort 70 | 22100 | Dinan | Brittany | FR | 48.4577 | -2.0489 | lake
> luca 124 EUR m7 #familie #bretagne
Galette mit Ei, Galette mit Schinken, Galette mit Ei und Schinken: Die Kinder nennen es „das Land der drei Menüs“. Wasserrad vor dem Fenster, rattert angenehm einschläfernd.
> wren 119 EUR m5 #river #birds
Kingfisher, breakfast, kingfisher, cider, kingfisher. I am a simple woman.

= beaune-tonneau | Maison Tonnelier Rouge | Rue Maufoux 38 | 21200 | Beaune | Bourgogne-Franche-Comté | FR | 47.0246 | 4.8418 | city
> mateo 175 EUR m11 #wine #burgundy
For a man from Mendoza this is visiting the old relatives. Cold cellar, warm soup, a landlord who pours without looking. We argued about oak until two and parted as cousins.
> concierge 182 EUR m9 #wine #weekend
Two keys: one for the door, one for the cellar. They trust you. I have been coming since 1998 and nobody has ever abused it, apart from me.
`;
