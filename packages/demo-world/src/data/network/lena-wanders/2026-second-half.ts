/** What `lena.wanders` posted in July to November 2026, newest first. */
export const later2026 = `
== 2026-11
> car coast interior food
Room 9 at Hotel Tidenhub in Hamburg has a porthole instead of a window. You lie there at night and whole apartment blocks of light slide past, silently, on their way to Rotterdam. €149 a night with breakfast, and breakfast has crab.

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
The landlord unlocks the old tuna hall if you ask at the right moment, which is when he has a glass in his hand. Double with sea on two sides: 118 € a night.

> img coast
I have nothing to say about this wave, I simply think that you should see it.

> reel interior nourl
slept in a lighthouse!!!! Farol da Nau, Sagres, Portugal 🇵🇹 the whole tower hums when the lamp turns. 210€ a night and worth each of the 104 steps
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

`;
