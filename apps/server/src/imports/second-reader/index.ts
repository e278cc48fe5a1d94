/** The door of the second reader: how scans, imports and saved links read posts for stays. */

export { type Budget, budgetFor } from './budget.ts';
export { type Asking, type ReadingAround, readPosts } from './service.ts';
