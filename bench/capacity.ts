import { parseArgs } from 'node:util';
import { assume, assumptions, assumptionTable } from './capacity/assumptions.ts';
import { readMeasured } from './capacity/measured.ts';
import { loadOf, needsOf } from './capacity/model.ts';
import { markdown, needsTable } from './capacity/report.ts';

/** The machines that a site with so many members needs, from the latest measurements and from assumptions, each of which has a flag. */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const flags = Object.fromEntries(Object.keys(assumptions).map((name) => [name, text]));
  const { values } = parseArgs({ options: { ...flags, members: text, measured: text } });
  const { members = '10000,1000000,100000000', measured: file, ...said } = values as Record<string, string>;
  const sizes = members.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1))
    throw new Error(`--members must be whole numbers above 0, separated by commas, not "${members}".`);
  const assumed = assume(said);
  const measured = await readMeasured(file);
  const sites = sizes.map((size) => {
    const needs = needsOf(loadOf(size, assumed, measured), assumed, measured);
    return { members: size, needs };
  });
  const { date, load, scale, requests, bytes } = measured;
  const costs = Object.entries(requests).map(([kind, cost]) => [
    kind,
    ...[cost.webMs, cost.databaseMs, cost.bytes].map((one) => one.toLocaleString('en')),
  ]);
  const rows = Object.entries(bytes).map(([kind, size]) => [kind, size.toLocaleString('en')]);
  const where = `${date}, ${scale.posts.toLocaleString('en')} stays, load of the machine ${load}`;
  console.log(
    [
      markdown(needsTable(sites)),
      `Measured (npm run bench -- --only capacity, ${where}):`,
      markdown([['Request', 'Web, ms', 'Database, ms', 'Bytes'], ...costs]),
      markdown([['Row with indexes', 'Bytes'], ...rows]),
      'Assumed; every line is a flag:',
      markdown([['Flag', 'Value', 'Unit', 'Meaning', 'From'], ...assumptionTable(assumed)]),
    ].join('\n\n'),
  );
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
