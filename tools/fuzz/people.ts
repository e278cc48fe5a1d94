import { randomInt } from 'node:crypto';
import { type Answer, ask, type Question } from './ask.ts';
import { problemOf } from './judge.ts';

const password = 'a quiet room with a view';

/** A caller: a visitor, or a member whose session is renewed whenever a call has ended it. */
export interface Person {
  readonly name: string;
  ask(question: Question): Promise<Answer>;
}

export const visitor = (origin: string): Person => ({
  name: 'visitor',
  ask: (question) => ask(origin, question),
});

export interface Account {
  readonly email: string;
  readonly password: string;
}

/** A member with that account, or with a new one once a call has made it unusable: by another password, a suspension, or leaving. */
export function memberOf(origin: string, given: Account): Person {
  let [account, token] = [given, ''];
  const tryToSignIn = async () => {
    const { text } = await json(origin, {
      path: '/api/login',
      body: { email: account.email, password: account.password },
    });
    return (JSON.parse(text) as { token?: string }).token ?? '';
  };
  const signIn = async () => {
    token = await tryToSignIn();
    if (token !== '') return;
    account = await register(origin, `fuzzed${randomInt(2 ** 40)}`);
    token = await tryToSignIn();
  };
  const once = (question: Question) =>
    ask(origin, { ...question, headers: { authorization: `Bearer ${token}`, ...question.headers } });
  return {
    name: given.email,
    async ask(question) {
      if (token === '') await signIn();
      const answer = await once(question);
      if (!['session.required', 'session.proof_needed'].includes(problemOf(answer)?.code ?? ''))
        return answer;
      await signIn();
      return once(question);
    },
  };
}

/** Registers a member. @throws {Error} if that is refused. */
export async function register(origin: string, username: string): Promise<Account & { id: number }> {
  const account = { email: `${username}@fuzz.example`, password };
  const { status, text } = await json(origin, {
    path: '/api/register',
    body: { name: 'Fuzz', username, ...account },
  });
  if (status !== 200) throw new Error(`Signing ${username} up answered ${status}: ${text}`);
  return { ...account, id: (JSON.parse(text) as { user: { id: number } }).user.id };
}

const json = (origin: string, { path, body }: { path: string; body: object }) =>
  ask(origin, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
