import { foldName } from '../text/fold.ts';
import { allowedTypos, begins, lacksLetters, lettersOf } from '../text/typo.ts';
import type { Table } from '../towns/table.ts';
import type { AutocompleteOptions } from '../towns/town.ts';
import { findRows } from './find.ts';
import { bucketsFor, type NameIndex, Origin } from './name-index.ts';
import { matchesQualifier } from './qualifier.ts';
import { accentBonus, prominence, Ranking } from './ranking.ts';

/** Longest text that is searched for; no place name is longer, and more only costs time. */
const LONGEST_QUERY = 80;

/** Population below which a place is not suggested for a mistyped word, if something else fits. */
const WELL_KNOWN = 20_000;

interface Search {
  table: Table;
  index: NameIndex;
  /** As typed, and folded. */
  text: string;
  query: string;
  ranking: Ranking;
  near: AutocompleteOptions['near'];
  /** Penalty of a match by a name of that origin against one by the name that the reader sees. */
  foreign: readonly number[];
}

/** A prefix that only matches a name in another language is probably the beginning of something else. */
const foreignName = -0.7;

/** Rows of the table that may match the prefix `text`, best first. */
export function completeRows(
  table: Table,
  index: NameIndex,
  text: string,
  options: AutocompleteOptions,
): number[] {
  const query = foldName(text.slice(0, LONGEST_QUERY));
  const limit = Math.max(0, Math.min(50, Math.trunc(options.limit) || 0));
  if (query === '' || limit === 0) return [];
  const foreign: number[] = [];
  foreign[Origin.own] = 0;
  foreign[Origin.en] = options.language === 'en' ? 0 : foreignName;
  foreign[Origin.de] = options.language === 'de' ? 0 : foreignName;
  foreign[Origin.other] = foreignName;
  const search = {
    table,
    index,
    text: text.trim(),
    query,
    ranking: new Ranking(limit),
    near: options.near,
    foreign,
  };
  addPhrases(search);
  if (search.ranking.size < limit && query.includes(' ')) addQualified(search);
  if (search.ranking.size === 0) addPhrases({ ...search, query: withoutDigraphs(query) });
  if (search.ranking.size === 0 && text.includes(','))
    return findRows(table, index, text, {}).slice(0, limit);
  if (search.ranking.size <= limit / 2) addMistyped(search);
  return search.ranking.rows();
}

/** "Halls" means Hallstatt rather than Hallstahammar with fourteen times its inhabitants; measured on the towns of the listed hotels. */
const destinationBonus = 0.6;

/** The rank of a match: prominence plus the quality of the match. */
function score({ table, near }: Search, row: number, match: number): number {
  return prominence(table, row, near) + match + (table.destinations.has(row) ? destinationBonus : 0);
}

/** Names with a word where the whole text begins: "san f" finds San Francisco, "york" New York and York. */
function addPhrases(search: Search): void {
  const { index, query, ranking } = search;
  const inner = ` ${query}`;
  const exactBonus = Math.min(2, query.length * 0.5);
  for (const bucket of bucketsFor(index, query)) {
    for (const position of bucket) {
      const key = index.keys.at(position);
      const row = index.rows[position] ?? 0;
      const foreignness = search.foreign[index.origins[position] ?? 0] ?? 0;
      if (key.startsWith(query)) {
        const exact = key.length === query.length;
        const bonus = exact ? exactBonus + accentBonus(search.table, row, search.text) : foreignness;
        ranking.offer(row, score(search, row, bonus));
        ranking.keepLargest(row, search.table.populations[row] ?? 0);
      } else if (key.includes(inner)) {
        ranking.offer(row, score(search, row, foreignness - 1));
      }
    }
  }
}

/**
 * A name, then words of its region or country: "portland ore", "paris texas", "springfield usa". If the name itself is only partial, they rank
 * behind all others: "lake k" means Lake Königssee, not a lake in Kenya.
 */
function addQualified(search: Search): void {
  const { table, index, query, ranking } = search;
  const begun = new Ranking(ranking.limit);
  for (let space = query.lastIndexOf(' '); space > 0; space = query.lastIndexOf(' ', space - 1)) {
    const name = query.slice(0, space);
    const words = query.slice(space + 1).split(' ');
    for (const bucket of bucketsFor(index, name)) {
      for (const position of bucket) {
        const key = index.keys.at(position);
        if (!key.startsWith(name) || (key.length > name.length && key[name.length] !== ' ')) continue;
        const row = index.rows[position] ?? 0;
        if (!matchesQualifier(table, index, row, words)) continue;
        if (key.length === name.length) ranking.offer(row, score(search, row, 1));
        else begun.offer(row, score(search, row, 0));
      }
    }
    if (ranking.size + begun.size > 0) break;
  }
  ranking.append(begun);
}

/** Names that the text nearly matches: with one error, else with two. Only well-known places, once something fits. */
function addMistyped(search: Search): void {
  const most = allowedTypos(search.query);
  for (let typos = 1; typos <= most; typos += 1) {
    const found = mistyped(search, typos);
    search.ranking.append(found);
    if (found.size > 0) return;
  }
}

/** Names compared in detail for one text; only nonsense ("aaaaaaa") has so many candidates. */
const maxCandidates = 8000;

function mistyped(search: Search, typos: number): Ranking {
  const { table, index, query, ranking } = search;
  const least = ranking.size > 0 ? WELL_KNOWN : 0;
  const letters = lettersOf(query);
  const lettersOfKeys = index.beginnings().letters;
  const found = new Ranking(ranking.limit - ranking.size);
  let candidates = 0;
  for (const bucket of mistypedBuckets(index, query, typos)) {
    if (candidates > maxCandidates) break;
    for (const position of bucket) {
      const row = index.rows[position] ?? 0;
      // Keys are in the order of population, so the rest of the bucket is smaller still.
      if ((table.populations[row] ?? 0) < least) break;
      if (lacksLetters(letters, lettersOfKeys[position] ?? 0, typos)) continue;
      const key = index.keys.at(position);
      if (key.length < query.length - typos || ranking.has(row)) continue;
      candidates += 1;
      if (!begins(query, key, typos)) continue;
      found.offer(row, score(search, row, -0.05 * Math.abs(key.length - query.length)));
    }
  }
  return found;
}

/** Buckets whose two letters are one error away from those typed; even with two errors the first letter is usually right. */
function* mistypedBuckets(index: NameIndex, query: string, typos: number): Generator<Uint32Array> {
  const [first = '', second = '', third = ''] = query;
  yield* bucketsFor(index, query);
  for (const [prefix, bucket] of index.beginnings().buckets) {
    if (prefix === first + second) continue;
    const start = prefix[0] === first;
    const slipped = prefix[1] === second || prefix[1] === first || prefix === second + third;
    if (start || (typos === 1 && slipped)) yield bucket;
  }
}

/** Muenchen → Munchen, the folded form of München. */
function withoutDigraphs(query: string): string {
  return query.replace(/([aou])e/g, '$1');
}
