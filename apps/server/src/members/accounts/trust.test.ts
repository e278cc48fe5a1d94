import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { restoreTrust } from './trust.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('A lost point of trust is restored after 90 days without complaints, one at a time and none beyond it', async () => {
  const { db, clock } = app.platform;
  const day = 24 * 60 * 60 * 1000;
  const { id } = await createMember(app);
  const at = clock.now().getTime();
  await db
    .updateTable('users')
    .set({ trust: -2, trust_at: new Date(at) })
    .where('id', '=', id)
    .execute();
  const trusts = [];
  for (const days of [89.9, 90.1, 90.2, 180.3, 270.5]) {
    await restoreTrust(db, new Date(at + days * day));
    const row = db.selectFrom('users').select('trust').where('id', '=', id);
    trusts.push((await row.executeTakeFirstOrThrow()).trust);
  }
  expect(trusts).toEqual([-2, -1, -1, 0, 0]);
});
