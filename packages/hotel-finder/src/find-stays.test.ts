import { expect, test } from 'vitest';
import { findStays } from './find-stays.ts';

test('a named stay is found with its town and the price of a night', () => {
  const caption =
    "Two nights at Hotel Bergkristall in Zermatt, our room had a view. CHF 1'250.- a night, breakfast included";
  const finding = findStays({ caption });
  expect(finding.isStay).toBe(true);
  expect(finding.found).toBe(3);
  expect(finding.hotels).toHaveLength(1);
  expect(finding.hotels[0]).toMatchObject({
    name: 'Hotel Bergkristall',
    city: 'Zermatt',
    country: 'CH',
    known: false,
  });
  expect(finding.price).toEqual({ amount: 1250, currency: 'CHF', per: 'night' });
});

test.each([
  ['We slept at the Archontikó tou Gaidárou, 168 euros', 'Archontikó tou Gaidárou'],
  ['We stayed two nights at Zajazd pod Lwem in Kraków', 'Zajazd pod Lwem'],
  ['Two nights at the Riad aux Trois Palmiers', 'Riad aux Trois Palmiers'],
])('small words of its own language stand inside a name: %s', (caption, name) => {
  expect(findStays({ caption }).hotels.map((hotel) => hotel.name)).toEqual([name]);
});

test.each([
  ['Slept three nights in Rorbu Tørrfisken, cod on the wall.', 'Rorbu Tørrfisken'],
  ['Our room at Pensiunea Casa Veche was 200 lei a night', 'Pensiunea Casa Veche'],
  ['Two nights at Koyasan Eko Shukubo', 'Koyasan Eko Shukubo'],
])('the word for a house to sleep in belongs to its name in any language: %s', (caption, name) => {
  expect(findStays({ caption }).hotels.map((hotel) => hotel.name)).toEqual([name]);
});

test('a name ends before two slashes', () => {
  const caption = 'Elvegard Hotel // Flåm, Norway // 1,490 NOK // one window to the railway';
  expect(findStays({ caption }).hotels).toMatchObject([{ name: 'Elvegard Hotel', city: 'Flåm' }]);
});

test('"Riad" before a name is a house; alone it is the town', () => {
  const town = (caption: string) => findStays({ caption }).hotels[0]?.city;
  expect(town('Zwei Nächte im Riad Al Nour, der Innenhof war still')).toBeNull();
  expect(town('Wir fliegen nach Riad, zwei Nächte im Hotel Najd')).toBe('Riyadh');
});

test('a hotel is read from the location tag alone', () => {
  const finding = findStays({ caption: 'woke up to this 🏔️', locationTag: 'Hotel Adlon Kempinski Berlin' });
  expect(finding.isStay).toBe(true);
  expect(finding.hotels[0]).toMatchObject({ city: 'Berlin', source: 'location_tag', known: true });
});

test('a hotel is read from a handle with a town behind it', () => {
  const finding = findStays({ caption: 'Breakfast in bed, two slow nights @thelanternhouse.lisbon' });
  expect(finding.isStay).toBe(true);
  expect(finding.hotels[0]).toMatchObject({
    surface: '@thelanternhouse.lisbon',
    city: 'Lisbon',
    source: 'handle',
  });
});

test('a hotel is read from a run-together hashtag', () => {
  const finding = findStays({ caption: 'Zwei Nächte, ein Bett, kein Handy #dasstue #berlin' });
  expect(finding.hotels[0]).toMatchObject({ name: 'Das Stue', source: 'hashtag', known: true });
});

test('a hotel in Fes is not moved to the town its name is made of', () => {
  const finding = findStays({
    caption: 'Slept like never before at Riad Sefrou',
    locationTag: 'Fes, Morocco',
  });
  expect(finding.hotels[0]).toMatchObject({ name: 'Riad Sefrou', country: 'MA' });
  expect(finding.hotels[0]?.city).toMatch(/^Fe[sz]/);
});

test('a stay at a hotel that is not named counts as found 1', () => {
  const finding = findStays({
    caption: 'Checked in at midnight, our room had a bathtub by the window. Breakfast until eleven.',
  });
  expect(finding).toMatchObject({ isStay: true, found: 1, hotels: [] });
});

test.each([
  'Martini at the bar of the Ritz, then home on the bus',
  'Our wedding photos at Villa Cimbrone are here! The bride wore silk.',
  'Rewatching The Grand Budapest Hotel with popcorn',
  'Insektenhotel fertig! Die Wildbienen können kommen 🐝',
  'GIVEAWAY: win two nights at Gleneagles, tag a friend to enter',
  'Zelt aufgebaut, Campingplatz am See, Schlafsack warm',
  'Paris Hilton has a new cooking show',
  'Banana bread: 3 bananas, 200 g flour, bake 50 minutes',
  '',
])('is no stay: %s', (caption) => {
  expect(findStays({ caption })).toMatchObject({ isStay: false, found: 0, price: null });
});

test.each([
  'Our Airbnb had four flights of stairs, breakfast on the balcony, two nights, €95 a night',
  'Zwei Nächte in der Ferienwohnung, unser Zimmer mit Meerblick, 85 € pro Nacht',
])('a flat that its owner lets is no stay at a hotel: %s', (caption) => {
  expect(findStays({ caption })).toMatchObject({ isStay: false, price: null });
});

test('a hotel after a flat is a stay', () => {
  const caption = 'Drei Nächte Ferienwohnung, dann noch zwei Nächte im Hotel, unser Zimmer mit Meerblick';
  expect(findStays({ caption }).isStay).toBe(true);
});

test('a hotel whose name many houses bear stays in the town that is named with it', () => {
  for (const caption of [
    'Zwei Nächte im Hotel Krone in Salzburg, unser Zimmer war klein',
    'Two nights at Hotel Krone in Salzburg, our room was lovely',
  ]) {
    const [hotel] = findStays({ caption }).hotels;
    expect(hotel).toMatchObject({ name: 'Hotel Krone', city: 'Salzburg', known: false });
  }
});

test('a camera is a room only in Italian', () => {
  const stays = (caption: string) => findStays({ caption }).evidence.some(({ kind }) => kind === 'stay');
  expect(stays('My new camera is here, the old camera was heavy')).toBe(false);
  expect(stays('Die neue Camera ist da und ich fotografiere den Hund')).toBe(false);
  expect(stays('La camera era piccola ma con la vista sul mare')).toBe(true);
});

test('dinner that comes with the room does not take its price away', () => {
  const finding = findStays({
    caption: 'Two nights at Camp Noor, our tent bed was great – 95 JOD a night with dinner',
  });
  expect(finding.price).toMatchObject({ amount: 95, currency: 'JOD' });
});

test('the price of a drink is not the price of the room', () => {
  const finding = findStays({
    caption: 'Three nights at Hotel Bergkristall. Our room was lovely, the martini was 18 €.',
  });
  expect(finding.price).toBeNull();
});

test('prices are read as people write them', () => {
  const price = (text: string) =>
    findStays({ caption: `Two nights at Hotel Bergkristall, our room was ${text}.` }).price;
  expect(price('€ 420 a night')).toEqual({ amount: 420, currency: 'EUR', per: 'night' });
  expect(price('1.250 € pro Nacht')).toEqual({ amount: 1250, currency: 'EUR', per: 'night' });
  expect(price('US$780 per person')).toEqual({ amount: 780, currency: 'USD', per: 'person' });
  expect(price('120 quid a night')).toEqual({ amount: 120, currency: 'GBP', per: 'night' });
  expect(price('¥95,000 for the stay')).toEqual({ amount: 95000, currency: 'JPY', per: 'stay' });
});

test('a hint at a paid partnership is seen in both languages', () => {
  expect(findStays({ caption: 'Anzeige | Wir durften im Rosenalp schlafen' }).partnership).toBe(true);
  expect(findStays({ caption: 'ad / gifted stay at the Brimstone' }).partnership).toBe(true);
  expect(findStays({ caption: 'Three nights at Casa Marea' }).partnership).toBe(false);
});

test('the description of the picture is read where there is no caption', () => {
  const finding = findStays({
    caption: null,
    altText: 'Our room at Hotel Bergkristall, two nights in Zermatt',
  });
  expect(finding.hotels[0]?.name).toBe('Hotel Bergkristall');
  expect(finding.evidence[0]?.field).toBe('alt_text');
});

test('several hotels in one caption are all found, each once', () => {
  const caption =
    'Slept around Lisbon:\n– Memmo Alfama\n– The Lumiares\n– Casa Balthazar\nMemmo Alfama was best';
  expect(findStays({ caption }).hotels.map((hotel) => hotel.name)).toEqual([
    'Memmo Alfama',
    'The Lumiares',
    'Casa Balthazar',
  ]);
});

test('the town after a name is no part of it', () => {
  const finding = findStays({
    caption: 'Zwei Nächte im Hotel Tidenhub in Hamburg, unser Zimmer ging zum Hafen',
  });
  expect(finding.hotels[0]).toMatchObject({ name: 'Hotel Tidenhub', city: 'Hamburg', country: 'DE' });
});

test('a house is found by its place in the sentence where no lodging word stands beside it', () => {
  const finding = findStays({
    caption: 'Our bed had a view of the pier. Three nights, two storms. Quellwind, you were kind to us.',
    locationTag: 'Whitby',
  });
  expect(finding.hotels[0]?.name).toBe('Quellwind');
});

test('a known hotel is found in spite of a slip in its name', () => {
  const finding = findStays({
    caption: 'We stayed three nights at the Bowrey Hotel, our room had huge windows',
    locationTag: 'New York',
  });
  expect(finding.hotels[0]).toMatchObject({ name: 'The Bowery Hotel', known: true });
});

test('a chain tagged with a quarter is the house there', () => {
  const finding = findStays({ caption: 'Zwei Nächte 25hours, Koje mit Bullauge', locationTag: 'HafenCity' });
  expect(finding.hotels[0]).toMatchObject({ city: 'Hamburg', known: true });
});

test('towns of South Tyrol bear the region BZ and their German name', () => {
  const finding = findStays({
    caption: 'Two nights at Hotel Tannwind, our room had a stove',
    locationTag: 'Bressanone',
  });
  expect(finding.hotels[0]).toMatchObject({ city: 'Brixen', country: 'IT' });
});
