import { defineFeatures } from '../model/linear.ts';
import { GROUP_BITS } from '../model/senses.ts';
import { addWord, WordTable } from '../text/vocabulary.ts';

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

/** Frequent words without meaning of their own. */
const small = new WordTable<true>();
for (const word of `the a an and or of in on at to for from with by as is are it this that these those so but der die das den dem des ein eine
  einen einem einer und oder im am auf aus bei mit nach vom von vor zu zum zur fur es le la les un une et de du des il lo gli e di da el los y
  en con no o os um uma ##`.split(/\s+/))
  small.set(addWord(word), true);

/** Whether the word of a number means nothing by itself. */
export const isSmall = (word: number) => small.has(word);

/** Bits of a sentence: who did it; whether it was done; what its phrases suggest; what kind of thing it is about. */
export const WHO = 7;
export const MODE = 24;
export const GROUPS = 15 << GROUP_BITS;
export const KINDS = 31 << (GROUP_BITS + 4);
