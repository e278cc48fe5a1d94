import { PairNumbers } from '../text/pair-numbers.ts';
import { addWord, spellingOf } from '../text/vocabulary.ts';

/**
 * Which hotels bear which names. A name is a way from word to word and is known by the number of its last step; 0 is where every
 * name begins. Numbers in a few tables: maps and lists, one a word, would take ten times the memory.
 */
export class HotelNames {
  private readonly pairs = new PairNumbers();
  /** By step, the first hotel that bears the name which ends there, plus one. */
  private readonly first: number[] = [0];
  private readonly others = new Map<number, number[]>();

  /** Adds a name of the hotel at a position of the list. */
  add(words: readonly string[], hotel: number): number {
    let step = 0;
    for (const word of words) {
      step = this.pairs.add(step, addWord(word));
      this.first[step] ??= 0;
    }
    const known = this.hotelsAt(step);
    if (known.length === 0) this.first[step] = hotel + 1;
    else if (!known.includes(hotel)) this.others.set(step, [...known.slice(1), hotel]);
    return step;
  }

  /** How many steps there are, 0 with them. */
  get steps(): number {
    return this.first.length;
  }

  /** The step to the word of that number, 0 where no name goes on with it. */
  next(step: number, word: number): number {
    return word === 0 ? 0 : this.pairs.numberOf(step, word);
  }

  /** Positions in the list of the hotels that bear the name which ends at a step. */
  hotelsAt(step: number): number[] {
    const first = this.first[step] ?? 0;
    const others = this.others.get(step);
    if (others) return [first - 1, ...others];
    return first === 0 ? [] : [first - 1];
  }

  /** The words with which a name begins. */
  starts(): string[] {
    const words: string[] = [];
    for (let step = 1; step < this.first.length; step += 1)
      if (this.pairs.firstOf(step) === 0) words.push(spellingOf(this.pairs.secondOf(step)));
    return words;
  }

  /** The words that lead to a step. */
  wordsAt(step: number): string[] {
    const words: string[] = [];
    for (let at = step; at !== 0; at = this.pairs.firstOf(at))
      words.push(spellingOf(this.pairs.secondOf(at)));
    return words.reverse();
  }

  /** Whether letters are those of the words that lead to a step, run together. */
  spells(run: string, step: number): boolean {
    let end = run.length;
    for (let at = step; at !== 0; at = this.pairs.firstOf(at)) {
      const word = spellingOf(this.pairs.secondOf(at));
      end -= word.length;
      if (end < 0 || !run.startsWith(word, end)) return false;
    }
    return end === 0;
  }
}
