import { foldName } from '../text/fold.ts';
import type { Table } from '../towns/table.ts';
import type { FindOptions } from '../towns/town.ts';
import { type NameIndex, rowsCalled } from './name-index.ts';
import { proximity } from './proximity.ts';
import { qualifierTest } from './qualifier.ts';
import { accentBonus, prominence } from './ranking.ts';

const LONGEST_NAME = 120;

/**
 * Rows with exactly that name, best first; a part after a comma narrows the choice if it is understood.
 * So does a part in brackets ("Paris (France)"), unless the name itself has brackets ("Lamu (Insel)").
 */
export function findRows(table: Table, index: NameIndex, text: string, options: FindOptions): number[] {
  const whole = text.slice(0, LONGEST_NAME);
  const rows = findParts(table, index, whole.split(/[,;]/), options);
  return rows.length > 0 || !/[()]/.test(whole)
    ? rows
    : findParts(table, index, whole.split(/[,;()]/), options);
}

function findParts(table: Table, index: NameIndex, parts: readonly string[], options: FindOptions): number[] {
  const [name = '', ...qualifiers] = parts;
  let rows = called(index, name);
  if (rows.length === 0 && qualifiers.every((part) => part.trim() === '')) {
    return ranked(table, splitAtWord(table, index, name), { ...options, text: name });
  }
  for (const part of qualifiers) {
    if (rows.length === 0) break;
    const test = qualifierTest(table, index, part.trim());
    if (test) rows = rows.filter(test);
  }
  return ranked(table, rows, { ...options, text: name });
}

function called(index: NameIndex, name: string): number[] {
  const folded = foldName(name);
  if (folded === '') return [];
  const rows = rowsCalled(index, folded);
  return rows.length > 0 ? rows : rowsCalled(index, folded.replace(/([aou])e/g, '$1'));
}

/** "Portland Oregon", "Zermatt Switzerland": the last words qualify if they are a region or country. */
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

/** By prominence and spelling; nearness counts threefold here, because a full name near a known spot is seldom a coincidence. */
function ranked(table: Table, rows: readonly number[], options: FindOptions & { text: string }): number[] {
  const country = options.country?.toUpperCase();
  const { near } = options;
  const text = options.text.trim();
  return rows
    .filter((row) => country === undefined || table.countries.at(row) === country)
    .map((row) => {
      const nearness = near ? 2 * proximity(table, row, near) : 0;
      return { row, score: prominence(table, row, near) + nearness + accentBonus(table, row, text) };
    })
    .sort((a, b) => b.score - a.score || a.row - b.row)
    .map((entry) => entry.row);
}
