import { networkAccounts } from '@staylore/demo-world/network';
import { stays } from '@staylore/demo-world/stays';
import { foldName } from '@staylore/gazetteer/gazetteer';
import { findStays, type PostText, withoutNamesakes } from '@staylore/hotel-finder/on-demand';
import { expect, test } from 'vitest';
import { stayOf } from './stay.ts';

const read = (caption: string, more: Partial<PostText> = {}) => {
  const post = { caption, ...more };
  const stay = stayOf(withoutNamesakes(findStays(post), post), post);
  return stay && { name: stay.hotelName, city: stay.city, found: stay.found, lat: stay.lat };
};

const innsbruck = { latitude: 47.27, longitude: 11.39 };
const hittisau = { latitude: 47.46, longitude: 9.96 };

test.each([
  ['Two nights at Hotel Krone in Salzburg, slept so well. €180 a night', 'Hotel Krone', 'Salzburg'],
  ['Zwei Nächte im Hotel Krone, Salzburg. Tolles Zimmer', 'Hotel Krone', 'Salzburg'],
  [
    'Zwei Nächte im Hotel Krone, Innsbruck. Das Zimmer war ruhig, 150 € die Nacht.',
    'Hotel Krone',
    'Innsbruck',
  ],
  ['Zwei Nächte im Hotel Post in Lech. Das Zimmer war ruhig.', 'Hotel Post', 'Lech'],
])('A namesake far from the place that a post names never lends its name: %s', (caption, name, city) => {
  expect(read(caption)).toMatchObject({ name, city, found: 3 });
});

test.each([
  ['Two nights at Hotel Krone, Hittisau, what a lovely room. €180 a night', 'Krone Hittisau', 'Hittisau'],
  ['Two nights at Hotel Alpina, Gstaad. Our room had a view.', 'The Alpina Gstaad', 'Gstaad'],
  ['Zwei Nächte im Hotel Post in Bezau. Das Zimmer war ruhig.', 'Hotel Post Bezau', 'Bezau'],
])('A listed hotel keeps its name in its own town: %s', (caption, name, city) => {
  expect(read(caption)).toMatchObject({ name, city, found: 3 });
});

test('A name shared by several hotels gets no place if the post names none', () => {
  const stay = read('Two nights at Hotel Krone. Slept well in our room.');
  expect(stay).toEqual({ name: 'Hotel Krone', city: null, found: 2, lat: null });
});

test('The camera’s position tells which hotel of a name it is, or that it is none of them', () => {
  const caption = 'Two nights at Hotel Krone. Slept well in our room.';
  expect(read(caption, hittisau)).toMatchObject({ name: 'Krone Hittisau', city: 'Hittisau', found: 3 });
  expect(read(caption, innsbruck)).toMatchObject({ name: 'Hotel Krone', city: 'Innsbruck', found: 3 });
});

test('The place that a post names counts more than where the camera was', () => {
  const caption = 'Two nights at Hotel Krone in Salzburg, slept so well. €180 a night';
  expect(read(caption, hittisau)).toMatchObject({ name: 'Hotel Krone', city: 'Salzburg' });
});

const creators = networkAccounts.filter(({ handle }) => /^(?:lena|alpen|nomad)\./.test(handle));

/** The first cards that a scan of each creator's account shows. */
const cardsOf = ({ posts }: (typeof creators)[number]) =>
  posts
    .map(({ caption }) => ({ caption, ...withoutNamesakes(findStays({ caption }), { caption }) }))
    .filter(({ isStay }) => isStay)
    .slice(0, 60);

test('The houses of the demo creators are invented: their first sixty cards name no listed hotel and no town', () => {
  expect(creators).toHaveLength(3);
  for (const creator of creators) {
    const cards = cardsOf(creator);
    expect(cards.length).toBeGreaterThanOrEqual(15);
    const hotels = cards.flatMap((card) => card.hotels);
    expect(hotels.filter(({ known }) => known)).toEqual([]);
    expect(hotels.filter(({ name, city }) => foldName(name) === foldName(city ?? ''))).toEqual([]);
  }
});

/** Hotels that only the network accounts mention, besides those of the demo world's stays. */
const alsoTold = [
  'Tigh na Corra Guest House',
  'Rifugio Cima Lontana',
  'Seehotel Moosgrund',
  'Tigh an Chladaigh Bhig Guest House',
  'Gasthof Murmelegg',
  'Hotel Weißkofel',
  'Hotel Zum Dritten Stock',
  'Rosskarhütte',
  'Pension Mozartkugelblitz',
  'Gasthof Schwarzer Widder',
  'Hotel Almquartier Hollerberg',
  'Hotel Walserhaus Tschuggen',
  'Gasthof Häuslerhof',
  "Pension L'Hirondelle Borgne",
  'Quarto do Ilhéu Guesthouse',
  'Kapina Guest House',
];

test('The first sixty cards of the demo creators name no hotel that is not in the demo world', () => {
  const wordsOf = (name: string) => foldName(name).split(' ');
  const told = [...alsoTold, ...stays.map(({ hotel }) => hotel.name)].map(wordsOf);
  const distinctive = (name: string) =>
    wordsOf(name).filter((word) => !['the', 'hotel', 'guest', 'house', 'guesthouse', 'inn'].includes(word));
  const isTold = (name: string) =>
    distinctive(name).length > 0 &&
    told.some((house) => distinctive(name).every((word) => house.some((other) => other.includes(word))));
  const named = creators.flatMap((creator) => cardsOf(creator).flatMap(({ hotels }) => hotels));
  expect(named.length).toBeGreaterThanOrEqual(80);
  expect(named.map(({ name }) => name).filter((name) => !isTold(name))).toEqual([]);
});

test('The first sixty cards of the demo creators put no house of the demo world into another country', () => {
  const told = stays.map(({ hotel }) => ({ name: foldName(hotel.name), country: hotel.country }));
  const placed = creators
    .flatMap((creator) => cardsOf(creator).flatMap(({ hotels }) => hotels))
    .flatMap(({ name, country }) => {
      const house = told.find((other) => other.name.includes(foldName(name)));
      return house === undefined || country === null ? [] : [{ name, country, is: house.country }];
    });
  expect(placed.length).toBeGreaterThanOrEqual(40);
  expect(placed.filter(({ country, is }) => country !== is)).toEqual([]);
});

test.each([
  ['Galle Fort at six. My room at The Frangipani Ledger had a fan that ticked.', 'Frangipani Ledger'],
  ['Wir waren im Walserhaus Tschuggen oberhalb von Davos, 210 CHF pro Nacht.', 'Walserhaus Tschuggen'],
  ['Drei Nächte. 📍 Hotel Lärchenhof Sëlva, St. Ulrich in Gröden', 'Hotel Lärchenhof Sëlva'],
])('A quarter, or a part of a longer name, is no listed hotel: %s', (caption, name) => {
  expect(read(caption)?.name).toContain(name);
});
