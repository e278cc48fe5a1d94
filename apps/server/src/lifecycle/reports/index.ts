/** Reports about posts and members, by anyone, and the cases that they belong to. */
export {
  forgetReporter,
  insertCase,
  lockCase,
  lockSubject,
  markDecided,
  noteHold,
  openCaseOf,
  reportersOf,
  reportingMembers,
  reportsBy,
  reportsOf,
} from './queries.ts';
export { reportRoutes } from './routes.ts';
export { forgetShown } from './shown/queries.ts';
export { shownIn } from './shown/shown.ts';
export { placeOf, readTarget } from './target.ts';
