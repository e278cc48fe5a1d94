/** Readers of captions: the hotel finder, and a language model for what it doubts, where one is configured. */

export { type Budget, budgetFor } from './budget.ts';
export { hotelsInSaved } from './finder-thread.ts';
export { type Asking, type ReadingDependencies, readPosts } from './service.ts';
