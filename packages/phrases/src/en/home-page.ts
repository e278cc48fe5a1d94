/** Home: banner, search, results. */
export const homePage = {
  title: 'Every good stay begins with a story',
  subtitle:
    'Type the handle of a creator and we find the hotels in their posts: where it is, what it cost, who slept there.',
  meta_title: 'Hotels from real travel stories',
  meta_description:
    'Staylore finds the hotels in the posts of travel creators. Scan a handle, keep the stays you like, share your own and earn 10% when somebody books.',
};
