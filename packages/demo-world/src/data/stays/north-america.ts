/** Stays in the United States and Canada; the form is explained at `readStays`. */
export const northAmerica = `
= astoria-cannery | The Net Shed | Marine Drive 3120 | 97103 | Astoria | New York | US | 40.7699 | -73.9255 | coast
> hazel 149 USD m2 #oregoncoast #rain
Sea lions arguing under the floor until two, then rain on the tin until seven. Sleep like a stone at the bottom of a river. Clam chowder, pie, pie.
> jonas 154 USD m9 #oregon #hafen
Flussmündung, Lotsenboote, Frachter auf Reede, und im Frühstücksraum hängt ein Funkgerät, auf dem man den Lotsen zuhört. Ich bin nicht mehr weggekommen.
> thandi 151 USD m6 #oregon #roadtrip
Hazel picked me up in the car that's older than her brother. The door on my side opens only from the outside, so at each stop she comes round like a chauffeur. Dungeness crab, sea lions, radio bingo.

= portland-rose | Hotel Alder & Rose | SE Belmont Street 3344 | 97214 | Portland | Oregon | US | 45.5247 | -122.6811 | forest
> hazel 168 USD #portland #home
A house my friends' mums stay in. Roses in the front, chickens at the back, a record player you're allowed to use.
> tobi 172 USD m7 #portland #rad
Straßenbahn, Radwege, Doughnut mit Speck. Fühlt sich an wie Leipzig mit Vulkan.
> wren 170 USD m5 #portland #swifts
Hazel's mum's friends' house, if I've got that right. Chickens out the back called after Supreme Court justices. Rain so fine that it doesn't fall but waits.

= marfa-saltlick | Saltlick Motor Court | West San Antonio Street 611 | 79843 | Marfa | Texas | US | 30.3062 | -104.0214 | desert
> hazel 139 USD m10 #texas #roadtrip
Sign says VACANCY, has said so since '58. Metal chairs the colour of sherbet. At night strange lights on the plain, or truckers, depending on who you'd like to be.
> priya 145 USD m3 #marfa #minimalism
A town where the art is 100 aluminium boxes and the motel took notes: bed, hook, lamp, sky.
> mateo 142 USD m11 #desert #marfa
I know deserts. This one has better chairs.

= santafe-pinon | Posada Piñón | Canyon Road 702 | 87501 | Santa Fe | New Mexico | US | 35.6846 | -105.9384 | desert
> ines 188 USD m9 #adobe #craft
Adobe walls as soft as bread; the fireplace in the corner burns three logs, standing up. I've decided that all logs should stand.
> henrike 192 USD m10 #lehmbau
Jedes Jahr wird neu verputzt, von den Frauen der Familie, von Hand. Man sieht die Handflächen im Streiflicht. Ich hab meine danebengehalten.
> paula 190 USD m10 #newmexico #chili
Rot oder grün? „Weihnachten“, sagt man, wenn man beide will. Ich sage das jetzt auch zu Hause.

= newyork-fireescape | The Fire Escape | Hester Street 130 | 10002 | New York | New York | US | 40.7167 | -73.9950 | city
> noah 229 USD m12 #nyc
Tiny, loud, perfect. My window faces a man who practises the trombone with a sock in it.
> leyla 241 USD m5 #newyork #brooklynbridge
Vierzehn Stunden gelaufen. Der Nachtportier aus Izmir sah meine Füße und machte Tee. Wir haben über unsere Mütter gesprochen.
> beatriz 236 USD m6 #newyork #jazz
Sat in on a jam in a basement in Harlem, walked home a hundred and thirty blocks because I couldn't stop.

= neworleans-shotgun | Shotgun Parlor | Dauphine Street 2617 | 70117 | New Orleans | Louisiana | US | 29.9538 | -90.0736 | city
> maeve 161 USD m4 #neworleans #music
A brass band went by at breakfast. Not a parade, just "Tuesday". The house is one long line of rooms and you pass through everyone's life to get to the coffee.
> beatriz 166 USD m2 #mardigras #drums
I was handed a cowbell by an angel with a moustache. Forty hours later I gave it back.
> marko 158 USD m10 #neworleans #gumbo
Die Mehlschwitze braucht vierzig Minuten, und in der Zeit erzählt Miss Bernadette ihr ganzes Leben. Farbe: alter Penny. Ergebnis: sprachlos.

= acadia-lupine | Lupine Hill Inn | Eden Street 190 | 04609 | Bar Harbor | Maine | US | 44.3854 | -68.2022 | coast
> sofia.l 214 USD m8 #maine #swim
Dove off the granite, yelled a word in Swedish, got applause from a lobster boat.
> emil 208 USD m10 #indiansummer #wandern
Rot, röter, Ahorn. Frau Holle hätte die Streifenhörnchen nicht überlebt, vor Aufregung.

= moab-slickrock | Slickrock Bunk & Bath | Kane Creek Road 470 | 84532 | Moab | Utah | US | 38.5746 | -109.5508 | desert
> tobi 121 USD m4 #utah #mtb
Porcupine Rim, dreimal abgestiegen, einmal unfreiwillig. Badewanne im Freien mit Blick auf rote Felsen: Aua, oh, aah.
> wren 126 USD m5 #canyonlands
Canyon wren sang down the scale every morning. My namesake. It's better at mornings than me.

= ketchikan-creek | Creek Boardwalk House | Creek Street 44 | 99901 | Ketchikan | Alaska | US | 55.3441 | -131.6445 | island
> callum 178 USD m8 #alaska #salmon
Built on stilts over a river so thick with salmon that you could hear them at night, sort of slapping.

= montreal-escalier | Gîte de l'Escalier Tordu | Rue de Bullion 4421 | H2W 2G1 | Montréal | Quebec | CA | 45.5089 | -73.5854 | city
> jules 152 CAD m2 #montreal #snow
They speak my grandfather's French here, with the swearwords from church. Minus 22, spiral stair outdoors, ice: an aerobic arrival. Then tourtière.
> noah 158 CAD m6 #montreal #weekend
Five hours by train and a different planet. Bagels at 3 a.m. in a queue with a wedding.
> priya 149 CAD m9 #stairs
Outdoor stairs! A whole city that puts its stairs outside like laundry! I have 140 photographs and none of the hotel. It was nice: high ceilings, a claw-foot bath, a cat in the linen.
> luca 168 CAD m8 #familie #montreal
Wendeltreppe außen, drei Stockwerke, drei Kinder, ein Vater mit zwei Händen. Wir haben es in Schichten gemacht.

= lunenburg-sou | The Sou'wester | Pelham Street 91 | B0J 2C0 | Lunenburg | Nova Scotia | CA | 44.3798 | -64.3137 | coast
> noah 174 CAD m9 #novascotia
The house is painted the colour of a fire engine because the owner's late husband was colour-blind and happy. She's kept it up.
> jonas 169 CAD m7 #kanada #schoner
Schoner, Hummer, Nebel. Frühstück mit Blick auf die Helling, der Pfannkuchen hatte exakt die Form von Neufundland, sie bestreitet Absicht.

= tofino-cedar | Cedar Driftwood Lodge | Lynn Road 1240 | V0R 2Z0 | Tofino | British Columbia | CA | 49.1180 | -125.8900 | forest
> sofia.l 268 CAD m11 #stormwatching
They have a rocking chair at the storm window and a waiting list for it.
> emil 259 CAD m9 #regenwald #hund
Riesenlebensbäume. Man kommt sich vor wie Frau Holle auf dem Gemüsemarkt.

= banff-larch | Larch & Ember Lodge | Marten Street 318 | T1L 1B4 | Banff | Alberta | CA | 51.1768 | -115.5713 | alpine
> concierge 342 CAD m9 #rockies #larch
For ten days in September the larches turn, and a lodge with twelve rooms suddenly gets forty letters. Write in February. Mention the yellow trees; they like to be understood.
> luca 318 CAD m7 #familie #rockies
Bär! (Auto, hundert Meter Abstand, drei Kinder, ein Quietschen.) Danach Waffeln, Hot Tub, Waffeln.
> aiko 335 CAD m9 #larch #tea
Yellow needles on my sleeve all day. I put one in the tea bowl; I think it asked to go.

= quebec-remparts | Auberge des Trois Remparts | Rue Sainte-Ursule 47 | G1R 4E1 | Québec | Quebec | CA | 46.8142 | -71.2150 | city
> hazel 187 CAD m2 #quebec #winter
Ice hotel? No. Warm hotel, looking at ice. That's the way round to do it.
> jules 182 CAD m1 #quebec #carnaval
Minus 27 and a man in a snowman suit runs the town for two weeks. My room: third floor, bed high as a cart, a window on the frozen river and the ferry that grinds its way across it. I watched that ferry for an entire conference call. They thought I was taking notes.

= dawson-klondike | The Pickaxe & Petticoat | Third Avenue 815 | Y0B 1G0 | Dawson City | Yukon | CA | 64.0600 | -139.4310 | forest
> thandi 196 CAD m6 #yukon #midnightsun
Played cards at midnight in full sun with a goldpanner, a constable and a woman who'd paddled from Whitehorse. Lost eleven dollars. Gained a nickname that I can't print.
`;
