/** The page of a hashtag. */
export const tags = {
  kicker: 'Hashtag',
  description: 'Stays tagged #{{tag}}: the pictures, words and prices of people who slept there.',
  list: 'Stays with #{{tag}}',
  empty_title: 'No stay carries #{{tag}} yet',
  empty_text: 'Add it to one of yours, or look through what members shared last.',
  empty_action: 'Latest stays',
};
