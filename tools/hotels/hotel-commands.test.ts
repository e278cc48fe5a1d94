import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock as clock } from '../../apps/server/src/platform/clock.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { inTransaction } from '../../apps/server/src/platform/db/transaction.ts';
import { findOrCreateHotel } from '../../apps/server/src/stays/hotels/index.ts';
import { actsByCommand } from '../../apps/server/test/calls/audited.ts';
import { createTestDatabase, type TestDatabase } from '../../apps/server/test/database/database.ts';
import { runHotelCommand } from './hotel-commands.ts';

let database: TestDatabase;
let open: OpenDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  open = openDatabase({ url: database.url });
});

afterAll(async () => {
  await open?.close();
  await database?.drop();
});

const place = { city: 'Zermatt', state: null, country: 'CH', lat: 46.0207, lng: 7.7491 };

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  await runHotelCommand({ db: open.db, clock }, words, (line) => lines.push(line));
  return lines.join('\n');
}

test('The operator lists likely duplicates and merges them', async () => {
  expect(await run('twins')).toBe('No two hotels look like one.');
  await inTransaction(open.db, async (trx) => {
    for (const name of ['Chalet Matterblick', 'Chalet Matterblik'])
      await findOrCreateHotel(trx, { name, ...place });
  });
  expect(await run('twins')).toContain('maybe   chalet-matterblick-zermatt  chalet-matterblik-zermatt');
  expect(await run('merge', 'chalet-matterblik-zermatt', 'chalet-matterblick-zermatt')).toContain(
    '0 stays moved',
  );
  expect(await run('twins')).toBe('No two hotels look like one.');
  expect(await actsByCommand(open.db)).toMatchObject([
    {
      act: 'hotels.merged',
      details: { gone: 'chalet-matterblik-zermatt', kept: 'chalet-matterblick-zermatt', stays: 0 },
    },
  ]);
});

test('Unknown words change nothing and list the known ones', async () => {
  for (const words of [[], ['merge'], ['merge', 'a'], ['merge', 'a', 'b', 'c'], ['twins', 'all'], ['split']])
    await expect(run(...words)).rejects.toThrow('Say `twins`');
  await expect(run('merge', 'a', 'b')).rejects.toThrow('There is no hotel with the slug a.');
});
