/** Deleting one's account, and keeping it after all. */
export const leaving = {
  lead: 'Your profile and everything you published will be removed. You can change your mind for 30 days.',
  take_along: 'Download your data first',
  now: {
    title: 'At once',
    signed_out: 'You are signed out everywhere.',
    hidden: 'Your profile, stays, pictures, favourites and follows are no longer shown or counted anywhere.',
    links: 'Your hotel links lead to a page that says they have ended.',
    quiet: 'We stop looking for new stays and sending you news.',
  },
  later: {
    title: 'After 30 days, for good',
    gone: 'Everything is deleted: stays with their pictures, favourites, follows, wish list, imports, notifications, sign-ins, connected accounts, bank details, name and email.',
    name: 'Your username can be taken by someone else 90 days later.',
    back: 'Until then, sign in and choose to keep your account: everything is as it was.',
  },
  stays: {
    title: 'What stays',
    taken:
      'Stays that others had saved from your Instagram account, and that you took down or over: they go back to them after the 30 days, except those that you have edited.',
    money:
      'Bookings, commissions and payouts, without your name and under a number. We have to keep them for 10 years (Swiss Code of Obligations, Art. 958f). The same applies to the payment orders to the bank, which stay sealed.',
    providers:
      'What you allowed with Google or Apple stays there until you revoke it in your account with them. We keep no key to it.',
  },
  money: {
    title: 'Money is still coming to you',
    expected: 'Expected',
    payable: 'Payable',
    in_payout: 'With the bank',
    wait: 'Wait until it is paid',
    wait_hint:
      'You are hidden at once. Everything is deleted after 30 days, but not before the last of it is paid; we pay it even below the minimum. Bookings whose stay is still ahead can take months, but we wait no longer than a year. What we cannot transfer, for example in a currency that our bank does not pay out, does not hold it up: it stays in our books, and our last email says how to get it.',
    give_up: 'Give it up',
    give_up_hint: 'It will not be paid, and we do not wait for it.',
    no_account: 'We do not know where to send it.',
    add_account: 'Add your bank details',
  },
  password: 'Your password',
  password_hint: 'So that nobody else does this in your name.',
  stale:
    'You sign in without a password. Please sign out and in again, then come back here within ten minutes.',
  submit: 'Delete my account',
  sure: {
    title: 'Delete your account?',
    text: 'You are signed out everywhere, and nobody sees you any more. You can come back for 30 days.',
    confirm: 'Delete',
  },
  required: 'Password is required',
  wrong: 'This password is wrong.',
  failed: 'Your account could not be deleted. {{reason}}',
  keep: {
    meta_title: 'Keep your account',
    title: 'Welcome back, {{name}}',
    lead: 'You asked us to delete your account. You can keep it until {{day}}; until then nobody else sees it.',
    over: 'You asked us to delete your account, and the time to keep it has run out. It has not been deleted yet, so you can keep it for now.',
    submit: 'Keep my account',
    leave: 'Sign out and have it deleted',
    failed: 'Your account could not be kept. {{reason}}',
    gone_title: 'Your account will be deleted',
    gone: 'Nobody sees it any more. If you change your mind within 30 days, sign in and keep it. We have emailed you this as well.',
    login: 'Sign in again',
    home: 'To the home page',
  },
  mails: {
    asked: {
      subject: 'Your account at Staylore will be deleted',
      heading: 'Goodbye, {{name}}',
      text: 'As you asked, nobody sees your profile and your stays any more, and you are signed out everywhere. On {{day}} everything is deleted for good. Until then you can keep your account: sign in and press “Keep my account”.',
      waits: 'Money is still coming to you. We wait with the deletion until it is paid.',
      button: 'Sign in',
      small: 'If it was not you, sign in, keep the account and change your password at once.',
    },
    done: {
      subject: 'Your account at Staylore is deleted',
      heading: 'Your account is deleted',
      text: 'Your profile, stays, pictures and everything else about you are gone. This was our last email to you.',
      owed: 'We still owe you {{sums}}, which we cannot transfer to your bank account. It stays in our books without your name. To be paid, write to us and quote this code; keep it, as nothing else shows that the money is yours.',
      code: 'Code',
      write: 'Write to us',
      footer: 'You are receiving this email because you had an account at Staylore.',
      small:
        'If you earned commission, its records stay for 10 years without your name, as Swiss law requires (Code of Obligations, Art. 958f).',
    },
  },
};
