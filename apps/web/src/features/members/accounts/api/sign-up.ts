import type { Api } from '../../../../platform/api/api-client.ts';
import { isProblem } from '../../../../platform/api/problem.ts';
import type { Language } from '../../../../platform/texts/language.ts';
import type { Session } from './sign-in.ts';

export interface SignUpFields {
  name: string;
  last_name: string;
  username: string;
  email: string;
  password: string;
}

/** How signing up ended: `taken` where somebody has the address or name already, `refused` with sentences by field. */
export type SignUpResult =
  | { kind: 'signed-up'; session: Session }
  | { kind: 'taken'; field: 'email' | 'username' }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> };

/** Creates an account. Throws `Problem` for all that no field can mend. */
export async function signUp(api: Api, fields: SignUpFields, language: Language): Promise<SignUpResult> {
  try {
    const { access_token, user } = await api.call('POST /api/register', { body: { ...fields, language } });
    return { kind: 'signed-up', session: { token: access_token, user } };
  } catch (error) {
    if (!isProblem(error)) throw error;
    // These two answers are fixed by the wire format as plain texts.
    if (error.message === 'This email is taken!') return { kind: 'taken', field: 'email' };
    if (error.message === 'This username is taken!') return { kind: 'taken', field: 'username' };
    if (Object.keys(error.errors).length > 0) return { kind: 'refused', errors: error.errors };
    throw error;
  }
}
