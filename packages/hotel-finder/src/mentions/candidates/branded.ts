import { hotelsByWords } from '../../lexicon/hotel-index.ts';
import type { Document } from '../../text/document.ts';
import { nameWords } from '../../text/name-words.ts';
import { type Candidate, FORM } from './candidate.ts';

/** A chain's name with the place of the tag is one house: "25hours" tagged "HafenCity", "Six Senses" tagged "Douro Valley". */
export function withTaggedHouse<Name extends Candidate>(name: Name, tag: Document | null): Name {
  if (tag === null || name.hotels.length > 0 || (name.forms & FORM.brand) === 0) return name;
  const words = nameWords(name.plain);
  for (const part of tag.text.split(',')) {
    const hotels = hotelsByWords([...words, ...nameWords(part)]);
    const [hotel] = hotels;
    if (hotel) return { ...name, name: hotel.name, hotels };
  }
  return name;
}
