/** The second reader: a language model that reads doubtful captions, where one is configured. */

export { type Budget, budgetFor } from './budget.ts';
export { type Asking, type ReadingAround, readPosts } from './service.ts';
