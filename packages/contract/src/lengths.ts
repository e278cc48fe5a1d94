/** Limits that pages show during typing. Separate from the schemas that use them, so that a page need not load those. */

export const longestBio = 1000;

export const longestCaption = 2200;

/** Characters of a post's hotel or place, as its author names it. */
export const longestLocation = 200;

/** Tags of one post, and the characters of one tag. */
export const maxTags = 30;
export const longestTag = 40;

/** Pictures of one post, its cover among them. */
export const picturesPerPost = 20;

export const longestAlt = 1000;
