/** Mails that Staylore sends. */
export const mails = {
  footer: 'You get this mail because you have an account at Staylore.',
  reset: {
    subject: 'Set a new password',
    heading: 'A new password, {{name}}?',
    text: 'Somebody, hopefully you, asked to set a new password for your Staylore account. The link works once, for 60 minutes.',
    button: 'Set a new password',
    small: 'If it was not you, leave this mail alone. Your password stays as it is.',
  },
  emailChangedNew: {
    subject: 'Your new address at Staylore',
    heading: 'This is your address now',
    text: 'Your Staylore account now uses {{to}}. From here on our mails come to this address.',
  },
  emailChangedOld: {
    subject: 'Your address at Staylore was changed',
    heading: 'Your address was changed',
    text: 'Your Staylore account now uses {{to}} instead of this address.',
    button: 'Take the change back',
    small:
      'The button works for 7 days. It also ends every session of your account, so that nobody else stays signed in.',
  },
  contact: {
    subject: 'Contact form: {{subject}}',
    none: 'no subject',
  },
};
