import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { retentionHandlers } from './index.ts';

let app: TestApp;
const day = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

/** What is deleted at night, by the days after which the privacy page says so, its table, and a row that ended at that time. */
const kinds: [
  what: string,
  days: number,
  table: string,
  insert: (userId: number, at: Date) => ReturnType<typeof sql>,
][] = [
  [
    'A second factor that was removed',
    30,
    'factors',
    (userId, at) => sql`insert into factors (user_id, kind, name, sealed_secret, created_at, removed_at)
      values (${userId}, 'totp', 'App', ${randomBytes(8)}, ${at}, ${at})`,
  ],
  [
    'A recovery code that was replaced',
    30,
    'recovery_codes',
    (userId, at) => sql`insert into recovery_codes (user_id, code_hash, created_at, replaced_at)
      values (${userId}, ${randomBytes(32)}, ${at}, ${at})`,
  ],
  [
    'A mailed link that works no more',
    30,
    'mail_tokens',
    (userId, at) => sql`insert into mail_tokens (token_hash, user_id, purpose, expires_at)
      values (${randomBytes(32)}, ${userId}, 'not_me', ${at})`,
  ],
  [
    'A username that was given up',
    90,
    'freed_usernames',
    (userId, at) => sql`insert into freed_usernames (username_hash, user_id, freed_at)
      values (${randomBytes(32)}, ${userId}, ${at})`,
  ],
  [
    'The outcome of a request to delete what was read at the photo network',
    365,
    'network_requests',
    (_, at) => sql`insert into network_requests (code, request_hash, kind, found, handled_at)
      values (${randomBytes(16).toString('hex')}, ${randomBytes(32)}, 'deletion', true, ${at})`,
  ],
  [
    'The code of a picture that moderators removed',
    365,
    'removed_pictures',
    (_, at) => sql`insert into removed_pictures (fingerprint, post_id, removed_at)
      values (${'0'.repeat(128)}::bit(128), 1, ${at})`,
  ],
];

test.each(kinds)(
  '%s is deleted at night after %i days, and not before',
  async (_what, days, table, insert) => {
    const { db, clock } = app.platform;
    clock.setOffset(0);
    const { id } = await createMember(app);
    await sql`delete from ${sql.table(table)}`.execute(db);
    await insert(id, new Date(clock.now().getTime() - (days - 0.1) * day)).execute(db);
    const leftTonight = async () => {
      const [forgetOld] = retentionHandlers(app.platform);
      await forgetOld?.run({}, { signal: new AbortController().signal, attempt: 1 } as never);
      return (await sql`select from ${sql.table(table)}`.execute(db)).rows.length;
    };
    expect(await leftTonight()).toBe(1);
    clock.setOffset(0.2 * day);
    expect(await leftTonight()).toBe(0);
  },
);
