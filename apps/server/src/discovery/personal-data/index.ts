import type { PersonalData } from '../../platform/personal-data.ts';
import { atlasPictureFolders } from '../atlas/index.ts';
import { digestOf, recommendationsOf } from './queries.ts';

const member = (column: string) => ({ column, table: 'users' }) as const;

/** What this domain stores about a member: recommendations, how often they want the digest, pictures of their atlas. */
export const personalData: PersonalData = {
  files: [{ file: 'recommendations.json', list: recommendationsOf }],
  settings: async (db, userId) => ({ digest: await digestOf(db, userId) }),
  folders: atlasPictureFolders,
  ties: [
    {
      table: 'recommendations',
      of: ['from_id', 'to_id'],
      shows: ['from_id', 'to_id'],
      needs: [member('from_id'), member('to_id')],
    },
  ],
};
