/** Stays in the north of Europe, from Denmark to Iceland; the form is explained at `readStays`. */
export const nordics = `
= gothenburg-majorna | Pensionat Ångbåten | Karl Johansgatan 58 | 414 55 | Göteborg | Västra Götaland | SE | 57.6920 | 11.9180 | coast
> sofia.l 1390 SEK #gothenburg #home
My aunt's friend's place, and yes I still pay. Kanelbullar as big as steering wheels, and a sauna raft tied up behind the tram depot that does not officially exist.
> jonas 1350 SEK m5 #göteborg #schären
Mit der Straßenbahn in die Schären. Straßenbahn! Schären! Ich wiederhole das jetzt zu Hause, bis mir jemand glaubt.

= marstrand-pilot | Lotshuset Kråkan | Hospitalsgatan 16 | 442 67 | Marstrand | Västra Götaland | SE | 57.8865 | 11.5870 | island
> sofia.l 1820 SEK m7 #swim #islands #sweden
The jetty has a rail polished by a hundred years of hands. You hold it, you say a bad word, you let go.
> greta 1790 SEK m8 #schweden #schnorcheln
Sichtweite sieben Meter, Seegras, Seenadeln, eine beleidigte Krabbe. Abends Sauna und ein Himmel, der einfach nicht dunkel werden wollte.

= stockholm-sodra | Hotell Malmskillnad | Mosebacke Gränd 11 | 116 46 | Stockholm | Stockholm | SE | 59.3264 | 18.0697 | city
> noah 2100 SEK m6 #stockholm #midsummer
It's midsummer and the city is EMPTY. The night porter let me ring the old ship's bell in the lobby at midnight, still light. Best five dollars I never spent.
> leyla 1980 SEK m2 #stockholm #winter
Um drei dunkel, um vier Sauna, um fünf Zimtschnecke: ein Tagesablauf, den ich hiermit für Berlin beantrage.

= abisko-aurora | Fjällgården Ripan | Kalixvägen 3 | 981 07 | Abisko | Norrbotten | SE | 68.3495 | 18.8210 | alpine
> lena 1640 SEK m2 #aurora #nighttrain
Nineteen hours on the sleeper, then someone knocked at 1 a.m. — that's the service here, a person who knocks — and I stood in the snow in a stranger's boots under a green river.
> fritz 1600 SEK m3 #bahn #polarkreis
Erzbahn! Achtundsechzig Wagen, 8.600 Tonnen, und die Lok zieht an, als wär nichts. Nordlicht gab es auch.
> sofia.l 1590 SEK m12 #abisko #winterbath
There is a hole in the ice with a ladder. There is a person whose job it is to keep it open. There is, afterwards, a bun.

= visby-rauk | Värdshuset Raukstenen | Sankt Hansgatan 44 | 621 56 | Visby | Gotland | SE | 57.6405 | 18.2938 | island
> henrike 1520 SEK m9 #gotland #mittelalter
Eine Stadtmauer mit siebenundzwanzig Türmen und ein Frühstück mit Safranpfannkuchen. Ich habe in dieser Reihenfolge alles abgearbeitet.

= oslo-akerselva | Vertshuset Akerselva | Maridalsveien 29 | 0175 | Oslo | Oslo | NO | 59.9140 | 10.7546 | city
> paula 1690 NOK m9 #oslo
Teuer? Ja. Aber: Man badet morgens im Fjord, vor der Oper, mit Blick auf Möwen und Anwälte. Und das Knäckebrot ist unbegrenzt.

= bergen-bryggen | Losji Hanseat Sju | Øvregaten 27 | 5003 | Bergen | Vestland | NO | 60.3945 | 5.3271 | coast
> jonas 1580 NOK m11 #bergen #regen
Es hat vier Tage geregnet, seitwärts. Zimmer unterm Holzdach, jeder Tropfen ein eigenes Konzert. Fischsuppe dazu, ich war glücklich wie ein Dorsch.
> priya 1610 NOK m6 #timber #architecture
The passage between the houses is held up by posts that lean on each other like friends after a party. I slept in the third-most crooked one.
> aiko 1540 NOK m4 #bergen #wood
Old pine, tar, rain. The smell is very near to my grandfather's boat house. I slept with the window open the width of one hand.
> lena 1560 NOK m7 #bergen #rain
Rain in English is one word. The woman at the desk in Bergen gave me six before breakfast, then a coat.

= reine-rorbu | Rorbu Tørrfisken | Reineveien 17 | 8390 | Reine | Nordland | NO | 67.9330 | 13.0890 | island
> lena 2350 NOK m3 #lofoten #rorbu
Red hut, white mountain, black water. The boat to the next fjord leaves whenever Arne has finished his coffee.
> anna 2290 NOK m3 #lofoten #skitour
Vom Gipfel direkt auf den Strand abgefahren. Mit Skiern. Auf den STRAND. Dann Stockfisch, von dem ich bis heute nicht weiß, ob ich ihn mochte.
> hazel 2400 NOK m6 #midnightsun
1:30 a.m. and a kid is fishing off the deck. Nobody here owns a clock in June. I read a whole novel by the light of the night.
> omar 2310 NOK m8 #lofoten #geography
For twenty years I've drawn the Gulf Stream on the blackboard with red chalk. I put my hand in it today. It is, for the latitude, as promised.
> wren 2280 NOK m5 #lofoten #eagles
White-tailed eagles like flying doors.

= tromso-nordover | Polarpensjonat Nordover | Storgata 119 | 9008 | Tromsø | Troms | NO | 69.6524 | 18.9518 | city
> mateo 1750 NOK m1 #arctic #dark
From 38 degrees to minus 14 in thirty hours. The landlady looked at my jacket the way my grandmother looks at supermarket wine, and lent me a proper one.
> anna 1690 NOK m2 #lyngen #skitour
Die Wirtin schaute auf meine Jacke, nickte und sagte: „Endlich.“

= flam-elvegard | Elvegard Fjordstove | Nedre Fretheim 9 | 5743 | Flåm | Vestland | NO | 60.8630 | 7.1140 | lake
> mirjam 1490 NOK m5 #flåmbahn #norwegen
Als Schweizerin steigt man misstrauisch in jede Bergbahn. Gut, Norwegen. Sehr gut sogar. Das Zimmer hat ein Fenster zum Gleis und eines zum Fjord, und ich bin ständig hin- und hergelaufen.

= copenhagen-gul | Hotel Gule Gård | Istedgade 97 | 1650 | Copenhagen | Capital Region | DK | 55.6768 | 12.5669 | city
> sofia.l 1240 DKK m4 #copenhagen #bikes
One yellow courtyard, twenty-two bikes, a ping-pong table and a harbour bath close enough to go in your towel. I did go in my towel.
> marko 1290 DKK m8 #kopenhagen #essen
Nicht die berühmten Lokale, sondern das Smørrebrød im Erdgeschoss, das die Frau seit 1983 um elf Uhr vormittags ohne Karte serviert. Hering, Ei, Kapern, Ruhe.
> noah 1260 DKK m6 #copenhagen #practical
What I'd want to know before booking, so here it is:

– Metro to the door: 4 min
– Bikes: free, but take one with a bell, everyone else has one
– Breakfast: buffet until 10:30, the rye bread goes first
– Noise: courtyard rooms silent, street rooms Saturday
– Bathroom: you can shower and brush your teeth at once, and may have to
– Would I go back? I've already put it in the spreadsheet

= aeroskobing-kompas | Kompasrosen | Vestergade 23 | 5970 | Ærøskøbing | South Denmark | DK | 54.8900 | 10.4110 | island
> greta 890 DKK m6 #ærø #insel
Stockrosen, bunte Türen, ein Badehaus so groß wie ein Kleiderschrank. Ich habe drei Tage lang mit niemandem über Plankton gesprochen, und es hat mir nicht gefehlt.
> tobi 860 DKK m8 #dänemark #radreise
Einmal um die Insel: 60 km, davon 60 schön.

= skagen-klit | Badepension Klitrosen | Østerbyvej 39 | 9990 | Skagen | North Denmark | DK | 57.7222 | 10.5907 | coast
> jonas 1150 DKK m7 #skagen #nordsee
Ein Fuß in der Nordsee, ein Fuß in der Ostsee, beide nass. Gelbes Haus, weißes Licht, Fischfilet mit Remoulade und eine Wirtin, die „hyggelig“ verboten hat.

= helsinki-kallio | Matkakoti Sininen Ovi | Vaasankatu 21 | 00500 | Helsinki | Uusimaa | FI | 60.1684 | 24.9307 | city
> aiko 118 EUR m12 #helsinki #sauna
Public sauna, then the blue door, then rye porridge. No one spoke to me for two days, very kindly.
> callum 121 EUR m6 #helsinki
A man in my sauna asked where I was from, thought about it for ten minutes and said "good".
> mirjam 116 EUR m2 #helsinki #tram
Straßenbahn 3 fährt eine Acht. Ich bin sie zweimal gefahren, also ein Unendlich.

= savonlinna-saimaa | Kartanohotelli Norppa | Puistokatu 8 | 57100 | Savonlinna | South Savo | FI | 61.8718 | 28.8811 | lake
> beatriz 139 EUR m7 #opera #lakes
Opera in a castle on a lake, and intermission at ten in full daylight. At breakfast the baritone buttered his bread two seats from me, quietly humming the drum part. Yes I corrected him.
> mirjam 410 EUR/stay m7 #oper #saimaa
Drei Nächte mit Opernkarte, alles zusammen. Anreise: Schiff Lübeck–Helsinki, dann Zug mit Birken, Birken, Birken. In der Pause stand der Dirigent neben mir und aß ein Lachsbrot. Ich habe so getan, als sei das normal.

= inari-poro | Kelo Cabins Siida | Inarintie 46 | 99870 | Inari | Lapland | FI | 68.9048 | 27.0230 | forest
> luca 165 EUR m12 #familie #lappland
Rentier: gestreichelt. Schlitten: umgekippt. Weihnachtsmann: „ist vermutlich schon unterwegs“, sagte die Finnin so ernst, dass selbst der Neunjährige wieder gezweifelt hat.
> greta 158 EUR m2 #lappland #winter
Minus einunddreißig. Die Wimpern frieren aneinander, der Schnee quietscht wie Styropor, und wenn man ausatmet, hört man es: ein feines Rascheln, „das Flüstern der Sterne“ heißt das hier. In der Hütte steht ein Ofen, der zwei Scheite pro Stunde will und sie bekommt. Ich habe jede Nacht den Wecker gestellt, um nachzulegen, und bin jedes Mal noch kurz vor die Tür, in Stiefeln und Decke, nur um nachzusehen, ob der Himmel noch da ist. Er war immer da, einmal grün. Am dritten Tag kam der Nachbar mit einem Sack Birkenholz und sagte: „Zu viel gelüftet.“ Mehr hat er in der ganzen Woche nicht gesagt. Ich fand, er hatte recht.

= reykjavik-tin | Gistihús Bárujárn | Njálsgata 52 | 101 | Reykjavik | Capital Region | IS | 64.1373 | -21.8915 | city
> noah 24900 ISK m2 #iceland #aurora
Corrugated iron outside, thirty kinds of liquorice inside. Swam in hot water in a snowstorm with a man who turned out to be the deputy mayor.
> maeve 23800 ISK m11 #reykjavik #music
Gig in a church, gig in a record shop, gig in the guesthouse kitchen because the drummer lives there.
> lena 24200 ISK m1 #reykjavik #dark
Four hours of day, and the town treats each one like a guest: candles out, soup on, everybody in the hot pots talking about the mayor. I had a room the size of a tea chest under the red tin roof. The wind plays it all night, low notes first. There's a shelf of jumpers in the hall with a note: take one, wash it, bring it back. Mine was a size too large and had been, according to the label, to Hornstrandir and back. On my last morning I found out that the note had been written in 1994 and that only two jumpers had ever gone missing. Somebody posted one of them home from Adelaide.
> mirjam 24500 ISK m10 #island #bus
Ein Land ohne Eisenbahn, ich hatte Bedenken. Nun: Der Bus kam pünktlich, der Fahrer strickte an den Haltestellen, und am dritten Tag wusste ich, für wen. Im Gistihús stehen im Flur Pullover zum Ausleihen, im Bad riecht das Wasser nach Ei, und aus dem Dachfenster sieht man ein Stück Meer von der Größe eines Halbtaxabos. Am letzten Abend hat die Besitzerin eine Karte auf den Küchentisch gelegt, auf der eine Bahnlinie eingezeichnet war, mit Bleistift, 1913, nie gebaut. „Für Sie“, sagte sie. Ich habe sie gerahmt. Es ist die einzige Strecke in meiner Wohnung, die nie Verspätung haben wird.

= vik-svartur | Gistihúsið Svartur Sandur | Víkurbraut 31 | 870 | Vík | South | IS | 63.4190 | -19.0100 | coast
> wren 27500 ISK m6 #iceland #puffins
PUFFINS. They whirr past the window like clockwork potatoes.
> paula 26900 ISK m9 #island #allein
Schwarzer Strand, weißes Meer, ich mittendrin in der gelben Jacke. Abends Linsendal, weil die Köchin aus Kerala ist und schon seit elf Jahren friert.
> duc.pham 26500 ISK m4 #iceland
Wore a jumper over a jumper over the SKI CLUB 1998 fleece.

= siglufjordur-herring | Síldarbraggi Guesthouse | Gránugata 18 | 580 | Siglufjörður | Northeast | IS | 66.1507 | -18.9130 | coast
> jonas 21000 ISK m8 #island #heringe
Heringsmuseum, Heringsbuffet, Heringstapete. Der Ort hat ein Thema und zieht es durch. Großartig.

= torshavn-turf | Gistingarhúsið Torv | Undir Ryggi 6 | 100 | Tórshavn | Streymoy | FO | 62.0110 | -6.7720 | island
> greta 1050 DKK m5 #färöer #vögel
Das Dach wird von einem Schaf gemäht. Es heißt Beinta und kommt mittwochs.
> lena 1090 DKK m7 #faroe #fog
Asked when the fog would lift. "Which fog?" said the man at the desk, in it.
`;
