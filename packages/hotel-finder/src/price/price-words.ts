export const NIGHT = new Set(
  'night nights nightly nacht nachte ubernachtung ubernachtungen nuit nuits notte notti noche noches noite noites pn'.split(
    ' ',
  ),
);
export const PERSON = new Set('person persons pp pax personne persona pessoa head kopf each'.split(' '));
export const WEEK = new Set('week woche semaine settimana semana'.split(' '));
export const STAY = new Set(
  'total insgesamt gesamt weekend wochenende altogether paket package trip stay aufenthalt'.split(' '),
);
export const PETS = new Set(
  'hund hunde vierbeiner fellnase hundegast hundenacht dog dogs pup puppy hound hounds pet pets perro cane chien cachorro'.split(
    ' ',
  ),
);
export const FOR = new Set('fur for pro per pour para por'.split(' '));
/** Houses and rooms that other things are named after: "beach villa". */
export const HOUSES = new Set(
  'villa villas bungalow chalet cottage room rooms lodge tent hut cabin house resort hotel inn suite'.split(
    ' ',
  ),
);
export const LODGING = new Set(
  `room rooms zimmer doppelzimmer suite double doppel dz ez bed beds bett dorm rate chambre camera habitacion quarto hotel hostel stay b b included
  inkl including incl fruhstuck breakfast booked gebucht paid bezahlt gezahlt gekostet cost kostet costs kostete price preis prix prezzo precio from ab
  pro per ryokan riad hutte hp halbpension person zweit two zwei midweek weekday deal bargain motel
  hut cabin bungalow chalet lodge cottage bunk guesthouse inn pension gasthof stockbett`.split(/\s+/),
);
export const OTHER_THINGS = new Set(
  `coffee kaffee cappuccino espresso cocktail cocktails martini martinis negroni beer beers bier wine wein glass glas drink drinks spritz gin bratwurst wurst
  burger pizza pasta ramen schnitzel ticket tickets eintritt entry entrance train bahn zug bus taxi uber flight flights flug fluge fare parking parken parkplatz
  massage facial treatment minibar water wasser juice snack snickers chips crisps lunch dinner mittagessen abendessen menu brunch tea cake kuchen torte eis
  gelato croissant dress kleid shoes schuhe bag tasche bikini robe candle kerze tour guide guided ski skipass lift liftkarte lounger liegen liege sunbed towel
  handtuch fee fees gebuhr kurtaxe tax citytax cleaning souvenir book buch petrol benzin diesel rent miete rental mietwagen car auto scooter spa pass day
  tageskarte upgrade voucher gutschein giveaway win prize donation spende million mio salad steak lobster fries pommes sandwich icecream beach club dogs dog hund
  cover deposit kaution fine strafe ice tip trinkgeld hundezuschlag zuschlag aufpreis surcharge pet dej toboggan granita under unter tesco ikea hire fare damage lidl aldi sofa cot pool inflatable museum sauce bottle flasche adapter cable snacks crib duvet vierbeiner fellnase extra extras souvenirs kilo shop market flohmarkt frisur haarschnitt minimum spend lesson lessons hat earrings sandals bun buffet oysters roast wand muumuu steps stairs schritte
  stufen points punkte miles km kilometer meter metres photos fotos pages seiten cheaper billiger gunstiger teurer diff difference`.split(
    /\s+/,
  ),
);
