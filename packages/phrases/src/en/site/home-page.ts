/** Home: banner, search, results. */
export const homePage = {
  title: 'Every good stay begins with a story',
  subtitle: 'Name a creator, and we read their posts for hotels: which one, where, and what the night cost.',
  meta_title: 'Hotels from real travel stories',
  meta_description:
    'Staylore finds the hotels in the posts of travel creators. Scan a handle, keep the stays you like, share your own and earn 10% when someone books.',
  scene: 'A hotel with lit windows above a bay at dusk',
  search: {
    label: 'Find stays',
    location: 'Location',
    location_placeholder: 'Town, region or country',
    handle: 'Instagram handle',
    handle_placeholder: 'Instagram handle @username or username',
    submit: 'Find stays',
    spaces: 'Instagram handle cannot contain spaces. Please remove spaces.',
    handle_hint: 'Or paste a link to a profile, a post or a reel.',
    strange_link:
      'This link doesn’t lead to a profile or a post. Open the profile on Instagram, copy its link and paste it here.',
    examples: 'Try one:',
    example: 'Scan @{{handle}}',
  },
  latest: 'Latest stays',
  latest_kicker: 'Fresh from the road',
  latest_empty_title: 'No stays yet',
  latest_empty_text: 'Nobody has shared a stay yet. Scan a handle above, or write about one of your own.',
  place_title: 'Stays in and around {{place}}',
  place_kicker: 'On the map',
  place_empty_title: 'No stays near {{place}} yet',
  place_empty_text: 'Try a larger town close by, or look at the latest stays.',
  place_empty_action: 'Show the latest stays',
  view: { label: 'View', list: 'List', grid: 'Grid' },
  end: 'You have seen them all.',
};
