import { forgetMailsTo } from '../src/platform/mail/index.ts';
import type { TestApp } from './start-app.ts';

/** A member made for a test, signed in. */
export interface TestMember {
  id: number;
  username: string;
  email: string;
  password: string;
  token: string;
}

let count = 0;

/** Registers a member over the API, with an address that is confirmed unless wished otherwise. */
export async function createMember(
  app: TestApp,
  wishes: { username?: string; name?: string; confirmed?: boolean } = {},
): Promise<TestMember> {
  count += 1;
  const username = wishes.username ?? `member${count}`;
  const email = `${username}@test.example`;
  const password = 'a quiet room with a view';
  const { status, body } = await app.send('POST', '/api/register', {
    body: { name: wishes.name ?? 'Test', username, email, password },
  });
  if (status !== 200) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  if (wishes.confirmed !== false) await confirm(app, { id: body.user.id, email });
  return { id: body.user.id, username, email, password, token: body.access_token };
}

/** As if the link in the mail had been used long ago. */
async function confirm({ platform: { db, clock } }: TestApp, member: { id: number; email: string }) {
  await db.updateTable('users').set({ email_verified_at: clock.now() }).where('id', '=', member.id).execute();
  await db.deleteFrom('mail_tokens').where('user_id', '=', member.id).execute();
  await forgetMailsTo(db, member.email);
}
