/** Words for what is done on many pages. */
export const actions = {
  cancel: 'Cancel',
  close: 'Close',
  copy: 'Copy',
  failed: 'That did not work. {{reason}}',
  remove: 'Remove',
  retry: 'Try again',
  save: 'Save',
  saving: 'Saving…',
  share: 'Share',
  sign_in: 'Sign in',
  stop: 'Stop',
  undo: 'Undo',
  write_to_us: 'Write to us',
};
