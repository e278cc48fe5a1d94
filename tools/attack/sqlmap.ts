import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Attack, runProgram, type Target } from './program.ts';
import { readingCalls } from './reading-calls.ts';
import { writingCalls } from './writing-calls.ts';

/** Has sqlmap try every parameter of every call: path and query of read-only ones, then the bodies of writing ones. */
export const trySqlmap: Attack = async (target) => {
  const begin = performance.now();
  const urls = path.join(target.folder, 'sqlmap-urls.txt');
  const reading = await readingCalls(target);
  await writeFile(urls, reading.join('\n'));
  const header = ['--header', `Authorization: Bearer ${target.token}`];
  const half = { ...target, minutes: target.minutes / 2 };
  const read = await run(half, 'reading', ['-m', urls, ...header]);
  const log = path.join(target.folder, 'sqlmap-requests.txt');
  const writing = await writingCalls(target);
  await writeFile(log, writing.join(''));
  const rest = { ...target, minutes: target.minutes - (performance.now() - begin) / 60_000 };
  const written = await run(rest, 'writing', ['-l', log]);
  return {
    findings: [...read.findings, ...written.findings],
    tried: `${read.begun} of ${reading.length} calls that read, ${written.begun} of ${writing.length} that write`,
    cutOff: read.stopped || written.stopped,
  };
};

async function run(target: Target, name: string, calls: readonly string[]) {
  const folder = path.join(target.folder, name);
  await mkdir(folder, { recursive: true });
  const { output, stopped } = await runProgram(
    'sqlmap',
    [
      ...[...calls, '--output-dir', folder],
      // It would read an empty input as the list of targets.
      '--ignore-stdin',
      ...['--batch', '--flush-session', '--dbms', 'PostgreSQL', '--technique', 'BEU', '--level', '1'],
      ...['--timeout', '20', '--retries', '0', '--threads', '2', '--disable-coloring', '--ignore-code', '*'],
    ],
    target,
  );
  await writeFile(path.join(target.folder, `${name}.log`), output);
  const begun = output.match(/\] testing URL '/g)?.length ?? 0;
  return { findings: await findings(folder), begun, stopped };
}

/** Rows of sqlmap's own summaries: an address, and the vulnerable parameter. Unexploitable ones it calls false positives. */
async function findings(output: string): Promise<string[]> {
  const files = await readdir(output);
  const rows: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.csv')))
    rows.push(...(await readFile(path.join(output, file), 'utf8')).trim().split('\n').slice(1));
  return rows
    .filter((row) => row.split(',')[1] && !row.includes('false positive'))
    .map((row) => `sqlmap: ${row}`);
}
