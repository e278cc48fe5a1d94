import type { Needs } from './model.ts';

const digits = (value: number) =>
  value >= 100
    ? Math.round(value).toLocaleString('en')
    : Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 3 });

const yes = (value: boolean) => (value ? 'yes' : 'no');

/** The lines of the table: a label, and its value for one size of a site. */
const lines: readonly [string, (needs: Needs) => string][] = [
  ['Requests a second at the peak', (needs) => digits(needs.requestsPerSecond)],
  ['Fits one machine, database included', (needs) => yes(needs.fitsOneMachine)],
  ['Web processes', (needs) => digits(needs.webProcesses)],
  ['Machines for them, a spare one included', (needs) => digits(needs.webMachines)],
  ['Memory of such a machine, GB', (needs) => digits(needs.webMachineGb)],
  ['Primaries', (needs) => digits(needs.primaries)],
  ['Replicas', (needs) => digits(needs.replicas)],
  ['Cores of each of these', (needs) => digits(needs.databaseCores)],
  ['Memory of each, GB', (needs) => digits(needs.databaseGb)],
  ['Disk of each, GB', (needs) => digits(needs.databaseDiskGb)],
  ['Connections of all processes', (needs) => digits(needs.connections)],
  ['PgBouncer needed', (needs) => yes(needs.needsPooler)],
  ['Connections that go past it', (needs) => digits(needs.connectionsPastPooler)],
  ['Redis', (needs) => digits(needs.redis)],
  ['Pictures in the bucket, GB', (needs) => digits(needs.bucketGb)],
  ['Sent by the web machines, Mbit/s', (needs) => digits(needs.webMbits)],
  ['Pictures sent by the CDN, Mbit/s', (needs) => digits(needs.cdnMbits)],
  ['Pictures sent by the bucket, Mbit/s', (needs) => digits(needs.bucketMbits)],
];

export const needsTable = (sites: readonly { members: number; needs: Needs }[]): string[][] => [
  ['Members', ...sites.map(({ members }) => members.toLocaleString('en'))],
  ...lines.map(([name, cell]) => [name, ...sites.map(({ needs }) => cell(needs))]),
];

/** A Markdown table, with its first row as the head. */
export function markdown(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const written = rows.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [written[0], rule, ...written.slice(1)].join('\n');
}
