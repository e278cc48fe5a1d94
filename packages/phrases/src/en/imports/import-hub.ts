/** The page with the ways to bring stays in. */
export const importHub = {
  meta_title: 'Import your stays',
  kicker: 'Import',
  title: 'Your stays are already written. Bring them here.',
  lead: 'The hotels are in your posts. Bring them in with a scan, or write about a night by hand.',
  question: 'Where are your stays?',
  creator: {
    title: 'In a creator or business account',
    text: 'It’s public: tell us the handle, and we read it straight away.',
  },
  personal: {
    title: 'In a personal account',
    text: 'Only you can read it: bring the data export that Instagram prepares for you.',
  },
  single: { title: 'In a single post, or in my head', text: 'Paste its link, or write by hand.' },
  needs: 'What you need:',
  scan: {
    title: 'Scan a handle',
    lead: 'We read the captions and place tags, 50 posts at a time, and show the stays in them. Pick the ones to save.',
    hint: 'With or without @',
    submit: 'Scan the posts',
    required: 'Which handle is it?',
    not_handle: 'A handle consists of letters, digits, dots and underscores.',
    needs:
      'a professional account (business or creator) that is public. Instagram lets nobody read private and personal accounts, us included. Looking is free; to save you need a Staylore account.',
  },
  link: {
    title: 'Paste a link',
    lead: 'One post or reel, imported with its picture, its text and the hotel in it.',
    sign_up: 'Sign up and paste a link',
    needs:
      'a Staylore account and the link of a public post. Instagram no longer says whose post it is, so we may ask you for the handle. For private posts you add picture and caption yourself.',
  },
  write: {
    title: 'Write by hand',
    lead: 'For nights that were never posted, and for private accounts.',
    action: 'New post',
    needs: 'a Staylore account, a place and at least one picture: PNG, JPG or GIF, up to 10 MB.',
  },
  claim: {
    title: 'Claim your account',
    lead: 'Prove that a handle is yours, so that nobody else can import it.',
    action: 'Claim account',
    needs:
      'a Staylore account, and a one\u2011time code that you put into your bio or a caption for a moment.',
  },
  visitor: 'You are not signed in. You can scan anyway; we keep what you picked until you have signed up.',
};
