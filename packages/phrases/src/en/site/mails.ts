export const mails = {
  footer: 'You are receiving this email because you have an account at Staylore.',
  footer_given: 'You are receiving this email because someone gave this address for an account at Staylore.',
  reset: {
    subject: 'Set a new password',
    heading: 'A new password, {{name}}?',
    text: 'Someone, hopefully you, asked to set a new password for your Staylore account. The link works once, for 60 minutes.',
    button: 'Set a new password',
    small: 'If it was not you, ignore this email. Your password stays as it is.',
  },
  confirm: {
    subject: 'Confirm your address at Staylore',
    heading: 'Is this your address?',
    text: 'The account {{username}} at Staylore was created with this address. Confirm it, so that your account belongs to you alone, and so that we can pay you.',
    button: 'Confirm the address',
    small:
      'The button works for 24 hours; you need to be signed in. If the account is not yours, ignore this email: nobody can use your address to get at anything of yours.',
  },
  handedOver: {
    subject: 'Your account at Staylore is yours alone now',
    heading: 'Welcome, {{name}}',
    text: 'There was an account with this address that nobody had confirmed. You have just proven that the address is yours, so the account is, too. To be safe, its password, all other sessions, second factors, links sent before, its bank details and connected accounts are no longer valid.',
    left: 'What was written in it is still there: its stays, its profile and whom it follows. Look through them, and delete what is not yours.',
    look: 'See the profile',
    button: 'Set a password',
    small: 'Was the account yours already? Then set a password again, and add your bank details.',
    small_reset: 'Was the account yours already? Then add your bank details again.',
  },
  emailChangedNew: {
    subject: 'Confirm your new address at Staylore',
    heading: 'Is this your new address?',
    text: 'Someone, hopefully you, wants to use {{to}} for their Staylore account. It takes effect once you confirm it.',
    button: 'Confirm the address',
    small: 'The button works for 24 hours; you need to be signed in. If it was not you, ignore this email.',
  },
  emailChangedOld: {
    subject: 'Your address at Staylore is being changed',
    heading: 'Your address is being changed',
    text: 'Your Staylore account will use {{to}} instead of this address, once that address is confirmed. Payouts pause for 48 hours then.',
    button: 'Undo the change',
    small:
      'If it was not you, press the button. It works until 7 days after the change, puts address, password and bank details back as they are now, and ends every session of your account, so that nobody else stays signed in.',
  },
  passwordChanged: {
    subject: 'Your password at Staylore was changed',
    heading: 'Your password was changed',
    text: 'Your new password applies from now on, and all other sessions have ended. If it was not you, set a new one at once:',
    button: 'Set a new password',
  },
  newSignIn: {
    subject: 'A new sign-in to your Staylore account',
    heading: 'Someone signed in to your account',
    text: 'It was from a browser that had not been used for your account before: {{device}}, on {{time}} (UTC), IP address {{address}}.',
    unknown_device: 'an unknown device',
    unknown_address: 'unknown',
    was_me: 'If it was you, there is nothing to do.',
    button: 'This wasn’t me',
    small:
      'The link works once and for 7 days. It signs everyone out, undoes what was added to your account since, and asks for a new password.',
  },
  factor: {
    added_subject: 'A second factor was added at Staylore',
    added: 'From now on “{{name}}” opens your Staylore account, as the second step after your password.',
    removed_subject: 'A second factor was removed at Staylore',
    removed: '“{{name}}” no longer opens your Staylore account.',
    renewed_subject: 'New recovery codes at Staylore',
    renewed: 'Ten new recovery codes were made for your Staylore account. The earlier ones no longer work.',
  },
  code: {
    subject: 'Your code for Staylore',
    text: 'Type this code where Staylore asks for it. It works once, for ten minutes, in the window that asked for it.',
    small:
      'If you did not ask for it, someone else may be signed in to your account: end their sessions in the settings.',
  },
  terms: {
    subject: 'New terms of use at Staylore',
    heading: 'Our terms of use are changing',
    text: 'Hello {{name}}, from {{day}} Staylore has new terms of use. What is new:',
    button: 'Read the terms',
    choice:
      'By using your account from {{day}} on, you accept them. If you do not agree, you can delete your account under Settings → Delete account before that; until then the terms you accepted still apply.',
    small: 'You can take all your data with you first, under Settings → Your data.',
  },
  contact: {
    subject: 'Contact form: {{subject}}',
    none: 'no subject',
  },
};
