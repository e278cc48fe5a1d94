/** Acts by virtue of a role, in a log that the database protects from changes. */
export { type Actor, auditEntries, writeAudit } from './queries.ts';
