import { type PersonalData, pairsOfMembers } from '../../platform/personal-data.ts';
import { atlasPictureFolders } from '../atlas/index.ts';
import { digestOf, recommendationsOf } from './queries.ts';

/** What this domain stores about a member: recommendations, how often they want the digest, pictures of their atlas. */
export const personalData: PersonalData = {
  files: [{ file: 'recommendations.json', list: recommendationsOf }],
  settings: async (db, userId) => ({ digest: await digestOf(db, userId) }),
  folders: atlasPictureFolders,
  ties: [pairsOfMembers('recommendations', 'from_id', 'to_id')],
};
