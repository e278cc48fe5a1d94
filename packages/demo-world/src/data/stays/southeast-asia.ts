/** Stays in Southeast Asia; the form is explained at `readStays`. */
export const southeastAsia = `
= hoian-lantern | Lantern Alley Homestay | Tran Quy Cap 51 | 51300 | Hội An | Quảng Nam | VN | 15.8785 | 108.3265 | lake
> duc.pham 850000 VND #hoian #home
Thirty kilometres from my door and I still go, on the bike, on weekdays. Mrs Tam makes cao lầu with water from the right well. She can tell if it is the wrong well. So can I now.
> lena 890000 VND m3 #hoian #lanterns
On the full moon they turn the electric lights off. You'd think that it would go dark. It goes gold.
> luca 1250000 VND m4 #familie #vietnam
Laternen basteln: drei Kinder, drei Laternen, zwei Unfälle, ein Pflaster. Anzug für den Vater schneidern lassen: passt bis heute, außer nach dem Mittagessen.
> ines 860000 VND m2 #hoian
Chinese gate, Japanese bridge, French shutters, Vietnamese kitchen, and on the floor Marseille tiles with bees on them. It shouldn't work. It's the most natural house in the world.
> leyla 870000 VND m1 #hoian #tet
Am Neujahrsfest ist alles zu und alle sind zu Hause, also war ich auch zu Hause: bei Frau Tam, mit neunzehn Verwandten, Klebreiskuchen und einem Onkel, der mir den Hof gemacht hat, in Zeichensprache, mit Erdnüssen.
> noah 870000 VND m11 #vietnam
Booked two nights, typhoon warning, stayed five. Mrs Tam taught the stranded guests to fold lanterns by torchlight. Mine leans. She hung it anyway, near the back.

= hanoi-phoco | Phố Cổ Tube House | Hàng Bồ 77 | 11014 | Hanoi | Quang Tri | VN | 21.0267 | 105.8403 | city
> duc.pham 720000 VND m11 #hanoi #coffee
Egg coffee on the third floor, in a house three metres wide and forty long, where the family altar is on the way to the bathroom. Bow, then brush teeth.
> priya 740000 VND m12 #tubehouse
Three courtyards strung along one corridor like lungs. Best lesson in section drawing since college, and the mosquito net is correctly hung.
> jonas 690000 VND m3 #hanoi
Straße überqueren: einfach losgehen, nicht zögern, nicht beten. Danach Bier für 40 Cent auf einem Hocker für Kinder.
> jules 710000 VND m12 #hanoi
If the family altar has fresh oranges, it'll be a good day for the router, says Mr Long. Correlation so far: 100%.

= hagiang-loop | Nhà Sàn Đá Xám | Tổ 4 Quản Bạ | 20000 | Hà Giang | Tuyen Quang | VN | 22.8240 | 104.9883 | alpine
> duc.pham 450000 VND m10 #hagiang #motorbike
Buckwheat pink on both sides, grey rock in the middle, me on a Honda older than my niece. Floor mattress, corn wine, karaoke. I sang. It is on a phone somewhere.
> callum 480000 VND m4 #walking #vietnam
Hills drawn by a child: too many, too pointy, all correct.

= dalat-pine | Villa Thông Reo | Trần Hưng Đạo 15 | 66100 | Da Lat | Lam Dong | VN | 11.9454 | 108.4417 | forest
> maeve 980000 VND m1 #dalat
An old French villa with an out-of-tune piano and a cook who hums. Between us we made a small orchestra. Strawberries at every meal.
> leyla m12 #dalat #regen
Ein verstimmtes Klavier, Erdbeermarmelade, Regen auf Kiefern. Es hätte auch der Harz sein können, nur dass der Kaffee besser ist und der Nachbarhahn mit Akzent kräht.

= luang-frangipani | Ban Phonheuang Guesthouse | Sakkaline Road 84 | 06000 | Luang Prabang | Luang Prabang | LA | 19.8870 | 102.1328 | lake
> aiko 690000 LAK m12 #laos #quiet
Before it is light there is only the sound of bare feet. I knelt with my rice. I was very nervous to do it wrong. The smallest monk smiled at my basket.
> paula 660000 LAK m1 #laos #allein
Zwei Flüsse, ein Hügel, kein Plan. Am Abend Flussalgen mit Sesam. Ja, Algen. Ja, sehr.

= vangvieng-karst | Karst & Kite Bungalows | Ban Savang 40 | 10104 | Vang Vieng | Vientiane | LA | 18.9235 | 102.4490 | lake
> tobi 380000 LAK m12 #laos #radreise
Reisfelder rechts, Kalktürme links, Ballon oben, Plattfuß unten. Das Kind der Vermieterin hat den Schlauch schneller geflickt als ich „Flickzeug“ sagen konnte.

= siemreap-lotus | Lotus Shed House | Wat Bo Road 119 | 17252 | Siem Reap | Siem Reap | KH | 13.3611 | 103.8573 | forest
> noah 48 USD m1 #angkor #cambodia
Up at 4:15 for the sunrise with two thousand others; then Mr Sokha drove me to the temple he likes, where there were six of us and a tree eating a doorway.
> henrike 46 USD m12 #angkor
Anastylose in Perfektion. Ich habe drei Tage lang Fugen fotografiert. Das Hotel fand das „very special“.
> hazel 47 USD m11 #cambodia #slow
I had planned Angkor like a field campaign: three days, eleven temples, a colour code. On the first evening the power failed, and the owner's daughter, who is nine and called Sreymom, came round with candles stuck in sardine tins. She asked to see the plan. She studied it for some time by sardine light, took my green pen, and crossed out seven temples. "Too hot," she said at each one. "Too hot. Too many stairs. Boring." The four she left I saw properly, with lunch between them and a nap, in the company of her uncle, who knows where the light falls and when the monkeys are in a bad mood. I've been on thirty-one trips in that old car and this country, and no one has ever edited me that well.

= kampot-pepper | Pepper Drying House | River Road 68 | 07501 | Kampot | Kampot | KH | 10.6120 | 104.1790 | lake
> marko 35 USD m2 #kampot #pfeffer
Frischer grüner Pfeffer mit Krabben. Ich nehme alles zurück, was ich je über Gewürze gesagt habe. Zimmer: Stelzen, Fluss, Ventilator, fertig.

= bangkok-khlong | Baan Rim Khlong | Soi Itsaraphap 28 | 10600 | Bangkok | Bangkok | TH | 13.7558 | 100.5013 | city
> jules 1400 THB m1 #bangkok #khlong
A monitor lizard the length of a sofa swims by at nine, daily. The team on the call has named him Kevin, and standup now waits for Kevin.
> yusuf 1350 THB m2 #bangkok #streetfood
Boat noodles from an actual boat: she hooks the railing, you lower a basket. Breakfast maximalism achieved with twelve tiny bowls.
> leyla 1300 THB m11 #bangkok
Wer mit dem Expressboot zur Arbeit fährt, hat im Leben etwas richtig gemacht. Ich fuhr auch ohne Arbeit hin und her.
> tobi 1280 THB m1 #bangkok #rad
Nachts um vier, wenn die Stadt kurz Luft holt, kann man hier Rad fahren. Vorher und nachher: nein.

= chiangmai-teak | Teak Ladder House | Ratchapakhinai Road 103 | 50200 | Chiang Mai | Chiang Mai | TH | 18.7899 | 98.9865 | forest
> hazel 1650 THB m11 #chiangmai #lanterns
Lanterns going up by the hundred, dogs under the bed, me out in the lane in pyjamas with my mouth open. Khao soi for breakfast, because who'd stop me.
> aiko 1600 THB m2 #craft #celadon
Celadon kiln twenty minutes by songthaew. They let me unload the last shelf, still warm, ticking as it cooled.

= kohlanta-driftwood | Driftwood & Rice | Moo 4 Ban Saladan 91 | 81150 | Ko Lanta | Krabi | TH | 7.5950 | 99.0360 | island
> sofia.l 1900 THB m1 #kohlanta #swim
The water is warmer than my bath at home and I am, frankly, offended. Stayed in for two hours to give it a chance to improve.
> luca 2300 THB m2 #elternzeit
Elternzeit, Woche drei. Bungalow mit Gittertür, Hängematte, Reis in allen Farben. Wir haben das erste Wort gehört. Es war „Gecko“.
> paula 1850 THB m2 #thailand #vegetarisch
Grünes Curry ohne Fischsauce ist möglich, man muss nur freundlich fragen, zweimal lächeln und dann nicht so genau hinsehen. 🌿

= georgetown-nutmeg | The Nutmeg Shophouse | Lebuh Armenian 62 | 10200 | George Town | Penang | MY | 5.4093 | 100.3317 | city
> ines 290 MYR m3 #penang #tiles
Peranakan floors!! Staffordshire transfer tiles on the front, encaustic inside, air-well with its own rain. I lay down on it at noon like a cat, and an actual cat came to lie next to me, professionally.
> marko 280 MYR m8 #penang #essen
Sieben Mahlzeiten am Tag. Der Besitzer führt eine Strichliste für seine Gäste, Rekord elf. Ich bin bei neun, habe aber noch bis Mitternacht.

= melaka-shutter | Rumah Tiga Jendela | Jalan Hang Kasturi 44 | 75200 | Malacca | Melaka | MY | 2.1951 | 102.2429 | city
> omar 240 MYR m5 #malacca
A mosque, a temple and another temple on one street, sharing a drain, a bakery and, on the day I came, a broken loudspeaker which all three were mending.

= kuching-hornbill | Hornbill Verandah | Carpenter Lane 19 | 93000 | Kuching | Sarawak | MY | 1.5465 | 110.3324 | forest
> wren 210 MYR m7 #borneo #birds
Rhinoceros hornbill going over like a helicopter with asthma. Laksa, river, thunder at four sharp.

= singapore-five | The Five-Foot Way | Joo Chiat Place 88 | 427794 | Singapore | Singapore | SG | 1.3122 | 103.9010 | city
> concierge 268 SGD m6 #singapore #shophouse
Everyone will send you to the towers. I send you east to a street of painted shophouses, a kaya toast that fixes jet lag, and Mr Lim, who notices what time you go out and leaves the umbrella there.
> mirjam 255 SGD m3 #singapur #mrt
Vier Minuten bis zur Bahn, die Bahn in drei, alles sauber, alles pünktlich, 31 Grad. Ich war fast ein bisschen gekränkt.

= ubud-batukaru | Uma Kecapi Homestay | Jalan Bisma 64 | 80571 | Ubud | Bali | ID | -8.5102 | 115.2611 | forest
> beatriz 620000 IDR m5 #ubud #gamelan
The bamboo tube bell in the ricefield is a bird-scarer and plays a slow 7. I recorded an hour. The ducks march to it.
> paula 590000 IDR m6 #bali #yoga
Ich war die Einzige im Haus ohne Yogamatte. Es wurde mir vergeben, weil ich sieben Portionen Tempeh gegessen habe.

= yogya-becak | Omah Batik Kidul | Jalan Tirtodipuran 33 | 55143 | Yogyakarta | Yogyakarta | ID | -7.8013 | 110.3636 | city
> aiko 480000 IDR m8 #batik #java
Hot wax, a copper pen, the grandmother's hand not shaking at all. My line shook. She put hers over it and made my mistake a leaf.
> maeve 495000 IDR m9 #gamelan
All-night shadow play, eight hours, the puppet master never left his mat. I left it once, for the loo, and missed a war.
> jules 470000 IDR m7 #yogyakarta
Gamelan practice in the next yard, Wednesdays and Saturdays. I moved my stand-up meeting so as not to miss the gong.

= bandaneira-pala | Rumah Pala | Jalan Pelabuhan 12 | 97593 | Bandanaira | Maluku | ID | -4.5240 | 129.9020 | island
> greta 520000 IDR m10 #banda #tauchen
Hammerhaie am Vulkan, Mandarinfische unterm Steg. Mitten in der Nacht hat mich Herr Idris geweckt: „Doktor, das Meer leuchtet.“ Wir sind alle im Schlafanzug reingesprungen.
> wren 540000 IDR m9 #spice_islands
Nutmeg pigeons, nutmeg jam, nutmeg sleep.

= bohol-nipa | Nipa & Capiz Inn | Bilar Riverside 7 | 6317 | Loboc | Central Visayas | PH | 9.6371 | 124.0354 | forest
> noah 2600 PHP m2 #bohol #philippines
The smallest primate in the world looked at me as if I'd come in without knocking.
> jonas 2450 PHP m3 #philippinen
Flussboot mit Karaoke, Fähre mit Karaoke, Pension mit Karaoke. Ich kann jetzt „Dancing Queen“ auf Visayas-Art.
`;
