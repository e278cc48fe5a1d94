/** The page of a hotel. */
export const hotels = {
  kicker: 'Hotel',
  stays_one: '{{count}} stay shared',
  stays_other: '{{count}} stays shared',
  none: 'No stays shared yet',
  description_one: '{{name}} as it really is: {{count}} stay, from someone who slept there. {{place}}',
  description_other: '{{name}} as it really is: {{count}} stays, from people who slept there. {{place}}',
  heading: 'Stays at {{name}}',
  empty_title: 'Nobody has shared a stay here yet',
  empty_text: 'Have you stayed here? Tell us what it was like.',
  empty_action: 'Write a post',
  book: 'Book this hotel',
  price_range: '{{low}} to {{high}}',
  quotes: 'In their words',
  website: 'Hotel website',
  page: 'All stays at {{name}}',
};
