import { distinctiveWords } from '../src/lexicon/distinctive-words.ts';
import { withExonyms } from '../src/lexicon/exonyms.ts';
import { HotelNames } from '../src/lexicon/hotel-names.ts';
import { type KnownHotel, listedHotels } from '../src/lexicon/hotels.ts';
import { nameWords } from '../src/text/name-words.ts';
import { shorterForms, strengthOf } from './hotel-spellings.ts';

/**
 * The texts of `data/hotel-names.txt`, all spellings of the hotels of `data/hotels/`, and of `data/hotel-words.txt`, the distinctive words of each.
 * Generating them takes longer than everything else that the finder does when it is loaded.
 */
export function hotelNames(): Readonly<Record<'hotel-names.txt' | 'hotel-words.txt', string>> {
  const names = new HotelNames();
  const byWords = new HotelNames();
  let position = 0;
  for (const { hotel, others } of listedHotels()) {
    for (const [form, strength] of formsOf(hotel, others.split(','))) names.add(form, position, strength);
    const distinctive = distinctiveWords(nameWords(hotel.name));
    if (distinctive.length > 0) byWords.add(distinctive, position);
    position += 1;
  }
  return { 'hotel-names.txt': names.written(), 'hotel-words.txt': byWords.written() };
}

/** The spellings of a hotel's name, each with its certainty. */
function* formsOf(
  { name, town }: KnownHotel,
  others: readonly string[],
): Iterable<[form: string[], strength: number]> {
  const townWords = new Set(town === null ? [] : withExonyms(nameWords(town)));
  for (const spelling of [name, ...others].map((text) => text.trim().replace(/~$/, '')).filter(Boolean)) {
    const words = nameWords(spelling);
    for (const form of shorterForms(words, townWords)) {
      // The rest of "Rhein Hotel" has many other meanings, too.
      const remnant = form.length === 1 && words.length > 1;
      const strength = Math.min(strengthOf(form, townWords), remnant ? 1 : 3);
      if (strength > 0) yield [form, strength];
    }
  }
}
