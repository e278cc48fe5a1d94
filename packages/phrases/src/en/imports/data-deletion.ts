/** What became of a deletion that was asked for through the photo network. */
export const dataDeletion = {
  meta_title: 'Deletion of Instagram data',
  done_title: 'Your Instagram data has been deleted',
  none_title: 'There was nothing to delete',
  unknown_title: 'We do not know this code',
  guide_title: 'Have your Instagram data deleted',
  done: 'On {{day}} Instagram passed your request on to us, and we carried it out at once.',
  none: 'On {{day}} Instagram passed your request on to us. No Staylore account was connected with this Instagram account.',
  unknown:
    'Please compare it with the one that Instagram showed you. We keep what became of a request for one year; after that its code is forgotten.',
  code: 'Confirmation code',
  gone_title: 'What is deleted',
  gone: {
    connection: 'the connection to your Instagram account, with its token, its name and its number there,',
    read: 'what we had read of its posts for a scan or a search: captions, places, addresses of pictures,',
    review: 'stays found in them that nobody has saved yet.',
  },
  stays_title: 'What stays',
  stays:
    'Stays that you have saved are part of your Staylore account and belong to you: you delete each of them at the stay itself, or all of them with your account under Settings → Delete account. A claim that keeps others from importing your handle stays as well; you give it up under Settings → Claim account.',
  guide:
    'On Instagram, open Settings → Website permissions → Apps and websites, remove Staylore and ask for deletion. Instagram tells us, we delete at once, and you get a code to look up here what became of it. Or disconnect Instagram on Staylore, where you import your own account.',
  rest: 'Want something else deleted? Write to us; we answer within 30 days.',
  privacy: 'Privacy policy',
};
