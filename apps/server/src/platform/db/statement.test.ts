import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { sessionsByHash } from '../../members/accounts/sessions/queries.ts';
import { inTransaction } from './transaction.ts';

let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  app = await startApp();
  member = await createMember(app);
});

afterAll(() => app?.close());

const asked = () => ({ hashes: [Buffer.from('none')], now: new Date() });

/** Prepared by every connection that these calls use. */
const everywhere = () =>
  Promise.all(Array.from({ length: 30 }, () => app.send('GET', '/api/me', { as: member })));

test('A migration that changes the type of a column causes no error for concurrent readers', async () => {
  for (const type of ['varchar(90)', 'text', 'varchar(95)', 'text']) {
    await everywhere();
    await sql`alter table users alter column language type ${sql.raw(type)}`.execute(app.platform.db);
    expect((await everywhere()).map(({ status }) => status)).toEqual(Array(30).fill(200));
  }
});

test('In a transaction the whole of it is done again', async () => {
  const { db } = app.platform;
  await Promise.all(Array.from({ length: 10 }, () => sessionsByHash(db, asked())));
  await sql`alter table users alter column language type varchar(91)`.execute(db);
  expect(await inTransaction(db, (trx) => sessionsByHash(trx, asked()))).toEqual([]);
});
