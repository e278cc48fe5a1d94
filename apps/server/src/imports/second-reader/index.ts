/** Readers of captions: the hotel finder, and, if configured, a language model for uncertain captions. */

export { type Budget, budgetFor } from './budget.ts';
export { hotelsInSaved, warmFinder } from './finder-thread.ts';
export { type Asking, type ReadingDependencies, readPosts } from './service.ts';
