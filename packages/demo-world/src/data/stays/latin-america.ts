/** Stays in Latin America; the form is explained at `readStays`. */
export const latinAmerica = `
= salvador-ladeira | Pousada Ladeira do Tambor | Ladeira do Carmo 42 | 40301-410 | Salvador | Bahia | BR | -12.9710 | -38.5070 | coast
> beatriz 420 BRL #salvador #pelourinho #home
My drum school is the noise across the street, so sorry / you're welcome. Tuesday is rehearsal. Blue room has the hammock and, if you lean, the bay.
> maeve 435 BRL m2 #carnival #salvador
Beatriz put me on a truck. I have never before been a wall of sound's smallest brick. Slept fourteen hours with confetti in my ears.
> jonas 410 BRL m1 #bahia #hafen
Aufzug in die Unterstadt, Kokosnuss in die Hand, Frachter gucken. Es funktioniert auf jedem Kontinent.
> thandi 415 BRL m2 #salvador #carnival
I packed a first-aid kit and used it four times, all blisters, one of them mine. Best ward I ever ran.

= paraty-mare | Pousada Maré Cheia | Rua da Praia 18 | 23970-000 | Paraty | Rio de Janeiro | BR | -23.2141 | -44.7150 | coast
> ines 560 BRL m5 #paraty #colonial
At full moon the sea comes into the streets on purpose: they built it that way, to rinse. You breakfast with your feet up and watch it go out again.
> lena 580 BRL m8 #brazil #slow
Cobbles like loaves. Nobody can walk fast, so nobody does, so everybody talks.

= ouropreto-sino | Pousada dos Sete Sinos | Rua Conde de Bobadela 90 | 35400-000 | Ouro Preto | Minas Gerais | BR | -20.3963 | -43.5050 | city
> mateo 395 BRL m6 #minas #baroque
Wood stove, feijão tropeiro, cachaça in thimbles. Seven bells in the town and they haven't agreed on the hour since 1780.

= alter-boto | Redário do Boto | Travessa Copacabana 11 | 68109-000 | Alter do Chão | Pará | BR | -2.5050 | -54.9540 | forest
> beatriz 190 BRL/person m9 #amazon #hammock
Fresh-water beach, pink dolphins, hammocks in a row like commas. Carimbó on Thursday until the sand itself was dancing.
> wren 205 BRL/person m8 #amazon #birds
117 before lunch. I'm not counting the same hoatzin twice, it only sounded like four.

= mendoza-parral | Posada El Parral de Doña Ester | Calle Guardia Vieja 2210 | 5507 | Luján de Cuyo | Mendoza | AR | -33.0360 | -68.8790 | desert
> mateo 96 USD #mendoza #malbec #home
My grandmother ran a pensión, her friend Ester still does. Fifteen metres of vine over one table. Sit anywhere; you will be moved to the good chair.
> concierge 104 USD m3 #wine #andes
Harvest week. The guests are handed secateurs with their coffee and nobody minds. Ask Mateo to introduce you; everyone here knows Mateo.
> marko 99 USD m4 #asado #mendoza
Sieben Stunden Glut für ein Stück Rind. Ich durfte zweimal wenden und einmal reden.
> beatriz 98 USD m3 #vendimia
Harvest festival: four days, two parades, one queen, nine hundred barrels of which I drummed on three.
> ines 97 USD m4 #mendoza #tiles
Cement tiles from a factory in town that still has the moulds. The owner let me press one. It's under the third chair, don't look too closely.

= buenosaires-zaguan | El Zaguán de Boedo | Calle Castro Barros 815 | 1217 | Buenos Aires | Buenos Aires | AR | -34.6119 | -58.3776 | city
> leyla 62 USD m4 #buenosaires #tango
Im Innenhof tanzt um elf das halbe Viertel, der Rest sieht zu und weiß es besser. Ich habe drei Schritte gelernt und übersetze sie seither mit den Füßen.
> mateo 60 USD m10 #buenosaires
A cousin's wedding; forty relatives; eleven rooms. The owner borrowed mattresses from the club next door and won all our hearts.
> fritz 64 USD m11 #argentinien
U-Bahn Linie A: Holzwagen leider 2013 ausgemustert. Ich war trotzdem am Depot. Der Pförtner hat verstanden.

= chalten-lenga | Hostería Lenga Blanca | Avenida San Martín 402 | 9301 | El Chaltén | Santa Cruz | AR | -49.3310 | -72.8870 | alpine
> anna 118 USD m2 #patagonien #fitzroy
Windstärke: man lehnt sich an. Fünf Tage gewartet, dann hat er sich gezeigt, um 6:12, rot wie eine Herdplatte. Ich hab laut gelacht, ganz allein auf einem Stein.
> callum 121 USD m3 #patagonia #hiking
Wind took my lunch. The whole lunch. I watched it go to Chile.
> emil 119 USD m12 #patagonien
Vier Jahreszeiten an einem Vormittag. Der Wirtshund heißt Viento und schläft da, wo man gerade gehen will.

= colonia-farolito | Posada del Farolito Azul | Calle de los Suspiros 12 | 70000 | Colonia del Sacramento | Colonia | UY | -34.4629 | -57.8428 | lake
> paula 89 USD m11 #uruguay #langsam
Alte Autos, aus denen Bäume wachsen. Um vier ging ich Matetee kaufen, um sieben kam ich mit drei Freundschaften wieder und ohne Matetee.

= valparaiso-ascensor | Casa Ascensor Dormido | Pasaje Gálvez 77 | 2340000 | Valparaíso | Valparaiso | CL | -33.0375 | -71.6256 | coast
> tobi 68000 CLP m11 #valparaiso
Achtzehn Prozent, Hunde links, Treppe rechts. Rad getragen. Schulter kaputt, Herz heil, Aussicht unendlich.
> priya 72000 CLP m1 #valparaiso #stairs
Corrugated iron in eleven colours, and every stair in the city has a poem on its risers. You have to climb to get the end of the sentence.

= atacama-tolar | Hostal Tolar | Calle Caracoles 288 | 1410000 | San Pedro de Atacama | Antofagasta | CL | -22.9090 | -68.1990 | desert
> thandi 61000 CLP m5 #atacama #stars
Different stars on the same side as mine! I showed the astronomer the Karoo names; he showed me the dark llama between them.
> luca 74000 CLP m7 #familie #wüste
Salzsee: Kinder schweben. Geysir: Kinder staunen. Pommes: Kinder glücklich. Vater: 2.400 Meter, Kopfweh, auch glücklich.
> anna 64000 CLP m3 #atacama #vulkan
5.592 Meter, langsam, langsamer, am langsamsten. Unten im Hostal hat jemand einen Topf Wasser auf den Herd gestellt, bevor ich etwas sagen konnte.

= castro-palafito | Palafito La Minga | Ernesto Riquelme 1180 | 5700000 | Castro | Los Lagos | CL | -42.4718 | -73.7703 | island
> greta 59000 CLP m2 #chiloé #insel
Haus auf Stelzen, Ebbe darunter, Reiher auf dem Geländer. Muscheln im Erdofen, unter Blättern, so groß wie Regenschirme.
> henrike 63000 CLP m12 #chiloé #holzkirchen
Schindeln in sechs Mustern, jede Familie hat ihres. Das der Pension: Fischschuppe. Ich bin durch den ganzen Ort gelaufen und kann sie jetzt alle lesen.

= cusco-qantu | Casona Qantu | Cuesta San Blas 641 | 08003 | Cusco | Cusco | PE | -13.5206 | -71.9690 | city
> omar 320 PEN m6 #cusco #inca
Twelve-angled stone. I put a sheet of paper to the joint and it would not go in. I've promised to tell year nine.
> anna 335 PEN m9 #peru #höhenluft
Koka-Tee, Wärmflasche, Quinoasuppe. Nach zwei Tagen schnauft man nur noch wie eine alte Kaffeemaschine.
> tobi 325 PEN m5 #peru #radreise
Von Lima herauf: acht Tage, zwei Pässe über 4.700, eine Lebensmittelvergiftung, die schönste Abfahrt meines Lebens (sie kam zwanzig Minuten nach dem zweiten Pass und dauerte bis zum Abend). Ich war grau im Gesicht, als ich hier ankam, und habe an der Rezeption vergessen, was ich wollte. Ein Bett. Ich wollte ein Bett. Frau Ccori hat mich angeschaut, das Rad in den Hof gerollt, mir einen Becher Muña-Tee gegeben und mich im Erdgeschoss einquartiert, „wegen der Treppe, die sehen wir uns morgen an“. Morgens gab es Haferbrei mit Apfel und Zimt, mittags Hühnersuppe, abends die Treppe. Ich habe drei Tage verloren und vier Kilo und trotzdem das Gefühl, gewonnen zu haben. Das Rad hat sie übrigens mit einer Decke zugedeckt. Aus Alpaka.

= arequipa-sillar | Tambo de Sillar | Calle Bolognesi 132 | 04001 | Arequipa | Arequipa | PE | -16.4000 | -71.5366 | desert
> aiko 285 PEN m7 #arequipa #stone
White stone, blue wall, red geranium. Three colours are enough.
> yusuf 290 PEN m8 #arequipa #breakfast
Bread shaped like a sleeping owl, olive-black butter, cheese that squeaked, chocolate whisked at the table with a wooden rattle. Volcano in the window for garnish.
> mateo 288 PEN m6 #arequipa
Pisco is a subject on which I hold patriotic views. I've been asked to leave them at the desk, with the key.

= lapaz-teleferico | Hostal Línea Amarilla | Calle Jaén 718 | 0201 | La Paz | La Paz | BO | -16.5000 | -68.1512 | city
> mirjam 280 BOB m8 #lapaz #seilbahn
Eine Stadt mit zehn Seilbahnlinien als Nahverkehr. Ich bin alle gefahren. ALLE. Aus Respekt auch zweimal.
> duc.pham 265 BOB m9 #bolivia #motorbike
Rode the old road down. Slowly. A lady selling juice at the third waterfall said that everyone who says "slowly" comes back up.

= quito-campana | Posada Campana Rota | Calle Rocafuerte 905 | 170401 | Quito | Pichincha | EC | -0.2286 | -78.5263 | city
> noah 58 USD m7 #quito #equator
Stood on the line, weighed two pounds less, celebrated with soup that had popcorn in it.

= galapagos-opuntia | Hostal La Opuntia | Avenida Baltra 44 | 200350 | Puerto Ayora | Galápagos | EC | -0.7411 | -90.3127 | island
> greta 92 USD m11 #galápagos
Ein Seelöwe schläft auf der Bank vor dem Haus. Es ist seine Bank. Im Gästebuch steht, wie man ihn höflich umgeht.
> wren 95 USD m8 #galapagos #finches
All the finches, eventually, on one table, over one croissant. Darwin needed five weeks.

= salento-guadua | Finca Guadua Vieja | Vereda Palestina 6 | 631020 | Salento | Quindío | CO | 4.6347 | -75.5668 | forest
> duc.pham 210000 COP m1 #colombia #coffee
I picked for four hours: 9 kilos. Doña Amparo picked for four hours: 61, while talking. Then she roasted mine, kindly, separately.
> hazel 225000 COP m2 #colombia
Wax palms like someone stretched them. Jeep like a sardine can with opinions. Arepa like a hug.
> mirjam 218000 COP m1 #kolumbien #kaffee
Im Jeep stehen hinten noch vier auf der Stoßstange, einer davon mit Torte. Sie kam heil an. Ich auch. 🎂

= cartagena-getsemani | Casa Guayacán Amarillo | Calle de la Sierpe 29-110 | 130001 | Cartagena | Bolívar | CO | 10.3961 | -75.5160 | coast
> beatriz 380000 COP m1 #cartagena #champeta
Fans turning, parrots repeating the gossip, champeta from a speaker bigger than the bus. In the patio a frog the size of a peso sang bass.
> lena 395000 COP m2 #cartagena
Heat like being leaned on by a friend. At five the whole street brings its chairs out, including one for you.
> yusuf 390000 COP m12 #cartagena
Sailed from Panama in six days of wet, stood under their shower for one hour. They knocked to see if I was alive and then passed in a mango.

= antigua-jocote | Posada El Jocote | 6a Calle Poniente 38 | 03001 | Antigua Guatemala | Sacatepéquez | GT | 14.5560 | -90.7380 | alpine
> paula 460 GTQ m12 #guatemala #vulkan
Vom Dach aus: drei Vulkane, einer hustet. Man bekommt zum Abendessen eine Decke und einen Platz in der ersten Reihe.
> omar 445 GTQ m4 #antigua #semanasanta
Carpets of coloured sawdust the length of a street, made through the night, walked on once, swept up. I helped with a corner. My corner was a dove, arguably.

= monteverde-quetzal | Nido de Neblina | Calle Los Cipreses 3 | 60109 | Monteverde | Puntarenas | CR | 10.3070 | -84.8160 | forest
> wren 68 USD m3 #costarica #quetzal
Waited five hours on a log with a thermos. He came out of the cloud, all tail. There's nothing else to report.
> luca 94 USD m2 #familie #dschungel
Faultier über dem Frühstückstisch. Es hat sich in vier Tagen ungefähr einen Meter bewegt, etwa so viel wie unser Ältester.

= oaxaca-comal | Casa Comal Negro | Calle de Xolotl 117 | 68000 | Oaxaca | Oaxaca | MX | 17.0645 | -96.7277 | city
> marko 1650 MXN m11 #oaxaca #mole
Sieben Moles, einunddreißig Zutaten, Doña Reyna und ich am Mahlstein. Am dritten Tag durfte ich probieren, ohne dass sie hingeschaut hat. Vertrauen!
> aiko 1600 MXN m10 #blackclay #pottery
Black clay, polished with a quartz pebble. The potter closed his eyes to show me: you hear when it's done.
> jules 1580 MXN m11 #oaxaca #muertos
Marigolds up the stairs, candles down the hall. The owner's mother put out a photograph and a beer for her husband, then one for mine, who never drank it in life either. (My grandfather. You know what I mean.)
> ines 1620 MXN m2 #oaxaca #craft
A weaver dyed a thread red with an insect and a lime, made it purple with ash, and pink with her own breath, she said. I know it's chemistry. It's still breath.
> hazel 1600 MXN m10 #oaxaca #muertos
Marigolds by the truckload. I helped to carry, sneezed for a week, would carry again.

= mexicocity-roma | La Azotea de Lola | Calle Colima 388 | 06700 | Mexico City | Mexico City | MX | 19.4285 | -99.1292 | city
> noah 1950 MXN m3 #mexicocity #tacos
I asked for a taco recommendation. She wrote for eleven minutes.
> priya 2050 MXN m7 #barragan #colour
Pink wall, water trough, one square of sun moving over it all morning. Downstairs a cobbler, upstairs a roof with succulents. I want to draw nothing else.
> jules 1980 MXN m11 #cdmx #workation
Cobbler taps below till six, organ grinder on the corner from seven. In between, an hour when you can hear the succulents think.
> leyla 2000 MXN m11 #mexiko #día_de_muertos
Ich übersetze seit zwanzig Jahren Bücher über den Tod und habe noch nie so viele Leute so gut gelaunt um ihn herumsitzen sehen. Lola hat mir einen Platz auf dem Altar angeboten. Für ein Foto, von wem ich wolle. Oma steht jetzt zwischen einem Boxer und einer Tante, mit einem Glas Tee. 🕯️

= holbox-palapa | Palapa Dos Tortugas | Calle Tiburón Ballena 60 | 77310 | Isla Holbox | Quintana Roo | MX | 21.5225 | -87.3790 | island
> sofia.l 2300 MXN m7 #holbox #whaleshark
Golf carts, sand, puddles, flamingos. And out there something the size of a bus, spotted like a night sky, that passed beneath me with its mouth open and no interest in me at all.

= trinidad-azucar | Hostal Casa Azúcar Morena | Calle Amargura 58 | 62600 | Trinidad | Sancti Spíritus | CU | 21.8016 | -79.9861 | city
> fritz 35 EUR m2 #kuba #bahn
Zuckerrohrbahn mit Baldwin-Lok von 1919, als Museumszug unterwegs, wenn jemand Wasser mitbringt. Ich habe Wasser mitgebracht.
> maeve 38 EUR m1 #trinidad #son
Three old men, a tres, one dented trumpet, and the stairs of the plaza for a concert hall. I played second fiddle and for once it was an honour.
`;
