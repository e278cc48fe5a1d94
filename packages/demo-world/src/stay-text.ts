import { toMinor } from '@staylore/money/money';
import type { DemoHotel, DemoPrice, Language, Scene } from './types.ts';

/** A stay as in the tables of `data/stays`. */
export interface WrittenStay {
  hotel: DemoHotel;
  author: string;
  language: Language | null;
  price: DemoPrice | null;
  /** Month of the stay, if the caption mentions a season. */
  month: number | null;
  tags: readonly string[];
  caption: string;
}

const pricePer: Readonly<Record<string, DemoPrice['per']>> = {
  night: 'night',
  person: 'person',
  stay: 'stay',
  week: 'week',
};

function readHotel(line: string): DemoHotel {
  const fields = line.split('|').map((field) => field.trim());
  const [id = '', name = '', street = '', zip = '', city = '', region = '', country = ''] = fields;
  const [lat, lng, character] = fields.slice(7);
  if (fields.length !== 10) throw new Error(`A hotel needs ten fields: ${line}`);
  return {
    id,
    name,
    street,
    zip,
    city,
    region,
    country,
    lat: Number(lat),
    lng: Number(lng),
    character: character as Scene,
  };
}

/** Reads `182 EUR` (a night) or `900 EUR/week`. */
function readPrice(text: string): DemoPrice | null {
  const match = /(?:^| )([\d.]+) ([A-Z]{3})(?:\/(\w+))?/.exec(text);
  if (!match) return null;
  const [, amount, currency = '', per = 'night'] = match;
  const unit = pricePer[per];
  if (!unit) throw new Error(`Unknown price unit: ${text}`);
  return { minor: toMinor(Number(amount), currency), currency, per: unit };
}

function readStay(hotel: DemoHotel, block: string): WrittenStay {
  const [head = '', ...lines] = block.split('\n');
  const [author = '', ...rest] = head.trim().split(' ');
  const details = rest.join(' ');
  const language = rest.find((word) => word === 'en' || word === 'de') as Language | undefined;
  const month = /(?:^| )m(\d+)/.exec(details)?.[1];
  return {
    hotel,
    author,
    language: language ?? null,
    price: readPrice(details),
    month: month === undefined ? null : Number(month),
    tags: rest.filter((word) => word.startsWith('#')).map((word) => word.slice(1).replaceAll('_', ' ')),
    caption: lines.join('\n').trim(),
  };
}

/**
 * Reads a table of stays. A line `= id | name | street | zip | city | region | country | lat | lng | character`
 * opens a hotel; below it a line `> author [language] [price currency] [mMONTH] #tags` opens a stay, and what
 * follows is its caption. In tags `_` stands for a blank.
 */
export function readStays(table: string): WrittenStay[] {
  return table
    .split(/^= /m)
    .slice(1)
    .flatMap((part) => {
      const [head = '', ...stays] = part.split(/^> /m);
      const hotel = readHotel(head.trim());
      return stays.map((stay) => readStay(hotel, stay));
    });
}
