import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { toEuro } from './index.ts';
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
  file.replace('2026-11-20', 'today'),
])('A file that is none, or has a rate that cannot be, is refused', (text) => {
  expect(() => parseReferenceRates(text)).toThrow();
});

test('An amount is worth what the newest rate at or before its day says, and unknown without one', async () => {
  const { db } = app.platform;
  await storeRates(db, parseReferenceRates(file));
  await storeRates(db, { day: '2026-11-21', rates: [{ currency: 'CHF', unitsPerEuro: '0.9' }] });
  await storeRates(db, { day: '2026-11-21', rates: [{ currency: 'CHF', unitsPerEuro: '0.95' }] });
  const worth = (minor: number, currency: string, day: string) => toEuro(db, { minor, currency, day });
  expect(await worth(9312, 'CHF', '2026-11-20')).toBe(10_000);
  expect(await worth(9500, 'CHF', '2026-12-24')).toBe(10_000);
  expect(await worth(17_935, 'JPY', '2026-11-22')).toBe(10_000);
  expect(await worth(777, 'EUR', '1999-01-01')).toBe(777);
  expect(await worth(100, 'CHF', '2026-11-19')).toBeNull();
  expect(await worth(100, 'AUD', '2026-11-22')).toBeNull();
});
