/** Blocking members. */
export const blocks = {
  menu: 'More about @{{username}}',
  report: 'Report @{{username}}',
  block: 'Block @{{username}}',
  unblock: 'Unblock',
  unblock_name: 'Unblock @{{username}}',
  title: 'Block @{{username}}?',
  question:
    'Neither of you will see the other’s stays any more, and you no longer follow each other. @{{username}} is not told. You can undo it in your settings.',
  cancel: 'Cancel',
  confirm: 'Block',
  blocked: '@{{username}} is blocked.',
  unblocked: '@{{username}} is no longer blocked.',
  failed: 'That did not work. {{reason}}',
  profile_title: 'You have blocked @{{username}}',
  profile_text: 'Neither of you sees the other’s stays.',
  lead: 'Members whom you have blocked. Neither of you sees the other’s stays.',
  empty_title: 'Nobody is blocked',
  empty_text: 'Should somebody bother you: the menu on their profile has “Block”.',
};
