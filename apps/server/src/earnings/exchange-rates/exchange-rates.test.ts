import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { inEuroCents } from './index.ts';
import { storeRates } from './queries.ts';
import { parseReferenceRates } from './reference-rates.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const file = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject>
  <gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
  <Cube><Cube time='2026-11-20'>
    <Cube currency='USD' rate='1.1624'/><Cube currency='JPY' rate='179.35'/><Cube currency='CHF' rate='0.9312'/>
  </Cube></Cube>
</gesmes:Envelope>`;

test('The daily file of the European Central Bank is read with its day', () => {
  expect(parseReferenceRates(file)).toEqual({
    day: '2026-11-20',
    rates: [
      { currency: 'USD', unitsPerEuro: '1.1624' },
      { currency: 'JPY', unitsPerEuro: '179.35' },
      { currency: 'CHF', unitsPerEuro: '0.9312' },
    ],
  });
});

test.each([
  '',
  '<html>maintenance</html>',
  file.replace("'0.9312'", "'0'"),
  file.replace("'0.9312'", "'N/A'"),
  file.replace("'0.9312'", "'0.000000000001'"),
  file.replace("'0.9312'", "'999999999999'"),
  file.replace('2026-11-20', 'today'),
])('A file that is none, or has a rate that cannot be, is refused', (text) => {
  expect(() => parseReferenceRates(text)).toThrow();
});

test('The rates of a day are kept, and a correction replaces them', async () => {
  const { db } = app.platform;
  await storeRates(db, { day: '2026-11-21', rates: [{ currency: 'CHF', unitsPerEuro: '0.9' }] });
  await storeRates(db, { day: '2026-11-21', rates: [{ currency: 'CHF', unitsPerEuro: '0.95' }] });
  const kept = await db.selectFrom('exchange_rates').select('units_per_euro').execute();
  expect(kept.map(({ units_per_euro }) => Number(units_per_euro))).toEqual([0.95]);
});

test('An amount is turned into euro cents by the digits of its currency', () => {
  expect(inEuroCents({ minor: 9312, currency: 'CHF', unitsPerEuro: 0.9312 })).toBe(10_000);
  expect(inEuroCents({ minor: 17_935, currency: 'JPY', unitsPerEuro: 179.35 })).toBe(10_000);
});
