import { readdirSync, readFileSync } from 'node:fs';

export interface KnownHotel {
  readonly name: string;
  readonly country: string;
  /** Postal town as in the list; null if the hotel is away from towns. */
  readonly town: string | null;
}

/** A hotel as in `data/hotels/`. */
export interface ListedHotel {
  readonly hotel: KnownHotel;
  /** Other spellings of its name, separated by commas. */
  readonly others: string;
}

/** Reads `data/hotels/`: a hotel a line under `# COUNTRY Town`, its name, then others behind "=". */
export function* listedHotels(): Iterable<ListedHotel> {
  const folder = new URL('../data/hotels/', import.meta.url);
  for (const file of readdirSync(folder).sort()) {
    let place: Omit<KnownHotel, 'name'> = { country: '', town: null };
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.startsWith('# ')) {
        const town = line.slice(5).trim();
        place = { country: line.slice(2, 4), town: town === '-' || town === '' ? null : town };
      } else if (line.trim() !== '') {
        const [name = '', others = ''] = line.split('=');
        yield { hotel: { name: name.trim(), country: place.country, town: place.town }, others };
      }
    }
  }
}

/** All hotels known by name, in the order of the list. */
export const KNOWN_HOTELS: readonly KnownHotel[] = Array.from(listedHotels(), ({ hotel }) => hotel);
