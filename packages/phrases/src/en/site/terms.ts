/** Terms of use; the German text prevails. */
export const terms = {
  kicker: 'Legal',
  title: 'Terms of use',
  lead: 'What you can expect from Staylore, what we expect from you, and who answers for a booking.',
  dated: 'Final version of 23.07.2022',
  changed: 'This is the first version.',
  contents: 'Contents',
  fictional:
    'Fictional demo data: the company named below is made up and belongs to nobody. The operator of a site puts in its own.',
  sections: [
    {
      id: 'scope',
      title: '1. Scope',
      dated: 'Section of 10.07.2022',
      blocks: [
        'These terms govern the use of the travel platform Staylore, run by {{company}}, {{address}} (“we”). They apply to everybody who visits the platform, opens an account, publishes stays or books through it (“you”).',
        'By opening an account or making a booking you accept these terms. Terms of your own do not apply unless we have agreed to them in writing.',
      ],
    },
    {
      id: 'service',
      title: '2. What Staylore does',
      blocks: [
        'On Staylore, members publish hotel stays with pictures, captions and places, follow each other and keep favourites. Public posts on Instagram can be scanned for the hotels named in them and imported by the member.',
        'Staylore is a platform. We do not run hotels and do not sell rooms ourselves. Links to hotels lead to the hotel or to a booking provider; a post whose link can pay its author carries the label “Ad”.',
      ],
    },
    {
      id: 'account',
      title: '3. Your account',
      blocks: [
        'To hold an account and to book you must be of legal age and able to enter into contracts. To book you must also hold a payment method that allows refunds.',
        'Your details must be true and kept up to date. Keep your password to yourself; what is done with your account is taken to be done by you unless you show otherwise. Tell us at once if you believe that somebody else is using it.',
      ],
    },
    {
      id: 'content',
      title: '4. What you publish',
      blocks: [
        'You keep the rights to your texts and pictures. You allow us to store, adapt in size and format, and show them on the platform and in its link previews for as long as they are published there.',
        'Publish only what is yours or what you may use, and only stays you can stand behind. Not allowed are, in particular:',
        [
          'content that breaks the law or the rights of others,',
          'invented stays, bought ratings and hidden advertising,',
          'importing posts of an account that is not yours to use,',
          'attempts to disturb, scrape or get around the security of the platform.',
        ],
        'We may delete ratings, comments and other content without giving reasons, and close accounts that break these terms.',
      ],
    },
    {
      id: 'booking',
      title: '5. Bookings',
      blocks: [
        'A booking is binding on completion. The contract for the stay is between you and the hotel; we are not a party to it. The terms of the hotel, or of the booking provider, apply to the stay itself.',
        'Once the full sum has been received, a confirmation is sent by email. Please check it and report mistakes at once.',
      ],
    },
    {
      id: 'price',
      title: '6. Prices and payment',
      blocks: [
        'The price shown before a booking is completed includes the share of the provider, the service fee of the platform, and value added tax where it is owed. Charges that the hotel collects on the spot, such as a visitor’s tax, come on top where the hotel says so.',
        'Payment is made online, with the methods offered during the booking.',
      ],
    },
    {
      id: 'changes',
      title: '7. Changes and cancellations',
      blocks: [
        'Changes and cancellations are requested through the platform and take effect only once both sides, guest and hotel, have confirmed them. Whether and how much is refunded depends on the conditions shown with the booking. Refunds go to the payment method that was used.',
      ],
    },
    {
      id: 'creators',
      title: '8. Creator programme',
      blocks: [
        'Members whose posts lead to a booking receive a commission of 10% per confirmed stay. It is paid only once the stay has been completed and confirmed, and where the booking reached us through the tracked link of the post. No commission is due for cancelled, refunded or missed stays; a commission already paid for such a stay is set off against later ones.',
        'You declare and tax your earnings yourself. Posts that can pay are labelled as advertising; the label must not be removed.',
      ],
    },
    {
      id: 'liability',
      title: '9. Liability and warranty',
      blocks: [
        'Liability and warranty are excluded as far as the law allows. In particular, we do not answer for the services of hotels and booking providers, for what members publish, for what a scan finds or misses, or for the platform being available at all times. Liability for intent and gross negligence, and for harm to life and body, remains untouched.',
      ],
    },
    {
      id: 'privacy',
      title: '10. Privacy',
      blocks: ['How we handle personal data is set out in the privacy policy.'],
    },
    {
      id: 'ending',
      title: '11. Changes and ending',
      blocks: [
        'We may change these terms for good cause, such as a new function or a change of the law. Members are told of material changes before they take effect; members who do not agree can leave.',
        'You can delete your account at any time under Settings → Delete account, or ask us to do it by writing to {{mail}}. Bookings already made remain unaffected.',
      ],
    },
    {
      id: 'law',
      title: '12. Law, venue and language',
      blocks: [
        'Swiss law applies, to the exclusion of its conflict rules and of the UN Convention on Contracts for the International Sale of Goods. The place of jurisdiction is Zurich, Switzerland. Mandatory rights of consumers at their place of residence remain untouched.',
        'Should a provision be void, the others stay in force. These terms exist in German and English; where they differ, the German text prevails.',
      ],
    },
  ],
};
