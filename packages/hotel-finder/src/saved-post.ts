import { type FoundHotel, findStays } from './find-stays.ts';
import { brandPrefix } from './lexicon/brands.ts';
import { isNotHotel } from './lexicon/not-hotels.ts';
import { GENERIC } from './lexicon/words.ts';
import { displayName } from './mentions/candidates/display-name.ts';
import { segments } from './mentions/candidates/filler.ts';
import { foldWord, squash } from './text/fold.ts';
import { nameWords } from './text/name-words.ts';

/** Another account's post that a member saved: often only its author is known. */
export interface SavedPostText {
  /** Handle of the author, without @. */
  author: string | null;
  /** Title or caption, if the source has one. */
  text: string | null;
}

/** From this confidence on a name counts: chosen so that handles of people and of towns do not. */
const LEAST = 0.6;
/** A listed hotel counts even if the text mentions no stay, as in lists of hotels. */
const LEAST_KNOWN = 0.3;
/** Maximum number of hotels from a list. */
const MOST_HOTELS = 10;

/** Accounts that write about hotels but are not hotels. */
const ABOUT =
  /travel|voyag|reise|wander|diar(?:y|ies)|blog|vlog|guide|expert|news|magazin|review|inspo|inspir|lover|liebe|addict|deals|insider|photog|fotogr|tester|critic|hunter|hopper|hopping|collector|porn|booking|jobs|karriere|career|school|schule|academy|consult|interior|architect|supply|weekly|daily|journal|planner|finder|search|awards|above|world$|com$/;

const LODGING = /hotel|hostel|resort|lodge|suites|guesthouse|ryokan|riad|gasthof|pension|albergo|auberge/;

/**
 * The hotels of a saved post: its author's, if the account is a hotel's, else those named in its text. A saved post need not be about a stay. Pure;
 * empty if there are none.
 */
export function hotelsSaved({ author, text }: SavedPostText): FoundHotel[] {
  const read = text === null || text.trim() === '' ? null : findStays({ caption: text });
  const named = (read?.hotels ?? [])
    .filter(({ confidence, known }) => confidence >= (known ? LEAST_KNOWN : LEAST))
    .slice(0, MOST_HOTELS);
  const own = author === null ? null : hotelOfAccount(author);
  if (own === null) return named;
  if (own.city !== null) return [own];
  // What the house writes about itself says where it is.
  const same = named.find(({ name }) => sharesWords(name, own.name));
  if (same !== undefined) return [same];
  const place = read?.place ?? null;
  if (place === null) return [own];
  const { country, latitude, longitude, name, region } = place;
  return [{ ...own, city: name, country, latitude, longitude, region }];
}

/** The hotel whose account a handle is; null for people, whole chains, and those who write about hotels. */
export function hotelOfAccount(handle: string): FoundHotel | null {
  const letters = squash(handle);
  if (letters === '' || GENERIC.has(letters) || segments(letters) || isChain(letters) || isNotHotel(letters))
    return null;
  // In the context of a stay, every handle may be a hotel's: its parts decide.
  const [found] = findStays({ caption: `Two nights at @${handle}, our room was lovely` }).hotels;
  if (found === undefined) return null;
  if (found.known && sharesWords(found.name, letters))
    return found.confidence >= LEAST || letters === squash(found.name) ? found : null;
  if (!LODGING.test(letters) || ABOUT.test(letters)) return null;
  if (!found.known) return found;
  // The listed hotel has only its first word in common with the account.
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

/** "fourseasons", "hiltonhotels": an account of many houses. */
function isChain(letters: string): boolean {
  const brand = brandPrefix(letters);
  if (brand === undefined) return false;
  const rest = letters.slice(brand.words.join('').length);
  return rest === '' || rest === 's' || segments(rest);
}

/** Whether the distinctive words of one name occur in the other. */
function sharesWords(one: string, other: string): boolean {
  const distinctive = (name: string) =>
    nameWords(name)
      .filter((word) => !GENERIC.has(word))
      .join('') || squash(name);
  const [a, b] = [distinctive(one), distinctive(other)];
  return a.includes(b) || b.includes(a) || squash(other).includes(a);
}
