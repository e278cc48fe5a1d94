import type { Member } from '../../../platform/page/page-context.ts';

/** Posts a page of a list: six rows of three. */
export const postsPerPage = 18;

/**
 * Posts that come with a document. Visitors may read without scripts, so they get a page of the list; members, who could not have signed in
 * without, get two rows, and the browser asks for the next page before their end is reached.
 */
export const postsWithDocument = (member: Member | null): number => (member === null ? postsPerPage : 6);
