/** What the simulated model reads in a caption: at most one hotel, matched by a simple pattern. */
export interface Reading {
  hotel: string | null;
  city: string | null;
  price: { amount: number; currency: string } | null;
}

const WORD = "[A-ZÄÖÜÉÈ][\\p{L}'’-]+";
const BEFORE = new RegExp(
  `\\b(?:Grand |Park |Boutique )?(?:Hotel|Hôtel|Pension|Gasthof|Gasthaus|Berghaus|Hostel|Albergo|Riad|Ryokan|Villa|Chalet)(?: (?:am|zum|zur|de|la|le|du|des) )? ?(?:${WORD} ?){1,3}`,
  'u',
);
const AFTER = new RegExp(`(?:${WORD} ){1,3}(?:Hotel|Lodge|Inn|Hostel|Resort|Suites|House)\\b`, 'u');
const CITY = new RegExp(`\\b(?:in|near|bei|at) (${WORD}(?: ${WORD})?)`, 'gu');
const PRICE = /(?:(CHF|EUR|USD|GBP|€|\$|£) ?(\d{2,5})|(\d{2,5}) ?(CHF|EUR|USD|GBP|€|Euro|Franken))/;
const signs: Record<string, string> = { '€': 'EUR', $: 'USD', '£': 'GBP', Euro: 'EUR', Franken: 'CHF' };

/** Reads a text. Instructions in it have no effect, as it is only searched. */
export function readCaption(text: string): Reading {
  const short = text.slice(0, 10_000);
  const hotel = (BEFORE.exec(short) ?? AFTER.exec(short))?.[0].trim() ?? null;
  const price = PRICE.exec(short);
  const sign = price?.[1] ?? price?.[4] ?? '';
  return {
    hotel,
    city: hotel ? cityOf(short, hotel) : null,
    price: price && hotel ? { amount: Number(price[2] ?? price[3]), currency: signs[sign] ?? sign } : null,
  };
}

function cityOf(text: string, hotel: string): string | null {
  const named = [...text.matchAll(CITY)].map((found) => found[1] ?? '');
  return named.find((name) => !hotel.includes(name) && !name.includes(hotel)) ?? null;
}
