/** What `lena.wanders` posted in January to June 2026, newest first. */
export const earlier2026 = `
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

`;
