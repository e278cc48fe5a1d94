/** Posts a page of a list: six rows of three. */
export const postsPerPage = 18;
