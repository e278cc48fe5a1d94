import { execFile } from 'node:child_process';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/test/database/database.ts';
import { throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { sentenceOf } from '../launch/failure.ts';
import { inProject } from '../launch/project.ts';
import { runCommandLine } from './index.ts';

let folder: string;
let site: TestDatabase;
let empty: TestDatabase;

beforeAll(async () => {
  folder = await throwawayFolder('commands');
  [site, empty] = await Promise.all([createTestDatabase(), createBareDatabase()]);
});

afterAll(async () => {
  await site?.drop();
  await empty?.drop();
  await rm(folder, { recursive: true, force: true });
});

const configOf = (settings: Record<string, string>) =>
  createConfig(
    {
      SANDBOX: 'off',
      DATA_DIR: path.join(folder, 'data'),
      BACKUP_DIR: path.join(folder, 'backups'),
      ...settings,
    },
    folder,
  );

/** What a command says, on a site of these settings. */
async function staylore(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  await runCommandLine(words, { say: (line) => lines.push(line), loadConfig: () => configOf(settings) });
  return lines.join('\n');
}

/** The sentence, or the lines of a usage, with which a command ends; a fault of ours fails the test. */
async function refusal(words: readonly string[], settings?: Record<string, string>): Promise<string> {
  const error = await staylore(words, settings).then(
    () => new Error(`${words.join(' ')} was not refused`),
    (reason: unknown) => reason,
  );
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  return sentence;
}

/** Every command that works on a site, with words that are right. */
const onSites = [
  ['backup'],
  ['jobs'],
  ['payouts', '--open'],
  ['hotels', 'twins'],
  ['role', 'list'],
  ['keys', 'list'],
  ['earnings', 'prove'],
];

test('Help names every command, and each says what it takes', async () => {
  const out = await staylore(['help']);
  for (const name of ['start', 'migrate', 'backup', 'restore', 'jobs', 'payouts', 'hotels', 'role', 'keys'])
    expect(out).toMatch(new RegExp(`^  ${name} `, 'm'));
  expect(await staylore([])).toBe(out);
  expect(await staylore(['restore', '--help'])).toContain('npx staylore restore FILE [--replace]');
});

test('An unknown command and words that a command does not take end in a sentence', async () => {
  expect(await refusal(['melt'])).toBe(
    'There is no command "melt": npx staylore help lists those that there are.',
  );
  expect(await refusal(['toString'])).toContain('There is no command');
  const wrong = [
    ['start', 'now'],
    ['migrate', 'down'],
    ['backup', 'one', 'two'],
    ['backup', '--fast'],
    ['restore'],
    ['restore', '--replace'],
    ['payouts', '--export'],
    ['payouts', 'all'],
    ['earnings'],
  ];
  const said = await Promise.all(wrong.map((words) => refusal(words)));
  for (const [index, sentence] of said.entries())
    expect(sentence).toContain(`npx staylore ${wrong[index]?.[0]}`);
});

test('An unreachable database ends every command in one sentence', async () => {
  const hangsUp = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
  const { port } = hangsUp.address() as AddressInfo;
  const settings = { DATABASE_URL: `postgres://staylore:hush@127.0.0.1:${port}/site` };
  for (const words of [...onSites, ['migrate']]) {
    const sentence = await refusal(words, settings);
    expect(sentence).toMatch(/^The database site at 127\.0\.0\.1:\d+ cannot be reached: [^\n]+\.$/);
    expect(sentence).not.toContain('hush');
  }
  await new Promise((resolve) => hangsUp.close(resolve));
});

test('A database without a site ends every command in one sentence, and is left as it is', async () => {
  for (const words of onSites) {
    expect(await refusal(words, { DATABASE_URL: empty.url })).toMatch(/^This database holds no Staylore yet/);
    expect(await refusal(words)).toMatch(/^This database holds no Staylore yet/);
  }
  expect(await readdir(folder)).not.toContain('data');
});

test('A folder that cannot be written and an archive that is not there end in one sentence', async () => {
  const file = path.join(folder, 'file');
  await writeFile(file, '');
  expect(await refusal(['backup', path.join(file, 'a.tar.gz')], { DATABASE_URL: site.url })).toMatch(
    /^A file cannot be read or written: [A-Z]+[^\n]+\.$/,
  );
  expect(await refusal(['restore', path.join(folder, 'gone.tar.gz')], { DATABASE_URL: empty.url })).toMatch(
    /gone\.tar\.gz cannot be read as an archive of Staylore/,
  );
});

test('On a site every command does its work', async () => {
  const settings = { DATABASE_URL: site.url };
  expect(await staylore(['migrate'], settings)).toContain('The database is up to date.');
  for (const words of onSites) await staylore(words, settings);
  const [archive = ''] = await readdir(path.join(folder, 'backups'));
  const target = await createBareDatabase();
  expect(
    await staylore(['restore', path.join(folder, 'backups', archive)], { DATABASE_URL: target.url }),
  ).toContain('Restored what was saved');
  await target.drop();
});

test('The program itself says the sentence and nothing else, and ends with exit code 1', async () => {
  const run = promisify(execFile)(process.execPath, [inProject('tools/staylore.ts'), 'melt']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no command "melt": npx staylore help lists those that there are.\n',
  });
});
