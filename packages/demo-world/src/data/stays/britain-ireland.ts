/** Stays in Britain and Ireland; the form is explained at `readStays`. */
export const britainIreland = `
= edinburgh-haar | The Haar House | Henderson Street 82 | EH6 6DD | Edinburgh | Scotland | GB | 55.9745 | -3.1710 | coast
> lena 132 GBP m8 #edinburgh #leith #home
My own town, and for once I did not have to do the dishes. Sea fog at the panes, a kipper on the plate, my mother at the next table pretending not to know me.
> noah 138 GBP m8 #fringe
Saw eleven shows in three days. The best performance was the breakfast cook doing twelve orders from memory with the radio on.
> henrike 129 GBP m5 #schottland
Georgianische Schiebefenster, alle gangbar! Ich habe sie alle auf- und zugeschoben, bis jemand klopfte.
> mateo 134 GBP m5 #edinburgh #whisky
I gave a talk about high-altitude vineyards to nine whisky people, who took notes. Afterwards the landlady asked what I would like in my room for the night. I said: a hot-water bottle. It was 17 degrees. I'm from Mendoza, let me be.

= fortwilliam-corra | Tigh na Corra | Achintore Road 140 | PH33 6RW | Fort William | Scotland | GB | 56.8159 | -5.1172 | lake
> callum 96 GBP m9 #highlands #walking
Loch on one side, ben on the other, and a drying room that actually dries. You would be astonished how rare that is. I have written letters about it.
> wren 99 GBP m6 #scotland #rain
Five days, five kinds of rain. The host has a name for each and sorts guests by which one they go out in.
> emil 98 GBP m9 #hund #highlands
Die Reise mit Frau Holle nach Schottland war eine Expedition: Zug bis Amsterdam, Fähre nach Newcastle, Mietwagen auf der falschen Seite. Elf Jahre ist sie alt, und sie hat jede Minute davon verschlafen. Hier ist sie aufgewacht. Ein Teppich, der nach Schaf riecht, ein Loch voller Stöckchen (das ist hier ein See), ein Gastgeber, der zuerst sie begrüßt und dann mich. Am dritten Morgen lag sie vor dem Herd und ließ sich vom Haushund, einem Riesen namens Fergus, die Ohren putzen. Ich habe noch nie für jemanden so gern 98 Pfund bezahlt.

= barra-cockle | Cockle Strand Guest House | Pier Road 4 | HS9 5XD | Castlebay | Scotland | GB | 56.9540 | -7.4880 | island
> lena 96 GBP m9 #hebrides #island
The timetable at the airport says "subject to tide". So does breakfast.
> greta 92 GBP m6 #hebriden #insel
Ein Riesenhai, direkt vor der Mole, Maul auf wie ein Tor. Die Wirtin schaute kurz hin und sagte: „Ah, Morag ist wieder da.“

= skye-peat | Peat & Heather Inn | Bosville Brae 11 | IV51 9DG | Portree | Scotland | GB | 57.4099 | -6.1931 | island
> callum 144 GBP m5 #skye
The Cuillin came out for eleven minutes. The whole dining room stood up. Somebody's soup went cold and nobody minded, least of all the somebody.
> duc.pham 149 GBP m10 #skye #motorbike
Wet. Windy. Happy. They put my gloves in the bread oven.
> henrike 146 GBP m5 #skye #blackhouse
Blackhouse-Museum: Trockenmauer doppelt, Kern aus Erde, Dach aus Gras, kein Kamin, der Rauch geht dahin, wo er will. Ich ging danach ins Inn, wo der Rauch brav durch den Kamin geht, und war ein bisschen enttäuscht, aber nur bis zum Lammeintopf.

= glasgow-umbrella | The Merchant's Umbrella | Ingram Street 207 | G1 1DQ | Glasgow | Scotland | GB | 55.8642 | -4.2539 | city
> maeve 126 GBP m1 #glasgow #celticconnections
A festival in January is the right idea: nothing else is on and everyone needs it. My room had a bath in the window. I played in it. Fiddle dry, me not.
> lena 138 GBP m9 #glasgow
Wallpaper like the inside of a jewellery box, taps like a ship.

= york-snickel | Snickelway Lodgings | Lady Peckett's Yard 2 | YO1 9SU | York | England | GB | 53.9600 | -1.0875 | city
> fritz 118 GBP m6 #eisenbahnmuseum #york
Drei Tage Eisenbahnmuseum. Drei. Die Wirtin hat am zweiten Morgen wortlos ein Lunchpaket hingestellt.
> hazel 122 GBP m10 #york #ghosts
The floor slopes so much that my suitcase left the room before I did. "That'll be Thomas," said the landlady, and didn't explain.
> emil m10 #hund #york
Im Frühstücksraum lag ein Bordercollie und hütete die Gäste. Ich wurde zum Marmeladenregal getrieben.

= ludlow-quince | The Quince Tree | Corve Street 63 | SY8 1DA | Ludlow | England | GB | 52.3764 | -2.7074 | forest
> marko 141 GBP m9 #foodfestival
Für ein Würstchenfestival nach Shropshire geflogen, ja. Es gibt dort einen Würstchen-Pfad. Man bekommt einen Stempel pro Wurst. Ich habe die Urkunde.
> callum 137 GBP m11 #weekend
Fire lit, dog included, three kinds of marmalade. My wife says I narrate marmalade.

= padstow-mackerel | Mackerel & Moon B&B | Church Lane 7 | PL28 8AY | Padstow | England | GB | 50.5378 | -4.9379 | coast
> sofia.l 128 GBP m3 #cornwall #sea_swimming
Nine degrees in the estuary, according to the woman beside me in a bobble hat. She swims every day at seven, with a flask hidden behind the same rock, and she shared.
> luca 156 GBP m7 #familie #cornwall
Krebse fischen mit Speck an der Schnur, den ganzen Tag, drei Kinder, null Streit. Ich werde nie wieder Geld für Freizeitparks ausgeben.

= stives-slate | Slate Hearth House | Back Road West 38 | TR26 1NP | St Ives | England | GB | 50.2140 | -5.4830 | coast
> aiko 139 GBP m5 #pottery #cornwall
I came to see Leach's kiln. In the evening I drank from a plain cup in my room and turned it over and it was his. They had just... put it there, for guests.

= whitby-jet | The Jet Collar | Henrietta Street 33 | YO22 4DW | Whitby | England | GB | 54.4875 | -0.6173 | coast
> maeve 92 GBP m10 #goths #seaside
Goth weekend. Breakfast with eleven vampires, all extremely polite about the toast rack.

= london-cartwright | The Lamp & Ledger | Lamb's Conduit Passage 8 | WC1R 4RG | London | England | GB | 51.5076 | -0.1271 | city
> yusuf 214 GBP m11 #london
Bloomsbury, brick, a fire in the breakfast room, and eggs with spinach that made me forgive the price of everything.
> priya 208 GBP m6 #london #books
The staircase is lit only by a lay light and winds the wrong way round. Seventeen minutes of drawing, two people stepped over me, both said sorry.
> leyla 219 GBP m4 #london #buchmesse
Buchmesse tagsüber, abends in diesem Lehnsessel die Schuhe aus. In jedem Zimmer steht ein anderes vergriffenes Penguin-Regal. Ich habe eins angelesen und jetzt ein Problem.

= tenby-harbour | Pen Castell Guesthouse | Bridge Street 14 | SA70 7BU | Tenby | Wales | GB | 51.6712 | -4.7053 | coast
> jonas 97 GBP m6 #wales #hafen
Vier Strände, pastellfarbene Häuser, Lammeintopf. Bei Ebbe liegen die Boote auf dem Bauch wie müde Hunde.

= betws-slate | Llety'r Llechen | Holyhead Road 51 | LL24 0AB | Betws-y-Coed | Wales | GB | 53.0930 | -3.8010 | forest
> anna 101 GBP m5 #snowdonia #wandern
Steile Wiesen, nasse Schafe, Berge in Hausgröße mit dem Charakter von richtigen. Bara brith am Kamin, die Karte lag schon aufgeklappt auf dem Tisch.

= belfast-linen | The Linen Loft | Hill Street 46 | BT1 2LA | Belfast | Northern Ireland | GB | 54.5946 | -5.9252 | city
> omar 108 GBP m4 #belfast #history
The taxi driver talked for two hours and switched the meter off after one. Back at the loft someone had put a blanket over my chair by the window. A gentle city, with reasons.

= galway-claddagh | Tigh an Chladaigh Bhig | Quay Lane 5 | H91 C8NW | Galway | Connacht | IE | 53.2739 | -9.0576 | coast
> maeve 119 EUR #galway #session #home
Where I put visiting fiddlers. Thick walls, strong tea, no question asked before noon. Breakfast stops at eleven but Bríd's clock is wrong on purpose.
> beatriz 124 EUR m7 #galway #music
Maeve dragged me to a session and I played spoons with a fisherman for four hours. Slept in a bed under a slanting roof and dreamed in 6/8.
> tobi 116 EUR m5 #wildatlanticway
Gegenwind aus allen vier Richtungen gleichzeitig. Bríd hat meine Socken auf den Herd gehängt und mir Stout mit Eigelb gegeben. Ich weiß nicht, ob das Folklore oder Rache war, es hat geholfen.
> sofia.l 121 EUR m2 #galway #sea
Blackrock tower, February, eight degrees. Jumped with a retired bus driver who counts everyone in and counts everyone out. Then Bríd's kitchen, Bríd's tea, Bríd's opinion.
> noah 125 EUR m9 #ireland
I do not play an instrument. By midnight I was holding a bodhrán. I don't know whose.

= dingle-currach | Currach House | Strand Lane 12 | V92 W9T3 | Dingle | Munster | IE | 52.1395 | -10.2690 | coast
> callum 113 EUR m6 #ireland #walking
Mount Brandon in the morning, chowder at two, a nap that I'd like entered in the records.
> greta 118 EUR m9 #irland #delfine
Schwertwal? Nein. Rundkopfdelfin! Vom Frühstückstisch aus! Ich habe einen Scone fallen lassen.
> lena 116 EUR m9 #dingle #ireland
I came to write and did not. Instead: chowder, a very small cinema, a lecture on basking sharks in a pub by a man in one wellington, a walk up to the ridge in rain so thin that it was more of an attitude, a second lecture (the other wellington had turned up), a swim, chowder. On the last night the owner asked how the work was going. I said I'd got a title. She asked what it was. I hadn't, so I said the name of the house, and she looked so pleased that I suppose I'll have to write it now. My room had a desk, I should say. A lovely one. I put my wet things on it.

= dublin-canal | Portobello Lock House | Lennox Street 29 | D08 T6X2 | Dublin | Leinster | IE | 53.3349 | -6.2464 | city
> noah 173 EUR m3 #dublin
The room is the size of the bed plus one opinion. Location: perfect. Owner: sings.
> leyla 169 EUR m6 #dublin #bloomsday
Bloomsday. Um acht saßen vier Männer mit Strohhut am Frühstückstisch und bestellten Nieren.
> maeve m2 #dublin
He sings. I joined. We've a gig in March.

= kinsale-gull | The Gull & Lantern | Lower O'Connell Street 40 | P17 XR66 | Kinsale | Munster | IE | 51.7090 | -8.5337 | coast
> yusuf 148 EUR m8 #kinsale #sailing
Tied the boat below the window and waved at it from the bath.
> concierge 155 EUR m5 #ireland #food
I judge a house by what it does with a late arrival. Here: soup, brown bread, a lamp left on, no form to fill in. Room 3 has the bow window.

= clifden-bog | Bogcotton Lodge | Sky Road 21 | H71 YX58 | Clifden | Connacht | IE | 53.4879 | -10.0241 | coast
> hazel 126 EUR m9 #connemara #roadtrip
A pony looked into the car. A pony looked into the kitchen. A pony, I have reason to believe, ate the wreath. Highest marks.
`;
