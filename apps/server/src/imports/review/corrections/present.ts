import { fromMinor } from '@staylore/money/money';
import { csvText } from '../../../platform/csv.ts';
import type { StayFacts } from '../../../platform/db/json-types.ts';
import type { ItemRow } from '../queries.ts';

type Field = string | number | null;

/** What the member made of a finding: corrected it, rejected it as no stay, or accepted a stay where none was found. */
type Decided = 'corrected' | 'rejected' | 'added';

const columns: Record<string, (row: ItemRow, decided: Decided) => Field> = {
  caption: (row) => row.caption,
  found_name: ({ finding }) => finding.hotel_name,
  hotel_name: truth('hotel_name'),
  city: truth('city'),
  region: truth('region'),
  country: truth('country'),
  lat: truth('lat'),
  lng: truth('lng'),
  decision: (_row, decided) => decided,
  location_name: (row) => row.location_name,
  found_city: ({ finding }) => finding.city,
  found_price: ({ finding }) => amountOf(finding),
  found_currency: ({ finding }) => finding.price_currency,
  found_per: ({ finding }) => finding.price_per,
  price: (row, decided) => (decided === 'rejected' ? null : amountOf(row)),
  currency: truth('price_currency'),
  per: truth('price_per'),
};

/** A fact as the member left it; a rejected finding is no stay and has none. */
function truth(name: keyof StayFacts) {
  return (row: ItemRow, decided: Decided): Field => (decided === 'rejected' ? null : row[name]);
}

function amountOf({ price_currency, price_minor }: StayFacts): number | null {
  return price_minor === null || price_currency === null ? null : fromMinor(price_minor, price_currency);
}

const decidedOn = ({ state, stay }: ItemRow): Decided =>
  state === 'rejected' ? 'rejected' : stay ? 'corrected' : 'added';

/** The first line of the file, with a byte order mark for spreadsheets. */
const head = `\ufeff${Object.keys(columns).join(',')}\r\n`;

const lineOf = (row: ItemRow): string =>
  `${Object.values(columns)
    .map((column) => csvField(column(row, decidedOn(row))))
    .join(',')}\r\n`;

/** Ten thousand rows are a file that spreadsheets open. */
const maxRows = 10_000;
/** Captions can be long, and each is searched for formulas. */
const rowsAtOnce = 25;

/** Corrections as a CSV file (RFC 4180), piece by piece: whole, it can have a hundred megabytes. */
export async function* correctionsFile(
  read: (page: { last: ItemRow | undefined; limit: number }) => Promise<ItemRow[]>,
): AsyncGenerator<string> {
  yield head;
  let last: ItemRow | undefined;
  for (let offset = 0; offset < maxRows; offset += rowsAtOnce) {
    const rows = await read({ last, limit: rowsAtOnce });
    yield rows.map(lineOf).join('');
    if (rows.length < rowsAtOnce) return;
    last = rows.at(-1);
  }
}

function csvField(value: Field): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return csvText(value);
}
