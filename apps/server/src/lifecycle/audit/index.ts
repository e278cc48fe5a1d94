/** What is done with a role, in a log that the database lets nobody change. */
export { auditEntries, writeAudit } from './queries.ts';
