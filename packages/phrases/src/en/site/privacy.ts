/** Privacy policy; the German text prevails. */
export const privacy = {
  kicker: 'Legal',
  title: 'Privacy policy',
  lead: 'Which data Staylore keeps, what for, how long, and what you can ask of us.',
  dated: 'Version of 07.10.2022',
  contents: 'Contents',
  fictional:
    'Fictional demo data: the company named below is made up and belongs to nobody. The operator of a site puts in its own.',
  sections: [
    {
      id: 'controller',
      title: '1. Who is responsible',
      blocks: [
        'Responsible for this site is {{company}}, {{address}}. Questions about your data and requests go to {{mail}}.',
        'The Swiss Federal Act on Data Protection (revDSG) applies and, where you live in the European Economic Area, the General Data Protection Regulation (GDPR).',
      ],
    },
    {
      id: 'visiting',
      title: '2. When you only look',
      blocks: [
        'You can read the home page, posts and hotels without an account. The site contains no advertising networks, no tracking pixels and no analytics services; fonts, pictures and the outlines of the map come from our own server.',
        'A technical log may note each request with time, path without its query, status and duration, so that faults can be found, for 30 days. What concerns security – signing in, changed passwords, refused requests – is noted with the number of the account, the time and the outcome, for one year. IP addresses, passwords, session tokens and cookies never enter these logs. To hold off abuse, the number of requests per address is counted for a short time. The ground is our legitimate interest in running the site safely (Art. 6(1)(f) GDPR).',
        'If you follow a booking link, we note which link it was, when, and a code made from the network you came from. The address itself is not kept, and once the day is over the code leads to nobody. This is how a booking finds the member whose link led to it, who earns a commission; the ground is our legitimate interest, and theirs, in settling that correctly (Art. 6(1)(f) GDPR). Section 11 says how long clicks are kept.',
      ],
    },
    {
      id: 'account',
      title: '3. Your account',
      blocks: [
        'For an account we store your name, username, email address, a salted hash of your password, your language and, if you give them, a short biography, a portrait and a cover picture. Where you sign in through another service, we store its identifier for you and the verified address that it gives us. If you have commission paid out, we store your bank details and how you are taxed (country, private person or business, VAT number), the numbers encrypted. We also keep which version of the terms of use you accepted and when, as long as you have your account.',
        'What you publish – pictures, captions, places, tags, prices, hotel links – and what you do here – follows, favourites, recommendations, blocks, mutes, notifications – is stored with your account because the service consists of it (Art. 6(1)(b) GDPR). Active posts, your name, username and portrait are visible to everybody on the public page of a post; archived posts only to you. If you show your atlas, everybody can also open a page with your cover picture and all your active stays on a map, and pictures of it; you switch that on and off in your settings.',
      ],
    },
    {
      id: 'sessions',
      title: '4. Sessions',
      blocks: [
        'When you sign in, a session begins. On the server we keep a hash of its token, its times of start and last use, and the name of your browser, so that you recognise it under Settings → Sessions and can end it there. A session ends when you sign out, when it has not been used for 60 days, a year after it began, or when you change your password elsewhere; what we keep of it is deleted within a day.',
        'If you switch on notifications on a device, we store for this session the address that your browser’s push service gave it and the keys we encrypt with. The push service (of the maker of your browser) learns that there is a message and when, but cannot read it. Switching it off or signing out deletes both.',
        'If you set up a second factor, we store its name, when it was added and last used, and what we need to check it: the secret of an authenticator app encrypted, the public key of a passkey, recovery codes as hashes. What you remove is deleted after 30 days; until then a change that was not yours can be taken back.',
      ],
    },
    {
      id: 'cookies',
      title: '5. Cookies and storage in your browser',
      blocks: [
        'We use only what the site needs to work. None of it follows you to other sites, so there is no cookie banner.',
        [
          'Cookie “staylore_session” (over https with “__Host-” in front): keeps you signed in; cannot be read by scripts; gone when you sign out.',
          'Cookie “staylore_sign_in”: ties a sign-in through another service to your browser; lasts ten minutes.',
          'Cookie “staylore_pending_sign_in”: ties a sign-in that waits for your second factor to your browser; lasts ten minutes.',
          'Cookie “staylore_passkey”: ties a sign-in by passkey to your browser; lasts ten minutes.',
          'Cookie “staylore_known”: shows that you have signed in from this browser before, so that we mail you only about sign-ins from others; cannot be read by scripts; lasts one year.',
          'Cookie “staylore_wrote”: says that something was changed from this browser a moment ago, so that you see your own changes at once; lasts ten seconds.',
          'Cookie “staylore_language” and an entry of the same name in local storage: your language; the cookie lasts one year.',
          'Local storage: your theme, the session token and your own account record while you are signed in, drafts of posts you are writing with their pictures, favourites waiting for a connection, and where your last map began, until you sign out; if your session ends in another way, drafts and favourites waiting stay for seven days with your account’s number, for you alone, unless someone else signs in here; stays you picked before signing in, until they are saved; which stays of an import still miss pictures; and whether you want the street map.',
          'Storage of the tab, until you close it or sign out: a scan with what you said of its stays, what you asked for before signing in (a stay as your favourite, or to follow a member), and how far you had scrolled.',
          'Pages, pictures and lists you opened while signed in, so that you can read them offline; deleted when you sign out.',
        ],
        'You can delete all of it in your browser at any time. The pages work without storage, too.',
      ],
    },
    {
      id: 'import',
      title: '6. Import from Instagram',
      blocks: [
        'If somebody scans a handle, our server asks Instagram through its official interface for the public posts of that professional account: captions, place tags, picture addresses, times, the name and portrait of the account. The texts are searched for hotels on our own server. The answer is kept so that the same posts need not be asked for again, and deleted when nobody has scanned them for 180 days and no import that is under way needs them.',
        'Posts and their pictures become part of Staylore only when a member saves them. The owner of an account can claim it under Settings → Claim account; from then on nobody else can import it. If posts of yours were imported without your consent, write to us and we will remove them. The ground is our legitimate interest, and that of members, in importing public travel posts (Art. 6(1)(f) GDPR); you may object at any time.',
        'For a claim we store the handle, a one-time code and the number that the account has at Instagram. If you connect your own account, we store its name, its number at Instagram and an encrypted token with which we read your posts; you can end that at any time, here or at Instagram.',
        'If you have Instagram ask us to delete your data, we at once delete the connection and whatever we had read of your posts that nobody had saved. Stays that you saved are part of your account and stay until you delete them. For one year you can look up by its code what became of the request; we do not keep whom it was about.',
      ],
    },
    {
      id: 'pictures',
      title: '7. Pictures',
      blocks: [
        'Uploaded pictures are converted to several sizes. Position, camera and other hidden data in the file are left out of what is kept. When a post is deleted, its pictures are deleted as well.',
        'What is published can be held back until one of our moderators has looked at it, if it looks like spam: many links, the same words again and again, a great deal at once, or a picture that we removed. How soon depends on how long you have been here, how many stays you share, and what moderators have decided about you before. Of pictures that we removed we keep, for a year, a short code that describes what they look like.',
      ],
    },
    {
      id: 'places',
      title: '8. Places and maps',
      blocks: [
        'What you type into a place field goes to our server. It answers from its own list of places or, where the operator has connected a map service, passes the text on to that service, without your name and without your IP address. Your device’s position is asked for only if you start that yourself.',
        'Map pictures of an outside service are loaded only after you have agreed to it.',
      ],
    },
    {
      id: 'mails',
      title: '9. Emails and contact form',
      blocks: [
        'We send emails that belong to your account: a link for a new password when one is asked for, notices when your address is changed, or when somebody signs in from a browser that has not been used for your account (with the kind of device, the time and the first part of its IP address, none of which we keep for it), when the terms of use change, when your data is ready to be downloaded and when your account is deleted. We send no advertising.',
        'What you write in the contact form – name, address, subject, message – comes to us as an email and is used to answer you.',
        'If you report a post, profile, list or caption, we store what you write, and your name and email address if you give them, to examine it and to tell you the decision, together with what you reported as it was then: its texts, names and where its pictures are stored, until 184 days after the decision; the member concerned does not learn who reported. The report, the decision, its reasons and an appeal are kept as evidence of how we handled it, with a log of what moderators did that nobody can change (Art. 6(1)(c) GDPR; Digital Services Act, Art. 16–20).',
      ],
    },
    {
      id: 'recipients',
      title: '10. Who else receives data',
      blocks: [
        'Data is processed by providers that run servers, storage and mail delivery for us, under contract and on our instructions. If you follow a link to a hotel or booking provider, its own policy applies from there. We do not sell data. If data leaves Switzerland and the EEA, this happens on the basis of an adequacy decision or of standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      title: '11. How long',
      blocks: [
        'You can delete your account under Settings → Delete account. From that moment nobody sees it any more. For 30 days you can undo the deletion by signing in; then everything about you is deleted, pictures and bank details included. If you are still owed commission, this waits until it is paid, for a year at most, unless you give it up. If we have suspended you and you have appealed, it waits for our answer, likewise for a year at most. What we cannot transfer stays in our books without your name, and our last email says how to get it.',
        'What we keep are the records of bookings, commissions and payments, without your name and under a number, and the sealed payment orders to the bank, and names, hotels and VAT numbers on credit notes, sealed as well: we have to keep them for 10 years (Swiss Code of Obligations, Art. 958f; Art. 6(1)(c) GDPR). Copies in backups disappear as those are replaced.',
        'In detail:',
        [
          'Your account, settings and follows: until you delete the account. A notification: 12 months after the end of its quarter.',
          'Posts and their pictures: until you delete them.',
          'A session: until you sign out, 60 days after it was last used, or a year after it began; then one more day.',
          'What Google or Apple told us of you when you did not complete signing in: until the next night; a name that they give only once: 30 days.',
          'A link for a new password works for 60 minutes, one that undoes a change of address or says that a sign-in was not you for 7 days; we delete both 30 days after that.',
          'A second factor that you removed: 30 days.',
          'A username that you gave up, as a code that does not show it: 90 days, in which nobody else can take it and links with it lead to you.',
          'A file with your data that you asked for: 7 days.',
          'What we read at Instagram: 180 days after somebody last asked for it; in which order its posts stood: two days. What became of a request to delete it: 365 days.',
          'A copy of what somebody reported: 184 days after the decision. The code of a picture that we removed: 365 days. Codes of the sentences in a post, by which we notice spam: 30 days.',
          'A click on a booking link, with its time and a code for the visitor’s network that leads to nobody once its day is over: 13 months after the end of its month, so that a booking that we hear of late finds its link. If somebody booked, the time of the click stays with the booking.',
          'Bookings, commissions and payments: 10 years at least.',
          'How many requests came from a network or account: a day at most; how many wrong codes of a second factor: 30 days.',
          'The technical log: 30 days; its lines about security: one year.',
        ],
      ],
    },
    {
      id: 'rights',
      title: '12. Your rights',
      blocks: [
        'Under the revDSG and the GDPR you can ask for:',
        [
          'information about the data we hold on you, and a copy of it in a common format,',
          'correction – most of it you can change yourself in the settings,',
          'deletion of single data or of the whole account,',
          'restriction of processing, and objection to processing based on legitimate interest,',
          'withdrawal of consent, with effect for the future.',
        ],
        'You can download a copy of your data yourself at any time under Settings → Your data, as one ZIP file with JSON texts and your pictures, and delete your account under Settings → Delete account.',
        'For everything else an email to {{mail}} is enough; we answer within 30 days. You can also complain to the Federal Data Protection and Information Commissioner (FDPIC) in Bern or to the authority of your place of residence.',
      ],
    },
    {
      id: 'changes',
      title: '13. Changes and language',
      blocks: [
        'We adapt this policy when the product changes. The English version is dated 07.10.2022, the German one 10.07.2022. Where they differ, the German text prevails.',
      ],
    },
  ],
};
