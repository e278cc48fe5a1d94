/** The posts of `nomad.jules`, newest first; the form is explained at `readNetworkPosts`. */
export const nomadJules = `
== 2026-11
> car street interior food city
Oaxaca, week three. I'm at Casa Comal Negro (1,580 pesos, kitchen access, rooster access). Doña Reyna has decided my laptop is sad and puts a marigold on it every morning.
1 the desk
2 the stairs
3 the mole
4 the rooster's roof

📍 Casa Comal Negro guesthouse, Oaxaca

> img city en
A day off: one museum, two naps.

> car city food en
¿Dónde dormir en CDMX? I'll say it in English: La Azotea de Lola, Colonia Roma. Roof, succulents, cobbler downstairs. About MX$1,950.
📍 Hotel La Azotea de Lola, Mexico City

> img street de
Halb zwölf in Puebla, die Wäsche ist fertig, ich nicht.

== 2026-10
> car city street food interior en
Palermo: a city that shouts at you lovingly. Slept at B&B Sole di Ballarò, 82€, over the market. If you want silence bring your own.

📍 B&B Sole di Ballarò, Palermo, Sicily

> car desert interior de
Wieder in Tiflis! Sololaki Balcony House, 145 Lari, Balkon ohne Garantie, Wein ohne Etikett. Die Opernsängerin im Hof übt inzwischen Tosca.
📍 Hotel Sololaki Balcony House, Tiflis

#tbilisi #sololaki

> img street en
Things lost this month: one sock, one SIM, one argument with a ticket machine.

> reel city en nourl
sarajevo at dusk, volume up 🌙

> car city interior food en
Work week in Sarajevo. Konak Mahala, up the hill behind the bazaar: carpets on carpets, 88 marks with a breakfast that requires planning.

Stayed at Konak Mahala, hotel on Logavina, Sarajevo

> img food de
Der Beweis, dass Burek auch um vier Uhr früh Burek ist.

== 2026-09
> car city street interior en
Seoul, then. Fell for a hanok (Gamnamu, in Bukchon, 148,000 won), its heated floor, its gate that is too low for me by exactly one forehead.

📍 Hanok Gamnamu Guesthouse, Seoul

> img city de
Ich habe einen Adapter für jedes Land der Welt, außer dem, in dem ich gerade bin.

> car city food de
Taipeh. Banyan Lane Inn in der Dihua-Straße, 3.250 NT$, unten Tee, oben ich. Zwei Wochen Regen und kein einziger schlechter Tag.
📍 Banyan Lane Inn, Taipeh

> img interior en
My coworking space has a better bathroom than my last six flats.

> video street en
Somebody is learning the trumpet across the alley. Day 9. He's nearly got it.

== 2026-08
> car forest lake food interior forest de
Familienurlaub, also Schwarzwald. Elf Leute, drei Sprachen, eine Küche. Wir hatten das halbe Tannenwirtshaus Fallenbach in Hinterzarten, 131 Euro pro Doppelzimmer, und die andere Hälfte hat uns irgendwann verziehen.

Unterkunft: Hotel Tannenwirtshaus Fallenbach, Hinterzarten

> img lake de
Titisee, 6 Uhr, vor den Kuckucksuhren.

> img city en
Lyon. My bed. My own bed. I lay across it like a starfish and listened to nothing in particular.

> car city interior en
People ask for my Lyon address for guests: Hôtel de la Traboule Oubliée, rue du Bœuf. My aunt does the flowers (full disclosure). Rooms from €129.

📍 Hôtel de la Traboule Oubliée, Lyon

== 2026-07
> img coast en
Ferry. Nobody can call you on a ferry. Ferries are the last free offices.

> car coast food interior de
Drei Nächte Marseille, davon zwei geschlafen. Pension L'Hirondelle Borgne im Panier, 97 €, fünf Treppen, eine Katze, null Klimaanlage. Der Hafen riecht bis ins Kopfkissen. Schön.

📍 Pension L'Hirondelle Borgne, Marseille

> img food en
If your bouillabaisse doesn't come in two services, you've been had, says my uncle, who is from Dijon.

> car island coast interior en
Found a desk with a sea: Quarto do Ilhéu, a six-room guesthouse on Pico, Azores. 74 euros a night, volcano included, vinho verde not included but somehow always there.
Stay: Quarto do Ilhéu guesthouse, Madalena, Pico

#azores #remotework

> img street de hidden
Heute nichts erlebt. Sehr zu empfehlen.

== 2026-06
> car city interior food street en
Tokyo for the price of a decent lunch in Zurich: Capsule & Bath Fuku-no-yu in Yanaka, ¥6,900. You sleep in a drawer, bathe under a mural of Fuji, and a ninety-year-old corrects your towel.

📍 Capsule Hotel & Bath Fuku-no-yu, Tokyo

> img city en
Shibuya crossing, rush hour, me going the wrong way through all of it with a baguette.

> img food de
Konbini-Abendessen, Tag 6. Die Onigiri kennen meinen Namen.

> car forest interior de
Raus aus Tokio: Minshuku Hida Sasa in Takayama. 15.400 Yen p. P. mit zwei Mahlzeiten und einem beheizten Tisch, unter den man die Beine steckt. Ich habe dort drei Kapitel geschrieben und mich sonst nicht bewegt.

📍 Minshuku Hida Sasa, Takayama, Japan

> img interior en
Best hotel soap of the year so far: the one I did not take. (I took it.)

== 2026-05
> car city street food en
Plovdiv again, the yard again, the fig again. Kapina Guest House in Kapana, 118 leva. Fast line in the attic, slow cat on the stairs.
📍 Kapina Guest House, Plovdiv, Bulgaria

> img street de
Nachtzug Sofia–Istanbul: Schaffner bringt Tee, Grenzer bringen Taschenlampen.

> car coast city interior food en
Istanbul, Kadıköy side. My hotel is called Vapur, "ferry", and the ferry is literally it: you watch it come in forty times a day. 3,800 lira. Room 41 has the corner.

📍 Vapur Oteli (Hotel Vapur), Kadıköy, Istanbul

> img city de
Ich arbeite heute aus einem Friseursalon. Der Friseur findet mein Deck zu lang.

> car city interior de
Freiburg, bei Oma ums Eck: Gästehaus Bächlefuß. Riecht nach Bohnerwachs. 112 € fürs Heimweh.
📍 Gästehaus Bächlefuß, Freiburg im Breisgau

== 2026-04
> img food en
Turin, an espresso, standing up. 1.20. I've had worse for nine.

> car city interior street en
Barcelona, but only the village part. Hostal El Terrat Petit in Gràcia, 118 €, rooftop laundry with the best gossip in Catalonia.
📍 Hostal El Terrat Petit, Barcelona

> reel street en
the man who sells sardines in opera

> img coast en
No wifi. No signal. No deck. No problem. (There was a problem. It waited.)

> car city food de
Porto, zwei Wochen, ein Tisch, 41 Pastéis. Unterkunft: Hospedaria da Bainharia in der gleichnamigen Gasse, 101 €/Nacht, ab einer Woche weniger. WLAN-Passwort: die Katze.

📍 Hospedaria da Bainharia, Porto

== 2026-03
> car island street interior en
Gorée at night when the last boat's gone. We stayed at Keur Bougainvillier (44,000 CFA) and I'd ask you to go slowly and listen a lot.

We stayed at Keur Bougainvillier, a guesthouse on Gorée, Dakar, Senegal.

> img coast de
Dakar, Corniche, halb die Stadt macht Liegestütze. Ich zähle mit. Im Sitzen.

> img city en
The conference hotel was the Grand Something. Carpet like static. I don't recommend it and can't remember it. 🥱

> car lake interior en
Back on Lake Geneva: Pension Quai Fleuri, Montreux, 215 CHF (I know), swans (I know). I've a rule: one expensive bed a season.
📍 Pension Quai Fleuri, Montreux, Switzerland

== 2026-02
> car city street food interior en
MONTRÉAL −22°C. Gîte de l'Escalier Tordu on the Plateau, 152 Canadian dollars, outdoor staircase as winter sport. Host throws salt and compliments.

📍 Gîte de l'Escalier Tordu, Montréal

> img food de
Poutine ist kein Gericht, Poutine ist eine Umarmung mit Soße.

> car city interior en
Cairo, fifth floor of everything: Pension Falaki Star. Cage lift, key with a brass star, E£1,450. The roof bar is full of journalists or liars, a distinction nobody insists on.

📍 Pension Falaki Star, Cairo, Egypt

> img desert en
A camel looked at my sandals and sighed.

> img city de
Bibliothek von Alexandria: Arbeitsplatz mit Aussicht, Rückenlehne der Hölle.

== 2026-01
> car city food street en
Bangkok: Baan Rim Khlong, Thonburi side, ฿1,400. Kevin (monitor lizard, sofa-length) says hi.
📍 Hotel Baan Rim Khlong, Bangkok, Thailand

> img food en
The best thing I ate today came out of a bag with an elastic band on it.

> car lake interior forest en
Laos, a slow boat, then the Ban Phonheuang guest house in Luang Prabang. 690,000 kip sounds like a yacht; it's thirty dollars and a balcony with frangipani.

📍 Ban Phonheuang Guest House, Luang Prabang, Laos

> img street de
Moped. Regen. Brille. Stille Post mit dem Gegenverkehr.

== 2025-12
> car coast interior city de
Zwischen den Jahren nach Triest. Locanda Bora Scura, 93 €, und wenn die Bora kommt, spannen sie Seile in die Gassen. Kein Scherz, es gibt Haken.

📍 Locanda Bora Scura, Triest

> img food en
Rate this strudel. There is one correct answer.

> car city food interior en
My year in beds: 41 of them. Favourite: the tower in Sagres (Farol da Nau, 210 €). Least: seat 14C. Oddest: a barber's chair in Izmir. Thank you for reading along. ✨

> img city de
Silvester ohne Plan, 23:59 Uhr, Kebab. Prosit.

> img interior en
Invoice sent. Shoes off.

== 2025-11
> car city interior de
Neapel, Casa Basso Continuo, San Gregorio Armeno. 88 € für ein Zimmer über neunhundert Krippenfiguren. Schlafe unter Aufsicht.
📍 Hotel Casa Basso Continuo, Neapel

> img street en
There are two kinds of traveller: those who have eaten the emergency biscuit.

> img coast en
Somewhere between two time zones I was briefly on time.
`;
