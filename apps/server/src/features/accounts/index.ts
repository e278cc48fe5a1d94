/** The door of the accounts feature. */
import './tables.ts';

export { hashPassword } from './passwords.ts';
export { avatarPath, presentUser } from './present.ts';
export { type UserRow, updateUserRow, userById, userByUsername } from './queries.ts';
export { accountRoutes, setSessionCookie } from './routes.ts';
export { readSession, startSession } from './sessions.ts';
