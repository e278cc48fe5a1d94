/** The mail with what is new, and its switch. */
export const digest = {
  subject: { daily: 'What is new at Staylore today', weekly: 'What was new at Staylore this week' },
  heading: 'New for you, {{name}}',
  more_one: 'And {{count}} more.',
  more_other: 'And {{count}} more.',
  stays_one: '{{count}} new stay by people you follow.',
  stays_other: '{{count}} new stays by people you follow.',
  button: 'See all',
  small: {
    daily: 'You asked for this mail once a day. To end it, open this link: {{link}}',
    weekly: 'You asked for this mail once a week. To end it, open this link: {{link}}',
  },
  setting: {
    label: 'A mail with what is new',
    hint: 'One mail with everything since the last one. Without news there is none.',
    off: 'Never',
    daily: 'Daily',
    weekly: 'Weekly',
    failed: 'That could not be changed. {{reason}}',
  },
  end: {
    title: 'No more of these mails?',
    lead: 'We then write to you only about what you switched on one by one. You can change it in your settings.',
    submit: 'End the mails',
    done_title: 'The mails have ended',
    done: 'You will get no more summaries from us.',
    dead_title: 'This link is not valid',
    dead: 'Perhaps it was cut off on its way. You can end the mails in your settings.',
    settings: 'To the settings',
    failed: 'That did not work. {{reason}}',
  },
};
