import { PairNumbers } from '../text/pair-numbers.ts';
import { addWord, spellingOf } from '../text/vocabulary.ts';

/**
 * A trie of hotel names by words. A name is identified by the number of its last step; 0 is the root. Numbers in a few tables: maps and lists, one
 * per word, would take ten times the memory.
 */
export class HotelNames {
  private readonly pairs = new PairNumbers();
  /** By step, the first hotel with the name that ends there, plus one. */
  private readonly first: number[] = [0];
  private readonly others = new Map<number, number[]>();
  /** By step, how certain the name is that ends there, see `HotelAlias`; 0 if none does. */
  private readonly strengths: number[] = [0];

  /** Reads what `written` gave. */
  static read(text: string): HotelNames {
    const names = new HotelNames();
    for (let step = 1, start = 0; start < text.length; step += 1) {
      const end = text.indexOf('\n', start);
      const beforeWord = text.indexOf(' ', start);
      const afterWord = text.indexOf(' ', beforeWord + 1);
      const hasHotels = afterWord !== -1 && afterWord < end;
      const word = text.slice(beforeWord + 1, hasHotels ? afterWord : end);
      names.pairs.add(step - Number(text.slice(start, beforeWord)), addWord(word));
      const hotels = hasHotels
        ? text
            .slice(afterWord + 3, end)
            .split(',')
            .map(Number)
        : NONE;
      names.setHotels(step, hasHotels ? text.charCodeAt(afterWord + 1) - ZERO : 0, hotels);
      start = end + 1;
    }
    return names;
  }

  /** A line for each step: how far back the previous step is, the word; where a name ends, how certain it is and its hotels. */
  written(): string {
    let text = '';
    for (let step = 1; step < this.steps; step += 1) {
      const hotels = this.hotelsAt(step);
      text += `${step - this.pairs.firstOf(step)} ${spellingOf(this.pairs.secondOf(step))}`;
      text += hotels.length === 0 ? '\n' : ` ${this.strengthAt(step)} ${hotels.join(',')}\n`;
    }
    return text;
  }

  /** Adds a name of the hotel at a position of the list. */
  add(words: readonly string[], hotel: number, strength = 0): void {
    let step = 0;
    for (const word of words) {
      step = this.pairs.add(step, addWord(word));
      this.first[step] ??= 0;
    }
    const known = this.hotelsAt(step);
    this.setHotels(
      step,
      Math.max(strength, this.strengthAt(step)),
      known.includes(hotel) ? known : [...known, hotel],
    );
  }

  private setHotels(step: number, strength: number, hotels: readonly number[]): void {
    const [first = -1, ...others] = hotels;
    this.first[step] = first + 1;
    this.strengths[step] = strength;
    if (others.length > 0) this.others.set(step, others);
  }

  /** How many steps there are, 0 with them. */
  get steps(): number {
    return this.first.length;
  }

  /** How many names there are. */
  get size(): number {
    return this.strengths.reduce((size, strength) => size + Number(strength > 0), 0);
  }

  /** The step to the word of that number, 0 if no name continues with it. */
  next(step: number, word: number): number {
    return word === 0 ? 0 : this.pairs.numberOf(step, word);
  }

  /** How certain the name is that ends at a step; 0 if none does. */
  strengthAt(step: number): number {
    return this.strengths[step] ?? 0;
  }

  /** Positions in the list of the hotels whose name ends at a step. */
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

  /** The step before a step. */
  stepBefore(step: number): number {
    return this.pairs.firstOf(step);
  }

  /** The word with which a step ends. */
  lastWordAt(step: number): string {
    return spellingOf(this.pairs.secondOf(step));
  }

  /** Whether letters equal the words that lead to a step, run together. */
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

const NONE: readonly number[] = [];
const ZERO = 48;
