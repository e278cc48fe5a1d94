/** Stays in Japan, Korea, Taiwan and Mongolia; the form is explained at `readStays`. */
export const eastAsia = `
= kanazawa-yukitsuri | Ryokan Yukitsuri | Higashiyama 1-24-6 | 920-0831 | Kanazawa | Ishikawa | JP | 36.6022 | 136.6208 | city
> aiko 28600 JPY #kanazawa #ryokan #home
I made the rice bowls here, so I am not neutral. In November they tie the pines with ropes against the snow and the garden looks like a row of quiet umbrellas. The bath is hinoki. Please sit in it until you have no plans.
> lena 29800 JPY m11 #kanazawa #snow
Aiko's bowls. I held mine long after the rice was gone; nobody hurried me. A bell, a sliding door, a lady with a hot towel who had guessed, correctly, that I'd lost a glove.
> henrike 30200 JPY m4 #japan #holzverbindung
Keine Schraube. Kein Nagel. Ich lag auf der Tatami und habe mir anderthalb Stunden die Decke angesehen, bis jemand besorgt fragte, ob mir nicht gut sei.
> concierge 31000 JPY m11 #kanazawa #ryokan
A word on manners, because guests ask me. You will not make a mistake. If you do, nobody will have seen it. Arrive at four, not at two; the room is being thought about. Bring nothing for the hostess but a story about your journey, and let her finish pouring before you tell it. Dinner is at six and there are nine courses, all small, of which the fifth is the one you will remember. At night someone will lay out the bed while you are in the bath. You'll wonder how they knew. Twenty-two years in hotels and I still do not know how they know.
> mateo 30500 JPY m4 #kanazawa #sake
The brewer down the lane and I had no word in common except "rice", "grape" and "again".
> priya 29900 JPY m2 #ryokan #snow
The corridor turns twice for no reason you can see, until snow falls into the little court between the turns and you understand that the corridor is a way of looking.

= kyoto-mukade | Machiya Mukade-ya | Gokomachi-dori Takoyakushi 402 | 604-8045 | Kyoto | Kyoto | JP | 35.0193 | 135.7583 | city
> priya 31500 JPY m11 #kyoto #machiya
Eel's nest: five metres wide, thirty deep, a garden the size of a tatami in the middle holding the whole thing together by being empty.
> noah 33000 JPY m4 #kyoto #cherryblossom
I practised taking my shoes off quickly for a month and still held up a queue. Petals in the gutter, petals on the bike seat, petals in my sock.
> paula 29900 JPY m5 #kyoto #tofu
Yudofu, Yuba, Tofu als Steak, Tofu als Nachtisch. Endlich ein Land, in dem „nur mit Tofu“ eine Drohung an die anderen ist.
> leyla 30800 JPY m11 #kyoto #herbst
Ahorn, Regen, Papierschirm. Die Hausherrin zeigte mir ein Wort, das es auf Deutsch nicht gibt: das Licht, das durch Blätter fällt. Ich habe ihr dafür „Feierabend“ geschenkt.

= tokyo-fuku | Capsule & Bath Fuku-no-yu | Yanaka 3-11-20 | 110-0001 | Tokyo | Tokyo | JP | 35.6904 | 139.6893 | city
> jules 6900 JPY m6 #tokyo #capsule
My capsule is number 33, it's a drawer with a reading lamp and I have never slept better. Old bathhouse downstairs, mural of Fuji, a gentleman of ninety who corrected my towel.
> tobi 6500 JPY m4 #tokyo #rad
Das Rad durfte in der Kapsel nebenan schlafen. Fast. Sie haben ernsthaft kurz überlegt.
> fritz 6800 JPY m11 #tokio #kapsel
Mit 71 in einer Kapsel. Die Enkelin hat es vorgeschlagen, ich habe gelacht, jetzt lacht sie. Man schläft wie im Liegewagen, nur ohne Weichen. Das Bad im Keller ist heißer als jeder Kessel, den ich je gefahren habe. Ein Herr, älter als ich, hat mir gezeigt, dass das kleine Handtuch auf den Kopf gehört und nicht ins Wasser. Wir haben dann zwei Stunden über Dampfloks gesprochen, er auf Japanisch, ich auf Oberpfälzisch, mit den Händen. Er war Heizer. Man erkennt das an den Unterarmen. Zum Abschied hat er salutiert. Ich habe gesagt: Servus, Herr Kollege.

= takayama-hida | Minshuku Hida Sasa | Kamiichinomachi 77 | 506-0844 | Takayama | Gifu | JP | 36.1318 | 137.2510 | alpine
> mirjam 15400 JPY/person m2 #takayama #schnee
Expresszug, Schneewände, Beinwärmer unter dem Tisch. Der Kotatsu ist eine Erfindung, gegen die das GA einpacken kann: Man will nirgendwo mehr hinfahren.
> callum 14900 JPY/person m10 #hiking #japan
Walked the old post road between two villages ringing bells at bears, as instructed by a schoolgirl.
> anna 15200 JPY/person m2 #japan #pulver
Pulverschnee bis zum Kinn, danach Beine unter den heißen Tisch. Die japanischen Alpen verstehen etwas von Gasthäusern.

= naoshima-nami | Minshuku Nami to Kaki | Miyanoura 2249 | 761-3110 | Naoshima | Kagawa | JP | 34.4595 | 133.9750 | island
> sofia.l 13200 JPY m10 #naoshima #art
Giant pumpkin, tiny ferry, perfect persimmon. My room was three mats and a window; I think it was the best artwork on the island.

= hakodate-ika | Pension Ika-no-Akari | Motomachi 29-4 | 040-0054 | Hakodate | Hokkaido | JP | 41.7736 | 140.7365 | coast
> jonas 11800 JPY m7 #hokkaido #hafen
Nachts sieht man vom Fenster die Lichter der Tintenfischboote, aufgereiht wie eine zweite Stadt. Morgens liegen sie auf dem Reis.

= nikko-sugi | Sugi-no-Ma Inn | Takumi-cho 8-30 | 321-1415 | Nikko | Tochigi | JP | 36.7485 | 139.6128 | forest
> fritz 14200 JPY m11 #nikko #bahn
Mit dem Spacia, Fensterplatz, Bentō mit Dampflokmotiv. Das Zimmer roch nach Zeder, der Tee nach Gras, und meine Knie haben dem niedrigen Tisch einiges zu sagen gehabt.

= yakushima-moss | Koke Lodge | Anbo 540-2 | 891-4311 | Yakushima | Kagoshima | JP | 30.3120 | 130.6560 | forest
> wren 12400 JPY m5 #yakushima #moss
It rains thirty-five days a month, they say. Macaques in the road grooming each other, deer grooming the macaques. Moss on everything that stood still, including eventually me.
> greta 12900 JPY m6 #schildkröten
Nachts am Strand, stockfinster, keine Lampe erlaubt: eine Unechte Karettschildkröte, hundert Eier, zwei Stunden. Alle haben geflüstert, auch die Kinder.

= seoul-hanok | Hanok Gamnamu | Gyedong-gil 84 | 03059 | Seoul | Seoul | KR | 37.5632 | 126.9827 | city
> leyla 148000 KRW m10 #seoul #hanok
Der Boden ist warm. DER BODEN IST WARM. Ich habe meinen Koffer nicht ausgepackt, sondern mich danebengelegt.
> duc.pham 152000 KRW m3 #seoul #coffee
Eleven cafés within a hundred metres; one roasts on the roof between kimchi jars. My heart rate will recover.
> aiko 149000 KRW m5 #persimmon #quiet
Paper windows. The moon is not seen but it is in the room.
> yusuf 151000 KRW m11 #seoul #breakfast
Fourteen side dishes before nine o'clock. I stood up and shook hands with the cook.

= busan-gamcheon | Gamcheon Terrace Stay | Okcheon-ro 96beon-gil 12 | 49368 | Busan | Busan | KR | 35.1004 | 129.0295 | coast
> hazel 99000 KRW m9 #busan
Stairs like somebody spilled a box of crayons on a mountain. I'm a lowland person. I needed two rests and a hotteok.

= gyeongju-tumuli | Tumuli Garden House | Poseok-ro 1050 | 38161 | Gyeongju | Gyeongsangbuk-do | KR | 35.8423 | 129.2128 | forest
> omar 118000 KRW m4 #gyeongju #history
Kings asleep under green hills in the middle of the town, children rolling oranges down a queen. I would like more empires to end like that.

= jeju-tangerine | Gyulbat Stone House | Aewol-ro 211 | 63041 | Jeju City | Jeju-do | KR | 33.5093 | 126.5174 | island
> greta 131000 KRW m5 #jeju #haenyeo
Die Taucherinnen sind über siebzig und bleiben länger unten als meine Studis. Frau Ko (74) hat mir einen Abalone in die Hand gedrückt und gelacht, weil ich ihn bestimmen wollte.

= taipei-banyan | Banyan Lane Inn | Dihua Street Section 1 231 | 103 | Taipei | Taiwan | TW | 25.0494 | 121.5325 | city
> ines 3400 TWD m11 #taipei #dadaocheng
Terrazzo, iron window-grilles with plum blossom, and an owner with a notebook of grilles from the whole district, drawn at night. We compared notebooks until the tea shop threw us out.
> jules 3250 TWD m4 #taipei #workation
Everyone whispers in the library café, even the coffee machine.

= jiufen-kite | Red Kite Teahouse Rooms | Jishan Street 142 | 224 | Ruifang | New Taipei | TW | 25.1090 | 121.8440 | coast
> yusuf 3900 TWD m12 #jiufen #tea
Rain, lanterns, oolong, sea. When the buses leave, the cats take over the stairs.

= tainan-guava | Guava Yard Guesthouse | Shennong Street 66 | 700 | Tainan | Taiwan | TW | 22.9922 | 120.2152 | city
> marko 2900 TWD m3 #tainan #essen
Frühstück um sechs: Rindersuppe, das Fleisch roh in der Schale, Brühe drüber, Zimmer wieder zu, weiterschlafen. Das Konzept sollte man importieren.

= karakorum-ger | Ger Camp Khun | Orkhon Valley Road 3 | 62200 | Kharkhorin | Övörkhangai | MN | 47.1950 | 102.8230 | desert
> thandi 190000 MNT m7 #mongolia #ger
The stove goes out at three and someone comes in like a kind ghost and lights it. I offered to take her blood pressure; by noon I had done the whole valley. Paid in curd.
> tobi 175000 MNT m8 #mongolei #radreise
Keine Zäune. Keine Schilder. Rückenwind. Ein Reiter hat mich drei Kilometer lang begleitet und das Rad gegen das Pferd tauschen wollen. Ich habe länger überlegt, als ich zugebe.
`;
