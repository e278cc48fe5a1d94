/** The first run after signing up. */
export const welcome = {
  title: 'Welcome, {{name}}',
  at: 'Step {{at}} of {{all}}',
  stays: {
    title: 'Bring your stays',
    text: 'Tell us your handle, and we find the hotels in your posts. You choose what to save.',
    export: 'I have a personal account: bring a data export',
  },
  people: {
    title: 'Follow a few people',
    text: 'Their stays fill your feed.',
    list: 'People to follow',
  },
  notices: {
    title: 'Make it yours',
    text: 'Your language, and how often an email tells you what’s new. You can change all of it in the settings.',
  },
  next: 'Next step',
  done: 'To my feed',
  skip_all: 'Skip all of this',
};
