/** Judging reports: roles, queue, decisions and their effects, appeals. */
export { statementsAbout } from './about.ts';
export { suspensionUnderAppeal } from './decisions/appeals.ts';
export { leaveLinksTo, suspensionsOf } from './decisions/queries.ts';
export { moderationHandlers, moderationSchedules } from './jobs.ts';
export { pictureAccess } from './pictures.ts';
export { changeRole, roleHolders, roles } from './roles.ts';
export { moderationRoutes } from './routes.ts';
export { statementRoutes } from './statement-routes.ts';
