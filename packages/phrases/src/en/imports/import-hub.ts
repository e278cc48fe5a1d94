export const importHub = {
  meta_title: 'Import your stays',
  kicker: 'Import',
  title: 'Your stays are already written up. Bring them here.',
  lead: 'The hotels are in your posts. Bring them in with a scan, or write about a stay yourself.',
  question: 'Where are your stays?',
  creator: {
    title: 'In a creator or business account',
    text: 'It’s public: tell us the handle, and we read it straight away.',
  },
  personal: {
    title: 'In a personal account',
    text: 'Only you can read it: bring the data export that Instagram prepares for you.',
  },
  single: {
    title: 'In a single post, or not posted yet',
    text: 'Paste the link, or write about it yourself.',
  },
  needs: 'What you need:',
  scan: {
    title: 'Scan a handle',
    lead: 'We read the captions and place tags, 50 posts at a time, and show the stays in them. Pick the ones to save.',
    hint: 'With or without @',
    submit: 'Scan the posts',
    required: 'Which handle is it?',
    not_handle: 'A handle consists of letters, digits, dots and underscores.',
    needs:
      'a professional account (business or creator) that is public. Instagram lets nobody read private or personal accounts, not even us. You can look without signing up; to save stays you need a Staylore account.',
  },
  link: {
    title: 'Paste a link',
    lead: 'One post or reel, imported with its picture, its text and the hotel in it.',
    sign_up: 'Sign up and paste a link',
    pasted: 'This post:',
    pasted_next: 'Sign up, and we read it.',
    sign_up_with: 'Sign up with this post',
    needs:
      'a Staylore account and the link to a public post. Instagram no longer says whose post it is, so we may ask you for the handle. For private posts you add picture and caption yourself.',
  },
  write: {
    title: 'Write it yourself',
    lead: 'For stays you never posted about, and for private accounts.',
    action: 'New post',
    needs: 'a Staylore account, a place and at least one picture: PNG, JPG or GIF, up to 10\u00a0MB.',
  },
  claim: {
    title: 'Claim your account',
    lead: 'Prove that a handle is yours, so that nobody else can import it.',
    action: 'Claim account',
    needs: 'a Staylore account, and a one-time code that you put into your bio or a caption for a moment.',
  },
  visitor: 'You are not signed in. You can scan anyway; we keep what you picked until you have signed up.',
};
