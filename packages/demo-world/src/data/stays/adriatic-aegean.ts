/** Stays from the Adriatic to Anatolia and Cyprus; the form is explained at `readStays`. */
export const adriaticAegean = `
= split-varos | Kuća Tri Galeba | Ulica Sinjska 9 | 21000 | Split | Split-Dalmatia | HR | 43.5121 | 16.4432 | coast
> marko 118 EUR m9 #split #dalmatien #heimat
Bei mir daheim. Gehts zu Frau Ljilja, Zimmer mit grünen Läden, und sagt, der Bub vom Fischhändler schickt euch. Dann gibts Pašticada, auch wenn keine auf der Karte steht.
> leyla 124 EUR m6 #split
Marko hatte recht mit der Pašticada. Marko hat leider immer recht, wenn es um Schmortöpfe geht.
> lena 121 EUR m5 #split #ferry
Left my bag, took the ferry, came back three days later; the bag had been moved into the shade twice a day, like a cat.
> thandi 123 EUR m7 #croatia #sea
I swam after every meal, as advised by nobody.
> beatriz 119 EUR m8 #split #klapa
Eight men under an arch, no instruments, one chord so well in tune that the pigeons sat down.

= vis-komiza | Pansion Stara Uvala | Riva Svetog Mikule 17 | 21485 | Komiža | Split-Dalmatia | HR | 43.0440 | 16.0920 | island
> yusuf 136 EUR m7 #vis #sailing
Anchored off, rowed in, ordered a pogača still too hot to hold, decided that the boat could manage one night alone.
> greta 128 EUR m6 #vis #tauchen
Sechzehn Grad in vierzig Metern, ein B-17-Bomber, und danach auf der Terrasse Wein aus einer Plastikflasche, der besser war als alles im Duty-free.
> marko 132 EUR m8 #vis #heimat #fisch
Als Bub war ich jeden Sommer hier, bei der Tante, im Haus daneben. Jetzt ist das Haus daneben eine Pension, und ich zahle für das Fenster, aus dem ich damals die Badehose gehängt habe. Man sollte so etwas nicht tun, man wird ja nur wehmütig. Es kam anders: Der Wirt ist der kleine Bruder vom Ante, mit dem ich die Kalamari gefangen habe, nachts, mit der Karbidlampe. Wir sind wieder hinausgefahren. Es gab wieder Kalamari. Wir haben sie um drei Uhr früh am Kai gegrillt, mit nichts als Öl, und der Ante kam dazu, dick geworden wie ich, und hat gesagt: „Du schneidest immer noch zu grob.“ Die Zimmer sind sauber, das Frühstück ist in Ordnung. Aber darum ging es nicht. 🦑

= rovinj-batana | Casa Batana Vecia | Ulica Švalba 41 | 52210 | Rovinj | Istria | HR | 45.0794 | 13.6373 | coast
> luca 168 EUR m7 #istrien #familie
Badeschuhe! Wer keine hat, kauft welche. Wer welche hat, verliert einen. Ansonsten: Felsen, Eis, glückliche Seeigelsucher.

= zagreb-gornji | Prenoćište Kod Fenjera | Opatička 25 | 10000 | Zagreb | Zagreb | HR | 45.8168 | 15.9780 | city
> mirjam 96 EUR m12 #zagreb #advent
Mit dem Nachtzug aus Zürich, 20:40 ab, Frühstück im Liegewagen, um elf standen die Koffer in der Oberstadt. Abends ging der Laternenanzünder vor dem Fenster vorbei, mit Umhang und Handy.

= mostar-kamen | Pansion Stari Kamen | Onešćukova 28 | 88000 | Mostar | Federation of B&H | BA | 43.3419 | 17.8107 | city
> omar 98 BAM m5 #mostar #bosnia
They poured coffee from the copper and showed me how to bite the sugar first. Below, a boy stood on the bridge for forty minutes collecting courage or coins. Both, in the end.
> hazel 94 BAM m9 #balkans #roadtrip
The owner drew a map on my napkin of the road NOT to take. It was the best road of the trip. He'd written "beautiful, no".

= sarajevo-bascarsija | Konak Mahala | Logavina 34 | 71000 | Sarajevo | Federation of B&H | BA | 43.8496 | 18.3510 | city
> jules 88 BAM m10 #sarajevo
At dusk every minaret lights up one after the other, like someone walking through a house. I had a work call at that exact moment and I simply turned the camera around.
> maeve 91 BAM m8 #sarajevo #sevdah
A woman sang sevdah in the kitchen, washing cups. I stood in the corridor with my toothbrush until the end of the song.
> anna 86 BAM m2 #sarajevo #skifahren
Olympiapisten von 1984, vier Lifte, neun Euro, kein Mensch. Am Abend Ćevapi und ein Kachelofen, der mit alten Skiern angeheizt wurde (kaputten!).

= kotor-macka | Guest House Mačka na Zidu | Pjaca od Salate 3 | 85330 | Kotor | Kotor | ME | 42.4177 | 18.7682 | coast
> noah 84 EUR m9 #kotor #cats
1,350 steps to the fortress, 19 cats on the way, 1 slept in my room. Not on the bill.
> anna 82 EUR m5 #montenegro #wandern
Von der Bucht auf den Lovćen, 1.700 Höhenmeter, unten Zypressen, oben Schnee. Die Katze vom Zimmer nebenan hat die Tour offenbar auch gemacht, sie war genauso müde.

= perast-kapetan | Vila Kapetanova Udovica | Obala Marka Martinovića 12 | 85336 | Perast | Kotor | ME | 42.4865 | 18.6995 | coast
> concierge 189 EUR m6 #bay #romance
Nine rooms, one jetty, and a housekeeper who irons sheets with lavender water as if it were still 1910. Have the skipper row you out to the island at seven, not at ten.

= berat-dritare | Bujtina Njëmijë Dritare | Lagjja Mangalem 46 | 5001 | Berat | Berat | AL | 40.7034 | 19.9568 | city
> tobi 42 EUR m5 #albanien #radreise
Für zweiundvierzig Euro: Bett, Bad, vier Gänge, Raki, Familienanschluss, ein neues Schaltseil vom Onkel. Ich weiß nicht, was die Frage war, aber die Antwort ist Albanien.
> priya 45 EUR m10 #ottoman #windows
A thousand windows, said the sign. I counted mine: six, each with a view of the other nine hundred and ninety-four.

= theth-kulla | Bujtina Kulla e Gjelbër | Rruga Theth 4 | 4302 | Theth | Shkodër | AL | 42.3960 | 19.7740 | alpine
> callum 38 EUR/person m7 #hiking #albania
Over the Valbona pass with a mule in front and a marathon grandmother behind. Mattress on the floor, byrek the size of a hubcap, stars.
> anna 36 EUR/person m9 #albanien #wandern
Valbona – Theth, sechs Stunden, ein Pass, ein Bunker, ein Bergsee, in den man fällt, wenn man „nur die Füße“ sagt. In der Kulla gibt es Byrek, Bohnen und einen Raki, der die Schuhsohle nachbesohlt.

= ohrid-biser | Vila Ohridski Biser | Kosta Abraš 37 | 6000 | Ohrid | Ohrid | MK | 41.1204 | 20.7986 | lake
> mirjam 3200 MKD m8 #ohrid #see
Der älteste See Europas, und die Großmutter des Hauses sieht aus, als hätte sie ihm beim Volllaufen zugesehen. Trauben vom Spalier direkt ins Müsli.
> fritz 3100 MKD m9 #balkan
Kein Bahnanschluss. Ich erwähne es ohne Groll. Der Bus war voll, laut und hat für mich an der Haustür gehalten.

= athens-xenon | Xenónas I Kypseli | Fokíonos Négri 68 | 113 61 | Athens | Attica | GR | 37.9798 | 23.7280 | city
> leyla 92 EUR m11 #athen
Endlich mal nicht Plaka. Orangenbäume, alte Herren mit Tavli, ein Kino nebenan, und das Frühstück holt man mit einem Gutschein beim Bäcker an der Ecke, der einen adoptiert.
> ines 96 EUR m3 #athens #terrazzo
1936, Bauhaus with curved corners, original terrazzo in oyster and rust. The lift mirror has a crack shaped like Portugal. I felt seen.
> omar 94 EUR m3 #athens
Geography teacher's holiday: I climbed every hill I could see from the previous hill.

= naxos-marmaro | Marmarópetra Studios | Odós Apóllonos 14 | 843 00 | Naxos | South Aegean | GR | 37.0632 | 25.4700 | island
> sofia.l 104 EUR m9 #cyclades #swimming
September sea, tomatoes with a temper, a room with one chair and a blue line across the window. I have a theory that nobody needs a second chair.
> luca 126 EUR m8 #familie #griechenland
Sand in allem. In den Ohren, im Buggy, im Pass. Spiros hat die Zweijährige jeden Abend durchs Lokal getragen und ihr die Fische vorgestellt.
> anna 108 EUR m5 #naxos #wandern
Der Zas ist 1.004 Meter hoch, also quasi ein Hügel, und fängt bei null an, also quasi doch nicht. Oben Ziegen, unten Tomaten.

= hydra-gaidaros | Archontikó tou Gaidárou | Ágios Konstantínos 22 | 180 40 | Hydra | Attica | GR | 37.3376 | 23.4662 | island
> lena 168 EUR m5 #hydra #nocars
My suitcase rode up on a donkey called Marika who stopped twice to think. It's uphill; so did I.
> henrike 172 EUR m10 #griechenland #natursteinmauern
Trockenmauern, Kalkanstrich, und im Salon eine geschnitzte Decke aus Triest. Die Eselin im Hof hat mehr Denkmalverstand als mancher Bauträger.
> marko 170 EUR m9 #hydra #fisch
Drei Tage, vier Fische, alle beim Namen gekannt. Der Koch in der Taverne neben dem Haus hat mich nach dem ersten Abend in die Küche gewunken, weil ich die Gräten sortiert hatte (Berufskrankheit). Wir haben dann zusammen Kakavia gekocht: kein Rezept, sondern das, was im Netz war, Zitrone ganz zum Schluss, das Öl nicht sparen, der Topf vom Großvater. Man bekommt davon die Rechnung wie jeder andere Gast auch, das ist ihm wichtig, aber der Teller ist ein anderer. Zum Haus: kühle Zimmer, hohe Decken, eine Terrasse für den zweiten Kaffee. Wer schwere Koffer hat, bucht den Esel vorher. Wer leichte hat, trägt selbst und versteht dann, warum die Leute hier solche Waden haben.

= chania-rodi | Pension To Rodi | Odós Theotokopoúlou 56 | 731 31 | Chania | Crete | GR | 35.5138 | 24.0304 | coast
> paula 89 EUR m4 #kreta #wildkräuter
Horta, Fava, Dakos, Artischocken roh mit Zitrone. Die Wirtin zeigte mir, welche Kräuter man am Straßenrand pflückt, und ich bin den Rest der Woche nur noch in Schlangenlinien gewandert.
> jonas 93 EUR m10 #kreta #hafen
Der Leuchtturm sieht aus, als hätte ihn jemand aus Sandkuchen gebaut. Raki kommt ungefragt, Oktopus auch.
> mirjam 91 EUR m5 #kreta #altstadt
Der Granatapfelbaum im Hof blüht rot, der Kaffee kommt im Kännchen, und Frau Evangelía stellt jeden Morgen eine andere Frage. Am Freitag: „Warum haben Sie es in der Schweiz immer so eilig, wenn doch alles funktioniert?“ Ich denke noch nach.

= kalampaka-vrachos | Xenónas Vráchos & Ouranós | Patriárchou Dimitríou 30 | 422 00 | Kalambaka | Thessaly | GR | 39.7028 | 21.6238 | alpine
> fritz 71 EUR m5 #meteora #griechenland
Klöster auf Felsnadeln, und hinauf fuhr früher ein Netz an einem Seil. Wann es ersetzt wurde? „Wenn es riss.“ Schmalspurbahn leider außer Betrieb.
> mateo 75 EUR m4 #meteora
Woke to bells at five from six directions, each with its own idea of five.

= istanbul-vapur | Vapur Oteli | Moda Caddesi 133 | 34710 | Istanbul | Istanbul | TR | 40.9835 | 29.0260 | coast
> yusuf 3900 TRY m4 #istanbul #kadikoy
Stay on the Asian side and commute to Europe with tea in a tulip glass and a gull at eye level. The ferry at ten past eight. Left side going, right side coming.
> leyla 3750 TRY m10 #istanbul #heimatstadt
Meine Oma wohnte zwei Straßen weiter. Ich habe auf Türkisch eingecheckt und wurde gefragt, warum mein Türkisch von 1985 ist. Wegen Oma.
> aiko 3800 TRY m5 #istanbul #tea
I like the moment when the ferry turns its engine back and the water goes white and soft. From the fourth floor you can see it forty times a day.
> omar 3850 TRY m2 #istanbul #ferry
I asked my class where Europe ends. Then I sent them a photograph of my tea glass on the railing, half-way across, and let them fight about it. The hotel has a lending library of guidebooks from 1960 on, in nine languages, all of them certain. Room 27 has the deep window seat and a radiator you can put your feet on while the ships go by: tankers, a grey frigate, fishing boats with a cat at the bow. I had planned to see seven mosques and two palaces. I saw one mosque, thoroughly, and about a thousand ships. There was a strike on the last day and no ferries at all, and the whole neighbourhood came down to the quay to look at the empty water as if at somebody's grave.
> duc.pham 3700 TRY m6 #istanbul #coffee
The grounds told my future: a road, a bird, a bill.
> henrike m9 #istanbul #holzhäuser
Holzhäuser in Kuzguncuk, die sich aneinanderlehnen wie beim Gruppenfoto. Die Fähre hat jedes Mal Verspätung, wenn ich drin sitze und schaue, so kommt es mir jedenfalls vor.
> lena m5 #istanbul #ferry
Forty ferries a day from the fourth floor. I counted thirty-nine and worried.

= alacati-ruzgar | Rüzgârlı Ev | 3005. Sokak 11 | 35937 | Alaçatı | İzmir | TR | 38.2820 | 26.3745 | coast
> yusuf 5200 TRY m6 #breakfast #aegean
The breakfast, in order: three olives, four cheeses, five jams (fig, sour cherry, mastic, bitter orange, something pink), honeycomb, eggs with greens, gözleme from the lady by the well, tomatoes, tea, tea, tea. Then they ask if you're ready for breakfast. That was the introduction.

I lay down on a bench under the bougainvillea at noon with my shoes off and was covered with a small blanket by someone I never identified. When I woke, there was a melon. If you only go to one place for breakfast on this coast, and you are prepared to lose the day, go here.
> ines 5100 TRY m5 #alacati #floors
Black-and-white pebble mosaic in the yard, laid on edge, one ship and one cypress. I have lifted exactly one loose pebble and put it back.

= goreme-peri | Peribacası Taş Konak | Aydınlı Sokak 40 | 50180 | Göreme | Nevşehir | TR | 38.6435 | 34.8300 | desert
> noah 4600 TRY m5 #cappadocia #balloons
I thought the photos were faked. Then at 5:20 a balloon looked in at me while I was brushing my teeth, and everyone in the basket waved.
> beatriz 4450 TRY m10 #cave_hotel
Rooms in the rock eat all sound. I clapped once, very loud: nothing. A percussionist's nightmare; then the best sleep of my life.
> hazel 4500 TRY m9 #cappadocia
Balloon pilots eat breakfast at 9:30 like cowboys, hats on. I asked one how he steers. "I go up and ask," he said.

= kas-sardunya | Kekikli Pansiyon | Likya Caddesi 27 | 07580 | Kaş | Antalya | TR | 36.2028 | 29.6364 | coast
> wren 2400 TRY m5 #lycianway #walking
Four days along the cliffs with a pack and a wheezy tortoise here and there. Mrs Sevgi washed everything I own without asking and hung it on the roof, where the sea could see it.
> tobi 2300 TRY m4 #türkei #radreise
Küstenstraße: 14 % Steigung, 0 % Seitenstreifen, 100 % Granatapfelsaft.

= mardin-telkari | Telkâri Konağı | Birinci Cadde 212 | 47100 | Mardin | Mardin | TR | 37.3134 | 40.7402 | desert
> omar 3100 TRY m4 #mardin #mesopotamia
The terrace looks out on a plain so flat and so old that my students would ask where the edges are. Bells, then the call, then bells. Almond coffee.

= nicosia-khan | Khan Petra Guesthouse | Ermou Street 91 | 1011 | Nicosia | Nicosia | CY | 35.1761 | 33.3626 | city
> priya 99 EUR m11 #cyprus #dividedcity
The street ends at a wall of oil drums, with jasmine. The owner's lemon tree crosses the line. She has stopped having opinions about it, she says, and only makes the lemonade.
> emil 94 EUR m3 #zypern #frühling
Ohne Frau Holle, die fliegt ja nicht. Dafür haben mich sechs Katzen vertreten. Zyklamen an jedem Wegrand, Halloumi in jeder Mahlzeit.

= limassol-carob | The Carob Mill Rooms | Vasilissis Street 14 | 3042 | Limassol | Limassol | CY | 34.6878 | 33.0376 | coast
> mateo 112 EUR m10 #commandaria #wine
They make a sweet wine here that crusaders wrote home about. I wrote home too.
`;
