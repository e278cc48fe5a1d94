/** Blocking and muting members. */
export const blocks = {
  menu: 'More about @{{username}}',
  report: 'Report @{{username}}',
  block: 'Block @{{username}}',
  unblock: 'Unblock',
  unblock_name: 'Unblock @{{username}}',
  title: 'Block @{{username}}?',
  question:
    'Neither of you will see the other’s stays any more, and you no longer follow each other. @{{username}} is not told. You can undo it in your settings.',
  confirm: 'Block',
  blocked: '@{{username}} is blocked.',
  unblocked: '@{{username}} is no longer blocked.',
  mute: 'Mute @{{username}}',
  unmute: 'Unmute',
  unmute_name: 'Unmute @{{username}}',
  muted: '@{{username}} is muted: you no longer see anything of theirs. They are not told.',
  unmuted: '@{{username}} is no longer muted.',
  profile_title: 'You have blocked @{{username}}',
  profile_text: 'Neither of you sees the other’s stays.',
  lead: 'Members you have blocked. Neither of you sees the other’s stays.',
  empty_title: 'Nobody is blocked',
  empty_text: 'If someone bothers you, use “Block” in the menu on their profile.',
  muted_title: 'Muted members',
  muted_lead:
    'Their stays and recommendations stay out of your feeds, searches, hotel and place pages, hashtags and the map, and their news out of your notifications. You can still open their profile. They notice nothing.',
  muted_empty: 'You have muted nobody.',
};
