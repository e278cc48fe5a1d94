import { foldName } from './fold.ts';
import { type NameIndex, rowsCalled } from './name-index.ts';
import { proximity } from './proximity.ts';
import { qualifierTest } from './qualifier.ts';
import type { Table } from './table.ts';
import type { FindOptions } from './town.ts';

const LONGEST_NAME = 120;

/** Rows called exactly that, best first; a part after a comma narrows the choice where it is understood. */
export function findRows(table: Table, index: NameIndex, text: string, options: FindOptions): number[] {
  const [name = '', ...qualifiers] = text.slice(0, LONGEST_NAME).split(/[,;()]/);
  let rows = called(index, name);
  if (rows.length === 0 && qualifiers.every((part) => part.trim() === '')) {
    return ranked(table, splitAtWord(table, index, name), options);
  }
  for (const part of qualifiers) {
    if (rows.length === 0) break;
    const test = qualifierTest(table, index, part.trim());
    if (test) rows = rows.filter(test);
  }
  return ranked(table, rows, options);
}

function called(index: NameIndex, name: string): number[] {
  const folded = foldName(name);
  if (folded === '') return [];
  const rows = rowsCalled(index, folded);
  return rows.length > 0 ? rows : rowsCalled(index, folded.replace(/([aou])e/g, '$1'));
}

/** "Portland Oregon", "Zermatt Switzerland": the last words qualify, where they are a region or country. */
function splitAtWord(table: Table, index: NameIndex, text: string): number[] {
  const words = text.trim().split(/\s+/).slice(0, 8);
  for (let split = words.length - 1; split > 0; split -= 1) {
    const rows = called(index, words.slice(0, split).join(' '));
    const test = rows.length > 0 ? qualifierTest(table, index, words.slice(split).join(' ')) : null;
    const matching = test ? rows.filter(test) : [];
    if (matching.length > 0) return matching;
  }
  return [];
}

function ranked(table: Table, rows: number[], options: FindOptions): number[] {
  const { country, near } = options;
  const inCountry = country ? rows.filter((row) => table.countries[row] === country.toUpperCase()) : rows;
  if (!near) return inCountry.sort((a, b) => a - b);
  const scored = inCountry.map((row) => ({
    row,
    score: Math.log10((table.populations[row] ?? 0) + 10) + 3 * proximity(table, row, near),
  }));
  return scored.sort((a, b) => b.score - a.score).map((entry) => entry.row);
}
