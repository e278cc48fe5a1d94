/** Accounts: members, passwords, sessions, tokens in mails. */

export { mailConfirmation } from './confirmation.ts';
export { handOver, mailHandOver } from './hand-over.ts';
export { endMailTokens, extendUndo, oldestUndoAt, useOldestUndo } from './mail-tokens/mail-token-queries.ts';
export { isMailTokenLive, issueMailToken, redeemMailToken } from './mail-tokens/mail-tokens.ts';
export type { Caller } from './new-sign-ins/caller.ts';
export { deviceName } from './new-sign-ins/device-name.ts';
export { notMeButton } from './new-sign-ins/new-sign-in.ts';
export { refuseBreachedPassword } from './passwords/breached-passwords.ts';
export { checkOwnPassword, type PasswordTries } from './passwords/own-password.ts';
export { hashPassword, refuseWeakPassword } from './passwords/passwords.ts';
export { avatarPath, presentUser } from './present.ts';
export { deleteProofs, isCode, isProven, issueCode, rememberProof, requireProof } from './proof.ts';
export {
  accountByUsername,
  deleteEndedSessions,
  deleteIdentitiesSince,
  hasConfirmedEmail,
  insertIdentity,
  insertUser,
  type LockedUser,
  lockUser,
  recordLimitedSave,
  standingOf,
  type UserRow,
  updateUserRow,
  userByEmail,
  userById,
  userByUsername,
  userToSignIn,
} from './queries.ts';
export { requireStanding } from './require-standing.ts';
export { accountRoutes } from './routes.ts';
export { mailMember } from './send-mail.ts';
export { refuseTaken } from './service.ts';
export { adoptSession, pendingCookie } from './sessions/adopt-session.ts';
export { finishSignIn, openSession, type SignedIn } from './sessions/open-session.ts';
export { deleteSession, deleteSessionsExcept, isSessionLive, sessionsOf } from './sessions/queries.ts';
export { createSessionReader, readSession } from './sessions/sessions.ts';
export {
  acceptByGoingOn,
  acceptEarlierSignUps,
  membersToTell,
  presentTermsOf,
  recordNotified,
  recordRead,
} from './terms-queries.ts';
export { changeTrust, restoreTrust, type TrustLevel, trustLevel, trustLevelOf } from './trust.ts';
export {
  blockNamesOfDeleted,
  deleteFreedUsernames,
  memberByFormerName,
  reserveFreedUsername,
} from './usernames/freed-username-queries.ts';
export { heldForOthers, refuseHeldForOthers } from './usernames/held-names.ts';
export { isReservedUsername, refuseReservedUsername } from './usernames/reserved-usernames.ts';
export { isStaffName, refuseStaffName } from './usernames/staff-names.ts';
