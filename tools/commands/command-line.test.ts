import { execFile } from 'node:child_process';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/index.ts';
import {
  createBareDatabase,
  createTestDatabase,
  type TestDatabase,
} from '../../apps/server/test/database/database.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { freePorts } from '../../apps/server/test/servers/free-ports.ts';
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
  await removeFolder(folder);
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

/** What a command prints, on a site with these settings. */
async function staylore(words: readonly string[], settings: Record<string, string> = {}): Promise<string> {
  const lines: string[] = [];
  await runCommandLine(words, { say: (line) => lines.push(line), loadConfig: () => configOf(settings) });
  return lines.join('\n');
}

/** The sentence, or the lines of a usage, with which a command ends; an unexpected error fails the test. */
async function refusal(words: readonly string[], settings?: Record<string, string>): Promise<string> {
  const error = await staylore(words, settings).then(
    () => new Error(`${words.join(' ')} was not refused`),
    (reason: unknown) => reason,
  );
  const sentence = sentenceOf(error);
  if (sentence === undefined) throw error;
  return sentence;
}

/** Every command that works on a site, with valid words. */
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

test.each(['payouts', 'earnings'])('Everything that `%s` takes stands in its help', async (name) => {
  const told = await staylore([name, '--help']);
  expect(told).toBe(await refusal([name, 'nothing', 'of', 'the', 'kind', '--at', '--all']));
  const taken = {
    payouts: ['--open', '--export', '--read', '--returned', '--paid-by-hand'],
    earnings: ['prove', 'show', 'hold', 'reject', 'release', 'pull', 'owed'],
  };
  for (const word of taken[name as keyof typeof taken]) {
    for (const text of [told, await staylore(['help'])])
      expect(text).toMatch(new RegExp(`[ [](${word})[ \\]]`));
  }
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
  // Nothing is left of the refused backups either.
  expect(await readdir(path.join(folder, 'backups'))).toEqual([]);
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

test('A data folder that cannot be written ends the start in one sentence, before anything is built', async () => {
  const file = path.join(folder, 'no-folder');
  await writeFile(file, '');
  expect(await refusal(['start'], { DATA_DIR: path.join(file, 'data') })).toMatch(
    /^The data folder .+ cannot be written \([A-Z]+\): give this user write access, or set DATA_DIR/,
  );
});

test.each(['PORT', 'SANDBOX_PORT'])(
  'A port that is taken (%s) ends the start in one sentence',
  async (setting) => {
    const listener = createServer();
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const others = setting === 'PORT' ? {} : { PORT: String(await freePorts()), SANDBOX: 'on' };
    try {
      expect(await refusal(['start'], { ...others, [setting]: String(port) })).toBe(
        `Port ${port} is already in use: stop what uses it, or set ${setting} to another one.`,
      );
    } finally {
      listener.close();
    }
  },
);

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

test('An archive whose name is given is written there and deletes no other; one without a name leaves the newest', async () => {
  const BACKUP_DIR = path.join(folder, 'own-backups');
  const settings = { DATABASE_URL: site.url, BACKUP_DIR, BACKUPS_KEPT: '1' };
  const older = 'staylore-2030-12-20-02-00-00.tar.gz';
  await mkdir(BACKUP_DIR);
  await writeFile(path.join(BACKUP_DIR, older), '');
  await staylore(['backup', path.join(BACKUP_DIR, 'mine.tar.gz')], settings);
  expect((await readdir(BACKUP_DIR)).sort()).toEqual(['mine.tar.gz', older]);
  await rm(path.join(BACKUP_DIR, older));
  await writeFile(path.join(BACKUP_DIR, 'staylore-2020-12-20-02-00-00.tar.gz'), '');
  expect(await staylore(['backup'], settings)).toContain('Deleted ');
  const [mine, newest, ...more] = (await readdir(BACKUP_DIR)).sort();
  expect([mine, more]).toEqual(['mine.tar.gz', []]);
  expect(newest).not.toContain('2020');
});

test('The program itself says the sentence and nothing else, and ends with exit code 1', async () => {
  const run = promisify(execFile)(process.execPath, [inProject('tools/staylore.ts'), 'melt']);
  await expect(run).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no command "melt": npx staylore help lists those that there are.\n',
  });
});

test('What another server wrote into an error does nothing to the terminal of the operator who reads it', async () => {
  await migrateJobs(site.url);
  const { close, pool } = openDatabase({ url: site.url });
  const { rows } = await pool.query(`select id from graphile_worker.add_job('mail.send', '{}'::json)`);
  const reason = '550 \u001b]0;gone\u0007\u001b[2J\u009b1A\u202elluf\rmailbox';
  await pool.query('select graphile_worker.permanently_fail_jobs(array[$1::bigint], $2)', [
    rows[0].id,
    reason,
  ]);
  await close();
  const shown = await staylore(['jobs'], { DATABASE_URL: site.url });
  expect(shown).toContain('550 ]0;gone[2J1Allufmailbox');
});
