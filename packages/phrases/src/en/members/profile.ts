export const profile = {
  meta_title: '{{name}} (@{{username}})',
  edit: 'Edit profile',
  own_atlas: 'Your atlas',
  atlas: 'Atlas',
  bio_hidden:
    'Only you see what you wrote about yourself: our moderators have hidden it. The reasons are in our email to you.',
  invite: 'Invite people',
  tabs: {
    label: 'Profile',
    posts: 'Posts',
    archived: 'Archived',
    recommendations: 'Recommendations',
  },
  empty: {
    own: 'Your first stay belongs here',
    own_text:
      'Scan your Instagram handle and keep the hotels you have posted about, or write about one yourself.',
    scan: 'Scan a handle',
    write: 'Write a post',
    other: '{{name}} has not shared a stay yet',
    other_text: 'Follow along, and it will show up in your feed.',
    archived: 'Nothing archived',
    archived_text: 'Posts you archive are hidden from everyone else and wait for you here.',
    recommendations_own: 'No hotels recommended yet',
    recommendations_own_text: 'Know a hotel that others should stay at? Recommend it from your feed.',
    recommend: 'Recommend a hotel',
    recommendations_theirs: '{{name}} has not recommended a hotel yet',
  },
};
