const WORD = "[A-ZÄÖÜÉÈ][\\p{L}'’-]+";
const BEFORE = new RegExp(
  `\\b(?:Grand |Park |Boutique )?(?:Hotel|Hôtel|Pension|Gasthof|Gasthaus|Berghaus|Hostel|Albergo|Riad|Ryokan|Villa|Chalet)(?: (?:am|zum|zur|de|la|le|du|des) )? ?(?:${WORD} ?){1,3}`,
  'u',
);
const AFTER = new RegExp(`(?:${WORD} ){1,3}(?:Hotel|Lodge|Inn|Hostel|Resort|Suites|House)\\b`, 'u');
const CITY = new RegExp(`\\b(?:in|near|bei|at) (${WORD}(?: ${WORD})?)`, 'gu');

/**
 * What the simulated model reads in a caption: at most one hotel, matched by a simple pattern. Instructions in it have no effect, as it is only
 * searched.
 */
export function readCaption(text: string): { name: string; city: string | null } | null {
  const short = text.slice(0, 10_000);
  const name = (BEFORE.exec(short) ?? AFTER.exec(short))?.[0].trim();
  return name === undefined ? null : { name, city: cityOf(short, name) };
}

function cityOf(text: string, hotel: string): string | null {
  const named = [...text.matchAll(CITY)].map((found) => found[1] ?? '');
  return named.find((name) => !hotel.includes(name) && !name.includes(hotel)) ?? null;
}
