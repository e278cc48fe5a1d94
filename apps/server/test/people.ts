import { hashPassword, insertUser } from '../src/members/accounts/index.ts';
import { startSession } from '../src/members/accounts/sessions/sessions.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
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
const password = 'a quiet room with a view';
/** Hashing is slow by design, and a run creates thousands of members. */
let passwordHash: Promise<string> | undefined;

/** Inserts a member in the state after signing up and using the mailed link; over the API, and without the link, on request. */
export async function createMember(
  app: TestApp,
  wishes: { username?: string; name?: string; confirmed?: boolean } = {},
): Promise<TestMember> {
  count += 1;
  const username = wishes.username ?? `member${count}`;
  const member = { name: wishes.name ?? 'Test', username, email: `${username}@test.example` };
  const made = wishes.confirmed === false ? await register(app, member) : await write(app, member);
  return { ...made, username, email: member.email, password };
}

interface Person {
  name: string;
  username: string;
  email: string;
}

async function register(app: TestApp, person: Person) {
  const { status, body } = await app.send('POST', '/api/register', { body: { ...person, password } });
  if (status !== 200) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id as number, token: body.access_token as string };
}

async function write({ platform: { db, clock } }: TestApp, person: Person) {
  passwordHash ??= hashPassword(password);
  const password_hash = await passwordHash;
  const now = clock.now();
  return inTransaction(db, async (trx) => {
    const { id } = await insertUser(trx, {
      ...person,
      password_hash,
      language: 'en',
      created_at: now,
      email_verified_at: now,
    });
    const { token } = await startSession(trx, { userId: id, userAgent: 'node', now });
    return { id, token };
  });
}
