export const tags = {
  kicker: 'Hashtag',
  description: 'Stays tagged #{{tag}}: the pictures, words and prices of people who slept there.',
  list: 'Stays with #{{tag}}',
  empty_title: 'No stay has #{{tag}} yet',
  empty_text: 'Add it to one of yours, or look through what members have shared lately.',
  empty_action: 'Latest stays',
};
