import { expect, test } from 'vitest';
import { addressesIn, holdsAddress } from './addresses.ts';
import { isTelling, rulesThatHold } from './rules.ts';

const nothing = {
  source: 'written',
  caption: '',
  beside: '',
  link: null,
  writtenInHour: 0,
  hotelsOfSameWords: 0,
} as const;
const four = 'a.example.com b.example.com c.example.com https://d.example.com/deal';

test.each([
  ['Booked at www.hotel-post.at, loved it.', ['hotel-post.at']],
  ['See https://www.hotel-post.at/rooms?x=1 and hotel-post.at/rooms?x=1!', ['hotel-post.at/rooms?x=1']],
  ['Thanks @hotel.post, mail me@hotel.example or #no.way', []],
  ['Arrived at 7.30 p.m., left on 1.5.2026…', []],
  ['(https://t.me/cheap), HTTP://BIT.LY/x', ['t.me/cheap', 'bit.ly/x']],
  ['A village.Lovely rooms.', []],
  ['Nice.We stayed 7.30/8.30, Herr und/oder Frau u.a./etc. at St.Anton/Arlberg', []],
  ['bit.ly/x, rb.gy or cheap-rooms.ru/offer', ['bit.ly/x', 'rb.gy', 'cheap-rooms.ru/offer']],
  ['https://lena@bit.ly/x and http:\\\\bit.ly\\y', ['bit.ly/x', 'bit.ly\\y']],
  [
    'ｂｉｔ．ｌｙ/x, bit。ly/y, t\u200b.me/cheap, t\u00ad.me/dear, t.m\u034fe/near, t.\ufe0fme/far',
    ['bit.ly/x', 'bit.ly/y', 't.me/cheap', 't.me/dear', 't.me/near', 't.me/far'],
  ],
  ['Not cheap-rooms.ru. But https://bit.ly./x!', ['cheap-rooms.ru', 'bit.ly./x']],
  [
    'https://bооking.com/x, hotel-zürich.ch/a and https://отель.рф',
    ['bооking.com/x', 'hotel-zürich.ch/a', 'отель.рф'],
  ],
])('Web addresses are found where they are, and nowhere else: %s', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test.each([
  ...[
    'St.Moritz',
    'St. Anton a.A.',
    'Bad Str.-Haus',
    'Washington D.C.',
    'Sta.Maria',
    'St.Anton/Arlberg',
    'Freiburg i.Br.',
  ],
  ...[
    'Landau i.d.Pf.',
    'P.le Roma 3/5',
    'Hotel No.1',
    'Frankfurt a.M.',
    'Ft.William',
    'L.A.',
    'Haus d. Gastes, 2.Stock',
  ],
  ...['Hotel @ the Lake', '4020 Linz', "Château d'Œx", 'Łódź', '東京都港区1-2-3', 'C/ de la Mar, 5'],
])('%s is a place', (place) => {
  expect(holdsAddress(place)).toBe(false);
});

test.each([
  ...[
    'www.casino.example',
    'Win at www.casino.example',
    'https://casino.example',
    'casino://x',
    'casino.com',
    'CASINO.BET',
  ],
  ...[
    'Hotel Post, cheap-rooms.ru',
    'ｃａｓｉｎｏ。ｃｏｍ',
    'cas\u200bino.com/win',
    't.me/cheap',
    'rooms@casino.example',
  ],
])('%s is an address and no place', (place) => {
  expect(holdsAddress(place)).toBe(true);
});

test('The longest caption, of full stops alone, blocks no other request', () => {
  const caption = `www.hotel.example/${'.'.repeat(9_900)}x`;
  addressesIn(caption);
  const before = process.threadCpuUsage();
  expect(addressesIn(caption)).toHaveLength(1);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(50);
});

test.each([
  ['links', { caption: four }, { new: true, known: false, trusted: false }],
  ['links', { caption: 'Write to t.me/cheap' }, { new: true, known: false, trusted: false }],
  ['links', { caption: 'Book at https://bооking.com/x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://bit.ly/x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://lena.t.me/x' }, { new: true, known: false, trusted: false }],
  ['links', { caption: 'Ask goo.gl/x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://bit.ly./x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://bооking.com/x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://www.xn--bking-jyea.com/x' }, { new: true, known: false, trusted: false }],
  ['links', { link: 'https://hotel-zürich.ch/' }, { new: false, known: false, trusted: false }],
  ['links', { link: 'https://отель.рф/' }, { new: false, known: false, trusted: false }],
  ['links', { caption: four, source: 'export' }, { new: true, known: false, trusted: false }],
  [
    'links',
    { caption: 'Write to t.me/cheap', source: 'export' },
    { new: true, known: false, trusted: false },
  ],
  ['links', { caption: four, source: 'instagram' }, { new: false, known: false, trusted: false }],
  ['links', { beside: 'Hotel bit.ly/x, Bern' }, { new: true, known: false, trusted: false }],
  ['links', { beside: 'Hotel bit.ly/x', source: 'instagram' }, { new: true, known: false, trusted: false }],
  ['repeated', { hotelsOfSameWords: 2 }, { new: true, known: false, trusted: false }],
  ['repeated', { hotelsOfSameWords: 4 }, { new: true, known: true, trusted: false }],
  ['burst', { writtenInHour: 21 }, { new: true, known: false, trusted: false }],
  ['burst', { writtenInHour: 61 }, { new: true, known: true, trusted: false }],
] as const)('The rule %s holds by trust: %o', (rule, signs, levels) => {
  for (const level of ['new', 'known', 'trusted'] as const)
    expect(rulesThatHold({ ...nothing, ...signs }, level), level).toEqual(levels[level] ? [rule] : []);
});

test('What ordinary members do breaks no rule, however new they are', () => {
  const caption = 'Three nights, booked on www.hotel.example.com. Map: https://maps.example.org/x';
  expect(rulesThatHold({ ...nothing, caption, writtenInHour: 20, hotelsOfSameWords: 1 }, 'new')).toEqual([]);
});

test('A line of hashtags or a few words do not count as a repeated caption', () => {
  expect(isTelling(`${'#travel #hotels #mountains '.repeat(10)} So good`)).toBe(false);
  expect(isTelling('We came for one night and stayed for the whole of the winter.')).toBe(true);
});

test('Captions of 100,000 hostile characters are read in no noticeable time', () => {
  for (const part of ['a.', 'www.', 'http://', 'x'.repeat(50), '.com/']) {
    const caption = part.repeat(100_000 / part.length);
    expect(Array.isArray(rulesThatHold({ ...nothing, caption }, 'new'))).toBe(true);
  }
});
