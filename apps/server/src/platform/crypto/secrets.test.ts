import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database/database.ts';
import { PublicError } from '../../config/public-error.ts';
import { type OpenDatabase, openDatabase } from '../db/database.ts';
import { createSecrets } from './index.ts';
import { seal } from './sealing.ts';

const newFolder = () => path.join(mkdtempSync(path.join(tmpdir(), 'staylore-secrets-')), 'secrets');

let database: TestDatabase | undefined;
let open: OpenDatabase | undefined;

afterEach(async () => {
  await open?.close();
  await database?.drop();
});

/** A site with a database of its own; each call of the returned function starts a server. */
async function newSite() {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url, max: 4 });
  const { db } = open;
  return (folder: string, ...masterKeys: Buffer[]) => createSecrets({ db, folder, masterKeys });
}

test('Servers with the same master key open and verify each other’s values, whatever their folder', async () => {
  const server = await newSite();
  const master = randomBytes(32);
  const [here, there] = [
    await server(newFolder(), master).ring('a'),
    await server(newFolder(), master).ring('a'),
  ];
  expect(there.open(here.seal('Grüezi', 'row 1'), 'row 1')).toBe('Grüezi');
  expect(() => there.open(here.seal('Grüezi', 'row 1'), 'row 2')).toThrow();
  expect(there.verify('text', here.sign('text'))).toBe(true);
  expect(there.verify('other', here.sign('text'))).toBe(false);
  const other = await server(newFolder(), master).ring('b');
  expect(() => other.open(here.seal('Grüezi', 'row 1'), 'row 1')).toThrow();
  expect(other.verify('text', here.sign('text'))).toBe(false);
});

test('Without a setting the master key is a file that only its owner can read, also one copied with loose rights', async () => {
  const server = await newSite();
  const folder = newFolder();
  const sealed = (await server(folder).ring('a')).seal('x', 'y');
  const [name = '', ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  const file = path.join(folder, name);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  chmodSync(file, 0o644);
  expect((await server(folder).ring('a')).open(sealed, 'y')).toBe('x');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('Of servers that start at once with separate folders, one makes the key, and the others say which one they lack', async () => {
  const server = await newSite();
  const folders = [newFolder(), newFolder(), newFolder()];
  const ends = await Promise.allSettled(folders.map((folder) => server(folder).open()));
  const refused = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
  expect(refused).toHaveLength(2);
  const first = folders[ends.findIndex(({ status }) => status === 'fulfilled')] ?? '';
  const [name = ''] = readdirSync(first);
  for (const error of refused) {
    expect(error).toBeInstanceOf(PublicError);
    expect(error.message).toContain(name);
  }
  const second = newFolder();
  mkdirSync(second);
  copyFileSync(path.join(first, name), path.join(second, name));
  await server(second).open();
});

test('A master key is exchanged by setting the new one before the old, then the new one alone', async () => {
  const server = await newSite();
  const [folder, fresh] = [newFolder(), randomBytes(32)];
  const sealed = (await server(folder).ring('a')).seal('x', 'y');
  await server(folder, fresh).open();
  const alone = server(newFolder(), fresh);
  expect((await alone.ring('a')).open(sealed, 'y')).toBe('x');
  await expect(server(folder).open()).rejects.toThrow(/which this server lacks/);
});

test('A new key seals from then on at every server; earlier seals and signatures stay valid', async () => {
  const server = await newSite();
  const folder = newFolder();
  const [one, other] = [server(folder), server(folder)];
  const before = await one.ring('a');
  const [sealed, signed] = [before.seal('x', 'y'), before.sign('text')];
  await other.renew();
  const after = await one.ring('a');
  expect(after.isCurrent(sealed)).toBe(false);
  expect(after.isCurrent(after.seal('x', 'y'))).toBe(true);
  expect(after.open(sealed, 'y')).toBe('x');
  expect(after.verify('text', signed)).toBe(true);
  expect(after.sign('text')).not.toBe(signed);
});

test('Keys of an earlier installation are imported: values sealed without a key number open, links stay valid', async () => {
  const server = await newSite();
  const [folder, key] = [newFolder(), randomBytes(32)];
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'bank-details'), `${key.toString('hex')}\n`);
  const ring = await server(folder).ring('bank-details');
  const sealed = seal(key, 'CH93', 'row');
  expect(ring.open(sealed, 'row')).toBe('CH93');
  expect(() => ring.open(sealed, 'other row')).toThrow();
  expect(ring.isCurrent(sealed)).toBe(false);

  // A second server had made keys of its own.
  const [foreign, otherKey] = [newFolder(), randomBytes(32)];
  mkdirSync(foreign);
  writeFileSync(path.join(foreign, 'bank-details'), `${otherKey.toString('hex')}\n`);
  await server(folder).importFolder(foreign);
  await server(folder).importFolder(foreign);
  const both = await server(folder).ring('bank-details');
  expect(both.open(seal(otherKey, 'DE89', 'row'), 'row')).toBe('DE89');
  expect(both.open(ring.seal('CH93', 'row'), 'row')).toBe('CH93');
  expect(both.isCurrent(ring.seal('CH93', 'row'))).toBe(true);
  expect(both.hashes('x')).toHaveLength(2);
});

test('A damaged key file is named and never replaced, and a folder that cannot be used ends in a sentence', async () => {
  const server = await newSite();
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'totp'), 'short');
  await expect(server(folder).open()).rejects.toThrow(/totp is not a secret/);
  expect(readFileSync(path.join(folder, 'totp'), 'utf8')).toBe('short');
  const file = path.join(newFolder(), '..', 'file');
  writeFileSync(file, '');
  await expect(server(file).open()).rejects.toThrow(PublicError);
});
