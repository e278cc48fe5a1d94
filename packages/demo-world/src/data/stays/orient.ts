/** Stays from Morocco to Uzbekistan; the form is explained at `readStays`. */
export const orient = `
= marrakech-zitoun | Riad Zitoun Lahlou | Derb Jdid 34 | 40000 | Marrakesh | Marrakesh-Safi | MA | 31.6235 | -7.9845 | desert
> lena 1150 MAD m10 #marrakech #riad
There's a tortoise. He patrols the courtyard at four and inspects shoes. If he approves, he sits on them.
> omar 1090 MAD m3 #riad #rooftop
As a Moroccan I am hard to please in a riad. Zellij: honest. Mint tea: at the right height. Roof: three levels, Atlas on the horizon, neighbours' pigeons overhead at sunset in one grey handkerchief.
> ines 1120 MAD m2 #zellige #tiles
Spent a morning with the maâlem who cut the star panel by the fountain. He works with a hammer the weight of a loaf and never looks at the edge. I have bought the hammer. I cannot do it.
> marko 1180 MAD m11 #marrakesch #tajine
Fatima hat mich in die Küche gelassen. Salzzitronen, Ras el-Hanout aus der Blechdose, und der Blick, als ich umrühren wollte! Man rührt NICHT um.
> thandi 1130 MAD m9 #marrakech #riad
After nights on the ward, the best thing is a place where someone else decides. Here is dinner. Here is a cushion. Here is a tortoise.
> paula 1080 MAD m3 #marrakesch #alleinreisen
Ich war nervös, allein. Am ersten Tag ging der Nachtportier einfach zwanzig Schritte voraus bis zum Platz, drehte sich nicht um und kaufte Minze. Am zweiten kannte ich den Weg. Am dritten grüßte mich der Minzmann.
> hazel 1150 MAD m2 #marrakech
We don't have tortoises as hotel managers in Oregon. We should.

= imlil-tifaouine | Lodge Kasbah Tifaouine | Aremd Track 2 | 42150 | Imlil | Marrakesh-Safi | MA | 31.1370 | -7.9190 | alpine
> anna 650 MAD m5 #hoheratlas #toubkal
Gipfel am Vortag, 4.167 Meter, und jetzt: flach liegen unter einem Walnussbaum, Minztee, Brot aus der Glut. Hassan hat mir die Füße verbunden, als wäre ich ein wertvolles Maultier.
> callum 620 MAD/person m4 #atlas #trekking
The mule has your suitcase, the boy has your hat, the river has your attention.

= essaouira-gnaoua | Dar Rih Lbhar | Rue Laâlouj 71 | 44000 | Essaouira | Marrakesh-Safi | MA | 31.5157 | -9.7713 | coast
> beatriz 780 MAD m6 #essaouira #gnawa
Gnawa until sunrise. My hands met the qraqeb and got engaged. The house is white and blue, the wind goes through it playing the doors, and nobody asks you to be quiet because who would they begin with?
> jonas 740 MAD m2 #marokko #hafen
Blaue Boote, Möwen mit Führungsanspruch, Sardinen vom Grill für Kleingeld. Fühlt sich an wie Büsum, nur mit Trommeln.
> aiko 760 MAD m1 #essaouira #blue
Blue that has been painted over blue for a hundred years is not one blue. I made a glaze test when I came home and I call it Laâlouj.
> emil m4 #essaouira #wind
Wind von links, Katzen von rechts, Sardinen von vorn. Die Dachterrasse hat Decken für alle und Windlichter, die das Wort ernst nehmen.

= fes-tanneur | Dar Sebbaghine | Derb el Miter 12 | 30110 | Fès | Fès-Meknès | MA | 34.0640 | -4.9735 | city
> leyla 690 MAD m11 #fes
Ich habe mich siebenmal verlaufen und sechsmal hat mich dasselbe Kind zurückgebracht, jedes Mal mit höherem Honorar.
> priya 720 MAD m1 #courtyard
A house turned completely inside out: no windows to the street, all of its face kept for the court. It's the politest building I've ever slept in.

= merzouga-tasse | Auberge Les Deux Tasses | Piste de Hassilabied 5 | 52202 | Merzouga | Drâa-Tafilalet | MA | 31.1350 | -4.0180 | desert
> hazel 880 MAD/person m11 #sahara #stars
So quiet that I heard my own eyelids. Drove eleven hours for it. Slept on the roof under two blankets and the complete universe.
> luca 840 MAD/person m10 #familie #wüste
Der größte Sandkasten der Welt. Die Mittlere hat ihn von oben bis unten gerollt und wollte wissen, wer den jeden Abend glatt harkt.
> anna 860 MAD/person m11 #wüste #sterne
Kein einziger Berg. Trotzdem ging ich auf alles hinauf, was höher war als ich.

= tunis-halfaouine | Dar El Yasmine | Rue Sidi Brahim 26 | 1006 | Tunis | Tunis | TN | 36.8166 | 10.1689 | city
> omar 260 TND m4 #tunis #medina
A jasmine sprig behind the ear at the door. I wore it all day and was called "mon oncle" by strangers.
> paula 245 TND m3 #tunesien #vegetarisch
Brik mit Ei, Ojja ohne Merguez, Orangen mit Blütenwasser. Und ein Innenhof, so still, dass man das Buch umblättern hört. Meins und das von nebenan.

= sidibou-bleu | Pension du Clou Bleu | Rue Hedi Zarrouk 14 | 2026 | Sidi Bou Said | Tunis | TN | 36.8690 | 10.3470 | coast
> yusuf 310 TND m5 #tunisia #blue
Everything blue, everything white, the bambalouni hot and full of sugar, the bay laid out like a plate. I checked a patient's X-ray by phone from the terrace. Perfect molars, as it happens.

= cairo-falaki | Pension Falaki Star | Sharia Champollion 9 | 4272120 | Cairo | Cairo | EG | 30.0648 | 31.2477 | city
> jules 1450 EGP m2 #cairo #downtown
Fifth floor, cage lift with its own attendant, Art Deco keyholes, a roof bar where everyone is a journalist or says so.
> fritz 1400 EGP m1 #ägypten #nachtzug
Mit dem Schlafwagen aus Assuan, siebzehn Stunden statt dreizehn, sehr gute Bohnen. Der Lift von 1928 funktioniert; ich habe mir den Motor zeigen lassen.
> omar 1420 EGP m12 #cairo
They've kept the telephone exchange: forty brass plugs, one old gentleman, all the gossip of 1962.
> maeve 1380 EGP m11 #cairo #oud
The oud maker across the road let me try nine. I went for tea and came back, and he'd already wrapped the right one.

= luxor-felucca | Beit el Nil Guesthouse | Gezira Ferry Road 7 | 1340801 | Luxor | Luxor | EG | 25.6980 | 32.6310 | lake
> aiko 1150 EGP m12 #luxor #nile
A clay water jar hung in the shade and sweated and the water in it was cold. I looked at it as others look at the temples.
> henrike 1200 EGP m2 #lehmbau #ägypten
Lehmziegel, Tonnengewölbe, Windfang, fünfzehn Grad kühler als draußen und kein einziges Kabel dafür. Ich will, dass jeder Bauherr, der mir „das geht heute nicht mehr“ sagt, einmal hier schläft.
> yusuf 1180 EGP m11 #nile #sailing
A felucca has one sail and a thousand opinions about wind. The captain let me have the tiller for an hour. No, I wasn't good. The Nile flows north and blows south, which is the cleverest arrangement of any river I know.

= siwa-kershef | Kershef Palms Lodge | Gebel Dakrour Track 1 | 5161001 | Siwa Oasis | Matruh | EG | 29.2035 | 25.5195 | desert
> thandi 2600 EGP m3 #siwa #oasis
Walls of salt and mud, candles only, dates for supper, a spring you swim in that fizzes. After a year of night shifts I sat in it until my fingers forgot their job.

= amman-rainbow | Beit Teta Rooms | Othman Bin Affan Street 16 | 11183 | Amman | Amman | JO | 31.9553 | 35.9497 | city
> mateo 62 JOD m10 #amman #food
The host, her mother, her grandmother's recipe, and me with an apron on. The upside-down rice came out whole. There was applause, some of it sincere.
> maeve 58 JOD m4 #amman
A lute shop downstairs. Three nights turned into six.

= wadimusa-sakhr | Sakhr Guesthouse | Tourism Street 88 | 71810 | Wadi Musa | Ma'an | JO | 30.3215 | 35.4830 | desert
> wren 54 JOD m3 #petra #hiking
Up at four, through the Siq alone with a lamp and a Sinai rosefinch. Back by ten for eggs while the coaches were only just unloading.
> emil 51 JOD m11 #petra #wandern
800 Stufen zum Kloster, Salbeitee beim Beduinen, der Appenzell kannte („Cheese? Angry cheese?“).

= nizwa-falaj | Bait al Falaj | Al Aqr Lane 19 | 611 | Nizwa | Ad Dakhiliyah | OM | 22.9328 | 57.5371 | desert
> priya 38 OMR m1 #oman #mudbrick
The water channel runs straight through the breakfast room, as it has for some centuries. You may cool your feet. You may not cool your melon, that's the neighbour's turn.
> mirjam 36 OMR m2 #oman
Freitags ist Ziegenmarkt, gleich hinter der Mauer. Um halb sieben war ich wach, um sieben hatte ich beinahe eine Ziege.

= muscat-mutrah | Mutrah Dhow House | Al Bahri Road 41 | 114 | Muscat | Muscat | OM | 23.5838 | 58.4041 | coast
> jonas 41 OMR m12 #oman #hafen
Frachter, Dhau, Kreuzfahrer, Weihrauch. Alles gleichzeitig, alles vom Balkon.

= tbilisi-sololaki | Sololaki Balcony House | Asatiani Street 37 | 0105 | Tbilisi | Tbilisi | GE | 41.6940 | 44.8385 | city
> jules 145 GEL m9 #tbilisi #wine
Wooden balcony hung on by habit. The courtyard has a loquat tree, nine cats, one opera singer in training, and a supra every night that begins as "just a glass".
> henrike 152 GEL m5 #tiflis #jugendstil
Bemalte Treppenhäuser hinter Türen, die man einfach aufdrücken muss. Am dritten Tag drücke ich gegen jede Tür dieser Stadt.
> mateo 149 GEL m10 #qvevri #georgia
Eight thousand harvests, and they keep it buried in clay like something precious, which it is. I put my ear on the qvevri. It was talking.
> thandi 148 GEL m5 #tbilisi
Sulphur bath, dumplings, a toast to the dead, a toast to the living, a toast to nurses (mine, they insisted on four).
> marko 150 GEL m9 #tiflis #chinkali
Chinkali: anheben, beißen, schlürfen, Zipfel liegen lassen. Am Zipfelhaufen erkennt man den Gast. Meiner war eine Referenz.

= mestia-koshki | Guesthouse Koshkebi | Seti Street 6 | 3200 | Mestia | Samegrelo and Zemo Svaneti | GE | 43.0450 | 42.7290 | alpine
> anna 120 GEL/person m7 #swanetien #kaukasus
Wehrtürme wie Zähne, Gletscher dahinter, Kubdari im Bauch. Vier Tage bis Uschguli, und jede Großmutter am Weg hat gefragt, ob ich verheiratet bin und ob ich noch Brot mag. Nein und ja.
> hazel 110 GEL/person m8 #svaneti
Cow in the road. Pig in the road. Medieval tower in the road.

= yerevan-tuf | Tuf House | Pushkin Street 45 | 0002 | Yerevan | Yerevan | AM | 40.1815 | 44.5190 | city
> maeve 31000 AMD m6 #yerevan #duduk
Somebody played the duduk in the stairwell, apricot wood, apricot light, apricots in a bowl. It was all a bit much and I cried into the bowl.

= sheki-shebeke | Shebeke Guesthouse | Mirza Fatali Axundov 22 | AZ5500 | Sheki | Shaki City | AZ | 41.1932 | 47.1690 | forest
> ines 95 AZN m5 #sheki #craft
Coloured glass held in wood without one nail or drop of glue: five thousand pieces a square metre. At eight the sun comes in and turns your duvet into a kaleidoscope.

= bukhara-ayvon | Ayvon Hovli | Eshoni Pir 58 | 200118 | Bukhara | Bukhara | UZ | 39.7777 | 64.4296 | desert
> omar 720000 UZS m10 #silkroad #bukhara
I've taught this town as a dot. The dot has a pool with mulberry trees older than my syllabus.
> fritz 690000 UZS m4 #seidenstraße #bahn
Mit dem Afrosiyob, 230 km/h durch die Steppe, spanische Technik. Im Hof serviert der Sohn Plow aus einem Topf, in dem man eine Dampflok entkalken könnte.
> tobi 700000 UZS m5 #seidenstraße #radreise
2.300 Kilometer hierher, Hintern aus Leder. Der Hausherr hat mein Rad gewaschen, mit Seife, und sich geweigert, meins auch noch.

= samarkand-anor | Anor Guesthouse | Mirzo Ulugbek 63 | 140100 | Samarkand | Samarqand | UZ | 39.6524 | 66.9548 | city
> paula 650000 UZS m10 #samarkand
Granatäpfel, so groß wie Kinderköpfe. Auf dem Registan saß ich nachts allein mit einem Wächter, der seiner Frau am Telefon vorgesungen hat.

= karakol-jailoo | Jailoo Yard | Jamansariev Street 80 | 722200 | Karakol | Issyk-Kul | KG | 42.4915 | 78.3885 | alpine
> callum 3400 KGS m8 #tienshan #trekking
Horse, yurt, pass, hot spring, yurt, horse. Back in town there's a duvet and dumplings, and the hostess weighs your rucksack with one finger and tuts.
`;
