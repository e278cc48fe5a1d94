import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, runProgram } from './program.ts';
import { readingCalls } from './reading-calls.ts';

/** Has sqlmap try every parameter of every call that only reads, in path and question. */
export const trySqlmap: Attack = async (target) => {
  const output = path.join(target.folder, 'sqlmap');
  const list = path.join(target.folder, 'sqlmap-urls.txt');
  await writeFile(list, (await readingCalls(target)).join('\n'));
  const said = await runProgram(
    'sqlmap',
    [
      ...['-m', list, '--output-dir', output, '--header', `Authorization: Bearer ${target.token}`],
      ...['--batch', '--flush-session', '--dbms', 'PostgreSQL', '--technique', 'BEU', '--level', '1'],
      ...['--timeout', '20', '--retries', '0', '--threads', '2', '--disable-coloring', '--ignore-code', '*'],
    ],
    target,
  );
  await writeFile(path.join(target.folder, 'sqlmap.log'), said);
  return findings(output);
};

/** Rows of sqlmap's own summaries: an address, and the parameter that gave way. */
async function findings(output: string): Promise<string[]> {
  const files = await readdir(output);
  const rows: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.csv')))
    rows.push(...(await readFile(path.join(output, file), 'utf8')).trim().split('\n').slice(1));
  return rows.filter((row) => row.split(',')[1]).map((row) => `sqlmap: ${row}`);
}
