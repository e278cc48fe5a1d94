import { expect, test } from 'vitest';
import { findStays } from './find-stays.ts';

const priceOf = (told: string, locationTag: string | null = null) => {
  const caption = `Two nights at Hotel Tannwind, our room had a stove. ${told}`;
  const { price } = findStays({ caption, locationTag });
  return price && `${price.amount} ${price.currency}`;
};

test.each([
  ['$48 a night', 'Alice Springs, Australia', '48 AUD'],
  ['48 bucks a night', 'Auckland', '48 NZD'],
  ['$48 a night', 'Denver', '48 USD'],
  ['US$48 a night', 'Auckland', '48 USD'],
  ['2.150 Kronen die Nacht', 'Prag', '2150 CZK'],
  ['6.900 kr a night', 'Reykjavík', '6900 ISK'],
  ['210 dinars a night', 'Tunis', '210 TND'],
  ['N$4 900 for the two of us', 'Windhoek', '4900 NAD'],
  ['1,100 birr a night', 'Lalibela', '1100 ETB'],
  ['28 leva a night', 'Plovdiv', '28 BGN'],
])('a currency name shared by countries is that of the country: %s in %s', (told, tag, price) => {
  expect(priceOf(told, tag)).toBe(price);
});

test('if no tag gives the country, the town of the hotel does', () => {
  const { price } = findStays({
    caption: 'Two nights at Hotel Tannwind in Auckland, our room was $180 a night',
  });
  expect(price).toMatchObject({ amount: 180, currency: 'NZD' });
});

test('of two houses the one beside the price decides which dollars are meant', () => {
  const { price } = findStays({
    caption:
      'Two nights at Hotel Tannwind in Munich, then two nights at Hotel Steinwind in Auckland. Our room there was $180 a night',
  });
  expect(price).toMatchObject({ amount: 180, currency: 'NZD' });
});

test.each([
  ['350k rupiah a night', '350000 IDR'],
  ['1.1 mil rupiah a night', '1100000 IDR'],
  ['2.2k rupees for the room', '2200 INR'],
  ['Das Zimmer kostete 195.– pro Nacht', '195 CHF'],
  ['72 Fränkli die Nacht mit Zmorge', '72 CHF'],
  ['Hat 90 Tacken die Nacht gekostet', '90 EUR'],
  ['Room 3,200/- a night', '3200 INR'],
  ['R1 950 a night', '1950 ZAR'],
  ['rm149 a night', '149 MYR'],
  ['Rs.500 a night', '500 INR'],
  ['S/.120 a night', '120 PEN'],
  ['$55 AUD a night', '55 AUD'],
  ['$412 ALL IN for the room', '412 USD'],
  ['95 quetzales a night', '95 GTQ'],
  ['1,200 bob a night', '1200 KES'],
  ['130 Złoty die Nacht', '130 PLN'],
  ['Budapest, das Bett 6.900 ft pro Nacht', '6900 HUF'],
])('thousands, millions, what people call their money and how they write it are read: %s', (told, price) => {
  expect(priceOf(told)).toBe(price);
});

test.each([
  ['Thirty-nine euros and worth every cent', '39 EUR'],
  ['Two hundred and ten euros a night', '210 EUR'],
  ['Eleven thousand yen with two meals', '11000 JPY'],
  ['Sixty pound a night, porridge included', '60 GBP'],
  ['Neunundachtzig Euro die Nacht', '89 EUR'],
  ['Das Zimmer kostete hundertzwanzig Franken', '120 CHF'],
  ['S Zimmer het hundertachtzg Franke d Nacht koschtet', '180 CHF'],
])('amounts in words are read: %s', (told, price) => {
  expect(priceOf(told)).toBe(price);
});

test.each(['Two euros for a coffee', 'One pound of cherries from the market', 'A million euros of view'])(
  'is no price of a room: %s',
  (told) => {
    expect(priceOf(told)).toBeNull();
  },
);

test.each(['Latte €4.10, worth it', 'We asked 120 EU officials about it', 'Then 120 Bob Dylan songs'])(
  'an amount too small for a bed, or without a currency, is not a price: %s',
  (told) => {
    expect(priceOf(told)).toBeNull();
  },
);

test('of a range the first price counts', () => {
  expect(priceOf('Rooms between 150 and 260 euros a night')).toBe('150 EUR');
  expect(priceOf('80–95 € pro Nacht')).toBe('80 EUR');
});

test('a price without a currency is in that of the country', () => {
  expect(priceOf('Doppelzimmer 129', 'Schwerin')).toBe('129 EUR');
  expect(priceOf('Bett ab 27', 'Wien')).toBe('27 EUR');
  expect(priceOf('300rb a night', 'Ubud')).toBe('300000 IDR');
  expect(priceOf('Zimmer 412, dritter Stock', 'Wien')).toBeNull();
});

test('a room named after a thing keeps its price', () => {
  expect(priceOf('£2,150 for the week in a beach villa')).toBe('2150 GBP');
  expect(priceOf('128 € plus Parken')).toBe('128 EUR');
});
