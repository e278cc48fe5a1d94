/** The posts of `alpen.anna`, newest first; the form is explained at `readNetworkPosts`. */
export const alpenAnna = `
== 2026-11
> car alpine interior food
Erster Schnee am Arlberg, und ich sitze im Gasthof Murmelegg in Lech am Kachelofen und tue so, als müsste ich arbeiten. Zimmer mit Halbpension 164 € pro Person. Der Kaiserschmarrn kommt in der Pfanne, das Apfelmus im Einweckglas.

📍 Gasthof Murmelegg, Lech am Arlberg
#arlberg #gasthof #winterbeginn

> img alpine
Nebelgrenze 1.400 m. Oben: Weltfrieden. Unten: Innsbruck.

> reel food
Omas Kaspressknödel in 40 Sekunden. Die Zwiebel muss weinen, nicht du.

> img interior
📍 Hotel Weißkofel, Toblach. Drei Nächte, Langlauf bis die Arme brennen. DZ ab 178 Euro, die Sauna schaut direkt auf die Drei Zinnen. Also fast. Man muss aufstehen.

> img street
Verlost! Nein, ich habe MICH verlaufen. In der Altstadt von Brixen. Eine Stunde.

> car lake lake
Der Achensee im November gehört drei Fischern, einer Ente und mir.

== 2026-10
> car alpine forest interior
Goldener Oktober im Engadin. Wir haben in der Chasa Sulai in Guarda geschlafen, Arvenzimmer, Nusstorte zum Frühstück (ja, zum Frühstück). 166 Franken für zwei, Hund kostet nix.
📍 Hotel Chasa Sulai, Guarda, Schweiz

#engadin #guarda #arvenholz

> img food
Törggelen heißt: neuer Wein, Kastanien, Speck, noch ein Wein, Sätze, die man am nächsten Tag abstreitet.

> img alpine
Werbung, weil Namen genannt werden, selbst bezahlt: Wir waren im @laerchenhof.selva in St. Ulrich. Fünf Gänge, und nach dem dritten Abend kennt dich die Kellnerin besser als deine Mutter. 236 € die Nacht.

📍 Hotel Lärchenhof Sëlva, St. Ulrich in Gröden

> img forest hidden
Wald. Mehr braucht dieser Beitrag nicht.

> img city
Wien hat mich wieder. Konzert im Musikverein, Beuschel beim Wirten, Bett im Hotel Zum Dritten Stock (8. Bezirk). Der Lift von 1911 fährt nur, wenn man ihm gut zuredet. 162 € fürs Doppelzimmer.

> reel alpine nourl
dieser sound und dieser grat 🏔️ mehr sag ich nicht

> img interior
Frage an euch: Kennt jemand ein ruhiges Hotel in Bad Gastein, nicht teurer als 120 €, mit Wanne? Ich fahre im Jänner und habe noch nichts.

> img alpine
Hüttenschluss auf der Rosskarhütte. Danke für Suppe, Strudel und das Matratzenlager neben dem Schnarcher aus Zwickau.

== 2026-09
> car alpine alpine food
Karwendeldurchquerung, Tag vier: Saitenklang! So heißt unser Gästehaus in Mittenwald, und es klingt wirklich, weil der Hausherr im Erdgeschoss Geigen baut. Doppelzimmer 114 Euro mit Frühstück.

Unterkunft: Gästehaus Saitenklang, Mittenwald

> img alpine
Zustieg 3 h, Abstieg 2 h, Gipfelglück 9 Minuten, dann kam der Wind.

> img lake
Seehaus Traunblick / Altaussee / Steg / Buch / aus.
176 € die Nacht und jeden Cent wert.
📍 Hotel Seehaus Traunblick, Altaussee

> img food
Neues vom Bauernmarkt: Der Graukäse ist jetzt so alt wie mein Neffe.

> video alpine
Almabtrieb in Mayrhofen. Die Kuh mit dem größten Kranz heißt Helene und weiß es.

> img interior
Geburtstag meiner Schwester im Restaurant Stiegenwirt in Hall. Rindsschulter, neun Stunden. Ich könnte weinen. Ich habe geweint.

> car alpine interior
Wer nach Obergurgl fährt: Berghaus Zirbenruh. Wer nicht nach Obergurgl fährt: trotzdem Berghaus Zirbenruh. Im Herbst 158 € p. P. mit Halbpension, und der Wirt spielt am Donnerstag Zither, ob man will oder nicht.

Hotel: Berghaus Zirbenruh, Obergurgl (Ötztal)

> img street
Die Post am Brenner. Nicht das Hotel, das Amt. Ich habe ein Paket geholt.

> img alpine
Drei Tage offline. Ist was passiert?

== 2026-08
> car lake interior lake
Bled, 6 Uhr früh, noch kein Mensch. Zimmer im Gostišče Pri Čolnarju, der Sohn des Hauses rudert dich zur Insel, bevor die Busse kommen. 138 € im August, für Bled ein Schnäppchen.

Übernachtet: Hotel Pri Čolnarju, Bled, Slowenien

> img alpine
Meine Wanderschuhe sind heute auseinandergefallen. Nachruf folgt.

> img alpine
„Gasthaus geschlossen, Wirtin am Berg.“ Ehrlicher Aushang in Prägraten.

> reel lake
Wassertemperatur: ja

> car alpine food
Rifugio statt Resort: Zwei Nächte im Rifugio Cima Lontana oberhalb von Cortina d'Ampezzo. Lager 38 €, Halbpension 74 €, Sonnenaufgang gratis und unverschämt.

Übernachtung: Rifugio Cima Lontana, Cortina d'Ampezzo

> img food
Schlutzkrapfen-Ranking Südtirol, Zwischenstand nach 14 Gasthäusern: noch kein klarer Sieger, ich opfere mich weiter.

> img city
Salzburg im Regen, also Salzburg. Pension Mozartkugelblitz (kein Witz), Linzer Gasse, Frühstück bis elf. 129 Euro.
📍 Pension Mozartkugelblitz, Salzburg

> img alpine hidden
Kein Filter. Kein Empfang. Kein Plan.

== 2026-07
> car alpine alpine interior food
Meran ➝ Glurns ➝ Reschen. Unterwegs geschlafen: 1. Palmenlaube, Meran (192 €, Pool unter Zypressen). 2. Gasthof Drei Tore, Glurns (98 €, Zimmer im Wehrgang!). 3. Zelt am See (0 €, Rücken kaputt).

Unsere Hotels: Hotel Palmenlaube in Meran, Gasthof Drei Tore in Glurns.

> img alpine
Swanetien. Vier Tage zu Fuß, jeden Abend ein anderes Dorf, und in Mestia dann das Guesthouse Koshkebi mit Blick auf elf Wehrtürme. 120 Lari pro Person, Halbpension, Wein aus der Cola-Flasche.
Übernachtet im Guesthouse Koshkebi, Mestia, Georgien

#georgien #swanetien #mestia

> img food
Kubdari. Fleischfladen. Ende der Durchsage.

> img street
Flughafen Kutaissi, 4:10 Uhr. Der Kaffeeautomat nimmt nur Münzen von 2009.

> img alpine
Buchtipp für die Hütte: „Der Berg und ich“ gibt es nicht, müsste aber jemand schreiben. Nicht ich. Ich liege.

> img interior
Ja, ich bekomme Nachrichten: „Wo war das Zimmer mit der blauen Decke?“ Das war im Haus Gneis in Vals. Ja, 276 Franken. Nein, die Decke ist unverkäuflich, ich habe gefragt.

📍 Hotel Haus Gneis, Vals, Graubünden

== 2026-06
> car coast alpine
Korsika, Südteil vom GR 20. Danach drei Nächte Auberge de l'Aigle Corse, Corte, 101 € mit Wildschwein. Meine Zehennägel lassen grüßen, einer per Post.

📍 Auberge de l'Aigle Corse, Corte, Korsika

> img alpine
Sonnwendfeuer am Grat. Siebzehn gezählt, eins davon war ein Grill.

> img lake
Pragser Wildsee, 4:50 Uhr. Um 8 standen dort vierhundert Leute mit demselben Hut.

> reel alpine
So klingt eine Brotzeit auf 2.800 Metern (Wind, Papier, Seufzen)

> img city
Hochzeit von Vroni und Peter in Bruneck! Braut im Dirndl, Bräutigam in Tränen, Buffet in Schräglage. 💐

> img interior
Neu entdeckt: der Schwarze Widder in Sterzing. Gasthof seit 1467, steht über der Tür, und das Bett fühlt sich an wie 2025. Einzelzimmer 88 Euro.
📍 Gasthof Schwarzer Widder, Sterzing, Südtirol

> img forest
Pilze. Fundort bleibt mein Geheimnis, Rezept auch.

== 2026-05
> car desert alpine interior
Einmal hoch hinaus, aber in Afrika: Toubkal, 4.167 m! Basislager war die Lodge Kasbah Tifaouine in Imlil. 650 Dirham mit Halbpension, Walnüsse, Wasserrauschen, Muskelkater in Körperteilen, die ich nicht kannte.

📍 Lodge Kasbah Tifaouine, Imlil, Marokko

> img desert
Marrakesch ist kein Ort zum Ausruhen. Ausgeruht haben wir uns im Riad Zitoun Lahlou (1.090 MAD), neben einer Schildkröte.

> img food
Minztee-Zuckergehalt: ja.

> img alpine
Zurück in Tirol. Frühjahrsputz im Rucksack: 1 Müsliriegel (2023), 3 Teelichter, Sand.

> img coast
Kotor, 1.350 Stufen, Katze inklusive. Geschlafen: Mačka na Zidu, ein Guest House in der Altstadt. 82 €, die Katze ist im Preis nicht inbegriffen, kommt aber trotzdem.

📍 Guest House Mačka na Zidu, Kotor, Montenegro

> img street
Wer hat an der Uhr gedreht? Umstieg in Bischofshofen: 3 Minuten. Geschafft: ja. Würde: nein.

== 2026-04
> car alpine coast
Vom Schnee in die Blüte in 90 Minuten: früh Firn am Hirzer, mittags Glyzinien in Meran. Unser Hotel, die Palmenlaube, hat Liegen für genau diesen Moment. Ab 192 €.

📍 Hotel Palmenlaube, Meran

> img city
Via Francigena, letzte Etappe. In Siena wartet die Locanda dell'Oca Bendata, und die Wirtin stellt einem ungefragt ein Fußbad hin. EZ 96 Euro. Ich hätte auch 960 gezahlt.

Hotel: Locanda dell'Oca Bendata, Siena, Toskana

> img food
Ostern bei Rieders: 34 Eier, 1 Lamm (Biskuit), 0 Diät.

> img alpine
Lawinenkurs bestanden! 🎉 Bitte trotzdem nie brauchen.

> img lake
Vier Seen, ein Tag, ein Paar nasse Socken.

> reel street
Blick aus dem Zug zwischen Landeck und Ötztal. Mehr Kino brauche ich nicht.

> img interior
Ich wurde eingeladen, also: ANZEIGE. Das neue Chalet-Dorf Almquartier Hollerberg in Leogang hat mich zwei Nächte schlafen lassen. Schön: Zirbenbad, Kräutergarten. Weniger schön: Preise ab 420 € und die Duftkerzen. Ehrlich bleibt ehrlich.

📍 Hotel Almquartier Hollerberg, Leogang

== 2026-03
> car island alpine food
Lofoten mit Tourenski. Wir hatten die Rorbu Tørrfisken in Reine, rote Hütte über dem Wasser, 2.290 Kronen für vier. Man fällt quasi vom Bett in den Fjord und vom Gipfel an den Strand.
Unterkunft: Rorbu Tørrfisken, Reine, Norwegen

#lofoten #skitour #reine

> img alpine
Wenn der Pistenbully um fünf vorbeifährt, klingt das im Halbschlaf wie Meer.

> img food
Stockfisch, vierte Begegnung. Wir nähern uns an.

> img alpine
Obergurgl, 14. März, 60 cm Neuschnee. Aufgestiegen, abgefahren, Germknödel, repeat.

> img interior
Alle Zimmer im Berghaus Zirbenruh haben dieselbe Lampe und jede hängt ein bisschen anders schief. Ich liebe das. #obergurgl
📍 Berghaus Zirbenruh, Obergurgl

> img city
Weltfrauentag: vier Generationen in der Konditorei, sieben Torten, keine Reste.

> img alpine
Absage wegen Föhn. Auch das ist Bergsport.

== 2026-02
> img alpine
Bezau im Tiefschnee. Der Gasthof Rotheu hat 14 Zimmer, einen Kachelofen pro Stockwerk und eine Wirtin, die um sechs Brot bäckt. 148 € zu zweit.
📍 Gasthof Rotheu, Bezau

> img island
Flucht vor dem Winter: La Gomera! Pensión El Silbo in San Sebastián, 78 Euro, und die Hausfrau pfeift ihre Einkäufe über die Schlucht.
📍 Pensión El Silbo, San Sebastián de La Gomera

> car island forest
Lorbeerwald. Wie Fangorn, nur mit Bananen.

> img food
Faschingskrapfen: Marille, immer Marille, ich diskutiere das nicht.

> video alpine
Rodelbahn Birgitz, 5 km. Ton an, bitte, es schreit meine Tante.

> img street
Ausverkauft! Danke an alle, die am Diaabend in der Stadtbücherei waren. Nächster Termin im Herbst.

== 2026-01
> car alpine interior
Neujahr auf 2.000 Metern, ohne Knallerei, mit Sternen. Wir waren im Walserhaus Tschuggen oberhalb von Davos, 210 CHF pro Nacht, Zufahrt nur mit Schlitten (!).

Übernachtet: Hotel Walserhaus Tschuggen, Davos

> img island
Madeira im Jänner: Pensão Levada do Limoeiro, Funchal. 95 € und eine Wärmflasche, die man bei 18 Grad wirklich nicht braucht und trotzdem nimmt.
📍 Pensão Levada do Limoeiro, Funchal, Madeira

> img alpine
Levada do Caldeirão Verde. Stirnlampe. Zwei Meter breit, davon ein Meter Wasser.

> img food
Poncha. Nie. Wieder. (Gestern. Wieder.)

> img alpine
2026 so: weniger planen, mehr Knödel.

== 2025-12
> img city
Advent in Hall: Glühwein 4,50 €, Maroni 4 €, Frieden unbezahlbar.

> car alpine food interior
Zum Jahresende ins Ultental. Kein Lift, kein Netz, nur der Häuslerhof in St. Walburg: sechs Zimmer, Badewanne am Fenster, abends Gerstsuppe. 112 € pro Nase.

Unterkunft: Gasthof Häuslerhof, St. Walburg im Ultental

> img interior
Der Film, den ich gestern im Metropol gesehen habe, spielt in einem Hotel in den Dolomiten, und ich habe zwei Stunden lang nur auf die Möbel geschaut.

> img alpine
Frau, 37, sucht Lawinenschaufel (verborgt 2022, Name entfallen).

> img forest
Christbaum selbst geholt, selbst getragen, selbst bereut.

> img alpine
Rückblick: 61 Gipfel, 48 Nächte in fremden Betten, 1 gebrochener Stock. Danke fürs Mitgehen! ❤️

== 2025-11
> car lake interior
Herbst am Bodensee, ausnahmsweise flach. Im Hotel Kajüte in Meersburg sieht jedes Zimmer aus wie eine Koje, nur mit Regendusche. 149 € und Felchen zum Abendessen.

📍 Hotel Kajüte, Meersburg

> img alpine
Bergschuhe eingefettet, Skier gewachst, Knie gefragt: Knie sagt jein.

> img food
Allerheiligenstriezel. Drei Zöpfe, ein Vormittag, kein Rest.

> car alpine food
Letzte Nacht der Saison im Gasthaus Säntisgruess, Appenzell: bemalte Betten, Siedwurst, 138 Fr. Am Morgen standen die Gipfel über dem Nebel wie Inseln.

Übernachtet: Gasthaus Säntisgruess, Appenzell

> img city
Zürich HB, Gleis 18, immer rennt jemand. Heute ich.

> img interior
Stillleben mit Wollsocken.

> reel alpine
Wie man einen Kachelofen einheizt, erklärt von jemandem, der es wirklich kann (nicht ich)

> img alpine
Zwischensaison heißt: Du hast den ganzen Berg, aber keinen Kaffee.

> img street
Stempel im Pass: 0. Höhenmeter: 4.200. Gute Woche.
`;
