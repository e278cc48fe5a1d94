/** What `alpen.anna` posted in 2025, newest first. */
export const from2025 = `
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
