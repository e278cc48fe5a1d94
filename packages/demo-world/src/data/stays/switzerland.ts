/** Stays in Switzerland and Liechtenstein; the form is explained at `readStays`. */
export const switzerland = `
= zermatt-bergkristall | Hotel Bergkristall am Bach | Schluhmattstrasse 61 | 3920 | Zermatt | Valais | CH | 46.0197 | 7.7526 | alpine
> lena 310 CHF m1 #zermatt #snow #nighttrain
They send an electric cart the size of a bathtub to the station and a boy called Fabrice who knows everything about avalanches. My window had the Matterhorn in it, a little off-centre, as if hung by someone in a hurry.
> mirjam 298 CHF m9 #zermatt #bahn
Zimmer 12, Fenster auf, Bach rein. Das Matterhorn zeigte sich genau zweimal: beim Zähneputzen und bei der Abreise.
> noah 325 CHF m7 #switzerland #hiking
Two weeks of leave, one of them here. The honesty bar is kept in a notebook with a pencil on a string, and everybody's handwriting gets worse towards midnight.
> hazel 330 CHF m6 #alps
I drove across eleven states for this trip's savings, kept saying "it's only a mountain", and then cried at breakfast. The waitress brought a second egg.
> concierge 320 CHF m3 #zermatt #ski
Half of the rooms look at the mountain and half at the stream, and after thirty visits I take the stream.
> aiko 315 CHF m1 #snow #zermatt
Snow took all the sound away and then the stream put a little back.

= vals-gneis | Haus Gneis | Poststrasse 7 | 7132 | Vals | Graubünden | CH | 46.6165 | 9.1805 | alpine
> priya 284 CHF m10 #architecture #stone
Sixty thousand stone slabs in this valley and I think I touched most of them. The guesthouse is eight rooms, one staircase (oak, cantilevered, silent) and soup.
> henrike 276 CHF m3 #architektur #graubünden
Dachdeckung aus Valser Quarzit, jede Platte fünfzig Kilo. Man schläft darunter sehr ruhig oder gar nicht. Ich: sehr ruhig.
> ines 281 CHF m9 #stone #craft
Gneiss floor, honed but not polished, no two slabs the same width and not a single cut piece at the wall. Whoever laid it began in the corner and had faith.

= luzern-reuss | Hotel Reussbogen | St. Karliquai 18 | 6004 | Luzern | Lucerne | CH | 47.0517 | 8.3098 | city
> mirjam 172 CHF #luzern
Für alle, die fragen, wo meine Eltern schlafen, wenn sie zu Besuch kommen: hier. Vater angelt aus dem Fenster, theoretisch.
> aiko 180 CHF m5 #quiet #river
All night the river talked under my window. The owner noticed that I looked at her cups for a long time and gave me the cracked one, to mend.
> concierge 178 CHF #lucerne #river
A guest once asked me for the hotel I would book for my own sister. This is it, and she has the corner room on the second floor every October. Three practical things. First, walk from the station with your bag; it is nine minutes, flat, along the water, and a taxi takes longer. Second, breakfast is cooked to order until ten, so do not be shy about the Birchermüesli and then the egg as well. Third, the night entrance is the green door to the left, and the code changes on Mondays; write it on your hand. The carpets are older than most of the staff and the mirrors are a little short for tall people. Nobody who stayed here on my word has ever complained about anything else, and I have sent, at a guess, four hundred.
> noah 176 CHF m7 #lucerne
Recommended by the concierge herself, who told me to walk from the station. Nine minutes, flat, along the water. She was right to the minute; I timed it both ways.

= grindelwald-chalet | Chalet Ankebälli | Spillstattstrasse 4 | 3818 | Grindelwald | Bern | CH | 46.6242 | 8.0340 | alpine
> luca 260 CHF m2 #familie #schlitteln
Schlittelpiste bis vors Haus. Das ist kein Werbespruch, die Kinder sind wirklich durch die offene Tür bis zur Garderobe gerutscht. Es gab keinen Ärger, nur einen Besen.
> duc.pham 275 CHF m8 #mountains #coffee
I had never been cold in August before. The landlady lent me her son's fleece, it says SKI CLUB 1998, and she said keep it.

= guarda-sgraffito | Chasa Sulai | Plazzetta 33 | 7545 | Guarda | Graubünden | CH | 46.7755 | 10.1510 | alpine
> anna 166 CHF m6 #engadin #wandern
Sgraffito an der Fassade, Nusstorte in der Stube, Steinböcke im Fernrohr. Der Weg nach Ardez beginnt direkt an der Haustür und hört hoffentlich nie auf.
> emil 160 CHF m10 #hund #herbst
Goldene Lärchen, leere Wege, ein Ofen zum Davorliegen. Frau Holle hat Letzteres fünf Stunden am Stück geprüft.
> paula 158 CHF m9 #engadin #vegetarisch
Capuns gehen auch ohne Salsiz, sagt die Köchin, sie sage es nur nicht laut.
> luca 210 CHF m3 #familie #chalandamarz
Chalandamarz mitgemacht: drei Kinder, drei Glocken, eine Lautstärke, für die es in Bern die Polizei gäbe. Das ganze Dorf hat mitgeläutet.

= lugano-camelia | Albergo Camelia Bianca | Via Cassarate 55 | 6900 | Lugano | Ticino | CH | 46.0059 | 8.9602 | lake
> concierge 248 CHF m4 #lake #ticino
The terrace opens on the first of April and closes when Signora Bernasconi feels a draught. In between there is no better risotto by the water.
> paula 232 CHF m10 #tessin #vegetarisch
Marroni, Polenta, Merlot aus dem Tonbecher. Auf der Karte stehen sieben Gerichte ohne Fleisch, und keins davon ist ein Beilagenteller.
> emil 224 CHF m3 #hund #tessin
Kamelienblüte, und der Hund durfte mit aufs Schiff. Ein kleiner Abzug: Im Zimmer zur Straße hört man den Bus der Linie 1, ab 5:20, alle zehn Minuten. Wir haben am zweiten Tag nach hinten gewechselt, ohne Diskussion und ohne Aufpreis. Dort: Palme, Amsel, Ruhe.

= appenzell-alpstein | Gasthaus Säntisgruess | Weissbadstrasse 40 | 9050 | Appenzell | Appenzell Innerrhoden | CH | 47.3284 | 9.4101 | alpine
> emil 138 CHF m5 #appenzell #hund
Für mich ein Katzensprung, für Frau Holle eine Expedition. Die Betten sind bemalt, die Wirtin auch: als Silvesterchlaus, auf einem Foto von 1974.
> paula 136 CHF m7 #appenzell #wandern
Wanderung zum Seealpsee, Rückweg barfuß. Die Betten sind tatsächlich bemalt, ich lag unter einer sehr ernsten Kuh.
> mirjam 140 CHF m10 #appenzell #bahn
Die kleine rote Bahn hält, wenn man die Hand hebt. Mehr Zivilisation geht nicht.

= montreux-quaifleuri | Pension Quai Fleuri | Rue du Lac 119 | 1820 | Montreux | Vaud | CH | 46.4308 | 6.9113 | lake
> beatriz 221 CHF m7 #jazz #lake
Jazz until two, swimming at half past two, the night bell rung by someone else thank God.
> jules 215 CHF m3 #workation #lake
Tiny desk, huge lake. Wrote nothing for three days and then everything on the fourth, with the window open and a swan shouting at me.

= bern-laubengang | Hotel Laubengang | Gerechtigkeitsgasse 52 | 3011 | Bern | Bern | CH | 46.9509 | 7.4481 | city
> luca 195 CHF #bern #staycation
Eine Nacht ohne Kinder, vier Tramstationen von zu Hause. Wir haben zwölf Stunden geschlafen und hätten fast geweint.
> fritz 188 CHF m9 #bahn #bern
Vom Fenster sieht man die Aareschlaufe und, wenn man sich streckt, die Ausfahrt Richtung Thun. Pünktlich, alle.
> leyla 192 CHF m3 #bern #lesung
Lesung vor elf Leuten, davon zwei eingeschlafen, einer der Veranstalter. Danach in diesem Zimmer mit den tiefen Fensterbänken gesessen und auf die nassen Lauben geschaut, bis es wieder gut war.

= triesenberg-walser | Berggasthof Walserstube | Rotenboden 78 | 9497 | Triesenberg | Triesenberg | LI | 47.1161 | 9.5375 | alpine
> mirjam 154 CHF m8 #liechtenstein #postauto
Ein ganzes Land vom Bett aus überblickt. Das Postauto hupt in jeder Kurve Dreiklang.
> wren 160 CHF m9 #alps #birds
Country number forty. Alpine choughs stole my roll, right off the plate, while I was being told about the alpine choughs.
`;
