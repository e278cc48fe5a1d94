/** What `alpen.anna` posted in January to June 2026, newest first. */
export const earlier2026 = `
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

`;
