/** What `lena.wanders` posted in 2025, newest first. */
export const from2025 = `
== 2025-12
> car city interior food
Christmas in Naples, among the nativity makers. Casa Basso Continuo, via San Gregorio Armeno: 88€ a night, nine hundred shepherds, two popes, one Maradona.
#napoli #presepe

> img street
Bought: one miniature pizza oven with working light. Needed: no.

> img coast
Boxing Day dip. It's not cold if you scream.

> img city
Prague with my mother, who collects tiny spoons. Pension U Dvou Klobouků on Nerudova, CZK 2,450, key the weight of a small dog.
📍 Pension U Dvou Klobouků, Prague

> img interior
My favourite stays of 2025, no order: a lighthouse, a lock-keeper's house, a drawer in Tokyo. Favourite host: a tortoise.

> img food
Mince pie update: 31.

> car city street interior
Nürnberg → Erfurt → Quedlinburg, three markets in three days, last bed in the crooked Fachwerkhaus Zur Krähe (102 €). A marble on the mantelpiece rolls to the bathroom on its own.

Slept at: Hotel Fachwerkhaus Zur Krähe, Quedlinburg, Germany

> img city
Booked nothing for New Year. Feels like jumping off something.

== 2025-11
> car city interior coast
Acqua alta! Locanda della Terza Altana, Cannaregio, €198. Boots by the door in a row, size 41 on loan, breakfast on the first floor "for reasons".
📍 Locanda della Terza Altana, Venice, Italy

#venice #venezia

> img city
Venice, 6 a.m., siren. Like being woken by a ship with a question.

> img food
A tiny glass of wine is called a shadow. I spent the day in the shade.

> car city food interior
Kanazawa. The ryokan is called Yukitsuri, after the ropes that hold up the pines in snow. ¥29,800 with dinner, and the bowls are made by a friend. I held mine long after the rice had gone.

📍 Ryokan Yukitsuri, Kanazawa, Japan

> img forest
Nikkō, two nights at Sugi-no-Ma Inn. Cedar, tea, low table, high knees. 14,200 yen.
📍 Sugi-no-Ma Inn, Nikko, Japan #ryokan

> img city
Kyoto: fully booked, so we day-tripped. Slept in the train. Best view of Fuji: my eyelids.

> img interior
Vending-machine soup, platform 14, Tokyo. ★★★★★

== 2025-10
> car island interior food
Juist, a German island without cars. Pension Alte Inselpost, tea from the pot with the chipped spout, 138 € a night. My suitcase came by horse.

> img island
The horse's name is Herr Petersen.

> img lake
Maison du Thiou in Annecy has the river for a corridor. €164, swans free, croissants at half six. I may have proposed to the baker.
Hotel: Maison du Thiou, Annecy, France

> img city
My bookshop event in Bath is SOLD OUT. Thank you, all forty of you, that's the capacity, it's a very small shop.

> car desert interior
Not the Sahara, but you can hear it from here: Auberge Les Deux Tasses, Merzouga. 880 dirhams each with dinner, drums and a roof to sleep on.

We stayed at Auberge Les Deux Tasses, Merzouga, Morocco.

> img desert
11 p.m. I can see the galaxy and also my own feet, finally warm.

> reel street nourl
fez, every corner a different hammer 🔨

> img food
Harira in the station café at Fes: 8 dirhams. I've paid more for an apology.

== 2025-09
> car island interior coast
Skye, between showers. The Peat & Heather Inn, Portree, £144. They put your gloves in the bread oven.

> img island
Eleven minutes of mountain. The dining room stood up.

> img coast
Found in a coat pocket: a shell, a toll receipt, a Polo mint from another decade.

> img forest
Dog-sitting in Perthshire. He's called Minister. We're not staying anywhere, we live here now.

> car coast interior
Galway next to the quay: Tigh an Chladaigh Bhig, 119 euro, breakfast stops at eleven but the clock is wrong on purpose. Slán!
My room: number 2, over the kitchen. 📍 Tigh an Chladaigh Bhig Guest House, Galway

> img coast
Currach House, Dingle → chowder, rain, dolphin, chowder. €113 B&B.
Stayed at Currach House, Dingle, Ireland

> img street
The session began at nine and ended when the fiddle player's mother rang.

> car city food interior
York with my godson, age 7, who wanted ghosts and trains. Snickelway Lodgings, Lady Peckett's Yard: floors so tilted that his marbles got a head start. Family room £146, toast in the shape of the Minster (nearly).

📍 Snickelway Lodgings Hotel, York

> img lake
Rainy Wales, happy us. One night at Llety'r Llechen, Betws-y-Coed, 101 pounds, a map already unfolded on the table.

> car city interior
Belfast: The Linen Loft, Hill Street. Somebody puts a blanket over your chair while you're out. £108.
Stayed two nights. 📍 The Linen Loft Hotel, Belfast

> car coast interior food
Whitby in goth season. Eleven vampires at breakfast at The Jet Collar (Henrietta Street, £92), impeccable manners, terrible sunburn.
📍 The Jet Collar Hotel, Whitby
`;
