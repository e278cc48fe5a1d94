import { expect, test } from 'vitest';
import type { Api } from '../../../../platform/api/api-client.ts';
import { Problem } from '../../../../platform/api/problem.ts';
import { signIn } from './sign-in.ts';

const refused = new Problem({ status: 401, code: 'accounts.wrong_credentials', detail: 'Wrong.' });
const tooMany = new Problem({ status: 429, code: 'request.too_many', detail: 'Too many.' });

/** Refuses every sign-in, and answers or refuses whether the address is known. */
const apiThat = (known: { email: string }[] | Problem) =>
  ({
    call: async (key: string) => {
      if (key === 'POST /api/login') throw refused;
      if (known instanceof Problem) throw known;
      return known;
    },
  }) as unknown as Api;

const given = { email: 'lena@test.example', password: 'guessed' };

test.each([
  ['wrong-email', []],
  ['wrong-password', [{ email: given.email }]],
] as const)('A refused sign-in is shown at the field that is wrong: %s', async (kind, known) => {
  expect(await signIn(apiThat([...known]), given)).toEqual({ kind });
});

test('A member for whose address strangers have asked too often is told that email or password is wrong, not to wait', async () => {
  await expect(signIn(apiThat(tooMany), given)).rejects.toBe(refused);
});
