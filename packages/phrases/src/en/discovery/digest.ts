/** The mail with what is new, and its switch. */
export const digest = {
  subject: { daily: 'New on Staylore today', weekly: 'New on Staylore this week' },
  heading: 'New for you, {{name}}',
  more_one: 'And {{count}} more.',
  more_other: 'And {{count}} more.',
  stays_one: '{{count}} new stay by people you follow.',
  stays_other: '{{count}} new stays by people you follow.',
  button: 'See all',
  small: {
    daily: 'You asked for this email once a day. To stop it, open this link: {{link}}',
    weekly: 'You asked for this email once a week. To stop it, open this link: {{link}}',
  },
  setting: {
    label: 'An email with what’s new',
    hint: 'One email with everything since the last one. No news, no email.',
    off: 'Never',
    daily: 'Daily',
    weekly: 'Weekly',
    failed: 'That could not be changed. {{reason}}',
  },
  end: {
    title: 'Stop these emails?',
    lead: 'After that we only write about what you have switched on yourself. You can change it in your settings.',
    submit: 'Stop the emails',
    done_title: 'The emails have stopped',
    done: 'You will get no more summaries from us.',
    dead_title: 'This link is not valid',
    dead: 'It may have been cut off on the way. You can stop the emails in your settings.',
    settings: 'To the settings',
  },
};
