/** Stays in Spain, Portugal and their islands; the form is explained at `readStays`. */
export const iberia = `
= lisbon-azulejo | Casa das Janelas Tortas | Travessa do Terreirinho 23 | 1100-603 | Lisbon | Lisbon | PT | 38.7203 | -9.1353 | city
> ines 121 EUR m3 #lisbon #azulejos
Floor report: hydraulic cement downstairs, pine boards up, and in the stairwell a complete 1890s tile dado in blue and ox-blood with one replacement so good that I wrote to the man who made it.
> lena 126 EUR m10 #lisbon #tram28
No window in this house is straight, so the sea hangs at an angle like a picture your dad put up. You get used to it. Then straight windows look strict.
> paula 119 EUR m2 #lissabon #alleinreisen
Dona Graça hat mir am ersten Abend eine Suppe vor die Tür gestellt und am zweiten eine Enkelin vorgestellt, die mir die Stadt gezeigt hat. Ich war drei Tage allein unterwegs und keine Minute einsam.
> mateo 124 EUR m1 #lisbon #wine
Rainy January, empty tram, a bottle of Colares with a plate of sheep's cheese in a kitchen that belongs to everybody. One reservation, in fairness: the walls are thin and my neighbour rehearsed a speech for his daughter's wedding until one. By the end I had tears in my eyes, so I can't even complain about it properly.
> jules de 122 EUR m2 #lissabon #heimweh
Ein Fado durch die Wand, ein Nachbar, der mitsummt, und ich mit Kopfhörern in einer Budgetbesprechung. Ich habe die falsche Tonspur stumm geschaltet.
> hazel 125 EUR m11 #lisbon #stairs
Legs like a mountain goat's by Friday. Custard tarts: 19. No regrets, one button.

= porto-ribeira | Hospedaria da Bainharia | Rua da Bainharia 58 | 4050-085 | Porto | Porto | PT | 41.1465 | -8.6093 | city
> ines 96 EUR #porto #home
I fixed the tiles in the entrance, so please look down when you come in. Third row, the swallow with the fat belly: that's mine.
> jules 101 EUR m5 #porto #workation
Two weeks, one table, forty-one pastéis. The Wi-Fi code is the name of the cat plus the year she ran away.
> omar 98 EUR m4 #rooftop #river
A roof terrace with four chairs for six rooms. Diplomacy happens here.
> thandi 99 EUR m6 #porto #sanjoao
São João: the entire city hits each other on the head with squeaky plastic hammers, ages two to ninety-four, and then everyone eats sardines. I have worked in emergency rooms for eleven years and this is the best-natured crowd I ever saw. The guesthouse gave us each a hammer with our key. Mine is on my desk at the ward.

= sagres-farol | Hospedagem Farol da Nau | Rua Comandante Matoso 2 | 8650-357 | Sagres | Faro | PT | 37.0097 | -8.9442 | coast
> sofia.l 205 EUR m2 #lighthouse #atlantic
At the end of Europe there is a very warm kitchen. The wind took my hat at once, as a kind of entrance fee.
> jonas 198 EUR m5 #leuchtturm #algarve
Leuchtturm. Schlafen. Im. Leuchtturm. Der Wärter in Rente erklärt die Linse so, dass man danach jede Taschenlampe verachtet.

= evora-cortica | Quinta da Cortiça Velha | Estrada das Piscinas 12 | 7000-758 | Évora | Évora | PT | 38.5667 | -7.9000 | desert
> mateo 138 EUR m9 #alentejo #wine
Cork trees with numbers painted on them: the last digit of the year they were stripped. Mine, by the pool, said 4. In 2033 they will come for it again, and I want to be there.
> callum 132 EUR m4 #walking #storks
Storks on every chimney, clapping like an audience that can't stop.

= ponta-hortensia | Casa da Hortênsia Brava | Rua do Contador 30 | 9500-050 | Ponta Delgada | Azores | PT | 37.7400 | -25.6700 | island
> greta 109 EUR m6 #azoren #wale
Vier Pottwale und ein Hotelier, der seit 1987 jeden einzelnen mit Nummer kennt. Ich durfte sein Heft lesen. Es ist das schönste Buch der Insel.
> wren 112 EUR m7 #azores #birding
Bullfinch!!! If you know, you know. If you don't: it rained, the pineapple was from next door, I cried a bit in the laurel forest.

= funchal-levada | Pensão Levada do Limoeiro | Caminho do Monte 91 | 9050-288 | Funchal | Madeira | PT | 32.6680 | -16.9294 | island
> fritz 92 EUR m2 #madeira #wandern
Mit der Seilbahn hoch, mit dem Korbschlitten hinunter, dazwischen Poncha. In meinem Alter. Die Enkelin hat ein Video.
> anna 95 EUR m1 #madeira #levada
Stirnlampe eingepackt? Gut. Der Tunnel ist lang, das Wasser kalt, die Aussicht danach unverschämt. Abends Espada mit Banane, ich war skeptisch, jetzt bin ich konvertiert.
> greta 93 EUR m4 #madeira #meeresbiologie
Tiefseefische auf dem Markt, schwarz, mit Augen wie Untertassen. Ich stand eine Stunde da und habe allen, die es nicht wissen wollten, erklärt, aus welcher Tiefe.

= seville-naranja | Casa Naranja Amarga | Calle Aguilas 25 | 41003 | Sevilla | Andalusia | ES | 37.3905 | -5.9880 | city
> beatriz 134 EUR m4 #seville #flamenco
The patio has a fountain the size of a soup plate and a canary with perfect time. I tapped a tangos on the table; he came in on the right beat. Hire him.
> leyla 139 EUR m3 #sevilla #orangenblüte
Der Duft! Man läuft nachts einfach immer weiter, weil an jeder Ecke noch ein Baum blüht. Um zwei Uhr stand ich wieder vor dem Hotel und der Nachtportier sagte: Noch eine Runde?
> hazel 141 EUR m11 #seville #patio
Bitter oranges thudding on the courtyard at night. First I thought burglar, then romance, then marmalade.
> marko 136 EUR m11 #sevilla #tapas
Zwölf Tapas, zwölf Bars, dreizehn Freunde. Espinacas con garbanzos gewinnt, gegen jede Erwartung und gegen den Schinken.
> lena 134 EUR m4 #seville
The canary. THE CANARY.

= granada-carmen | Carmen de la Alberca | Cuesta del Chapiz 60 | 18010 | Granada | Andalusia | ES | 37.1892 | -3.6054 | city
> omar 147 EUR m5 #granada #andalus
My grandmother still has the word for a garden like this. I sat across from the red palace with a glass of mint tea, poured properly, from a height, by a student from Jaén, and could not say anything for a while.
> priya 152 EUR m11 #alhambra #gardens
Water as architecture. The owner can turn the whole garden on and off with one brass key, and at seven o'clock he lets a guest do it.
> yusuf 158 EUR m10 #granada #breakfast
Toast rubbed with tomato, oil from the next valley, pomegranate from the tree you're sitting under, a second toast, a third. Water running somewhere. I've been to bigger breakfasts. I've not been to a better-behaved one.

= ronda-tajo | Hostal Balcón del Vértigo | Calle Rosario 9 | 29400 | Ronda | Andalusia | ES | 36.7404 | -5.1681 | alpine
> noah 89 EUR m3 #spain
Do not lean. That's the review.

= cadiz-levante | Pensión Levante y Poniente | Calle Sagasta 54 | 11001 | Cadiz | Andalusia | ES | 36.5325 | -6.3000 | coast
> jonas 84 EUR m2 #cádiz #karneval
Zum Karneval da, ohne es zu wissen. Mein Vermieter war als Oktopus verkleidet, der Bäcker auch. Zufall, sagen beide.
> maeve 87 EUR m9 #cadiz #sea
Swam at the town beach with the old ladies who form a circle and gossip in the waves. By Thursday I was allowed in the circle.

= barcelona-terrat | Hostal El Terrat Petit | Carrer de Verdi 112 | 08012 | Barcelona | Catalonia | ES | 41.3880 | 2.1614 | city
> jules 118 EUR m9 #barcelona #gracia
Roof terrace with a washing line and a view of everybody else's washing line. I know the neighbourhood's underwear now. Festive.
> duc.pham 122 EUR m10 #barcelona #coffee
Vermouth is the coffee of the evening, explained Jordi at reception. I tested it for six evenings.

= girona-onyar | Casa Pont de Ferro | Carrer de les Ballesteries 35 | 17004 | Girona | Catalonia | ES | 41.9855 | 2.8255 | city
> tobi 106 EUR m3 #girona #rennrad
Hier hat jedes zweite Haus ein Rad für achttausend Euro im Flur. Mein Stahlross bekam trotzdem den Ehrenplatz und eine Decke.

= bilbao-ria | Hotel Grúa Carola Txiki | Ribera de Deusto 60 | 48014 | Bilbao | Basque Country | ES | 43.2663 | -2.9249 | city
> henrike 125 EUR m6 #bilbao #architektur
Alle kommen wegen des Titanschiffs. Ich wegen der Kräne am anderen Ufer, die man stehen gelassen hat. Zimmer 7 schaut auf beides, dann muss man sich nicht streiten.
> marko 129 EUR m5 #pintxos
Zähle elf Bars zwischen Hotel und Brücke. Fazit: Man schafft neun.

= santiago-vieira | Albergue-Hospedería A Vieira Rota | Rúa de San Pedro 70 | 15703 | Santiago de Compostela | Galicia | ES | 42.8797 | -8.5485 | city
> paula 64 EUR m9 #jakobsweg
31 Tage, 790 Kilometer, und dann legt dir eine Frau wortlos ein sauberes Handtuch in die Hand, und du sitzt auf der Treppe und heulst. Sie hat sich dazugesetzt. Das macht sie wohl jeden Tag.
> callum 68 EUR m6 #camino
I walked the last hundred only, with a bad knee and a good sandwich. Nobody here makes you feel less for it. The showers are hot and the bells are not optional.
> fritz 66 EUR m5 #pilger
Angereist mit dem Zug, was hier als Sünde gilt. Man hat mir vergeben.
> tobi 62 EUR m5 #jakobsweg #radreise
Mit dem Rad gilt man hier als Abkürzer. Ich habe 2.140 km in den Beinen und habe höflich genickt.

= palma-almendro | Finca Almendro Blanco | Camí de Bunyola 8 | 07110 | Bunyola | Balearic Islands | ES | 39.6953 | 2.7012 | island
> luca 214 EUR m10 #mallorca #familie
Herbstferien. Der kleine rote Holzzug, Mandelkuchen, ein Hund namens Kevin. Die Mittlere will jetzt Zitronenbäuerin werden und hat sich nach dem Gehalt erkundigt.
> emil 198 EUR m2 #mandelblüte #wandern
Ohne Hund (Flug), mit schlechtem Gewissen und Mandelblüte. Der Hofhund hat das gespürt und mir jeden Morgen einen Schuh gebracht. Nicht meinen.
> concierge 236 EUR m5 #mallorca #gardens
The season to go is May, before the school terms end. Ask for the room over the cistern: it is the coolest, and at night you hear the water settle.

= mahon-tramuntana | Hotel Tramuntana Baixa | Carrer d'Isabel II 41 | 07701 | Maó | Balearic Islands | ES | 39.8900 | 4.2620 | island
> yusuf 158 EUR m6 #menorca #sailing
Came in under sail on the last of the wind; tied up opposite; was asleep in linen sheets forty minutes later. They have a rack for wet jackets. Somebody here sails.

= lanzarote-lava | Casa Lava y Cal | Calle La Cruz 11 | 35530 | Teguise | Canary Islands | ES | 29.0573 | -13.5645 | desert
> priya 144 EUR m1 #volcano #architecture
White cube, black ash, one green door. A vine grows in its own little crater behind a half-moon wall, and you can see it from the bath.
> jonas 139 EUR m12 #lanzarote #winter
Silvester in kurzer Hose auf einem Vulkan. Fühlt sich falsch an, riecht nach Schwefel, gern wieder.

= gomera-silbo | Pensión El Silbo | Calle Real 83 | 38800 | San Sebastián de la Gomera | Canary Islands | ES | 28.0925 | -17.1110 | island
> anna 78 EUR m2 #lagomera #wandern
Die Wirtin pfeift ihrem Mann quer über den Barranco, was er einkaufen soll. Er pfeift zurück, dass es keine Bananen mehr gibt. Ich schwöre, das war der Inhalt.
> beatriz 82 EUR m11 #island #whistling
A language made of whistles! I spent five days learning "come here" and "the fish is ready", which covers most of life.
> greta 80 EUR/night m12 #lagomera #wale
Grindwale jeden Tag, und eine Wirtin, die sie mit demselben Pfiff begrüßt wie ihren Mann.

= madrid-chispero | Hostal La Chispera | Calle de la Palma 48 | 28004 | Madrid | Madrid | ES | 40.4141 | -3.7004 | city
> mateo 109 EUR m5 #madrid
Balcony, sirens, chotis from a neighbour's radio, tortilla from the bar below handed up in a basket on a rope. The rope costs nothing. The tortilla is seven euros.
> noah 113 EUR m10 #madrid #food
Dinner at eleven. ELEVEN. I napped for it like a toddler.

= zaragoza-cierzo | Posada del Cierzo | Calle de San Braulio 12 | 50003 | Zaragoza | Aragon | ES | 41.6596 | -0.8792 | city
> fritz 74 EUR m4 #spanien #bahn
Auf dem Weg nach Canfranc, dem schönsten falschen Bahnhof Europas. Die Posada ist einfach, die Matratze gut, der Wind gratis.

= tavira-gilao | Pensão Ponte Velha | Rua Borda d'Água 20 | 8800-394 | Tavira | Faro | PT | 37.1251 | -7.6486 | coast
> luca 131 EUR m4 #algarve #familie
Boot zum Strand, Eis nach dem Strand, Schlaf nach dem Eis. Die Reihenfolge ist nicht verhandelbar, sagt der Sechsjährige.
> wren 104 EUR m11 #algarve #birds
Spoonbills at low tide from the bathroom window. From the bathroom window!
> sofia.l 640 EUR/week m5 #algarve #swim
A week, a boat ticket strip, one book. The sandbar beach has a queue for the shade of exactly eleven parasols and I am now on nodding terms with all of them.

= peneda-granito | Casa do Espigueiro | Lugar do Cruzeiro 3 | 4970-786 | Soajo | Viana do Castelo | PT | 41.8735 | -8.2630 | forest
> ines 88 EUR m8 #minho #village
Granite kitchen, chestnut ceiling, and a cow that comes to be talked to at six. My phone found one bar of signal at the fountain, so the whole village now knows about my mother's hip.
`;
