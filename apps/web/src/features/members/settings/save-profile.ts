import type { Api } from '../../../platform/api/api-client.ts';
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

/** Saves the own profile. @throws {Problem} */
export async function saveProfile(api: Api, id: number, fields: ProfileFields): Promise<Member> {
  const form = new FormData();
  for (const name of ['username', 'name', 'last_name', 'email'] as const) form.append(name, fields[name]);
  form.append('bio', bioFromField(fields.bio));
  for (const name of ['file', 'cover'] as const) {
    const file = fields[name];
    if (file !== null) form.append(name, file, file.name);
  }
  return (await api.call('POST /api/users/:id/update', { params: { id }, body: form })).user;
}
