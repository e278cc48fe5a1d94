/** The posts of `hotel.zermatt.demo`, a hotel's own account, newest first; the form is explained at `readNetworkPosts`. */
export const hotelZermatt = `
== 2026-11
> car alpine interior food alpine
Welcome to winter! ❄️ Hotel Bergkristall am Bach is open from 27 November. Double rooms from CHF 310 incl. breakfast, electric shuttle from Zermatt station and our famous walnut bread.
#zermatt #hotelbergkristall #matterhorn

> reel alpine nourl
Sound on 🔔 The cows come home, right past our door.

> img interior
🏔️✨❄️🥐☕️

> img alpine hidden
Guten Morgen aus Zimmer 12.

> img food
Rezept der Woche: Walliser Roggenbrot mit Baumnüssen. Unser Bäcker Ambros steht dafür um 3:30 Uhr auf, du musst nur lächeln.

== 2026-10
> img alpine

> car interior interior
Neue Matratzen! Handgemacht, mit Schafwolle aus dem Goms. Fünfzehn Zimmer sind fertig, die anderen acht folgen im Frühling.

> img alpine
Zwischensaison: Wir haben vom 12. Oktober bis 26. November geschlossen. Telefon ist besetzt, Herzen auch.

> video food
Fondue, but make it slow.

> img street
We are hiring! Housekeeping (80–100%), winter season, staff room with a view. Write to jobs@bergkristall.example

> img alpine hidden
Golden larches, quiet paths, last weekend of the season.

== 2026-09
> car alpine food interior
Three nights, two hikers, one price: our Larch Special. CHF 810 per room, half board, picnic rucksack included. Until 11 October. 🍂

> reel alpine nourl
14 seconds of nothing but river.

> img interior

> img alpine
Congratulations to our Fabrice, mountain guide since yesterday! 🎉 If you've ever been driven from the station in the little cart: that's him.

> img food
🫐🥧

== 2026-08
> img alpine
1. August: Höhenfeuer, Bratwurst, Lampions. Danke an alle Gäste, die beim Bänkeschleppen geholfen haben!

> car alpine alpine interior
What guests see first: the Matterhorn, a little off-centre. What they see second: our cat, who is in the picture too. Rooms 9 to 14 at the Bergkristall face south-west.

> img interior hidden
Turn-down service, Zermatt style: a hot-water bottle and a pine cone.

> video alpine
Das Bächlein vor dem Haus hat heute viel zu erzählen.

== 2026-07
> img alpine
Summer rates are online: doubles from CHF 260, singles from CHF 170, breakfast included. 20 minutes from the Sunnegga funicular, 4 from the bakery.

> car food food interior
Dinner on the terrace from Wednesday to Sunday. Lamm, Aprikosen, Safran aus Mund. Tisch am Geländer bitte vorher reservieren.

> img alpine
☀️

> img street
Our neighbour's goats would like to apologise for the geraniums.

== 2026-06
> reel interior nourl
Room tour: the tiny one under the roof. Everyone hits their head, everyone asks for it again.

> img alpine

> img alpine hidden
Season opening 13 June. We've missed you.

> car interior alpine
Vorher / nachher: unser Stübli, 1952 und heute. Der Tisch ist derselbe.

== 2026-04
> img alpine
Danke für diesen Winter! 4.112 Frühstückseier, 63 verlorene Handschuhe (liegen an der Rezeption), ein Heiratsantrag. Sie hat ja gesagt.

> img food
Last fondue of the season. Tears in the bread.

> video alpine
Avalanche control at dawn, as seen from the breakfast room.

== 2026-03
> car alpine interior food
Sun terrace season! ⛷️ Ski back to the door, boots off, soup on. Hotel Bergkristall am Bach, Schluhmattstrasse, Zermatt. Half board CHF 58.

> img interior hidden

> img alpine
Powder alarm. The front desk is on the mountain until 11.

== 2026-02
> reel alpine
Blue hour, 23 windows, one of them yours.

> img food
♥️🍫

> img interior
Yes, dogs are welcome (CHF 20, blanket and biscuit included). No, goats are not.

== 2026-01
> car alpine alpine
Happy New Year from all 19 of us. Frohes neues Jahr! Bonne année! Buon anno!

> img alpine
Vollmond über dem Matterhorn, fotografiert von unserem Nachtportier Alim, der eigentlich Tee kochen sollte.

> img interior
Book direct, get the better pillow. 😉 reception@bergkristall.example
`;
