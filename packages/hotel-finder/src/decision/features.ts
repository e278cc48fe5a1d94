import { type Candidate, isTold, type NameKind } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { AGAINST, ELSEWHERE, SCENE, STAY } from '../text/cue-groups.ts';
import { CUE_CATEGORIES } from '../text/cues.ts';
import type { Document } from '../text/document.ts';
import { GAP } from '../text/tokens.ts';
import { addSet, isIn } from '../text/vocabulary.ts';
import { namesTold, TOLD } from './name-features.ts';

const KINDS: readonly NameKind[] = [
  'known',
  'knownWeak',
  'brand',
  'brandWeak',
  'head',
  'headWeak',
  'verb',
  'at',
  'likely',
  'loose',
];
const SURE: ReadonlySet<NameKind> = new Set(['known', 'brand', 'head', 'verb']);
const OWN = addSet(
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
  'none×lodging',
  'none×lodging×stay',
  'none×lodging×onlyStay',
  'none×lodging×price',
  'none×onlyStay',
  'sure×calm',
  'sure×calm×noStay',
  'tagHotel×calm',
];

/** How much a number of mentions counts: the second adds less than the first. */
function damped(count: number): number {
  return count <= 1 ? count : count === 2 ? 1.5 : 2;
}

const KINDS_OF_CUE = CUE_CATEGORIES.length;

/** By `Cue.kind`, how often a category is mentioned, and the token where the last mention ends; written anew for every post. */
const counts = new Uint16Array(KINDS_OF_CUE);
const ends = new Uint16Array(KINDS_OF_CUE);

function countCues({ cues }: Document): void {
  counts.fill(0);
  ends.fill(0);
  for (const { kind, from, to } of cues) {
    // "two nights at" also holds "nights at" and "nights": one mention.
    if ((ends[kind] ?? 0) > from) continue;
    ends[kind] = to;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
}

const MEMBERS = [STAY, SCENE, AGAINST, ELSEWHERE, ['hotelword', 'ourhotel']];
/** By `Cue.kind`: a bit for every group that it is in. */
const groupsOf = Uint8Array.from(CUE_CATEGORIES, (name) =>
  MEMBERS.reduce((bits, names, at) => bits | (names.includes(name) ? 1 << at : 0), 0),
);
const MOST_COUNTED = 3;

/** How many phrases speak for each group. */
function sumGroups({ cues }: Document): number[] {
  const sums = MEMBERS.map(() => 0);
  for (const { kind } of cues) {
    const groups = groupsOf[kind] ?? 0;
    for (let at = 0; groups >> at > 0; at += 1)
      if ((groups & (1 << at)) !== 0) sums[at] = Math.min(MOST_COUNTED, (sums[at] ?? 0) + 1);
  }
  return sums;
}

const HEADINGS = addSet(
  'stay sleep slept hotel hotels schlafen ubernachten unterkunft dormir dormire alojamiento bed bett stayed'.split(
    ' ',
  ),
);

/** "STAY: …", "Sleep – …" at the start of a line. */
function hasHeading(doc: Document): boolean {
  if (!isIn(doc, HEADINGS)) return false;
  return doc.tokens.some(
    (token, at) => token.newLine && isIn(token, HEADINGS) && doc.tokens[at + 1]?.gap === GAP.hard,
  );
}

const BED_PICTURES = ['🏨', '🛏', '🛎'];
const AFTER_KINDS = KINDS_OF_CUE + KINDS.length;

/** What is told of the post as a whole: 1 or 0 each. */
function postTold(reading: Reading, written: readonly Candidate[], sure: number): readonly number[] {
  const { caption, price, tagPlace } = reading;
  const told = namesTold(reading, written);
  const of = (at: number) => told[at] ?? 0;
  const tagHotel = namedByTag(reading);
  const own = isIn(caption, OWN) ? 1 : 0;
  const short = caption.tokens.length < 14 ? 1 : 0;
  return [
    of(TOLD.handle),
    of(TOLD.hashtag),
    tagHotel,
    tagPlace.town ? 1 : 0,
    reading.tag && !tagPlace.town && tagHotel === 0 ? 1 : 0,
    reading.placeless ? 1 : 0,
    of(TOLD.attachedStay),
    of(TOLD.attachedAgainst),
    of(TOLD.nearStay),
    of(TOLD.nearAgainst),
    of(TOLD.addressed),
    of(TOLD.listed),
    hasHeading(caption) ? 1 : 0,
    of(TOLD.thanked),
    of(TOLD.atStart),
    price && price.weight > 1 ? 1 : 0,
    price && price.weight <= 1 ? 1 : 0,
    price?.per === 'night' ? 1 : 0,
    of(TOLD.pinned),
    BED_PICTURES.some((picture) => caption.text.includes(picture)) ? 1 : 0,
    of(TOLD.priced),
    price ? sure : 0,
    own,
    own * sure,
    written.length > 1 ? 1 : 0,
    short,
    short * tagHotel,
    caption.text.includes('?') ? 1 : 0,
  ];
}

function namedByTag({ tagNames }: Reading): number {
  return tagNames.some(isTold) ? 1 : 0;
}

/** The post as numbers, see `FEATURE_NAMES`; written into `values`, where a table is given that may be written over. */
export function features(
  reading: Reading,
  values: Float64Array = new Float64Array(FEATURE_NAMES.length),
): Float64Array {
  const { caption, names } = reading;
  values.fill(0);
  countCues(caption);
  for (let at = 0; at < KINDS_OF_CUE; at += 1) values[at] = damped(counts[at] ?? 0);
  for (const { kind } of names) values[KINDS_OF_CUE + KINDS.indexOf(kind)] = 1;
  const written = names.filter(isTold);
  const tagHotel = namedByTag(reading);
  const sure = tagHotel === 1 || names.some((name) => SURE.has(name.kind)) ? 1 : 0;
  const unsure = sure === 0 && written.length > 0 ? 1 : 0;
  const none = sure === 1 || written.length > 0 ? 0 : 1;
  const [stay = 0, scene = 0, against = 0, elsewhere = 0, lodgings = 0] = sumGroups(caption);
  const groups = [stay, scene, against, elsewhere];
  // Nothing speaks against a stay: no bar, no wedding, no friend's sofa.
  const calm = against === 0 && elsewhere === 0 ? 1 : 0;
  const lodging = lodgings > 0 ? none : 0;
  const onlyStay = stay > 0 ? calm : 0;
  const placeless = reading.placeless ? 1 : 0;
  let at = AFTER_KINDS;
  const put = (value: number) => {
    values[at] = value;
    at += 1;
  };
  for (const told of postTold(reading, written, sure)) put(told);
  for (const sum of groups) {
    put(sure * sum);
    put(unsure * sum);
    put(none * sum);
  }
  put(stay === 0 ? sure : 0);
  put(against === 0 ? sure : 0);
  put(stay === 0 ? none : 0);
  put(tagHotel * against);
  put(against === 0 ? tagHotel : 0);
  for (const sum of groups) put(placeless * sum);
  put(placeless * sure);
  put(placeless * (isIn(caption, OWN) ? 1 : 0));
  put(lodging);
  put(stay > 0 ? lodging : 0);
  put(lodging * onlyStay);
  put(reading.price === null ? 0 : lodging);
  put(none * onlyStay);
  put(sure * calm);
  put(stay === 0 ? sure * calm : 0);
  put(tagHotel * calm);
  return values;
}
