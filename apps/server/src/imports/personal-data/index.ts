import type { PersonalData } from '../../platform/personal-data.ts';
import { deleteHandles } from '../photo-network/index.ts';
import {
  claimedHandlesOf,
  connectedAccountOf,
  correctionsOf,
  decisionsOf,
  importsOf,
  ownHandles,
  takenStaysOf,
  wishesOf,
} from './queries.ts';

/**
 * What this domain stores about a member: wishes, imports with every decision, their handles, stays taken from or by them, and what a scan
 * read of those.
 */
export const personalData: PersonalData = {
  files: [
    { file: 'wishes.json', list: wishesOf },
    { file: 'imports.json', list: importsOf },
    { file: 'import-decisions.json', list: decisionsOf },
    { file: 'taken-stays.json', list: takenStaysOf },
    { file: 'import-corrections.json', record: correctionsOf },
  ],
  settings: async (db, userId) => ({
    claimed_handles: await claimedHandlesOf(db, userId),
    connected_account: await connectedAccountOf(db, userId),
  }),
  forgetTraces: async (trx, member) => deleteHandles(trx, await ownHandles(trx, member.id)),
};
