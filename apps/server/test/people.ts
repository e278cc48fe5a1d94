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

/** Registers a member over the API. */
export async function createMember(
  app: TestApp,
  wishes: { username?: string; name?: string } = {},
): Promise<TestMember> {
  count += 1;
  const username = wishes.username ?? `member${count}`;
  const email = `${username}@test.example`;
  const password = 'a quiet room with a view';
  const { status, body } = await app.send('POST', '/api/register', {
    body: { name: wishes.name ?? 'Test', username, email, password },
  });
  if (status !== 200) throw new Error(`Registering answered ${status}: ${JSON.stringify(body)}`);
  return { id: body.user.id, username, email, password, token: body.access_token };
}
