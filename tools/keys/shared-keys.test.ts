import { randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { endingLink } from '../../apps/server/src/discovery/digest/token.ts';
import { reseal } from '../../apps/server/src/platform/crypto/index.ts';
import { seal } from '../../apps/server/src/platform/crypto/sealing.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import { createLog } from '../../apps/server/src/platform/log/index.ts';
import { runServer } from '../../apps/server/src/run-server.ts';
import { sealedValues } from '../../apps/server/src/sealed-values.ts';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { waiting } from '../../apps/server/test/database/held.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { createMember, type TestMember } from '../../apps/server/test/people.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { runKeysCommand } from './key-commands.ts';

const MASTER_KEY = randomBytes(32).toString('hex');
let one: TestApp;
let other: TestApp;

beforeAll(async () => {
  one = await startApp({ MASTER_KEY });
  other = await startApp({ MASTER_KEY, DATABASE_URL: one.platform.databaseUrl });
});

afterAll(async () => {
  await other?.close();
  await one?.close();
});

const details = {
  name: 'Zürcher Kantonalbank',
  clearing_number: '762',
  adresse: 'Bahnhofstrasse 9, 8001 Zürich',
  iban: 'CH93 0076 2011 6238 5295 7',
  acc_number: '1162-3852.957',
};

async function withDetails(): Promise<{ member: TestMember; id: number }> {
  const member = await createMember(one);
  const { body } = await one.send('POST', '/api/bankdetails', { as: member, body: details });
  return { member, id: body.id };
}

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runKeysCommand(one.platform, words, (line) => lines.push(line));
  return lines.join('\n');
}

/** The audit log's entries about commands. */
const acts = async () => (await actsByCommand(one.platform.db)).map(({ act }) => act);

/** Sends the account number back masked: the server has to decrypt the stored one. */
const sendMasked = (app: TestApp, { member, id }: { member: TestMember; id: number }) =>
  app.send('PUT', `/api/bankdetails/${id}`, {
    as: member,
    body: { ...details, iban: '****2957', acc_number: '****.957' },
  });

test('Servers over one database open and verify what the others sealed and signed, whatever key files they have', async () => {
  const entry = await withDetails();
  expect((await sendMasked(other, entry)).body).toMatchObject({ iban: '****2957' });
  const token = await endingLink.token(other.platform, entry.member.id, other.platform.db);
  expect((await one.send('POST', '/api/notifications/digest/end', { body: { token } })).status).toBe(200);
});

test('A new key changes nothing for members, and everything lies under it afterwards', async () => {
  const entry = await withDetails();
  const { secrets, db } = one.platform;
  await run('rotate');
  expect(await acts()).toContain('keys.rotated');
  expect(await run('list')).toMatch(/^bank-details \d+ .+ seals everything$/m);
  const row = await db
    .selectFrom('bank_details')
    .selectAll()
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  expect((await secrets.ring('bank-details')).isCurrent(row.sealed_iban)).toBe(true);
  expect((await sendMasked(other, entry)).body).toMatchObject({ iban: '****2957' });
});

test('While new keys are made members go on changing what is sealed, at every server, and all of it opens afterwards', async () => {
  const entries = [await withDetails(), await withDetails(), await withDetails()];
  const change = () =>
    Promise.all(entries.flatMap((entry) => [one, other].map((app) => sendMasked(app, entry))));
  const [answers] = await Promise.all([change(), run('rotate')]);
  for (const { status, body } of [...answers, ...(await change())])
    expect([status, body.iban]).toEqual([200, '****2957']);
});

test('A change that began before a new key was made, and waited, opens what lies under the new key by then', async () => {
  const { db, secrets } = one.platform;
  const entry = await withDetails();
  const { changing } = await inTransaction(db, async (trx) => {
    await trx.selectFrom('bank_details').select('id').where('id', '=', entry.id).forUpdate().execute();
    const changing = sendMasked(one, entry);
    await expect.poll(() => waiting(one)).toBeGreaterThan(0);
    await secrets.renew();
    await reseal({ db: trx, secrets }, sealedValues);
    return { changing };
  });
  const { status, body } = await changing;
  expect([status, body.iban]).toEqual([200, '****2957']);
});

test('A server that lacks the master key of its site, or cannot open what is stored, does not start and says why', async () => {
  const dataDir = await throwawayFolder('lacks');
  const start = async (env: Record<string, string>) => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: one.platform.databaseUrl, SANDBOX: 'off', ...env };
    const log = createLog({ level: 'silent' });
    await runServer({ config: createConfig(settings, dataDir), log, onProgress: () => undefined });
  };
  const { db } = one.platform;
  const { member, id } = await withDetails();
  await expect(start({})).rejects.toThrow(/^The keys of this site are sealed under the master key [^\n]+\.$/);
  const foreign = seal(randomBytes(32), 'CH93', `bank-details:${member.id}:iban`);
  await db.updateTable('bank_details').set({ sealed_iban: foreign }).where('id', '=', id).execute();
  await expect(run('rotate')).rejects.toThrow('1 bank details cannot be opened');
  await expect(start({ MASTER_KEY })).rejects.toThrow(/^1 bank details cannot be opened [^\n]+\.$/);
  await run('forget');
  expect(await acts()).toContain('keys.forgotten');
  expect(await db.selectFrom('bank_details').selectAll().where('id', '=', id).execute()).toEqual([]);
  await removeFolder(dataDir);
});

test('A master key is exchanged by way of a list of two, and then the old one opens nothing', async () => {
  const DATABASE_URL = one.platform.databaseUrl;
  const fresh = randomBytes(32).toString('hex');
  const entry = await withDetails();
  const statusUnder = async (keys: string) => {
    const server = await startApp({ MASTER_KEY: keys, DATABASE_URL });
    const { status } = await sendMasked(server, entry);
    await server.close();
    return status;
  };
  for (const keys of [`${MASTER_KEY},${fresh}`, `${fresh},${MASTER_KEY}`, fresh])
    expect(await statusUnder(keys)).toBe(200);
  expect(await statusUnder(MASTER_KEY)).toBe(500);
  expect(await statusUnder(`${MASTER_KEY},${fresh}`)).toBe(200);
});

test('Keys that another server had created are imported, and what it sealed can be opened', async () => {
  const folder = await throwawayFolder('foreign');
  const key = randomBytes(32);
  await writeFile(path.join(folder, 'bank-details'), key.toString('hex'));
  const entry = await withDetails();
  await one.platform.db
    .updateTable('bank_details')
    .set({ sealed_account: seal(key, '99-1', `bank-details:${entry.member.id}:account`) })
    .where('id', '=', entry.id)
    .execute();
  expect((await sendMasked(other, entry)).status).toBe(500);
  await run('bring-in', folder);
  expect(await acts()).toContain('keys.brought_in');
  expect((await sendMasked(other, entry)).status).toBe(200);
  await removeFolder(folder);
});

test('A word too many, or one that is no command, is answered with the commands', async () => {
  for (const words of [[], ['rotate', 'now'], ['bring-in'], ['melt']])
    await expect(run(...words)).rejects.toThrow('npx staylore keys COMMAND');
});
