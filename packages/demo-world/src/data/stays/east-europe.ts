/** Stays between the Baltic and the Black Sea; the form is explained at `readStays`. */
export const eastEurope = `
= prague-klobouk | Pension U Dvou Klobouků | Nerudova 61 | 118 00 | Prague | Prague | CZ | 50.0917 | 14.4242 | city
> fritz 2450 CZK m10 #prag #bahn
Mit dem Speisewagen angereist (Svíčková, frisch gezapft, Tischtuch!). Die Pension hat Balken mit Bauernmalerei und einen Schlüssel, den man nicht verlieren kann, weil er ein halbes Kilo wiegt.
> leyla 2380 CZK m11 #prag #kafka
Ein Zimmer unterm Dach mit Schreibtisch. Ich bin aufgewacht und war noch ich selbst, leichte Enttäuschung.
> hazel 2500 CZK m5 #prague
The stairs are stone and worn into little bowls. When it rains in the courtyard they fill, one after the other, all the way down.
> yusuf 2480 CZK m12 #prague #winter
Snow, brass band, goose. I must report that the breakfast is merely good.

= krumlov-vydra | Penzion Vydří Skála | Latrán 88 | 381 01 | Český Krumlov | South Bohemia | CZ | 48.8130 | 14.3160 | forest
> luca 2100 CZK m7 #familie #kanu
Kanu gemietet, Kanu gedreht, Kanu gekentert, Kanu getragen. Knödel. Alle Kinder finden, das war der beste Tag ihres Lebens.

= olomouc-orloj | Dům Zlatá Páka | Univerzitní 7 | 779 00 | Olomouc | Olomouc | CZ | 49.5962 | 17.2536 | city
> tobi 1690 CZK m8 #mähren #radreise
Olmützer Quargel probiert. Das Rad stand danach freiwillig draußen.

= gdansk-zuraw | Kamieniczka Pod Bursztynem | ulica Chlebnicka 42 | 80-830 | Gdansk | Pomerania | PL | 54.3514 | 18.6547 | city
> henrike 390 PLN m9 #danzig #wiederaufbau
Alles nach 1945 wieder aufgebaut, Stein für Stein, und so gut, dass man streiten möchte, ob das noch Rekonstruktion ist oder schon Liebe. Treppenhaus original. Gestritten habe ich mit dem Besitzer, bei Goldwasser, bis zwei.
> jonas 375 PLN m6 #danzig #hafen
Krantor im Fenster, Werftkräne am Horizont, Piroggen im Bauch.
> ines 385 PLN m5 #gdansk #amber
A bowl of amber on the counter, take one. I took the one with a gnat in it: forty million years of bad timing.

= krakow-smok | Pensjonat Smocza Łuska | ulica Józefa 26 | 31-056 | Krakow | Lesser Poland | PL | 50.0618 | 19.9390 | city
> maeve 410 PLN m6 #krakow #klezmer
The klezmer festival under my window until four. I did not complain, I joined in the second set.
> yusuf 420 PLN m3 #krakow
Breakfast: six kinds of pickles, a mountain of white cheese, poppy-seed cake. I raise my tea glass. A serious country.

= zakopane-gazda | Willa Gazdówka pod Reglami | Droga do Białego 15 | 34-500 | Zakopane | Lesser Poland | PL | 49.3030 | 19.9459 | alpine
> anna 340 PLN m9 #tatra #wandern
Holzspitzen am Giebel, Schafskäse vom Grill mit Preiselbeeren, Berge wie bei uns, nur mit mehr Vokalmangel. Drei Tage, drei Gipfel, Muskelkater auf Polnisch.

= wroclaw-krasnal | Hostel-Pensjonat Siedem Krasnali | ulica Włodkowica 19 | 50-072 | Wroclaw | Lower Silesia | PL | 51.1007 | 17.0302 | city
> luca 360 PLN m4 #breslau #zwerge
Zwergensuche mit Karte: 47 Stück an zwei Tagen, einer davon im Frühstücksraum hinter der Müslischale. Bestes Familienprogramm östlich der Aare.

= banska-permon | Penzión Permoník | Sládkovičova 12 | 969 01 | Banská Štiavnica | Banská Bystrica | SK | 48.4493 | 18.9135 | forest
> paula 74 EUR m10 #slowakei #bergbau
Eine Stadt, die am Silber reich und am Vergessen schön geworden ist. Ich bin zum Teich gelaufen und habe gebadet, im Oktober, die Wirtin hat mir danach Kamille eingeflößt.

= strbske-limba | Horský hotel Limbica | Nová cesta 9 | 059 85 | Štrba | Prešov | SK | 49.1200 | 20.0600 | alpine
> fritz 89 EUR m1 #hohetatra #zahnradbahn
Zahnradbahn, neue Garnitur, altes Bett. Gute Mischung.

= budapest-gozsegu | Gőzfürdő Panzió | Frankel Leó út 37 | 1023 | Budapest | Budapest | HU | 47.4992 | 19.0347 | city
> beatriz 29500 HUF m2 #budapest #thermal
Hot water outside in the snow, old men playing chess up to their chests, and the guesthouse lends you the correct slippers, because there are correct slippers.
> priya 30500 HUF m5 #budapest #staircase
A spiral with a glass floor lantern, four flights, Zsolnay tile risers. I apologise for nothing I said to the concierge about the lift they put in it.
> marko 28900 HUF m9 #budapest #markt
Morgens in der Markthalle Paprika gekauft, abends in der Pensionsküche mit der Köchin gestritten, wie viel. Sie hatte recht. Mehr.
> mateo 29000 HUF m3 #budapest
Note to the management: the bath slippers come in two sizes, and both are 41. Note to everyone else: go anyway, take the tram along the river at night, ask Ágnes for the key of the little pool.
> leyla m12 #budapest #bad
Dampf, Kacheln, Schachbretter. Eine ältere Dame hat mir im Wasser ein halbes Gedicht von Attila József aufgesagt, die zweite Hälfte bekomme ich, wenn ich wiederkomme.

= tokaj-asz | Borház Aszúvirág | Rákóczi út 17 | 3910 | Tokaj | Borsod-Abaúj-Zemplén | HU | 48.1190 | 21.4147 | lake
> mateo 24000 HUF m10 #wine #tokaj
Black mould on the cellar walls like velvet. You pat it, it pats you back. The 1999 tasted of apricots and a long argument won.

= ljubljana-zmaj | Hiša Zmajev Rep | Gornji trg 31 | 1000 | Ljubljana | Ljubljana | SI | 46.0534 | 14.4996 | city
> emil 112 EUR m6 #hund #ljubljana
Autofreie Altstadt, Wassernapf vor jedem zweiten Lokal, und an der Rezeption ein Dackel als Chef. Frau Holle hat eingecheckt, nicht ich.
> duc.pham 108 EUR m5 #ljubljana #coffee
A small capital with the patience of a village. Flat white: 9/10. Dragon: 10/10.
> thandi 110 EUR m9 #ljubljana
Solo, first time in Europe, first night, bag lost in Frankfurt. The dachshund's person found me pyjamas, a toothbrush and a plate of štruklji before I'd finished the sentence. When the bag came three days later I was nearly sorry.

= bled-kremna | Gostišče Pri Čolnarju | Mlinska cesta 33 | 4260 | Bled | Bled | SI | 46.3703 | 14.1156 | lake
> sofia.l 141 EUR m6 #bled #lake_swimming
You can swim to the island but then you're on a church island in your swimsuit during a wedding. Learned by doing.
> anna 138 EUR m10 #bled #herbst
Nebel über dem See, darüber Sonne, darin ein Ruderboot mit einem Priester. Ich dachte erst, ich träume noch.
> wren 139 EUR m5 #bled
Grebes dancing with weed in their bills at five in the morning, for each other, not for me.

= piran-sol | Hotelček Solinar | Ulica IX. korpusa 18 | 6330 | Piran | Piran | SI | 45.5266 | 13.5690 | coast
> marko 126 EUR m9 #piran #salz
Fleur de Sel aus der Saline auf einem Butterbrot, mit Blick dorthin. So einfach geht Dreisterneküche.

= brasov-sapte | Casa Șapte Turnuri | Strada Cerbului 24 | 500025 | Brașov | Brașov | RO | 45.6420 | 25.5860 | forest
> callum 320 RON m9 #transylvania #hiking
Two bears (far), one sheepdog (near), polenta with more cheese than polenta. The lady of the house crossed herself when I said which path. It was a very good path.
> henrike 310 RON m6 #siebenbürgen #kirchenburgen
Fünf Kirchenburgen, eine Speckkammer im Wehrturm, und am Abend ein Gastgeber, der ein Siebenbürger Sächsisch spricht, das kölscher klingt als ich.

= sibiu-ochi | Pensiunea Ochii Orașului | Strada Faurului 8 | 550182 | Sibiu | Sibiu | RO | 45.8011 | 24.1541 | city
> leyla 290 RON m6 #sibiu #theaterfestival
Die Dächer haben Augen, wirklich, und wenn man um drei Uhr früh vom Theaterfestival heimkommt, schauen sie einen an wie die Mutter.

= plovdiv-kapana | Къща Къпина Guest House | Zagreb Street 21 | 4000 | Plovdiv | Plovdiv | BG | 42.1490 | 24.7455 | city
> jules 118 BGN m5 #plovdiv #workation
Fig in the yard, rakia in the fridge door, 300 megabit in the attic. I extended twice and then my mother rang.
> wren 112 BGN m6 #bulgaria
Woke to what I thought was a market and it was swifts. Hundreds. The whole sky was shouting.

= bansko-chinar | Механа-хотел Стария Чинар | Pirin Street 48 | 2770 | Bansko | Blagoevgrad | BG | 41.8392 | 23.4856 | alpine
> noah 124 BGN m2 #skiing #budget
A week of snow for less than a Toronto parking ticket. The singing starts at nine. You can go to bed at ten, technically.

= riga-jugend | Viesnīca Dzintara Logs | Alberta iela 17 | 1010 | Riga | Riga | LV | 56.9485 | 24.1089 | city
> henrike 99 EUR m6 #jugendstil #riga
Fassade mit zwölf Masken, alle mit Zahnweh. Drinnen ein Treppenhaus in Pistaziengrün, für das ich einmal bei Regen und einmal bei Sonne gekommen bin.
> tobi 88 EUR m7 #baltikum #radreise
Sandpisten, Kiefern, Störche, 110 km. Danach Kaltschale in Pink. Ich war skeptisch und habe dann drei Teller gegessen.

= tallinn-rehe | Külalistemaja Katuserada | Rataskaevu 28 | 10123 | Tallinn | Harjumaa | EE | 59.4391 | 24.7537 | city
> aiko 104 EUR m1 #tallinn #snow
Snow on the stove-pipes, felt slippers in a basket, a candle burning although no one was there yet. Someone in this house thinks ahead with kindness.

= kuressaare-kadakas | Puhkemaja Kadakas | Kauba 15 | 93813 | Kuressaare | Saare | EE | 58.2494 | 22.5068 | island
> greta 86 EUR m7 #saaremaa #insel
Wacholder, Windmühlen, Wildschweine. Und ein Meer, das so flach ist, dass ich nach zwanzig Minuten immer noch bis zum Knie drinstand.

= nida-kopos | Svečių namai Kopų Vėjas | Pamario gatvė 40 | 93121 | Neringa | Klaipėda | LT | 55.3050 | 21.0020 | lake
> paula 92 EUR m8 #kurischenehrung
Sandberge, Räucherfisch (für die anderen), Bernstein auf dem Fensterbrett. Ich habe drei Tage nichts gelesen, was ich mitgebracht hatte, und alles, was im Regal stand.
> leyla 95 EUR m6 #nida #literatur
Thomas Mann hatte hier ein Sommerhaus mit Italienblick. Ich hatte hier ein Pensionszimmer mit Wäscheleinenblick und bin sicher, dass meins lustiger war.

= vilnius-uzupis | Nakvynė Pas Angelą | Paupio gatvė 23 | 11341 | Vilnius | Vilnius | LT | 54.6901 | 25.2858 | city
> omar 94 EUR m5 #vilnius
A neighbourhood that declared itself a republic and wrote a constitution: "A dog has the right to be a dog." I photographed it for my pupils and slept under a roof with pigeons who were citizens.

= belgrade-splav | Konak Kod Lasta | Gospodar Jevremova 63 | 11000 | Belgrade | Central Serbia | RS | 44.8010 | 20.4639 | city
> yusuf 9800 RSD m10 #belgrade
They asked what time I'd like breakfast and when I said nine they laughed, warmly, for some time.
> duc.pham 9500 RSD m9 #belgrade #nightlife
Slept from six to two. Coffee like engine oil. Perfect engine.
`;
