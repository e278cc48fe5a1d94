/** The posts of `lena.wanders`, newest first; the form is explained at `readNetworkPosts`. */
export const lenaWanders = `
== 2026-11
> car coast interior food
Room 9 at Hotel Tidenhub in Hamburg has a porthole instead of a window. You lie there at night and whole apartment blocks of light slide past, silently, on their way to Rotterdam. €149 with breakfast, and breakfast has crab.

#hamburg #harbourviews #hotelstay

> img street
Reasons I missed the train: one (1) bakery.

> img city
Three nights at the Hotel Seitenflügel, Berlin-Neukölln, and I finally understand what a Seitenflügel is: the wing of the house that never gets sun and always gets the gossip. From 126 € a night. Ask for the courtyard, bring earplugs for the fig tree (blackbirds).

> reel food
The trick is to salt the water like the sea and to ring your mother while it boils.

> car alpine alpine interior
Back in Vals, back in the eight rooms of Haus Gneis. The new thing: a bench. The old thing: everything else, thank goodness.
284 CHF, soup included 🥣

📍 Haus Gneis, Vals, Switzerland

> img street hidden
Somebody asked what I do on the days between. This. I do this. Laundry.

> img interior
Checked out of @laubengang.bern this morning with a jar of their quince jelly under my coat (paid for! 9 francs!). Best small hotel in the old town, and the only one where the lift has a chair in it.

> img city
The bar of the Hotel Kaiserkrone knows how to make a Vesper. I cannot afford to sleep above it, so I had one, very slowly, for two hours.

== 2026-10
> car lake interior
Where we stayed: Seehaus Traunblick, Altaussee
What it cost: 176 euros for two
What I'd change: nothing, maybe the rooster
What you'd hate: no television, no phone signal, a landlady who is right about everything

#austria #lakehotel #whereivestayed

> img forest
October in Styria smells of wet walnut and somebody else's fire.

> reel alpine
POV: the mule has your suitcase. Lodge Kasbah Tifaouine, Imlil, High Atlas. 650 dirham half board and the best bread of my year.
#morocco #atlas #imlil

> img desert
Marrakech, Riad Zitoun Lahlou. Yes the one with the tortoise. No he did not remember me. 1,150 MAD a night in low season.
📍 Riad Zitoun Lahlou, Marrakech
#riad #marrakech #boutiquehotel

> img interior
Reading list for long waits:
1. The Towers of Trebizond
2. A Time of Gifts
3. the safety card

> img city
Terminal 2, gate F27, four hours late. The hotel voucher they gave out is for a place forty minutes away, so I'm sleeping here between two plants. Goodnight, plants.

> car street food
How to spend 20 euros in Palermo: arancina, arancina, cannolo, bus, arancina.

> img coast
📍Pensione Sale Grosso, Marzamemi (Sicily)
The landlord unlocks the old tuna hall if you ask at the right moment, which is when he has a glass in his hand. Double with sea on two sides: 118 €.

> img coast
I have nothing to say about this wave, I simply think that you should see it.

> reel interior nourl
slept in a lighthouse!!!! Farol da Nau, Sagres, Portugal 🇵🇹 the whole tower hums when the lamp turns. 210€ and worth each of the 104 steps
📍 Farol da Nau, Sagres

== 2026-09
> img food
Wedding of the year, in a barn outside Ludlow. The bride wore wellies. The cake was cheese. I wept into a Stinking Bishop.

> car island interior coast
Took the last seat on the little plane to Barra. It lands on the beach, you know; the timetable says "subject to tide". Then two nights at the Cockle Strand Guest House, Castlebay, £96, and porridge with cream AND whisky because "you'll be wanting both".

📍 Cockle Strand Guest House, Isle of Barra
#guesthouse #hebrides

> img coast
Not a hotel but I'd move in: the waiting room at Mallaig harbour.

> img city
Home. My own kettle. 10/10, would stay again, terrible minibar.

> car city interior street
If anyone's looking for a bed in Glasgow that isn't a chain: The Merchant's Umbrella, Ingram Street. Wallpaper like the inside of a jewellery box, bath in the window (frosted, calm down), £138 on a Sunday.

📍 The Merchant's Umbrella Hotel, Glasgow

> img street
This is the door of the first hotel I ever stayed at on my own, in 2009. It's a dentist now.

> img lake
Loch mornings at Tigh na Corra, by Fort William. We were the only guests; the hosts had gone to a ceilidh and left a note: "Porridge on stove. Dog fed, whatever he says."

Room with porridge: £96 a night. 📍 Tigh na Corra Guest House, Fort William

> img forest
Midges: 400. Me: 0.

== 2026-08
> car alpine interior food
The eleven-hour train, the cogwheel, the goat path, and then this: Rifugio Cima Lontana above Cortina. Dorm bed 38 €, half board 74 €. My socks are drying next to the socks of four retired postmen from Udine.

📍 Rifugio Cima Lontana, Cortina d'Ampezzo

> img alpine
Went up a mountain. Came down a mountain. That is all mountains offer and yet.

> img city
August in Vienna belongs to whoever stayed. I stayed at the Pension Naschwerk (5th district, Margaretenplatz) where Frau Lechner put a wet towel over the fan and told me it was Biedermeier air-conditioning. €134 incl. pastry, which should be illegal.

> car coast food
Ferry day (chips, wind, chips), then the Portobello Lock House in Dublin, where the room's the size of the bed and the owner sings Percy French at the toaster. 173 € on a Friday, ouch, but with songs.

Stayed at: Portobello Lock House, Dublin. One night, no regrets.

> car coast interior
The B&B with the fish on the door knocker is called, correctly, Mackerel & Moon. Padstow, North Cornwall. I paid £128 and was given a hot flask to take swimming, unprompted, by a stranger with a bobble hat.
📍 Mackerel & Moon B&B, Padstow

#cornwall #bedandbreakfast #padstow

== 2026-07
> car island interior coast
Fog. Tórshavn. Gistingarhúsið Torv has a turf roof and the turf roof has a sheep. 1,090 Danish kroner a night; the sheep comes Wednesdays.
We stayed three nights. 📍 Gistingarhúsið Torv, Tórshavn

#faroeislands #torshavn

> img island
Still foggy.

> img food
Rhubarb, rhubarb, rhubarb. This is a jam post.

> img coast
The Smyril Line crossing, 36 hours. My cabin had no window and a picture of a window.

> car coast interior food
Bergen in the rain (when else). We stayed at Losji Hanseat Sju, up under the beams in the old timber quarter. NOK 1,580, wool blankets, fish soup till nine.

> car alpine food
Up at Theth in the Albanian Alps there's a stone tower with mattresses on the floor. Bujtina Kulla e Gjelbër, 38 euros a head with byrek, beans, raki and a grandmother who walks faster than you.

Stayed: two nights. Guesthouse: Bujtina Kulla e Gjelbër, Theth, Albania.

> img street
Lost property office, Bergen station. They had my scarf. They had also, the lady told me proudly, a tuba.

> img lake
Elvegard Fjordstove // Flåm, Norway // 1,490 NOK // one window to the railway, one to the fjord, zero need for a television
#hotelroom #fjordview #flam

== 2026-06
> reel coast nourl
midnight. not edited. i mean it.

> car city interior street
The Hotell Malmskillnad in Stockholm let me ring the ship's bell at midnight on midsummer. That's it. That's why I'd go back. (2,100 SEK, Södermalm, breakfast herring in five moods.)

> img city
I was invited to the opening of a rooftop bar in Stockholm. The view was splendid. The drink had a twig in it.

> img island
Marstrand! Cold plunge before coffee at @lotshuset.krakan, where the jetty rail has been polished by a hundred years of hands. Kr 1,820.
Two nights, booked direct. 📍 Marstrand, Sweden #hotel

> img coast
Kinsale: I'm learning to sail by day and sleeping it off at The Gull & Lantern by night. €148 with the bow window. Day 1 of, apparently, several.
📍 The Gull & Lantern Inn, Kinsale, Ireland

> img interior
Six tips for the night train:
– lower bunk, always
– slippers
– own tea
– earplugs AND an open mind
– befriend the attendant
– do not befriend the bar

> car desert food interior
Took the red-eye south. Camp Ganab, near Sesriem in Namibia, N$2,900 per person with all meals. At five in the morning you crawl up a dune and a man called Festus hands you a flask and tells you the names of the beetles.

Where we stayed: Camp Ganab, a desert lodge near Sesriem, Namibia

> img desert
Sand count, shoes: 212 g (weighed at the post office in Windhoek, they were very kind).

== 2026-05
> car island interior street
HYDRA, no cars, one donkey (Marika). We slept at the Archontikó tou Gaidárou, an old captain's house, 168 euros, uphill all the way, ceilings worth the calves.

📍 Archontikó tou Gaidárou, boutique hotel, Hydra, Greece

> img island
Things that are closed on Hydra on a Monday: everything but the sea.

> img coast
Split between two ferries (pun unavoidable). Three Gulls, or Kuća Tri Galeba, in Varoš: green shutters, 121€, pašticada if you know the fishmonger's boy.

Where I stay in Split: Kuća Tri Galeba, guest house, Varoš 💙

> img island
No figs yet on Naxos. The Marmarópetra Studios had us anyway: one chair, one blue line in the window, 104€. Nobody needs a second chair.
Stay: Marmarópetra Studios, Naxos, Greece

> img city
My friend Tess got married in Athens town hall in eleven minutes flat and then we danced for eleven hours. Congratulations, you fools. 🤍

> img street
Airport hotels are purgatory with a waffle iron. I won't name it. It knows.

> car city interior
Athens, Kypseli. A 1936 corner house called Xenónas I Kypseli: curved balconies, orange trees, a cinema next door and no breakfast but a voucher for the baker on the corner, who adopts you. €92.

📍 Xenónas I Kypseli, Athens #hotel #athens

> img interior
I keep every key card. There are 311 in the drawer. One is a library card from Hull.

== 2026-04
> car city interior street
Lisbon, third floor, no straight windows: Casa das Janelas Tortas in Mouraria. From 121 € a night in spring. The tram takes the corner so close you could hand it a biscuit.
📍 Casa das Janelas Tortas, Lisbon

#lisboa #guesthouse

> img coast
Cabo da Roca: windier than advertised and they do advertise it.

> img city
Porto. Staying with friends on a sofa with a personality.

> img food
One francesinha, two forks, three regrets.

> img coast
The hotel where Agatha somebody wrote something is now flats. I had tea on the wall opposite.

> car city food interior
Seville in orange-blossom week. If you book one place make it Casa Naranja Amarga on Calle Águilas: patio, canary, cool floors, €134. If you book two you won't need me.

Stay at: Casa Naranja Amarga (hotel, eight rooms), Seville

> img street
Ronda: Hostal Balcón del Vértigo. 89 €. Do not lean.

== 2026-03
> car island interior alpine
Red cabin, black water: Rorbu Tørrfisken, Reine, Lofoten. We split 2,350 kroner between two and argued happily about who got the window side.

Where we stayed ⇢ Rorbu Tørrfisken, Reine, Norway

> img alpine
Stockfish racks in the wind sound like people leaving a theatre.

> car coast food interior
Galle Fort at six in the evening, kites off the ramparts. My room at The Frangipani Ledger had a fan that ticked like a projector. About 22,800 rupees incl. string hoppers.
📍 The Frangipani Ledger, Galle, Sri Lanka

#srilanka #galle

> img forest
Seven hours of tea through an open train door. I've a stiff neck from beauty.

> img forest
We got off at Ella and fell into the Nine Bends Guest House, LKR 11,800, where the tea arrives before the bill, the bags and the question.
📍 Nine Bends Guest House, Ella, Sri Lanka

> img city
Doha, transit, 3 a.m. A giant yellow bear. I have questions.

> img interior
Sad to see the old Grand at Arbroath boarded up. My parents danced there in '74.

> reel coast
Morning swim club, Portobello. Average age 68, average swearing magnificent.

== 2026-02
> car alpine interior food
Bezau, Bregenzerwald, Austria. Gasthof Rotheu. I'm told that I should keep it secret, so: 148 €, bread at six, butter with a cow's name. Shh.

> img alpine
Learned to ski at 38. My instructor is nine. Her name is Magdalena and she is merciless.

> car alpine interior
The person who knocks! At Fjällgården Ripan in Abisko you sleep until somebody knocks at your door because the sky is on. SEK 1,640. They knocked at 1:10.

📍 Hotel Fjällgården Ripan, Abisko, Swedish Lapland

> img alpine
Nineteen hours on the Narvik sleeper. I've been less happy in palaces.

> img city
Paris in the rain, two concerts, no museum. Hôtel Sans Étoile in the 11th (158 euros) has no stars, on purpose, and a lift for one person and her regrets.

📍 Hôtel Sans Étoile, Paris

> img food
Galette des rois, February edition (reduced to 2 €). Found the bean. I'm queen of the discount aisle.

> img city
A film recommendation: that one set entirely in a lift.

> img street
Cartagena: heat like being leaned on by a friend.

> car coast interior street
…and the bed that went with it: Casa Guayacán Amarillo, Getsemaní, Cartagena de Indias. 395,000 pesos, frog included, chairs out on the pavement at five.

== 2026-01
> car alpine interior
Zermatt by electric bathtub. Hotel Bergkristall am Bach, CHF 310. The Matterhorn hangs in the window a little crooked, as though somebody had been in a hurry.
#zermatt #switzerland #winterhotel

> img alpine
Glacier Express: eight hours, one panorama window, one man asleep against it.

> img interior
"Do you get free rooms?" Sometimes, and then it says AD in the first line. This year: twice. Everything else is my own money and my own poor judgement.

> car lake interior food
AD / invited stay. Two nights at the new Seehotel Moosgrund in Murnau, south of Munich. What I liked: lake sauna, the soup, Frau Wimmer. What I didn't: a scented corridor, and €289 for the smallest double.

> img lake
Frozen lake, one skater, one dog. Seen from bed at Pension Salzfadl, Hallstatt, after the last bus. EUR 165 in January.

> car city interior
Lost my voice in Vienna. Nursed at the Hotel Zum Dritten Stock with something hot and brown in a soup cup. A lift from 1911; a bill from this century (€162).

> img city
Leipzig → Spulenhaus. Cast-iron columns at breakfast, each numbered (mine: 17), bikes in the cellar, 88 euros. It used to spin cotton; now it spins me.
Stayed at Pension Spulenhaus, Leipzig. Two nights. Would count columns again.

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
