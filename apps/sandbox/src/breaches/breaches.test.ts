import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

test('A range has the remaining digits of published hashes, and with padding more than 800 lines', async () => {
  const { app } = await startSandbox();
  const read = async (prefix: string, headers = {}) =>
    (await app.inject({ url: `/api.pwnedpasswords.com/range/${prefix}`, headers })).payload.split('\r\n');
  const hash = createHash('sha1').update('correct horse battery staple').digest('hex').toUpperCase();
  expect(await read(hash.slice(0, 5))).toEqual([`${hash.slice(5)}:1234`]);
  const padded = await read(hash.slice(0, 5).toLowerCase(), { 'add-padding': 'true' });
  expect(padded.length).toBeGreaterThan(800);
  expect(padded.every((line) => /^[0-9A-F]{35}:\d+$/.test(line))).toBe(true);
  expect((await app.inject('/api.pwnedpasswords.com/range/xyz')).statusCode).toBe(400);
});
