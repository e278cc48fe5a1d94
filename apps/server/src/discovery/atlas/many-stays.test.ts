import type { KyselyPlugin } from 'kysely';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { loadAtlas } from './load.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('However many stays a member has, the server reads only those that an atlas lists; the database counts them', async () => {
  const { db } = app.platform;
  const member = await createMember(app);
  await app.send('PUT', '/api/me/atlas', { as: member, body: { shown: true } });
  await inTransaction(db, async (trx) => {
    // Without triggers: nobody else counts these stays.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into posts (user_id, location, lat, lng, country, source_handle, created_at)
      select ${member.id}, 'Stay ' || number, number % 90, number % 180, case number % 3 when 0 then 'ch' when 1 then 'IT' else 'none' end,
        case when number > 999 then 'lena.wanders' end, timestamptz '2024-06-01' - make_interval(days => number)
      from generate_series(1, 1200) number`.execute(trx);
  });
  let read = 0;
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      read += result.rows.length;
      return result;
    },
  };
  await loadAtlas(db.withPlugin(counting), { handle: member.username, viewer: null });
  expect(read).toBeLessThan(400);
  const { body } = await app.send('GET', `/api/atlases/${member.username}`);
  expect(body).toMatchObject({ stays: 1200, credits: ['lena.wanders'] });
  expect(body.list).toHaveLength(300);
  expect(body.countries).toEqual([
    { country: 'CH', stays: 400 },
    { country: 'IT', stays: 400 },
  ]);
  expect(body.own).toEqual({ stays: 999, years: 4, since: 2021 });
  expect(body.years.map(({ year }: { year: number }) => year)).toEqual([2024, 2023, 2022, 2021]);
});
