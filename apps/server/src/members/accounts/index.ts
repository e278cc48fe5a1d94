/** Accounts: members, passwords, sessions, tokens in mails. */

export { isMailTokenLive, issueMailToken, redeemMailToken } from './mail-tokens.ts';
export { checkPassword, hashPassword, isCommonPassword, passwordMark } from './passwords.ts';
export { avatarPath, presentUser } from './present.ts';
export {
  deleteIdentitiesSince,
  deleteSession,
  deleteSessionsExcept,
  endMailTokens,
  insertIdentity,
  insertUser,
  isSessionLive,
  type LockedUser,
  lockUser,
  sessionsOf,
  type UserRow,
  updateUserRow,
  userByEmail,
  userById,
  userByUsername,
} from './queries.ts';
export { accountRoutes, setSessionCookie } from './routes.ts';
export { mailMember } from './send-mail.ts';
export { refuseTaken } from './service.ts';
export { createSessionReader, readSession, startSession } from './sessions.ts';
