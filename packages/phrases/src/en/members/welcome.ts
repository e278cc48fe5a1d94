/** The first run after signing up. */
export const welcome = {
  title: 'Welcome, {{name}}',
  at: 'Step {{at}} of {{all}}',
  stays: {
    title: 'Bring your stays',
    text: 'Name your account, and we find the hotels in its posts. You choose what to save.',
    export: 'My account is personal: bring a data export',
  },
  people: {
    title: 'Follow a few people',
    text: 'Their stays fill your feed.',
    list: 'People to follow',
  },
  notices: {
    title: 'Make it yours',
    text: 'Your language, and how often a mail tells you what is new. All of it can be changed in the settings.',
  },
  next: 'Next step',
  done: 'To my feed',
  skip_all: 'Skip all of it',
};
