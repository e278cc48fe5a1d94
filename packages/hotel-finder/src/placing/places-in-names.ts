import type { Mention } from '../mentions/candidates/candidate.ts';
import { hotelTown } from '../place/hotel-towns.ts';
import { isKindOfHouse } from '../place/town-words.ts';
import { squash } from '../text/fold.ts';
import { createPlace, FROM, found, type PlaceCandidate } from './place-candidate.ts';

/** Towns in the house's own name, at its end above all: "Hilton Vienna Park", "@casalume.ostuni", "#riadyasminefes". */
export function placesInName(mention: Mention, country: string | null): PlaceCandidate[] {
  const { source, surface, plain } = mention;
  const words = (source === 'caption' || source === 'location_tag' ? surface : plain)
    .split(/[\s,]+/)
    .filter(Boolean);
  const places: PlaceCandidate[] = [];
  for (let at = 1; at < Math.min(8, words.length); at += 1) {
    for (const length of [2, 1]) {
      if (at + length > words.length) continue;
      const text = words.slice(at, at + length).join(' ');
      const place = text.length > 2 && !isKindOfHouse(text) ? found(text, country) : undefined;
      if (place === undefined) continue;
      places.push(createPlace(FROM.name, place, { to: words.length - at - length }));
      break;
    }
  }
  if (source !== 'caption' && source !== 'location_tag') {
    const run = squash(surface);
    for (let cut = 3; cut <= run.length - 4; cut += 1) {
      const town = hotelTown(run.slice(cut));
      const place = town && found(town.name, town.country);
      if (!place) continue;
      places.push(createPlace(FROM.handle, place));
      break;
    }
  }
  return places;
}
