import type { Member } from '../../../platform/page/page-context.ts';

/** Posts per page of a list: six rows of three. */
export const postsPerPage = 18;

/**
 * Posts that come with a document. Visitors may read without scripts, so they get full rows of two, three and four; more would keep the
 * first of them from being painted. Members, who could not have signed in without, get two rows. The browser asks for the next page before
 * the end is reached.
 */
export const postsWithDocument = (member: Member | null): number => (member === null ? 12 : 6);
