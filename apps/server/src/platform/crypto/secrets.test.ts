import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PublicError } from '../../config/public-error.ts';
import { openSecrets } from './secrets.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'staylore-secrets-'));

test('A secret is made on first use and is the same after a restart', () => {
  const folder = newFolder();
  const secret = openSecrets(folder)('session-pepper');
  expect(secret).toHaveLength(32);
  expect(openSecrets(folder)('session-pepper')).toEqual(secret);
  expect(openSecrets(folder)('click-salt')).not.toEqual(secret);
});

test('Only the owner can read a secret, also one that was copied with loose rights', () => {
  const folder = newFolder();
  openSecrets(folder)('click-salt');
  const file = path.join(folder, 'secrets', 'click-salt');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
  chmodSync(file, 0o644);
  openSecrets(folder)('click-salt');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('Nothing but the finished secret stays in the folder', () => {
  const folder = newFolder();
  openSecrets(folder)('a');
  expect(readdirSync(path.join(folder, 'secrets'))).toEqual(['a']);
  expect(readFileSync(path.join(folder, 'secrets', 'a'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('A damaged secret is named and never replaced: what it protects would be lost silently', () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'secrets'));
  writeFileSync(path.join(folder, 'secrets', 'a'), 'short');
  expect(() => openSecrets(folder)('a')).toThrow(PublicError);
  expect(readFileSync(path.join(folder, 'secrets', 'a'), 'utf8')).toBe('short');
});

test('A folder that cannot be used ends in one clear sentence', () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'secrets'), 'a file in the way');
  expect(() => openSecrets(folder)('a')).toThrow(PublicError);
});

test.each(['', '../a', 'A', 'a/b', 'a'.repeat(62)])('"%s" is not a name of a secret', (name) => {
  expect(() => openSecrets(newFolder())(name)).toThrow(RangeError);
});
