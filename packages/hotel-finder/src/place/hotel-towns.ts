import { KNOWN_HOTELS } from '../lexicon/hotels.ts';
import { lazy } from '../lexicon/lazy.ts';
import { squash } from '../text/fold.ts';
import { setsOf, wordNumber } from '../text/vocabulary.ts';
import { TOWN } from './town-words.ts';

/** A town of the list of hotels; many are too small for the gazetteer of towns. */
export interface HotelTown {
  readonly name: string;
  readonly country: string;
  readonly hotels: number;
}

const towns = lazy(() => {
  const byRun = new Map<string, HotelTown>();
  const counts = new Map<string, HotelTown>();
  for (const { town, country } of KNOWN_HOTELS) {
    if (town === null) continue;
    const key = `${country} ${town}`;
    counts.set(key, { name: town, country, hotels: (counts.get(key)?.hotels ?? 0) + 1 });
  }
  for (const town of counts.values()) {
    const run = squash(town.name);
    if (town.hotels > (byRun.get(run)?.hotels ?? 0)) byRun.set(run, town);
  }
  return byRun;
});

/** Shorter names are not in the vocabulary of towns. */
const SHORT = 3;

/** The town with hotels whose name, run together, equals these letters. */
export function hotelTown(run: string): HotelTown | undefined {
  return run.length > SHORT && (setsOf(wordNumber(run)) & TOWN) === 0 ? undefined : towns().get(run);
}
