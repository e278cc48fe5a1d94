import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { createTestDatabase } from '../../apps/server/test/database/database.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { startRedisStub } from '../../apps/server/test/stand-ins/redis-stub.ts';
import { startS3Stub } from '../../apps/server/test/stand-ins/s3-stub.ts';
import { runCommandLine } from '../commands/index.ts';

/** Every file and folder below one, with whatever could change about it. */
async function contents(folder: string) {
  const names = (await readdir(folder, { recursive: true })).sort();
  return Promise.all(
    names.map(async (name) => {
      const entry = await stat(path.join(folder, name));
      const text = entry.isFile() ? await readFile(path.join(folder, name), 'utf8') : '';
      return [name, entry.mode, entry.mtimeMs, text];
    }),
  );
}

test('The doctor changes nothing in folders, in Redis and at the picture store, but for a file there that it deletes', async () => {
  const [folder, site] = await Promise.all([throwawayFolder('unchanged'), createTestDatabase()]);
  const [redis, s3] = await Promise.all([startRedisStub(), startS3Stub('pictures')]);
  const secrets = path.join(folder, 'data', 'secrets');
  await mkdir(secrets, { recursive: true, mode: 0o700 });
  await writeFile(path.join(secrets, 'mail'), 'ab'.repeat(32), { mode: 0o600 });
  redis.counts.set('reader', 3);
  s3.files.set('pictures/1', { bytes: Buffer.from('a picture'), type: 'image/webp' });
  const before = await contents(folder);
  const [written, deleted] = [vi.spyOn(s3.files, 'set'), vi.spyOn(s3.files, 'delete')];

  const settings = {
    SANDBOX: 'off',
    COMPANY_NAME: 'Stay AG',
    COMPANY_ADDRESS: 'Seeweg 3',
    COMPANY_MAIL: 'hi@stay.example',
    DATA_DIR: path.join(folder, 'data'),
    BACKUP_DIR: path.join(folder, 'backups'),
    // A doctor that wrote to it would be refused, and would report a fault.
    DATABASE_URL: `${site.url}?options=${encodeURIComponent('-c default_transaction_read_only=on')}`,
    MASTER_KEY: 'cd'.repeat(32),
    REDIS_URL: redis.url,
    S3_ENDPOINT: s3.url,
    S3_BUCKET: 'pictures',
    S3_REGION: 'eu',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  };
  const said: string[] = [];
  await runCommandLine(['doctor'], {
    say: (line) => said.push(line),
    loadConfig: () => createConfig(readEnv(settings), folder),
  });

  for (const about of ['database', 'data folder', 'Redis', 'picture store'])
    expect(said.join('\n')).toMatch(new RegExp(`^(?:ok|warning) +${about}: `, 'm'));
  expect(await contents(folder)).toEqual(before);
  expect([...redis.counts]).toEqual([['reader', 3]]);
  expect([...s3.files.keys()]).toEqual(['pictures/1']);
  expect(written.mock.calls).toHaveLength(1);
  expect(deleted.mock.calls).toEqual([[written.mock.calls[0]?.[0]]]);
  redis.close();
  s3.close();
  await site.drop();
  await removeFolder(folder);
});
