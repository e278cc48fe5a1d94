import { defineFeatures } from '../model/linear.ts';
import { GROUP_BITS } from '../model/senses.ts';
import { addWord, WordTable } from '../text/vocabulary.ts';

/** What is told of a post and of a lodging that it names, by name. */
export const FEATURES = defineFeatures({
  plain: [
    'cue',
    'cues',
    'cueTwo',
    'emoji',
    'length',
    'tags',
    'handles',
    'price',
    'question',
    'german',
    'mentions',
    'place',
    'form',
    'sure',
    'clauseCue',
    'clauseCues',
    'touching',
    'besideCue',
    'order',
    'item',
    'gapBefore',
    'gapAfter',
    'priced',
    'wall',
    'lone',
    'known',
    'formLength',
    'piece',
    'clausePrefix',
    'sense',
    'senseGroup',
    'senseMode',
    'postSense',
    'postGroups',
    'groupsIn',
    'lead',
    'leadMode',
    'postKinds',
    'kindsIn',
    'kindWho',
    'kindForm',
    'triple',
    'stem',
    'stemPair',
  ],
  words: ['word', 'tagWord', 'placeWord', 'opening', 'closing', 'clause', 'near', 'beside'],
  pairs: ['pair', 'skip', 'clausePair', 'pairBefore', 'pairAfter'],
});

/** Words that stand everywhere and tell nothing by themselves. */
const small = new WordTable<true>();
for (const word of `the a an and or of in on at to for from with by as is are it this that these those so but der die das den dem des ein eine
  einen einem einer und oder im am auf aus bei mit nach vom von vor zu zum zur fur es le la les un une et de du des il lo gli e di da el los y
  en con no o os um uma ##`.split(/\s+/))
  small.set(addWord(word), true);

/** Whether a word, by its number, tells nothing by itself. */
export const isSmall = (word: number) => small.has(word);

/** Of the bits of a sentence: who did it; whether it was done; what its phrases speak for; what kind of thing it tells. */
export const WHO = 7;
export const MODE = 24;
export const GROUPS = 15 << GROUP_BITS;
export const KINDS = 31 << (GROUP_BITS + 4);

/** A piece of a word as a number; what lies before and behind the word counts as a space. */
export function hashed(text: string, from: number, to: number): number {
  let hash = 17;
  for (let at = from; at < to; at += 1)
    hash = Math.imul(hash, 131) + (at < 0 || at >= text.length ? 32 : text.charCodeAt(at));
  return ((hash ^ (hash >>> 14)) >>> 0) & 0x3ffff;
}
