import { foldName } from '@staylore/gazetteer/gazetteer';
import type { StayFacts } from '../../../platform/db/json-types.ts';
import { isOneTown, kmBetween } from '../../../stays/hotels/index.ts';
import type { CorrectionRow } from './queries.ts';

type Place = Pick<StayFacts, 'city' | 'lat' | 'lng'>;

/** A correction applies to posts of the same town; a town's centre and the hotel may be this far apart. */
const reachKm = 30;

/** Separates name and town in the key of a correction; a folded name never contains it. */
const keyMark = '@';

/** The name by which corrections of a hotel are looked up. */
export const correctionName = (name: string): string => foldName(name);

/** The key of a correction: the name as found, and the town if one was found, as many towns have hotels of the same name. */
export const correctionKey = (name: string, city: string | null): string =>
  city === null || city === '' ? correctionName(name) : `${correctionName(name)}${keyMark}${foldName(city)}`;

/**
 * The member's correction that applies to a finding, or none. A hotel of that name in another place is another hotel: the correction must
 * be of the same town as found, or lead to a place near it. For a post without a place it applies if only one is known.
 */
export function correctionFor(rows: readonly CorrectionRow[], facts: StayFacts): CorrectionRow | undefined {
  if (facts.hotel_name === null) return undefined;
  const name = correctionName(facts.hotel_name);
  const named = rows.filter((row) => nameIn(row.found_key) === name);
  const exact = named.find((row) => row.found_key === correctionKey(facts.hotel_name ?? '', facts.city));
  if (exact !== undefined && (exact.found_key !== name || isUnplaced(facts))) return exact;
  const near = isUnplaced(facts) ? named : named.filter((row) => isNear(row, facts));
  return near.length === 1 ? near[0] : undefined;
}

const nameIn = (key: string): string => key.split(keyMark)[0] ?? key;

const isUnplaced = ({ city, lat }: Place): boolean => (city ?? '') === '' && lat === null;

function isNear(one: Place, other: Place): boolean {
  const km = kmBetween(one, other);
  if (km !== null) return km <= reachKm;
  return one.city !== null && other.city !== null && isOneTown(one.city, other.city);
}
