/** Stays in Africa south of the Sahara and on its islands; the form is explained at `readStays`. */
export const africa = `
= capetown-bokaap | The Saffron Stoep | Wale Street 94 | 8001 | Cape Town | Western Cape | ZA | -33.9268 | 18.4227 | city
> thandi 1850 ZAR #capetown #bokaap #home
My gran's street. Pink house, orange stoep, koesisters on a Sunday. I put my overseas cousins here so that somebody else can answer their questions about the mountain.
> noah 1920 ZAR m2 #capetown
The mountain puts on its tablecloth around four. Mrs Davids puts on the kettle at five past. Both feel like they've been doing it a while.
> greta 1880 ZAR m9 #kapstadt #wale
Südkaper in der Bucht, mit bloßem Auge, vom Frühstück aus. Ich habe kurz geschrien. Der Rest der Gäste weiß jetzt auch, was ein Blas ist.
> concierge 1980 ZAR m11 #capetown
Ask for the room at the back with the yellow shutters, and ask Mrs Davids about the recipe before you have eaten, not after: afterwards she says that you are only being polite.
> mateo 1890 ZAR m2 #capetown #wine
Exchange of letters between two winemaking countries, carried by hand: six bottles out, seven back.
> maeve 1840 ZAR m1 #capetown #minstrels
Second New Year: ten thousand people in satin and banjos. Thandi had said "bit of music on the street".

= prince-albert-karoo | Karoo Moonwagon Inn | Kerk Street 31 | 6930 | Prince Albert | Western Cape | ZA | -33.2230 | 22.0300 | desert
> thandi 1350 ZAR m6 #karoo #stars
Cold so dry that it squeaks. Fig preserve, lamb, a paraffin heater called Koos. The sky out there's so full that it looks like a mistake.
> hazel 1290 ZAR m9 #roadtrip #karoo
Gravel, gate, gravel, gate, ostrich (angry), gate. Then a wide white stoep and somebody handing you ginger beer through the car window.

= stlucia-hippo | Nkwazi Lodge St Lucia | McKenzie Street 122 | 3936 | Saint Lucia Estuary | KwaZulu-Natal | ZA | -28.3790 | 32.4140 | forest
> thandi 1620 ZAR m10 #wildlife #kzn
House rule no. 1: after dark, look left, look right, look for hippo. They mow the lawn. No one disturbs the staff.

= swakopmund-nebel | Pension Nebelhorn | Libertina Amathila Avenue 17 | 13001 | Swakopmund | Erongo | NA | -22.6778 | 14.5302 | coast
> jonas 1450 NAD m8 #namibia #küste
Schwarzwälder Kirsch am Rand der Wüste, Nebel bis mittags, Austern um fünf. Man reibt sich ständig die Augen, erst vor Staunen, dann wegen des Sandes.
> tobi 1380 NAD m5 #namibia #schotter
Schotterpiste seit acht Tagen. Heute Asphalt. Ich habe ihn geküsst, Zeugen vorhanden.

= sesriem-ganab | Camp Ganab | D826 Farm 112 | 14001 | Sesriem | Hardap | NA | -24.5210 | 15.8460 | desert
> lena 2900 NAD/person m6 #namibia #dunes
Up the dune at five on hands and knees. At the top: a thermos, a guide called Festus, and the whole desert turning from grey to apricot while he named the beetles.
> mirjam 2850 NAD/person m7 #namibia #sterne
Kein Zug, kein Bus, kein Netz. Nur Orion auf dem Kopf. Ich habe zum ersten Mal seit Jahren nicht auf die Uhr geschaut, sie wäre auch nicht beleidigt gewesen.
> thandi 2800 NAD/person m9 #namibia #desert
Eleven hours of gravel in my own car, roof tent on top as a backup and a very small reservation for one night of luxury. They carried my dusty bag as if it were leather. There's a waterhole, and there's a bench, and at dusk an oryx stood on the far side for so long that I began to feel it was waiting for me to say something. Supper at one table with the guides. Festus has the names of the beetles from his grandmother in a language with clicks in it, and we compared hers with mine until the generator went off at ten. Then nothing, all the way up. I didn't use the roof tent once, in case anyone from the club is reading. ✨

= maun-mokoro | Mokoro Bend | Sir Seretse Khama Road 9 | 00267 | Maun | North-West | BW | -19.9825 | 23.4179 | lake
> wren 1680 BWP m9 #okavango #birds
Pel's fishing owl, roosting over my tent, huge and ginger and grumpy like a bishop. Twenty-two years on my list. I whispered thank you and it looked away.

= nairobi-jacaranda | Jacaranda Yard | Riverside Grove 14 | 00100 | Nairobi | Nairobi | KE | -1.2846 | 36.8190 | city
> duc.pham 11500 KES m10 #nairobi #coffee
They roast it in the garage and bring it in a jug. Purple petals all over the car, the table, the coffee. I have never been so awake in something so gentle.
> thandi 11200 KES m10 #nairobi
Purple streets. Nobody warned me.

= lamu-mlango | Mlango wa Pwani House | Kenyatta Road 3 | 80500 | Lamu | Lamu | KE | -2.2725 | 40.9014 | island
> priya 14200 KES m1 #lamu #swahili
Coral stone, plaster niches, a door carved by three brothers who no longer speak. The roof catches the monsoon and pours it down the stair like water.
> ines 13900 KES m2 #lamu #nocars
Donkeys again! I'm starting to think the quality of a town is inverse to its parking.
> leyla 14000 KES m11 #lamu #insel
Ein Esel hat mir den Weg versperrt, ein zweiter hat ihn mir gezeigt. Auf dem Dach Kardamomkaffee, unten der Ruf der Muezzins, dazwischen ich im Kikoi mit einem halben Roman.
> thandi 13600 KES m7 #lamu #slow
No cars, no shoes, no plan. Day one you fidget. Day two you sleep. Day three the donkey knows your name.
> greta 13800 KES m2 #lamu #dhau
Mit der Dhau hinaus, Delfine, Mangroven, ein Mittagessen auf einer Sandbank, die um drei Uhr verschwunden war. Wir saßen da schon wieder im Boot, aber knapp.

= stonetown-karafuu | Karafuu Attic | Shangani Street 28 | 71101 | Zanzibar | Zanzibar Urban/West | TZ | -6.1620 | 39.1880 | island
> maeve 168000 TZS m2 #zanzibar #taarab
An orchestra practises on the first floor of the old club: violins, ouds, accordion, forty fans going. They found me a chair and then a fiddle, and I was wrong in every bar and nobody minded.
> paula 160000 TZS m8 #sansibar #gewürze
Nelken trocknen auf Matten vor der Tür. Noch drei Wochen später riecht mein Rucksack nach Weihnachten.

= moshi-kahawa | Kahawa Slopes | Lema Road 40 | 25101 | Moshi | Kilimanjaro | TZ | -3.3490 | 37.3355 | forest
> emil 145000 TZS m1 #kilimandscharo
Sechs Tage hinauf, zwei hinunter, eine Woche Treppen nur rückwärts. Zum Glück Bungalow im Erdgeschoss.

= kigali-nyiramubande | Inzu y'Umuyaga | KN 14 Avenue 22 | 00000 | Kigali | Kigali | RW | -1.9500 | 30.0560 | city
> thandi 78000 RWF m7 #kigali
Clean hills, cool evenings, a veranda with a rocking chair. I came for a nursing conference, learned more from the night guard, who was a pharmacist before.
> jules 76000 RWF m6 #kigali #coffee
Fast internet, slow evenings, motorbike helmets that smell of everybody. On Saturday all the street was out with brooms, so I got a broom.
> duc.pham 77000 RWF m2 #rwanda #coffee
Washed Bourbon, second floor, cloud in the cup. I rode pillion up to the station in the hills and they let me rake a drying bed for an hour: eyes on the beans, hands slow, gossip steady. Same as home.

= accra-osu | Osu Almond House | Ring Way Link 6 | GA-024 | Accra | Greater Accra | GH | 5.5589 | -0.1985 | city
> beatriz 820 GHS m12 #accra #drums
I'd played these rhythms all my life and here they were, at home, in their slippers. Mr Tetteh corrected my bell pattern over jollof, patiently, for two hours.
> omar 790 GHS m8 #accra
A plate of red-red, an almond tree, a proverb on every door. Mine: "The stranger has big eyes but sees nothing." Fair.
> thandi 805 GHS m3 #accra #midwives
Midwives' congress: four hundred women who can hear a baby think. You've never seen a breakfast room run so smoothly.

= goree-bougain | Keur Bougainvillier | Rue des Dongeons 11 | 14522 | Dakar | Dakar | SN | 14.6675 | -17.3990 | island
> omar 46000 XOF m1 #gorée #memory
The last boat leaves and the island drops its voice. I did not sleep much. Some places you should not sleep much in. Madame Sow sat with me on the step and said nothing, kindly.
> jules 44000 XOF m3 #dakar #island
Ferry, bougainvillea, thieboudienne, generator humming in G. I wrote the best paragraph of the year on the back of a ferry ticket.

= sal-cachupa | Pensão Cachupa Rica | Rua 15 de Agosto 20 | 4111 | Santa Maria | Sal | CV | 16.5985 | -22.9060 | island
> ines 6200 CVE m11 #caboverde #morna
Same tiles as home, washed by another ocean. On the Friday somebody's aunt sang a morna between the tables with a tea towel over her shoulder.

= antananarivo-jacaranda | Maison Lac Anosy | Lalana Rainandriamampandry 18 | 101 | Antananarivo | Analamanga | MG | -18.9118 | 47.5368 | city
> wren 240000 MGA m10 #madagascar
Not a lemur for miles but a hoopoe on the railing, and a landlady who sells vanilla by the plait and hugs you if you smell it properly.

= mahebourg-pirogue | La Pirogue Verte | Rue Shivananda 9 | 50810 | Mahébourg | Grand Port | MU | -20.4082 | 57.6978 | island
> luca 4300 MUR m10 #mauritius #familie
Lagune bis zum Bauchnabel, eine Stunde lang, keine Welle. Der Jüngste nennt das Meer seither „die große Badewanne“. Dholl puri am Stand: 25 Rupien, also quasi umsonst.
> yusuf 4100 MUR m9 #sailing #lagoon
Regatta of old wooden pirogues with flour-bag sails. I asked if they needed a hand. They looked at mine, found them soft, said yes.

= lalibela-tukul | Tukul Wanza | Adabay Road 5 | 1000 | Lalibela | Amhara | ET | 12.0320 | 39.0430 | alpine
> henrike 3900 ETB m1 #lalibela #felsenkirchen
Aus dem Fels nach unten gebaut, ohne einen einzigen Stein zu setzen. Dreißig Jahre Beruf, und ich stand da und konnte nichts sagen. Abends Kaffeezeremonie, drei Runden, Popcorn.
`;
