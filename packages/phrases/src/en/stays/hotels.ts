/** The page of a hotel. */
export const hotels = {
  kicker: 'Hotel',
  stays_one: '{{count}} stay told',
  stays_other: '{{count}} stays told',
  none: 'No stay told yet',
  description_one:
    'What {{name}} is really like: {{count}} stay, told by somebody who slept there. {{place}}',
  description_other:
    'What {{name}} is really like: {{count}} stays, told by people who slept there. {{place}}',
  heading: 'Stays at {{name}}',
  empty_title: 'Nobody has told of a night here yet',
  empty_text: 'Were you there? Tell what it was like.',
  empty_action: 'Write a post',
  website: 'Website of the hotel',
  page: 'All stays at {{name}}',
};
