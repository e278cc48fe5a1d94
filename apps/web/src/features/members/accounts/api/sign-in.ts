import type { Api } from '../../../../platform/api/api-client.ts';
import { isProblem } from '../../../../platform/api/problem.ts';
import type { Member } from '../../../../platform/page/page-context.ts';

export interface Session {
  token: string;
  user: Member;
}

/** The result of signing in; anything else throws `Problem`. */
export type SignInResult =
  | { kind: 'signed-in'; session: Session }
  | { kind: 'factor-needed' }
  | { kind: 'wrong-email' }
  | { kind: 'wrong-password' };

/** Whether signing in continues with the second step. */
const isFactorNeeded = (error: unknown): boolean =>
  isProblem(error) && error.code === 'accounts.factor_needed';

/** The session of a sign-in, or null if it continues with the second step. */
export const unlessFactorNeeded = (signingIn: Promise<Session>): Promise<Session | null> =>
  signingIn.catch((error) => {
    if (isFactorNeeded(error)) return null;
    throw error;
  });

/** Signs in; after a refusal asks whether the address is known, so that the error is shown at the right field. */
export async function signIn(api: Api, given: { email: string; password: string }): Promise<SignInResult> {
  const email = given.email.trim();
  try {
    const body = { email, password: given.password, remember_me: false };
    return { kind: 'signed-in', session: await api.call('POST /api/login', { body }) };
  } catch (error) {
    if (isFactorNeeded(error)) return { kind: 'factor-needed' };
    if (!isProblem(error) || error.status !== 401) throw error;
    // Strangers can use up the limit of an address: then the refusal itself is shown, which names no field.
    const known = await api.call('GET /api/users/:email/email', { params: { email } }).catch(() => {
      throw error;
    });
    return { kind: known.length === 0 ? 'wrong-email' : 'wrong-password' };
  }
}
