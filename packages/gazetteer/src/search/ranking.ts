import { namesAt, type Table } from '../towns/table.ts';
import type { Coordinates } from '../towns/town.ts';
import { proximity } from './proximity.ts';

/** How likely a place is meant: its own prominence, plus nearness if known (0 to 2). */
export function prominence(table: Table, row: number, near: Coordinates | undefined): number {
  const own = table.prominences[row] ?? 0;
  return near ? own + proximity(table, row, near) : own;
}

/** "Oia" means Oia rather than Oiã: an exact spelling counts as three times the population. */
export function accentBonus(table: Table, row: number, text: string): number {
  const typed = text.toLowerCase();
  return namesAt(table, row).some((name) => name.toLowerCase() === typed) ? 0.5 : 0;
}

/** The best `limit` rows offered so far, each once with its best score. */
export class Ranking {
  readonly limit: number;
  #entries: { row: number; score: number }[] = [];
  #largest: { row: number; population: number } | null = null;

  constructor(limit: number) {
    this.limit = limit;
  }

  get size(): number {
    return this.#entries.length;
  }

  has(row: number): boolean {
    return this.#entries.some((entry) => entry.row === row);
  }

  offer(row: number, score: number): void {
    const entries = this.#entries;
    const lowest = entries[entries.length - 1];
    if (entries.length >= this.limit && lowest && score <= lowest.score) return;
    const known = entries.findIndex((entry) => entry.row === row);
    if (known !== -1) {
      if ((entries[known]?.score ?? 0) >= score) return;
      entries.splice(known, 1);
    }
    let place = entries.length;
    while (place > 0 && (entries[place - 1]?.score ?? 0) < score) place -= 1;
    entries.splice(place, 0, { row, score });
    if (entries.length > this.limit) entries.pop();
  }

  /** The most populous row found so far is returned even if exact namesakes would fill the list. */
  keepLargest(row: number, population: number): void {
    if (!this.#largest || population > this.#largest.population) this.#largest = { row, population };
  }

  /** Appends the rows of another ranking that are not yet in this one. */
  append(other: Ranking): void {
    for (const { row } of other.#entries) {
      if (this.has(row)) continue;
      if (this.size < this.limit) this.#entries.push({ row, score: Number.NEGATIVE_INFINITY });
    }
  }

  rows(): number[] {
    const rows = this.#entries.map((entry) => entry.row);
    const largest = this.#largest?.row;
    if (largest !== undefined && !rows.includes(largest)) rows[rows.length - 1] = largest;
    return rows;
  }
}
