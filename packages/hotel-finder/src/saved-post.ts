import { type FoundHotel, findStays } from './find-stays.ts';
import { brandPrefix } from './lexicon/brands.ts';
import { isNotHotel } from './lexicon/not-hotels.ts';
import { GENERIC } from './lexicon/words.ts';
import { displayName } from './mentions/candidates/display-name.ts';
import { segments } from './mentions/candidates/filler.ts';
import { foldWord, squash } from './text/fold.ts';
import { nameWords } from './text/name-words.ts';

/** A post of somebody else that a member saved: often nothing but its author is known. */
export interface SavedPostText {
  /** Handle of the author, without @. */
  author: string | null;
  /** Title or caption, where the source tells one. */
  text: string | null;
}

/** From this confidence on a name counts: chosen so that handles of people and of towns do not. */
const LEAST = 0.6;
/** A hotel of the gazetteer counts also where the text tells of no stay, as lists of hotels do. */
const LEAST_KNOWN = 0.3;
/** A list of hotels gives so many at most. */
const MOST_HOTELS = 10;

/** Accounts that write about hotels and are none. */
const ABOUT =
  /travel|voyag|reise|wander|diar(?:y|ies)|blog|vlog|guide|expert|news|magazin|review|inspo|inspir|lover|liebe|addict|deals|insider|photog|fotogr|tester|critic|hunter|hopper|hopping|collector|porn|booking|jobs|karriere|career|school|schule|academy|consult|interior|architect|supply|weekly|daily|journal|planner|finder|search|awards|above|world$|com$/;

const LODGING = /hotel|hostel|resort|lodge|suites|guesthouse|ryokan|riad|gasthof|pension|albergo|auberge/;

/**
 * The hotels that a saved post points to: its author's, where the account is a hotel's, else those that its text names. A saved post need
 * tell of no stay. Pure; empty where it points to none.
 */
export function hotelsSaved({ author, text }: SavedPostText): FoundHotel[] {
  const told = text === null || text.trim() === '' ? null : findStays({ caption: text });
  const named = (told?.hotels ?? [])
    .filter(({ confidence, known }) => confidence >= (known ? LEAST_KNOWN : LEAST))
    .slice(0, MOST_HOTELS);
  const own = author === null ? null : hotelOfAccount(author);
  if (own === null) return named;
  if (own.city !== null) return [own];
  // What the house says of itself tells where it is.
  const same = named.find(({ name }) => sharesWords(name, own.name));
  if (same !== undefined) return [same];
  const place = told?.place ?? null;
  if (place === null) return [own];
  const { country, latitude, longitude, name, region } = place;
  return [{ ...own, city: name, country, latitude, longitude, region }];
}

/** The hotel whose account a handle is; null for people, chains as a whole, and those who write about hotels. */
export function hotelOfAccount(handle: string): FoundHotel | null {
  const letters = squash(handle);
  if (letters === '' || GENERIC.has(letters) || segments(letters) || isChain(letters) || isNotHotel(letters))
    return null;
  // Where somebody stays at it, every handle may be a hotel's: what it is made of decides.
  const [found] = findStays({ caption: `Two nights at @${handle}, our room was lovely` }).hotels;
  if (found === undefined) return null;
  if (found.known && sharesWords(found.name, letters))
    return found.confidence >= LEAST || letters === squash(found.name) ? found : null;
  if (!LODGING.test(letters) || ABOUT.test(letters)) return null;
  if (!found.known) return found;
  // The gazetteer's hotel has only its first word in common with the account.
  const plain = displayName(foldWord(handle.replace(/[._]+/g, ' ')));
  return {
    ...found,
    name: plain,
    city: null,
    region: null,
    country: null,
    latitude: null,
    longitude: null,
    known: false,
  };
}

/** "fourseasons", "hiltonhotels": an account that speaks for many houses. */
function isChain(letters: string): boolean {
  const brand = brandPrefix(letters);
  if (brand === undefined) return false;
  const rest = letters.slice(brand.words.join('').length);
  return rest === '' || rest === 's' || segments(rest);
}

/** Whether the distinctive words of one name stand in the other. */
function sharesWords(one: string, other: string): boolean {
  const distinctive = (name: string) =>
    nameWords(name)
      .filter((word) => !GENERIC.has(word))
      .join('') || squash(name);
  const [a, b] = [distinctive(one), distinctive(other)];
  return a.includes(b) || b.includes(a) || squash(other).includes(a);
}
