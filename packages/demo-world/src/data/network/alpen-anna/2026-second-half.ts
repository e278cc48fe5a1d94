/** What `alpen.anna` posted in July to November 2026, newest first. */
export const later2026 = `
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

`;
