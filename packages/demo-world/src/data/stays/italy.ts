/** Stays in Italy and Malta; the form is explained at `readStays`. */
export const italy = `
= venice-altana | Locanda della Terza Altana | Calle del Forno 1214 | 30121 | Venice | Veneto | IT | 45.4402 | 12.3291 | city
> lena 198 EUR m11 #venice #acqua_alta
At seven in the morning the siren, at eight the rubber boots by the door in a row like children. The signora lent me size 41. I have never felt so local or so wet.
> henrike 204 EUR m2 #venedig #restaurierung
Terrazzo aus dem 17. Jahrhundert, und niemand hat ihn abgeschliffen. Ich bin auf Socken gelaufen und habe mich bei jedem Schritt bedankt.
> aiko 190 EUR m1 #winter #fog
Fog for three days. I could hear the city but not see it. In the room there was a small stove and a blue blanket, and I did not need more city than that.
> concierge 216 EUR #venice #quiet
Venice is a city where I used to receive more complaints than from all others together: the wrong stop, the bridge with the suitcase, the room behind the kitchen. So let me be exact. Take the line to Sant'Alvise, not to the station. There is one bridge, eleven steps up and nine down. Ring twice. Ask for the room called Rosso; it is the smallest and has the roof terrace to itself after six, because the others do not know about the second door. In February you will have fog and the city; in May you will have neither. There is no lift, and Signora Fabris does not carry bags on principle, but her nephew does, for a coffee.
> callum 201 EUR m1 #venice #walking
My kind of hill walking: 412 bridges, all with tea on the far side.

= palermo-ballaro | B&B Sole di Ballarò | Via Casa Professa 17 | 90134 | Palermo | Sicily | IT | 38.1313 | 13.3376 | city
> jules 82 EUR m10 #palermo #market
The market starts under your pillow at 5.30. A man sells sardines in what I believe is opera. I got up, had bread with spleen, went back to bed: a complete morning.
> leyla 79 EUR m3 #sizilien
Die Decke ist mit Engeln bemalt, von denen einer Turnschuhe trägt. Restaurator mit Humor, sagt Nino. Nino war der Restaurator.
> beatriz 85 EUR m4 #music #food
If you have ever missed Salvador while in Europe: come here. Same noise, same peeling walls, same grandmothers on plastic chairs in charge of everything.
> lena 80 EUR m10 #palermo #streetfood
I have never before been woken by the price of swordfish. By Wednesday I could haggle in my sleep, and on Thursday I think I did: there was a crate of lemons outside my door, paid for.

= marzamemi-tonnara | Pensione Sale Grosso | Via Marzamemi 9 | 96018 | Pachino | Sicily | IT | 36.7415 | 15.1170 | coast
> greta 115 EUR m9 #sizilien #meer
Zwei Fenster, zwei Meere, eine Katze mit halbem Schwanz. Geschnorchelt, bis die Finger schrumpelig waren, dann Thunfisch unter Sternen.
> ines 118 EUR m6 #sicily #tiles
The floor of room 3 is a complete set of Caltagirone cement tiles from about 1910 and only four are chipped. I know because I was on my knees.

= matera-sassi | Casa Tufo Chiaro | Via Bruno Buozzi 88 | 75100 | Matera | Basilicata | IT | 40.6664 | 16.6088 | city
> priya 156 EUR m4 #cave #architecture
You sleep inside the stone, and the stone breathes. The bathroom is lit only from a well. I have been trying to draw the section for three weeks and still cannot work out where the neighbour's kitchen is.
> mirjam 149 EUR m10 #süditalien
Kein Handyempfang im Zimmer, dafür ein Echo. Ich habe es mit „Zug fällt aus“ probiert.
> henrike 152 EUR m3 #matera #sanierung
Eine Stadt, die man in den Fünfzigern räumen ließ und in den Neunzigern wieder wollte. In meinem Zimmer ist die Krippe für den Esel noch da. Jetzt liegt darin die Bettwäsche, ordentlich gefaltet. Man kann das kitschig finden. Ich fand, es ist das ehrlichste Möbel des ganzen Hauses.
> lena 154 EUR m11 #matera #november
November is when the town belongs to its cats and its plumbers. My cave was dry, warm and silent, with a niche for a lamp, a niche for a book and a niche for which I never found the use. I sat in it.

= ostuni-masseria | Masseria Tre Carrubi | Contrada Lamacupa 5 | 72017 | Ostuni | Apulia | IT | 40.7301 | 17.5741 | coast
> marko 184 EUR m6 #apulien #olivenöl #kochen
Um sieben mit Donna Pina Orecchiette gedreht. Ihre: alle gleich. Meine: eine Ausstellung über das Scheitern. Gegessen haben wir beide Sorten.
> lena 179 EUR m9 #puglia #slow
There is a swing in the largest carob tree and no sign telling you not to. Breakfast figs, still warm from the wall they dry on.
> luca 196 EUR m7 #familie #pool
Flacher Pool, Esel, Nudeln ohne alles auf Wunsch. Der Älteste hat Olivenpressen erklärt bekommen und erklärt sie seither uns.
> mirjam 181 EUR m5 #apulien #olivenbaum
Im Regionalzug von Bari, eine Kirche pro Station, ein Feigenkaktus pro Meter. Ich wurde am Bahnhof mit einem dreirädrigen Ape abgeholt und saß hinten zwischen den Zwiebeln. Auf der Masseria: Steinboden, Kalkwand, Stille, ein Bett mit Baldachin gegen die Mücken. Der jüngere Bruder der Besitzerin restauriert alte Radios. Am letzten Abend hat er eines auf die Mauer gestellt, und wir haben zu viert einem Fußballspiel von irgendwo zugehört, ohne zu wissen, wer gegen wen. Ich habe selten so mitgefiebert.

= florence-oltrarno | Soggiorno Lungo l'Officina | Via dell'Ardiglione 25 | 50124 | Florence | Tuscany | IT | 43.7777 | 11.2507 | city
> noah 168 EUR m5 #florence #art
The family downstairs re-gilds frames. You leave in the morning with a faint sparkle on your sleeves and people treat you better all day.
> ines 162 EUR m3 #crafts
Scagliola table in the hall, real. I asked who made it. "My uncle, who regrets it." It took him eleven months.

= lucca-mura | Palazzetto Quattro Lucertole | Via dei Borghi 60 | 55100 | Lucca | Tuscany | IT | 43.8423 | 10.5033 | city
> tobi 98 EUR m4 #toskana #radreise
Auf der Stadtmauer Rad fahren wie auf einer Kuchenkante. Räder stehen im Innenhof unter der Glyzinie, bei den Eidechsen.

= pienza-pecora | Agriturismo Cinque Pecore | Strada Vicinale Palazzone 2 | 53026 | Pienza | Tuscany | IT | 43.0768 | 11.6766 | lake
> concierge 210 EUR m9 #tuscany #countryside
Five sheep, four rooms, one view. Ask Signora Donatella for the room with the writing desk and for the pecorino she keeps for people she likes. Arrive before dark; the last kilometre is gravel and opinion.
> fritz 186 EUR m5 #toskana #senioren
Mit 71 zum ersten Mal in der Toskana. Ich verstehe jetzt, wovon alle reden. Das Taxi vom Bahnhof Chiusi kostet leider so viel wie die Fahrt bis Chiusi.
> hazel 199 EUR m10 #roadtrip
Drove a rented Panda up a white road at sunset, hit every pothole in order, parked next to a ewe. Pici with garlic. Silence like a heavy quilt.
> lena 204 EUR m11 #tuscany #olives
Olive week. You're handed a little rake with your coffee and nobody says what it's for; by noon you know. We combed trees until the nets were full, eight of us: a couple from Utrecht who were on their honeymoon and had thought it was a spa, a retired judge, two students, the neighbour, the neighbour's mother (eighty-six, fastest by far) and me. Lunch under the trees was bread, beans and last year's oil. Then the mill, at night, with all its lights on like a ferry, and this year's oil coming out of a spout, green as paint and so sharp that everybody coughed and then laughed. The honeymooners have booked again. I slept nine hours, hands smelling of leaves. The room is plain. The view is what you've seen on calendars. Bring gloves. 🫒

= bologna-torre | Camere sotto i Portici | Via Mascarella 44 | 40126 | Bologna | Emilia-Romagna | IT | 44.4926 | 11.3402 | city
> marko 121 EUR m11 #bologna #essen
Tagliatelle. Mehr Information benötigen Sie nicht.
> paula 117 EUR m3 #vegetarisch #bologna
Ja, auch ohne Fleisch: Tortelloni mit Kürbis, Crescentine mit Squacquerone, und im Zimmer eine Obstschale, die jemand wirklich jeden Tag neu legt. Regenschirm unnötig, die Stadt hat ein Dach.
> leyla 119 EUR m4 #bologna #kinderbuch
Kinderbuchmesse. Man trifft Menschen, die beruflich Dachse zeichnen. Im Frühstücksraum saß einer und stritt mit einer Verlegerin über die richtige Menge Fell.

= cinque-muretto | Affittacamere Il Muretto | Via Discovolo 131 | 19017 | Riomaggiore | Liguria | IT | 44.0995 | 9.7336 | coast
> wren 143 EUR m4 #hiking #coast
Ninety-four steps up with a pack. Then a lemon tree, a chair, blue all the way to Corsica and a swift that went past my ear so close I felt it think.
> callum 139 EUR m10 #coastal_path
Everyone said come in spring. I came in late October, had the path to myself, and was adopted by a widower who makes sciacchetrà in his garage.

= bellagio-remo | Pensione Al Remo | Salita Plinio 14 | 22021 | Bellagio | Lombardy | IT | 45.9834 | 9.2614 | lake
> sofia.l 231 EUR m6 #lake #swimming
Swam before the first hydrofoil, which is the correct time to swim. The owner watches from the kitchen and puts the coffee on when you turn round.
> mirjam 226 EUR m9 #comersee #schiff
Drei Kursschiffe, zwei Gelati, ein Buch. So viel zur Produktivität.

= turin-tramvai | Albergo del Tramvai | Via Vanchiglia 22 | 10124 | Turin | Piedmont | IT | 45.0676 | 7.6893 | city
> fritz 101 EUR m10 #bahn #turin
Zahnradtram nach Superga, danach Bicerin, danach Mittagsschlaf im dritten Stock bei offenem Fenster. Die Linie 16 quietscht in der Kurve in As-Dur.
> jules de 99 EUR m2 #turin #arbeiten
Ein Schreibtisch mit Blick auf die Mole und ein Barista, der nach zwei Tagen „wie immer?“ fragt. Ich habe verlängert, nur um „wie immer“ sagen zu können.

= cagliari-fenicottero | B&B Fenicottero Rosa | Via Napoli 36 | 09124 | Cagliari | Sardinia | IT | 39.2316 | 9.1210 | coast
> greta 94 EUR m5 #sardinien #flamingos
Flamingos auf dem Weg vom Flughafen, Flamingos beim Joggen, Flamingos auf der Tapete. Irgendwann ist man selbst rosa.

= lipari-pomice | Hotel Pomice | Via Francesco Crispi 101 | 98055 | Lipari | Sicily | IT | 38.4697 | 14.9543 | island
> yusuf 133 EUR m7 #islands #sailing
Tied up for one night, stayed three: there was granita, there was a hammock, there was Stromboli coughing red on the horizon after dinner.
> greta 129 EUR m10 #vulkan #insel
Bimsstein schwimmt. Ich weiß es seit dreißig Jahren und habe trotzdem eine halbe Stunde Steine ins Wasser geworfen.

= naples-basso | Casa Basso Continuo | Via San Gregorio Armeno 41 | 80138 | Naples | Campania | IT | 40.8518 | 14.2710 | city
> maeve 88 EUR m12 #naples #christmas
The street makes nativity figures all year round. From my balcony: nine hundred shepherds, two popes, one Maradona, and a mandolin teacher who let me sit in.
> omar 92 EUR m8 #naples #rooftop
The terrace is the size of a prayer rug. Vesuvius fits on it exactly.
> marko 90 EUR m5 #neapel #pizza
Um elf Uhr vormittags in der Backstube zugeschaut: neunzig Sekunden, vierhundertachtzig Grad. Danach alles, was ich je Pizza genannt habe, innerlich umbenannt.

= valletta-enclosed | Gallarija House | Old Mint Street 155 | VLT 1518 | Valletta | Valletta | MT | 35.9031 | 14.5130 | city
> ines 128 EUR m2 #malta #balcony
The enclosed balcony is painted green outside and, surprise, coral inside. You sit in it like a saint in a niche and watch the street decide what's for lunch.
> jonas 124 EUR m11 #malta #hafen
Großer Hafen, kleines Zimmer, riesige Fähre direkt davor. Genau meine Verhältnisse.

= siena-contrada | Locanda dell'Oca Bendata | Via delle Terme 52 | 53100 | Siena | Tuscany | IT | 43.3198 | 11.3297 | city
> anna 134 EUR m4 #siena #via_francigena
Ankunft zu Fuß nach neun Tagen Via Francigena. Die Wirtin hat meine Blasen gesehen, nichts gesagt und eine Schüssel mit Salzwasser gebracht. Beste Sterneküche der Reise.
`;
