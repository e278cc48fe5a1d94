/** Stays in Australia, New Zealand and Fiji; the form is explained at `readStays`. */
export const oceania = `
= wellington-kaka | The Kākā & Kettle | Aro Street 117 | 6021 | Wellington | Wellington | NZ | -41.2876 | 174.7781 | city
> wren 215 NZD #wellington #home
Up sixty-one steps (there is a little cable for the bags). Kākā parrots take the putty out of the windows, so every year the owner puts new putty in. A relationship.
> sofia.l 222 NZD m1 #wellington #windy
My hat blew off in one bay and a child in the next bay handed it back.
> mateo 219 NZD m2 #wellington
Martinborough pinot on a deck with a parrot that undid my watch strap.
> thandi 212 NZD m12 #wellington
My clinic swap year starts here: six nights till the flat's free. Wren's recommendation, sixty-one steps, wind like a rugby tackle. Already home.
> callum 218 NZD m2 #wellington #hills
Sixty-one steps with a rucksack, no complaints. A parrot removed the ferrule from my walking pole and looked me in the eye as it did.

= oban-rakiura | Rakiura Crib | Elgin Terrace 30 | 9818 | Oban | Southland | NZ | -46.8985 | 168.1290 | island
> wren 180 NZD m3 #stewartisland #kiwi
Kiwi. In daylight. On the beach. Eating sandhoppers with its whole face. I held on to a fern and shook.
> greta 175 NZD m2 #neuseeland #insel
Kurz vor der Antarktis links. Blaubarsch, Sternenhimmel mit Südlicht, und ein Wirt, der das Wort „Verkehr“ nur aus dem Fernsehen kennt.

= akaroa-french | La Petite Baleinière | Rue Benoît 26 | 7520 | Akaroa | Canterbury | NZ | -43.8050 | 172.9680 | lake
> jules 240 NZD m2 #akaroa
A French village that lost the language and kept the bakery. I ordered in French out of politeness and the girl said "aw, cute".
> callum 236 NZD m11 #newzealand #walking
Three days over farmland and through somebody's private bush. Hector's dolphins on the ferry, a pie in each pocket.

= glenorchy-braeburn | Braeburn Station Rooms | Mull Street 15 | 9372 | Glenorchy | Otago | NZ | -44.8500 | 168.3880 | lake
> anna 290 NZD m3 #neuseeland #wandern
Berge wie daheim, nur hat jemand vergessen, Seilbahnen dranzuhängen. Bitte weiter vergessen.
> hazel 284 NZD m11 #roadtrip
Lupins by the mile and a lake the colour of a sports drink. The kettle whistled a proper tune, two notes, like a train from my childhood.

= russell-pohutu | Pōhutukawa House | The Strand 44 | 0202 | Russell | Northland | NZ | -35.2620 | 174.1230 | coast
> yusuf 260 NZD m12 #bayofislands #sailing
Chartered a 32-footer, grounded it once, got towed by a man in a dressing gown who refused payment and took my lemon cake.

= melbourne-laneway | The Tin Laneway | Gertrude Street 209 | 3065 | Fitzroy | Victoria | AU | -37.8007 | 144.9791 | city
> duc.pham 228 AUD m4 #melbourne #coffee
I have been in a queue at 6.40 a.m. for a cortado, in drizzle, with forty strangers, all smiling. My people.
> maeve 219 AUD m3 #melbourne #festival
Stayed up for the music, stayed in for the toast. There is a drawer labelled "for fiddles".

= hobart-sandstone | Whalers' Stair | Kelly Lane 7 | 7004 | Hobart | Tasmania | AU | -42.8803 | 147.3306 | coast
> henrike 232 AUD m2 #tasmanien #sandstein
Sträflingsziegel mit Fingerabdrücken, in der Küche ein Abdruck von einem Kinderdaumen, 1830er. Die Besitzerin hat einen kleinen Rahmen darum gemalt.
> wren 225 AUD m11 #tasmania
A wombat, unhurried, right across the path, carrying on as though I were weather.

= fremantle-limestone | Limestone & Salt | Bannister Street 40 | 6160 | Fremantle | Western Australia | AU | -32.0570 | 115.7430 | coast
> jonas 205 AUD m12 #fremantle #hafen
Containerhafen UND Strand. In Hamburg muss man sich entscheiden.

= lordhowe-kentia | Kentia Lodge | Lagoon Road 88 | 2898 | Lord Howe Island | New South Wales | AU | -31.5275 | 159.0680 | island
> greta 410 AUD/person m4 #lordhowe #riff
Vierhundert Gäste darf die Insel haben. Ich war Nummer 212, man bekommt das tatsächlich gesagt. Südlichstes Korallenriff der Welt, zum Frühstück im Neoprenanzug.
> wren 405 AUD/person m10 #lordhowe #birds
Providence petrels drop out of the sky when you shout at them. I don't mean it as a figure of speech. You stand on the ridge and holler, and a bird that has never in ten thousand years had a reason to be afraid of anything falls through the palms, lands at your feet, walks over to see what the matter is and climbs, after some thought, on to your boot. I've been counting birds since I was seven. I sat down in the wet and had one on each knee. Mrs Shick at the lodge had put a towel and a thermos by the door before I was back; she says that everyone comes down from there in the same state. 💚

= alice-ghostgum | Ghost Gum Motel | Undoolya Road 31 | 0870 | Alice Springs | Northern Territory | AU | -23.6976 | 133.8850 | desert
> thandi 162 AUD m8 #outback
Pool the size of a double bed, twelve galahs round it. Red road in, red road out, red towel after, sorry.
> fritz 158 AUD m6 #theghan #bahn
The Ghan! Drei Tage, zwei Nächte, ein Kilometer Zug. Im Motel dann das erste stehende Bett. Ich konnte nicht schlafen, es hat gefehlt, dass etwas wackelt.

= byron-banksia | Banksia Backyard Rooms | Carlyle Street 27 | 2481 | Byron Bay | New South Wales | AU | -28.6539 | 153.6103 | coast
> beatriz 238 AUD m2 #byron #surf
I got up on the board. One second. There was a witness; he was seven; he said "not bad".

= sydney-ferry | Wharf Four Lodgings | Darling Street 61 | 2041 | Balmain | New South Wales | AU | -33.8575 | 151.1870 | coast
> noah 246 AUD m3 #sydney #ferry
The ferry to this place is the best harbour cruise in town and it costs the same as a coffee.
> mirjam 240 AUD m11 #sydney #fähre
Mit der Fähre heim, jeden Abend, vorne stehend. Jacaranda lila, Wasser silber, Fahrplan eingehalten.

= levuka-reef | Levuka Verandah | Beach Street 19 | 00000 | Levuka | Eastern | FJ | -17.6830 | 178.8360 | island
> mateo 145 FJD m8 #fiji #slow
Once a capital, now a street, a church clock that strikes twice in case you missed it, and a rugby match at five which I was put into, on the wing, far from the ball, at my request.
> sofia.l 139 FJD m7 #fiji #swimming
Swam off the sea wall with the school choir. They sang. IN the water. In parts.
`;
