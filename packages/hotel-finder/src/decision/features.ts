import { type Candidate, hasEvidence, type NameKind } from '../names/candidate/candidate.ts';
import type { Reading } from '../post/reading.ts';
import { CUE_CATEGORIES, type CueCategory, groupOf } from '../text/cue-categories.ts';
import type { Document } from '../text/document.ts';
import { GAP } from '../text/tokens.ts';
import { addSet, isIn } from '../text/vocabulary.ts';
import { nameFeatures } from './name-features.ts';

const SURE: ReadonlySet<NameKind> = new Set(['known', 'brand', 'head', 'verb']);
const OWN = addSet(
  'i we my our us me ich wir uns unser unsere unserem unserer mein meine nous notre je noi nostra nostro siamo abbiamo nos nuestra nuestro nosso nossa'.split(
    ' ',
  ),
);
const BED_PICTURES = ['🏨', '🛏', '🛎'];
const SHORT = 14;

export type Features = ReturnType<typeof features>;

/** A weight for every feature. */
export type Weights = { readonly [Group in keyof Features]: Readonly<Record<keyof Features[Group], number>> };

/** The post as numbers by name, for the logistic regression in `model.ts`. In groups, because V8 is slow with objects of many properties. */
export function features(reading: Reading) {
  const { caption, names, tagNames } = reading;
  const supported = names.filter(hasEvidence);
  const tagHotel = flag(tagNames.some(hasEvidence));
  const sure = flag(tagHotel === 1 || names.some(({ kind }) => SURE.has(kind)));
  const none = flag(sure === 0 && supported.length === 0);
  const own = flag(isIn(caption, OWN));
  const named = { sure, unsure: 1 - sure - none, none, tagHotel, own };
  return {
    phrases: phraseFeatures(caption),
    kinds: kindFeatures(names),
    post: postFeatures(reading, supported, named),
    combined: combinedFeatures(reading, named),
  };
}

interface Named {
  /** 1 or 0 each: a sure name, only unsure ones, none at all, one in the location tag, words like "we". */
  readonly sure: number;
  readonly unsure: number;
  readonly none: number;
  readonly tagHotel: number;
  readonly own: number;
}

const flag = (holds: boolean): number => (holds ? 1 : 0);

const zeros = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Readonly<Record<Name, number>>;

const NO_PHRASES = zeros(CUE_CATEGORIES);

/** How often each category of phrases is mentioned, damped. */
function phraseFeatures({ cues }: Document): Record<CueCategory, number> {
  const mentions = { ...NO_PHRASES };
  const ends = new Map<CueCategory, number>();
  for (const { category, from, to } of cues) {
    // "two nights at" also holds "nights at" and "nights": one mention.
    if ((ends.get(category) ?? 0) > from) continue;
    ends.set(category, to);
    mentions[category] += 1;
  }
  for (const category of ends.keys()) mentions[category] = damped(mentions[category]);
  return mentions;
}

/** The second mention adds less than the first, and a fourth nothing. */
function damped(count: number): number {
  return count <= 1 ? count : count === 2 ? 1.5 : 2;
}

const NO_KINDS = zeros<NameKind>([
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
]);

/** Which kinds of names there are. */
function kindFeatures(names: readonly Candidate[]): Record<NameKind, number> {
  const kinds = { ...NO_KINDS };
  for (const { kind } of names) kinds[kind] = 1;
  return kinds;
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

/** What is known of the post as a whole, and of what stands around its names. */
function postFeatures(reading: Reading, names: readonly Candidate[], { sure, tagHotel, own }: Named) {
  const { caption, price, tag, tagPlace } = reading;
  const around = nameFeatures(reading, names);
  const short = flag(caption.tokens.length < SHORT);
  return {
    handle: around.handle,
    hashtag: around.hashtag,
    tagHotel,
    tagTown: flag(tagPlace.town !== null),
    tagOther: flag(tag !== null && tagPlace.town === null && tagHotel === 0),
    placeless: flag(reading.placeless),
    attachedStay: around.attachedStay,
    attachedAgainst: around.attachedAgainst,
    nearStay: around.nearStay,
    nearAgainst: around.nearAgainst,
    addressed: around.addressed,
    listed: around.listed,
    heading: flag(hasHeading(caption)),
    thanked: around.thanked,
    atStart: around.atStart,
    roomPrice: flag(price !== null && price.weight > 1),
    otherPrice: flag(price !== null && price.weight <= 1),
    nightPrice: flag(price?.per === 'night'),
    pinned: around.pinned,
    bedPicture: flag(BED_PICTURES.some((picture) => caption.text.includes(picture))),
    pricedName: around.pricedName,
    surePriced: price === null ? 0 : sure,
    own,
    ownSure: own * sure,
    several: flag(names.length > 1),
    short,
    shortTagHotel: short * tagHotel,
    question: flag(caption.text.includes('?')),
  };
}

const MOST_COUNTED = 3;

/** How many phrases speak for each group. */
function countByGroup({ cues }: Document) {
  const counts = { stay: 0, scene: 0, against: 0, elsewhere: 0 };
  for (const { category } of cues) {
    const group = groupOf(category);
    if (group !== null) counts[group] = Math.min(MOST_COUNTED, counts[group] + 1);
  }
  return counts;
}

/** What the phrases speak for together with whether a hotel is named. */
function combinedFeatures({ caption, price, ...reading }: Reading, named: Named) {
  const { sure, unsure, none, tagHotel, own } = named;
  const { stay, scene, against, elsewhere } = countByGroup(caption);
  const placeless = flag(reading.placeless);
  const noStay = flag(stay === 0);
  const noAgainst = flag(against === 0);
  // Nothing speaks against a stay: no bar, no wedding, no friend's sofa.
  const calm = noAgainst * flag(elsewhere === 0);
  const onlyStay = calm * flag(stay > 0);
  const lodging =
    none * flag(caption.cues.some(({ category }) => category === 'hotelword' || category === 'ourhotel'));
  return {
    'sure×stay': sure * stay,
    'unsure×stay': unsure * stay,
    'none×stay': none * stay,
    'sure×scene': sure * scene,
    'unsure×scene': unsure * scene,
    'none×scene': none * scene,
    'sure×against': sure * against,
    'unsure×against': unsure * against,
    'none×against': none * against,
    'sure×elsewhere': sure * elsewhere,
    'unsure×elsewhere': unsure * elsewhere,
    'none×elsewhere': none * elsewhere,
    'sure×noStay': sure * noStay,
    'sure×noAgainst': sure * noAgainst,
    'none×noStay': none * noStay,
    'tagHotel×against': tagHotel * against,
    'tagHotel×noAgainst': tagHotel * noAgainst,
    'placeless×stay': placeless * stay,
    'placeless×scene': placeless * scene,
    'placeless×against': placeless * against,
    'placeless×elsewhere': placeless * elsewhere,
    'placeless×sure': placeless * sure,
    'placeless×own': placeless * own,
    'none×lodging': lodging,
    'none×lodging×stay': lodging * flag(stay > 0),
    'none×lodging×onlyStay': lodging * onlyStay,
    'none×lodging×price': price === null ? 0 : lodging,
    'none×onlyStay': none * onlyStay,
    'sure×calm': sure * calm,
    'sure×calm×noStay': sure * calm * noStay,
    'tagHotel×calm': tagHotel * calm,
  };
}
