import { CUE_CATEGORIES, type CueCategory, cueNumber, groupOf } from '../text/cue-categories.ts';
import type { Document } from '../text/document.ts';
import { WordBits } from '../text/vocabulary.ts';

/** Who did what a sentence describes, and whether it happened at all. */
const SENSES = [
  // the writer's own
  `i ive im we weve were us our ours me my myself ich wir uns unser unsere unserem unseren unserer mich mir mein meine meinem meiner meinen
  ma mia mi i hab hamma samma simma sind bin war waren hemmer simmer ha mer je nous notre moi nos mes mon noi nostra nostro io mio
  siamo abbiamo ero eravamo yo nosotros nuestra nuestro hemos eu nosso`,
  // somebody else's
  `she he they her his their them she's hes shes theyre er sie ihr ihre ihrem ihren seine seinen seiner sister brother mum mom mama papa dad
  parents eltern schwester bruder cousin cousine colleague kollegin kollege kollegen friend friends freundin freund freunde bestie auntie
  tante onkel opa oma nachbar nachbarin neighbour neighbor boss chef chefin someone somebody jemand people leute elle il ils lui lei loro
  granny nan grandma flatmate`,
  // the reader's
  `you your youre youll yours du dein deine dich dir ihr euch euer eure eurem ihren ihnen sie dein tag enter win book click visit komm kommt
  jetzt buche bucht sichert sichere discover entdecke entdecken erlebe erleben save`,
  // not so
  `not no never nope nah none without neither nor cant couldnt didnt dont wont wasnt isnt arent havent wouldnt nicht ned net nid nie niemals
  kein keine keinen keinem koa ka ohne leider statt instead cancelled canceled storniert abgesagt ausgebucht sold non pas jamais mai
  nunca nao sin senza sans almost fast beinahe`,
  // wished, planned, thought
  `would could should wish want wanna hope dream dreaming someday maybe if when one day soon next wenn ware hatte wurde wurd konnte mochte
  will wollen traum traume traumen irgendwann vielleicht mal bald falls nachste nachstes nachsten wunsch wunschte sollte hoffentlich
  bucket vision list lottery lotto budget rich reich`,
].map((words) => words.split(/\s+/));

const bits = new WordBits();
for (const [at, words] of SENSES.entries()) for (const word of words) bits.add(word, 1 << at);

const GROUPS = ['stay', 'scene', 'against', 'elsewhere'] as const;
const KINDS: ReadonlyMap<CueCategory, number> = new Map([
  ['promo', 9],
  ['hosting', 9],
  ['repost', 9],
  ['give', 9],
  ['cancel', 10],
  ['dreaming', 10],
  ['wish', 10],
  ['seen', 11],
  ['outside', 11],
  ['othersstay', 11],
  ['bedtime', 13],
  ['sojourn', 12],
  ['arrival', 13],
  ['rented', 12],
  ['dorm', 12],
  ['keycard', 13],
  ['amenity', 13],
]);
/** Bits of a sentence: one per sense, then one per group of phrases. */
export const GROUP_BITS = SENSES.length;

/** By the number of a category, the bits of its kind and of its group. */
const CUE_BITS: number[] = [];
for (const category of CUE_CATEGORIES) {
  const [kind, group] = [KINDS.get(category), groupOf(category)];
  const groupBit = group === null ? 0 : 1 << (GROUP_BITS + GROUPS.indexOf(group));
  CUE_BITS[cueNumber(category)] = groupBit | (kind === undefined ? 0 : 1 << kind);
}

/** By sentence of a text, the senses and the groups of phrases in it, as bits. */
export function sensesOf({ tokens, cues }: Document, sentences: Int32Array): Int32Array {
  const found = new Int32Array((sentences.at(-1) ?? 0) + 1);
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) continue;
    const sentence = sentences[at] ?? 0;
    found[sentence] = (found[sentence] ?? 0) | bits.of(token.number);
  }
  for (const { number, from } of cues) {
    const sentence = sentences[from] ?? 0;
    found[sentence] = (found[sentence] ?? 0) | (CUE_BITS[number] ?? 0);
  }
  return found;
}
