/** Pages of the member that the answers lead to. */
type LinkedPage = 'analytics' | 'links';

/** The Creator Program: how it works, what it pays, how to begin. */
export const creators = {
  kicker: 'Creator Program',
  title: 'You told the story. It\u00a0should pay you back.',
  lead: 'Your posts have sent people to hotels for years. Staylore finds those hotels, shows them under your name, and the Creator Program gives you a share when someone stays.',
  join: 'Join the Creator Program',
  tryScan: 'Scan a handle first',
  howLabel: 'How it works',
  how: [
    {
      title: 'Smart Scan',
      text: 'Enter your handle. Our AI scanning agent reads captions and place tags, 50 posts at a time, and shows which hotels are in them – and the words that gave them away.',
    },
    {
      title: '1-Click Import',
      text: 'Pick the stays you want and save them together, with picture, caption and place. What you saved before is recognised and skipped.',
    },
    {
      title: 'Earn 10%',
      text: 'The Creator Program pays you 10% of each confirmed stay that was booked through your post.',
    },
  ],
  conditions: {
    title: 'The terms',
    lead: 'Short enough to remember.',
    rate: '10%',
    rateText: 'per confirmed stay',
    entries: [
      {
        title: 'Paid after the stay',
        text: 'A booking alone earns nothing yet. Your commission is paid once the stay has been completed and the hotel or booking provider has confirmed it.',
      },
      {
        title: 'No stay, no commission',
        text: 'Cancelled, refunded and missed stays carry no commission.',
      },
      {
        title: 'Always labelled',
        text: 'A post that can pay you says “Ad”, on the card, on its page and in the link preview. Your readers know where they stand.',
      },
    ],
  },
  tools: {
    title: 'Your tools',
    entries: [
      {
        title: 'Import and editor',
        text: 'Scan, import, write your own, sort pictures, archive: everything you need to keep your stays in order.',
      },
      {
        title: 'Creator dashboard',
        text: 'Clicks, bookings, earnings and commission of the last 30 days, each compared with the 30 days before.',
        link: { to: 'analytics' as LinkedPage, text: 'To your earnings' },
      },
      {
        title: 'Auto-link generator',
        text: 'Turns the hotel of a post into a booking link that can be tracked, so that every stay is credited to you.',
        link: { to: 'links' as LinkedPage, text: 'To your links' },
      },
    ],
  },
  questions: {
    title: 'Questions',
    entries: [
      {
        title: 'When do I get paid?',
        text: 'Once a stay is completed and confirmed. Your commission becomes payable 14 days after check-out and goes to your bank account on the next working day, as soon as it reaches 20 euros or francs. You get a credit note for every payment.',
      },
      { title: 'How much do I earn?', text: '10% per booking that ends in a confirmed stay.' },
      {
        title: 'Who may join?',
        text: 'Any travel or hotel creator. There is no minimum number of followers; you must be of legal age.',
      },
      {
        title: 'Do I need a professional Instagram account?',
        text: 'For a scan, yes: Instagram lets us read business and creator accounts only. With a private account you import the data export that every account can download, or write about your stays yourself.',
      },
      {
        title: 'Can someone else import my posts?',
        text: 'Not once you have claimed your account. Until then any member can save public posts, and we remove them if you ask us to.',
      },
    ],
  },
  start: {
    title: 'How to start',
    entries: [
      {
        title: 'Sign up',
        text: 'Name, username, email address, password. It takes a minute and costs nothing.',
      },
      {
        title: 'Bring your stays',
        text: 'One by one, with “New post”. Or automatically: enter your social handle on the home page and save what is found.',
      },
      {
        title: 'Claim your account',
        text: 'Go to Settings → Claim Account and prove that the handle is yours: put a one-time code into your bio or a caption. From then on only you can import it.',
      },
    ],
  },
};
