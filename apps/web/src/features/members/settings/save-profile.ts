import type { Api } from '../../../platform/api/api-client.ts';
import { isProblem } from '../../../platform/api/problem.ts';
import type { Member } from '../../../platform/page/page-context.ts';
import { bioFromField } from './bio-text.ts';

export interface ProfileFields {
  username: string;
  bio: string;
  name: string;
  last_name: string;
  email: string;
  file: File | null;
  cover: File | null;
}

/** How saving ended: `taken` where somebody has the address or name already, `refused` with sentences by field. */
export type SavedProfile =
  | { kind: 'saved'; user: Member }
  | { kind: 'taken'; field: 'email' | 'username' }
  | { kind: 'refused'; errors: Readonly<Record<string, string>> };

/** Saves the own profile. Throws `Problem` for all that no field can mend. */
export async function saveProfile(api: Api, id: number, fields: ProfileFields): Promise<SavedProfile> {
  const form = new FormData();
  for (const name of ['username', 'name', 'last_name', 'email'] as const) form.append(name, fields[name]);
  form.append('bio', bioFromField(fields.bio));
  for (const name of ['file', 'cover'] as const) {
    const file = fields[name];
    if (file !== null) form.append(name, file, file.name);
  }
  try {
    const { user } = await api.call('POST /api/users/:id/update', { params: { id }, body: form });
    return { kind: 'saved', user };
  } catch (error) {
    if (!isProblem(error)) throw error;
    // These two answers are fixed by the wire format as plain texts.
    if (error.message === 'This email is taken!') return { kind: 'taken', field: 'email' };
    if (error.message === 'This username is taken!') return { kind: 'taken', field: 'username' };
    if (Object.keys(error.errors).length > 0) return { kind: 'refused', errors: error.errors };
    throw error;
  }
}
