/** Limits that pages show while one types. Apart from the schemas that use them, so that a page need not load those. */

/** Characters of the text in which members tell of themselves. */
export const longestBio = 1000;

/** Characters of what the author of a post tells. */
export const longestCaption = 2200;

/** Characters of the hotel or place that a post is about, as its author names it. */
export const longestLocation = 200;

/** Tags of one post, and the characters of one tag. */
export const mostTags = 30;
export const longestTag = 40;

/** Pictures of one post, its cover among them. */
export const picturesPerPost = 20;

/** Characters of the text that stands for a picture. */
export const longestAlt = 1000;
