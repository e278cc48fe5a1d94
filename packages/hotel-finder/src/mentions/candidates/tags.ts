import { brandPrefix } from '../../lexicon/brands.ts';
import { aliasAt, type HotelAlias, strengthAt, visitRuns } from '../../lexicon/hotel-index.ts';
import { SETS } from '../../lexicon/words.ts';
import { TOWN } from '../../place/town-words.ts';
import type { Document } from '../../text/document.ts';
import type { Token } from '../../text/tokens.ts';
import { byWord, longestWord, setsOf } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, FORM } from './candidate.ts';
import { displayName } from './display-name.ts';

/** What may surround a name in a run of letters. */
const OPENING = ['the', 'hotel', 'thehotel', 'hotels', 'das', 'grandhotel', 'resort', 'visit', 'hostel'];
const CLOSING = new Set(
  `hotel hotels thehotel hostel resort resorts lodge official spa suites villas andspa collection hotelandspa luxury boutiquehotel
  hotelspa resortandspa resortspa inn hoteles wellness residences`.split(/\s+/),
);

/** The candidate that an @handle or a #hashtag is. */
export function tagCandidate(doc: Document, at: number, token: Token): Candidate {
  const { start, end } = token;
  const source = token.kind === 'handle' ? 'handle' : 'hashtag';
  const alias = listedAs(token);
  const brand = alias === undefined ? brandPrefix(token.fold) : undefined;
  return createCandidate({
    forms: FORM.tag | (alias ? FORM.listed : 0) | (brand ? FORM.brand : 0),
    source,
    from: at,
    to: at + 1,
    start,
    end,
    surface: doc.text.slice(start, end),
    hotels: alias?.hotels ?? [],
    strength: alias?.strength ?? 0,
  });
}

/** A candidate with the name that it gives. Created only for those that may be meant: most tags are not. */
export function withName<Tag extends Candidate>(tag: Tag): Tag {
  if ((tag.forms & FORM.tag) === 0) return tag;
  const { surface, hotels } = tag;
  const plain = displayName(surface.slice(1).toLowerCase().replace(/[._]+/g, ' ').trim());
  const [only] = hotels;
  return { ...tag, plain, name: only && hotels.length === 1 ? only.name : plain };
}

const SHORTEST = 4;

const listedAs = byWord((run) => listedIn(run));

/** The known hotel in a run of letters, with a town or words like "official" around it. */
function listedIn(run: string): HotelAlias | undefined {
  const whole = prefixAlias(run);
  if (whole !== undefined) return whole;
  for (const word of OPENING) {
    if (!run.startsWith(word) || run.length < word.length + SHORTEST) continue;
    const alias = prefixAlias(run.slice(word.length));
    if (alias !== undefined) return alias;
  }
  return undefined;
}

function prefixAlias(run: string): HotelAlias | undefined {
  let best = 0;
  visitRuns(run, (length, step) => {
    const rest = run.slice(length);
    if (rest === '' || (length > SHORTEST && strengthAt(step) > 1 && isClosing(rest, length, step)))
      best = step;
  });
  return best === 0 ? undefined : aliasAt(best);
}

/** "lakecomo" is Lake Como. */
const PLACE_KIND = /^(?:lake|lago|isola|cape|costa|mount|val|bad|sankt|st|san|new)/;

function isClosing(rest: string, length: number, step: number): boolean {
  if (CLOSING.has(rest)) return true;
  if (length < 6 && strengthAt(step) < 3) return false;
  const town = rest.replace(PLACE_KIND, '');
  return town.length > 2 && isTownWord(CLOSING.has(town) ? '' : town);
}

function isTownWord(run: string): boolean {
  const { number, end } = longestWord(run, 0, TOWN);
  return number !== 0 && (end === run.length || CLOSING.has(run.slice(end)));
}

/** Words that a run may consist of. */
const KNOWN =
  SETS.ordinary |
  SETS.tagFiller |
  SETS.headBefore |
  SETS.headAfter |
  SETS.weakHeadBefore |
  SETS.weakHeadAfter |
  SETS.generic |
  SETS.innName |
  SETS.person |
  TOWN;
const MOST_PARTS = 6;

/** A run of letters split into known words from its start, and how many letters are left over. */
export interface Parts {
  readonly words: readonly number[];
  readonly left: number;
  /** The bits of all sets that any of the words is in. */
  readonly sets: number;
}

export const partsOf = byWord(cut);

function cut(run: string): Parts {
  const words: number[] = [];
  let left = 0;
  let sets = 0;
  for (let at = 0; at < run.length && words.length < MOST_PARTS; ) {
    const { number, end } = longestWord(run, at, KNOWN);
    if (number === 0 || end - at < 2) {
      left += 1;
      at += 1;
      continue;
    }
    words.push(number);
    sets |= setsOf(number);
    at = end;
  }
  return { words, left, sets };
}

const LODGING = SETS.headBefore | SETS.headAfter | SETS.generic | SETS.tagFiller;

/** Whether letters consist only of words for lodgings and travel. */
export function isGeneric(run: string): boolean {
  for (let at = 0, words = 0; at < run.length && words < MOST_PARTS; words += 1) {
    const { number, end } = longestWord(run, at, KNOWN);
    if (end - at < 2 || (setsOf(number) & LODGING) === 0) return false;
    at = end;
  }
  return true;
}
