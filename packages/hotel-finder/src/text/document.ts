import { type Cue, findCues } from './cues.ts';
import { foldWord } from './fold.ts';
import { type Token, tokenise } from './tokens.ts';
import { addSet, isIn } from './vocabulary.ts';

/** A text read once: its words, the phrases in it, and its casing. */
export interface Document {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly cues: readonly Cue[];
  /** German capitalises every noun, so a capital says little there. */
  readonly german: boolean;
  /** Hardly any capitals, or hardly anything else: casing says nothing. */
  readonly flatCase: boolean;
  /** The bits of all sets that any of the words is in. */
  readonly sets: number;
  /** The whole text in folded form, computed on first use. */
  readonly folded: () => string;
}

/** Captions longer than any network allows are truncated here. */
const LONGEST_TEXT = 10_000;

const GERMAN = addSet(
  `und der die das ich wir im ist mit fur ein eine auf war uns den zum am von bei es mal noch nicht auch wie mein meine dann ab nach hab
  habe sind schon wieder ganz sehr unser unsere zwei drei vom beim zur ins nix kein keine einen einem einer wird`.split(
    /\s+/,
  ),
);
const ENGLISH = addSet('the and of to we is was in for my our with at on it this'.split(' '));
const ROMANCE = addSet(
  `le la les et nous il di che con el y los una o os um della del nel al alla mi notre nos est une dans sur pour avec por para
  em nao com uno`.split(/\s+/),
);

export function readDocument(text: string): Document {
  const kept = text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text;
  const tokens = tokenise(kept);
  let german = 0;
  let english = 0;
  let romance = 0;
  let words = 0;
  let capitals = 0;
  let sets = 0;
  for (const token of tokens) {
    sets |= token.sets;
    if (token.kind !== 'word') continue;
    words += 1;
    if (token.casing !== 'lower') capitals += 1;
    if (isIn(token, GERMAN)) german += 1;
    else if (isIn(token, ENGLISH)) english += 1;
    else if (isIn(token, ROMANCE)) romance += 1;
  }
  let folded: string | undefined;
  const share = words === 0 ? 0 : capitals / words;
  return {
    text: kept,
    tokens,
    cues: findCues(tokens, { german, english, romance }),
    sets,
    german: german > english + romance,
    flatCase: words > 3 && (share < 0.05 || share > 0.85),
    folded: () => {
      folded ??= foldWord(kept);
      return folded;
    },
  };
}
