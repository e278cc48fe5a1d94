/** Reports about posts and members, by anyone, and the cases that they belong to. */
export {
  anonymiseReporter,
  handOnCases,
  insertCase,
  lockCase,
  lockSubject,
  markDecided,
  openCaseOf,
  recordHold,
  reportersOf,
  reportingMembers,
  reportsBy,
  reportsOf,
} from './queries.ts';
export { reportRoutes } from './routes.ts';
export { deleteSnapshots } from './shown/queries.ts';
export { shownIn } from './shown/shown.ts';
export { placeOf, readTarget } from './target.ts';
