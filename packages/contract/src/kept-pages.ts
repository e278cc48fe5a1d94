/**
 * Pages that a member's browser may cache, to go back to them at once and to read them without a network: pages for reading. Settings, money,
 * moderation and everything else that is not listed here is not cached.
 */
const kept = /^\/(en|de)(\/(posts|hotels|tags|maps|feed|profile|post-form|@[^/]+)(\/.*)?)?$/;

/** Whether a browser may keep the page of this path for the member it was made for. */
export const isKeptPage = (path: string): boolean => kept.test(path);

const keptCall = /^\/api\/((posts(?!\/\d+\/statement)|hotels|tags|user|users\/username)\/|me$)/;

/** Whether a browser may keep the answer to this call for a member who is without a network: what those pages read, and no decision of moderators. */
export const isKeptCall = (path: string): boolean => keptCall.test(path);
