/** Setting a new password by mail. */
export const passwordReset = {
  mailed: 'If this address belongs to an account, a mail with a link is on its way.',
  done: 'Your new password is set. Please sign in with it.',
};
