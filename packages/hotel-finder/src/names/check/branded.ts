import { hotelsByWords } from '../../lexicon/hotel-index.ts';
import type { Document } from '../../text/document.ts';
import { nameWords } from '../../text/name-words.ts';
import { type Candidate, createCandidate } from '../candidate/candidate.ts';

/** A chain's name with the place of the tag is one house: "25hours" tagged "HafenCity", "Six Senses" tagged "Douro Valley". */
export function withTaggedHouse(name: Candidate, tag: Document | null): Candidate {
  if (tag === null || name.hotels.length > 0 || (name.kind !== 'brand' && name.kind !== 'brandWeak'))
    return name;
  const words = nameWords(name.plain);
  for (const part of tag.text.split(',')) {
    const hotels = hotelsByWords([...words, ...nameWords(part)]);
    const [hotel] = hotels;
    if (hotel) return createCandidate({ ...name, name: hotel.name, hotels });
  }
  return name;
}
