import { brandPrefix } from '../../lexicon/brands.ts';
import { aliasBySquash, type HotelAlias } from '../../lexicon/hotel-index.ts';
import { ORDINARY, SETS, TAG_FILLER } from '../../lexicon/words.ts';
import { isHotelTown, isTownName } from '../../place/places.ts';
import { categorySet } from '../../text/cue-categories.ts';
import type { Document } from '../../text/document.ts';
import { GAP, type Token } from '../../text/tokens.ts';
import { isIn } from '../../text/vocabulary.ts';
import { type Candidate, createCandidate, type NameKind } from '../candidate/candidate.ts';
import { displayName } from '../candidate/display-name.ts';
import { isFiller, segments } from './filler.ts';

const LODGING =
  'hotels hotel hostel resort lodge suites guesthouse ryokan riad gasthof pension masseria agriturismo rifugio locanda albergo auberge pousada berghaus glamping retreat finca chalets boutiquehotel hoteis treehouse'.split(
    ' ',
  );
const EDGES =
  'hotels hotel hostel resort resorts lodge official the spa suites villas andspa collection hotelandspa luxury boutiquehotel'.split(
    ' ',
  );
const BLOCKERS = new Set([
  'by',
  'with',
  'mit',
  'von',
  'pic',
  'foto',
  'photo',
  'photos',
  'feat',
  'ft',
  'thanks',
  'danke',
  'credit',
  'video',
  'follow',
  'tag',
  'and',
  'wearing',
  'dress',
  'outfit',
  'band',
  'gown',
]);
const AT = new Set([
  'at',
  'im',
  'in',
  'beim',
  'bei',
  'au',
  'al',
  'alla',
  'en',
  'no',
  'na',
  'the',
  'hotel',
  'night',
  'nights',
  'nachte',
  'stayed',
  'stay',
  'room',
  'zimmer',
  'into',
  'vom',
  'from',
  'here',
  'ins',
  'zu',
]);

/** "Hosted by @casamarea", "eingeladen von @gutmarea". */
const HOSTING = new Set(
  'hosted invited gifted stay staying guests guest eingeladen einladung gaste gast invites invite ospiti invitati invitados'.split(
    ' ',
  ),
);

/** Words of houses' names that in a handle with a town are enough. */
const HOUSE = /house|casa|villa|haus|maison|palac|palazzo|castle|schloss|chateau|rooms|manor|inn|hof/;

interface Reading {
  readonly kind: NameKind;
  readonly name: string;
  readonly alias?: HotelAlias;
}

/** The name in an @handle or a #hashtag, where it is or may be a hotel's. */
export function taggedNameAt(doc: Document, at: number, gazetteer = true): Candidate | undefined {
  const token = doc.tokens[at];
  if (!token || (token.kind !== 'handle' && token.kind !== 'hashtag')) return undefined;
  const reading =
    (gazetteer ? readKnown(doc, token) : undefined) ??
    readLodging(doc, token) ??
    readByTown(doc, token) ??
    readByContext(doc, at, token);
  if (!reading) return undefined;
  const { kind, name, alias } = reading;
  const { start, end } = token;
  return createCandidate({
    kind,
    source: token.kind,
    from: at,
    to: at + 1,
    start,
    end,
    name,
    plain: prettyRun(doc, token),
    surface: doc.text.slice(start, end),
    hotels: alias?.hotels,
  });
}

function run(token: Token): string {
  return token.fold;
}

/** The run without town and words like "official" or "hotel" at its ends; each step may uncover a known name. */
function stripped(text: string): string[] {
  const forms = [text];
  for (const edge of EDGES) {
    for (const form of [...forms]) {
      if (form.length < edge.length + 4 || forms.length > 12) continue;
      if (form.endsWith(edge)) forms.push(form.slice(0, -edge.length));
      if (form.startsWith(edge)) forms.push(form.slice(edge.length));
    }
  }
  return forms;
}

function readKnown(doc: Document, token: Token): Reading | undefined {
  const text = run(token);
  if (text.length < 4) return undefined;
  for (const form of stripped(text)) {
    const alias = aliasBySquash(form) ?? knownBeforeTown(form);
    if (!alias) continue;
    const plain = form === text && alias.words.length === 1;
    if (alias.strength === 1 || (alias.strength === 2 && plain && token.kind === 'hashtag')) {
      if (form.length < 5) continue;
      return { kind: 'knownWeak', name: alias.hotels[0]?.name ?? form, alias };
    }
    return {
      kind: 'known',
      name: alias.hotels.length === 1 ? (alias.hotels[0]?.name ?? form) : prettyRun(doc, token),
      alias,
    };
  }
  return undefined;
}

/** "lakecomo" is Lake Como. */
const PLACE_KIND = /^(lake|lago|isola|cape|costa|mount|val|bad|sankt|st|san|new)/;

function knownBeforeTown(form: string): HotelAlias | undefined {
  for (let cut = form.length - 3; cut >= 5; cut -= 1) {
    const alias = aliasBySquash(form.slice(0, cut));
    if (!alias || (alias.strength < 3 && cut < 6)) continue;
    const town = form.slice(cut);
    if (
      isTownName(town) ||
      isTownName(town.replace(PLACE_KIND, '$1 ')) ||
      alias.hotels.some((hotel) => hotel.town?.toLowerCase().startsWith(town))
    )
      return alias;
  }
  return undefined;
}

function readLodging(doc: Document, token: Token): Reading | undefined {
  const text = run(token);
  const brand = brandPrefix(text);
  if (brand && !isFiller(text.slice(brand.words.join('').length), token)) {
    return { kind: 'brand', name: withBrand(brand.name, text.slice(brand.words.join('').length)) };
  }
  const word = LODGING.find((lodging) => text.includes(lodging));
  if (!word) return readHouse(doc, token);
  if (text === word) return undefined;
  const rest = text.replace(word, ' ').trim();
  if (isFiller(rest.replaceAll(' ', ''), token) || rest.split(' ').every((part) => isFiller(part, token)))
    return undefined;
  if (rest.replaceAll(' ', '').length < 3) return undefined;
  return {
    kind: token.kind === 'handle' || doc.cues.length > 0 ? 'head' : 'headWeak',
    name: prettyRun(doc, token, word),
  };
}

const HOUSE_RUN =
  /^(?:trullo|podere|albergo|herdade|monte|casa|villa|gut|schloss|castello|castel|palazzo|maison|domaine|finca|haus|landhaus|chalet|borgo|tenuta|cascina|quinta|dar|kasbah|son)[a-z]{4,}|[a-z]{4,}(?:house|hof|haus|alm|huette|inn|manor|castle|palace|rooms|cottages|cabins|camp|gut|estate|farm|farmstay|houses|studios|huts|pods)$/;

/** "#gutsonnenhausen", "@lanternhouse": words of houses that name much else too. */
function readHouse(doc: Document, token: Token): Reading | undefined {
  const text = run(token);
  if (text.length < 8 || ORDINARY.has(text) || !HOUSE_RUN.test(text)) return undefined;
  if (isTownName(text) || segments(text)) return undefined;
  return { kind: 'headWeak', name: prettyRun(doc, token) };
}

function withBrand(brand: string, rest: string): string {
  return rest === '' ? brand : `${brand} ${displayName(rest)}`;
}

/** "@the_lantern.house" → "The Lantern House"; "#hotelbergkristall" → "Hotel Bergkristall". */
function prettyRun(doc: Document, token: Token, lodging?: string): string {
  const raw = doc.text.slice(token.start + 1, token.end).toLowerCase();
  const spaced = lodging ? raw.replace(lodging, ` ${lodging} `) : raw;
  return displayName(spaced.replace(/[._]+/g, ' '));
}

/** "@thelanternhouse.lisbon": houses that share a name with others put the town behind it. */
function readByTown(doc: Document, token: Token): Reading | undefined {
  if (token.kind !== 'handle') return undefined;
  const parts = doc.text
    .slice(token.start + 1, token.end)
    .toLowerCase()
    .split(/[._]+/)
    .filter(Boolean);
  const town = parts.at(-1) ?? '';
  if (parts.length < 2 || town.length < 4 || !isTownName(town)) return undefined;
  return { kind: HOUSE.test(token.fold) ? 'head' : 'verb', name: prettyRun(doc, token) };
}

/** Any other handle or "#bodenashville" may be the hotel's when the post is about a stay and names no other. */
function readByContext(doc: Document, at: number, token: Token): Reading | undefined {
  const before = doc.tokens[at - 1];
  if (token.kind === 'hashtag')
    return endsWithTown(token) ? { kind: 'at', name: prettyRun(doc, token) } : undefined;
  if (isIn(token, SETS.ordinary) || token.fold.length < 5) return undefined;
  const host = HOSTING.has(doc.tokens[at - 2]?.fold ?? '');
  if (before && BLOCKERS.has(before.fold) && token.gap <= GAP.comma && !host) return undefined;
  const led = before !== undefined && AT.has(before.fold) && token.gap <= GAP.comma;
  const staying =
    led && doc.cues.some((cue) => cue.to >= at - 3 && cue.to <= at && STAYING.has(cue.category));
  return { kind: staying ? 'verb' : 'at', name: prettyRun(doc, token) };
}

const STAYING = categorySet('slept', 'stayed', 'checkin', 'nights', 'room', 'bed');

function endsWithTown(token: Token): boolean {
  const text = token.fold;
  for (let cut = 4; cut <= text.length - 5; cut += 1) {
    const name = text.slice(0, cut);
    if (isHotelTown(text.slice(cut))) return !ORDINARY.has(name) && !TAG_FILLER.has(name) && !segments(name);
  }
  return false;
}
