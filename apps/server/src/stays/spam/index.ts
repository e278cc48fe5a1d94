/** Which posts wait for moderators before they are shown: simple rules by what members have done here so far. */
export { holdsAddress } from './addresses.ts';
export { judgeHeld, planJudgement } from './jobs.ts';
export {
  deleteFingerprints,
  deleteFingerprintsBefore,
  rememberRemoved,
  showsRemovedPicture,
} from './queries.ts';
export { deleteOldMarks, hidesDestinationTooEarly, type Screened, screen } from './screen.ts';
