import { AGAINST, ATTACHED_AGAINST, ATTACHED_STAY, ELSEWHERE, SCENE, STAY } from './cue-groups.ts';
import type { Document } from './document.ts';
import { CUE_CATEGORIES } from './lexicon/cue-index.ts';
import type { Candidate, NameKind } from './names/candidate.ts';
import { standsBeside } from './price.ts';
import type { Reading } from './reading.ts';
import { GAP, type Token } from './tokens.ts';

const KINDS: readonly NameKind[] = [
  'known',
  'knownWeak',
  'brand',
  'brandWeak',
  'head',
  'headWeak',
  'verb',
  'at',
  'loose',
];
const SURE: ReadonlySet<NameKind> = new Set(['known', 'brand', 'head', 'verb']);
const OWN = new Set(
  'i we my our us me ich wir uns unser unsere unserem unserer mein meine nous notre je noi nostra nostro siamo abbiamo nos nuestra nuestro nosso nossa'.split(
    ' ',
  ),
);

const GROUPS = ['stay', 'scene', 'against', 'elsewhere'] as const;

/** Names of the features, in the order of the numbers that `features` returns. */
export const FEATURE_NAMES: readonly string[] = [
  ...CUE_CATEGORIES,
  ...KINDS,
  'handle',
  'hashtag',
  'tagHotel',
  'tagTown',
  'tagOther',
  'placeless',
  'attachedStay',
  'attachedAgainst',
  'nearStay',
  'nearAgainst',
  'addressed',
  'listed',
  'heading',
  'thanked',
  'atStart',
  'roomPrice',
  'otherPrice',
  'nightPrice',
  'pinned',
  'bedPicture',
  'pricedName',
  'surePriced',
  'own',
  'ownSure',
  'several',
  'short',
  'shortTagHotel',
  'question',
  ...GROUPS.flatMap((group) => [`sure×${group}`, `unsure×${group}`, `none×${group}`]),
  'sure×noStay',
  'sure×noAgainst',
  'none×noStay',
  'tagHotel×against',
  'tagHotel×noAgainst',
  ...GROUPS.map((group) => `placeless×${group}`),
  'placeless×sure',
  'placeless×own',
];

/** How much a number of mentions counts: the second adds less than the first. */
function damped(count: number): number {
  return count <= 1 ? count : count === 2 ? 1.5 : 2;
}

interface Counts {
  readonly byCategory: ReadonlyMap<string, number>;
  sum(categories: readonly string[]): number;
}

function countCues(doc: Document): Counts {
  const byCategory = new Map<string, number>();
  let last = new Map<string, number>();
  for (const cue of doc.cues) {
    // "two nights at" also holds "nights at" and "nights": one mention.
    if ((last.get(cue.category) ?? 0) > cue.from) continue;
    last = last.set(cue.category, cue.to);
    byCategory.set(cue.category, (byCategory.get(cue.category) ?? 0) + 1);
  }
  const sum = (categories: readonly string[]) => {
    let total = 0;
    for (const category of categories) total += Math.min(2, byCategory.get(category) ?? 0);
    return Math.min(3, total);
  };
  return { byCategory, sum };
}

/** Whether a phrase of these categories touches a name: up to three words before it or two after it. */
function attached(doc: Document, name: Candidate, categories: ReadonlySet<string>): boolean {
  return doc.cues.some((cue) => {
    if (!categories.has(cue.category)) return false;
    if (cue.to <= name.from) return name.from - cue.to <= 2 && !isCut(doc, cue.to, name.from);
    if (cue.from < name.to) return cue.to > name.to || cue.from < name.from;
    return cue.from - name.to <= 1 && !isCut(doc, name.to, cue.from);
  });
}

function isCut(doc: Document, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if ((doc.tokens[at]?.gap ?? 0) === GAP.hard) return true;
  return false;
}

/** Whether a phrase of these categories stands within eight words of a name, on the same line. */
function near(doc: Document, name: Candidate, categories: ReadonlySet<string>): boolean {
  return doc.cues.some((cue) => {
    if (!categories.has(cue.category)) return false;
    const [from, to] = cue.to <= name.from ? [cue.to, name.from] : [name.to, cue.from];
    if (to - from > 8) return false;
    for (let at = from; at <= to; at += 1) if (doc.tokens[at]?.newLine) return false;
    return true;
  });
}

const ADDRESSING = new Set('you youve ihr du bitte tu vous please'.split(' '));
const THANKING = new Set(
  'thanks thank merci danke grazie gracias obrigada obrigado you love lieben dear liebes'.split(' '),
);
const HEADINGS = new Set(
  'stay sleep slept hotel hotels schlafen ubernachten unterkunft dormir dormire alojamiento bed bett stayed'.split(
    ' ',
  ),
);

function follows(doc: Document, at: number, words: ReadonlySet<string>): boolean {
  const token = doc.tokens[at];
  return token !== undefined && words.has(token.fold) && !token.newLine;
}

/** A name that begins a line and is followed by a dash, a colon or the line's end, as in lists. */
function isListed(doc: Document, name: Candidate): boolean {
  const first = doc.tokens[name.from];
  const previous = doc.tokens[name.from - 1];
  const begins = first?.newLine || (previous?.newLine && previous.kind === 'number');
  const next = doc.tokens[name.to];
  return begins === true && name.from > 0 && (next === undefined || next.gap >= GAP.comma || next.newLine);
}

/** "STAY: …", "Sleep – …" at the start of a line. */
function isHeading(doc: Document, token: Token, at: number): boolean {
  return token.newLine && HEADINGS.has(token.fold) && doc.tokens[at + 1]?.gap === GAP.hard;
}

/** "📍 Casa Marea", as a place is written where none can be tagged. */
function isPinned(doc: Document, name: Candidate): boolean {
  return doc.text.slice(Math.max(0, name.start - 8), name.start).includes('📍');
}

/** The post as numbers, see `FEATURE_NAMES`. */
export function features(reading: Reading): number[] {
  const { caption, names, tagNames, price } = reading;
  const counts = countCues(caption);
  const written = names.filter((name) => name.kind !== 'at' && name.kind !== 'loose');
  const kinds = new Set(names.map((name) => name.kind));
  const tagHotel = tagNames.some((name) => name.kind !== 'at') ? 1 : 0;
  const sure = names.some((name) => SURE.has(name.kind)) || tagHotel === 1;
  const any = written.length > 0;
  const own = caption.tokens.some((token) => OWN.has(token.fold)) ? 1 : 0;
  const placeless = reading.placeless ? 1 : 0;
  const short = caption.tokens.length < 14 ? 1 : 0;
  const groups = [counts.sum(STAY), counts.sum(SCENE), counts.sum(AGAINST), counts.sum(ELSEWHERE)];
  const [stay = 0, , against = 0] = groups;
  return [
    ...CUE_CATEGORIES.map((category) => damped(counts.byCategory.get(category) ?? 0)),
    ...KINDS.map((kind) => (kinds.has(kind) ? 1 : 0)),
    written.some((name) => name.source === 'handle') ? 1 : 0,
    written.some((name) => name.source === 'hashtag') ? 1 : 0,
    tagHotel,
    reading.tagPlace.town ? 1 : 0,
    reading.tag && !reading.tagPlace.town && !tagHotel ? 1 : 0,
    placeless,
    written.some((name) => attached(caption, name, ATTACHED_STAY)) ? 1 : 0,
    written.some((name) => attached(caption, name, ATTACHED_AGAINST)) ? 1 : 0,
    written.some((name) => near(caption, name, ATTACHED_STAY)) ? 1 : 0,
    written.some((name) => near(caption, name, ATTACHED_AGAINST)) ? 1 : 0,
    written.some((name) => follows(caption, name.to, ADDRESSING)) ? 1 : 0,
    written.some((name) => isListed(caption, name)) ? 1 : 0,
    caption.tokens.some((token, at) => isHeading(caption, token, at)) ? 1 : 0,
    written.some((name) => follows(caption, name.from - 1, THANKING)) ? 1 : 0,
    written.some((name) => name.from === 0) ? 1 : 0,
    price && price.weight > 1 ? 1 : 0,
    price && price.weight <= 1 ? 1 : 0,
    price?.per === 'night' ? 1 : 0,
    written.some((name) => isPinned(caption, name)) ? 1 : 0,
    /[🏨🛏🛎]/u.test(caption.text) ? 1 : 0,
    price && written.some((name) => standsBeside(price, name)) ? 1 : 0,
    price && sure ? 1 : 0,
    own,
    own && sure ? 1 : 0,
    written.length > 1 ? 1 : 0,
    short,
    short * tagHotel,
    caption.text.includes('?') ? 1 : 0,
    ...groups.flatMap((group) => [sure ? group : 0, !sure && any ? group : 0, any || sure ? 0 : group]),
    sure && stay === 0 ? 1 : 0,
    sure && against === 0 ? 1 : 0,
    !any && !sure && stay === 0 ? 1 : 0,
    tagHotel * against,
    tagHotel && against === 0 ? 1 : 0,
    ...groups.map((group) => placeless * group),
    placeless && sure ? 1 : 0,
    placeless * own,
  ];
}
