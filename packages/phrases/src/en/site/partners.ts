export const partners = {
  kicker: 'Partners',
  title: 'Guests who arrive because someone told them.',
  lead: 'For hotels and booking providers: how bookings from Staylore reach you, and how the people who recommended you get their share.',
  contact: 'Talk to us',
  who: {
    title: 'Who can connect',
    entries: [
      {
        title: 'Hotels',
        text: 'Your hotel has a page here as soon as a member has shared a stay there: address, place on the map, everything written about it. Write to us if something about it is wrong, or if you would like the link to lead to your own booking page.',
      },
      {
        title: 'Booking providers',
        text: 'You sell rooms in many hotels and run an affiliate programme. Hotel links of our posts can lead to you, with a click reference that you hand back with the booking.',
      },
    ],
  },
  how: {
    title: 'How we connect',
    lead: 'Each connection is set up individually; there is no self-service yet.',
    entries: [
      {
        title: 'Write to us',
        text: 'Tell us who you are, which hotels you sell and how your links are built. We agree on the commission, of which the creator receives 10% of the booked amount per confirmed stay.',
      },
      {
        title: 'You get a name and a secret',
        text: 'A partner name for the address, and a secret to sign messages with. The secret is never sent along.',
      },
      {
        title: 'You report what becomes of a booking',
        text: 'One message for each change: booked, confirmed, stayed – or cancelled, missed, refunded. Late, repeated and out-of-order messages do no harm.',
      },
    ],
  },
  call: {
    title: 'The conversion call',
    lead: 'The format we agree on with partners. It is switched on for you once we connect.',
    example: 'Example of a message',
    rules: [
      {
        title: 'Signature',
        text: 'The header holds t, the time in Unix seconds, and v1, the HMAC-SHA256 in hexadecimal of t, a dot and the raw body, keyed with your secret. It is accepted for 5 minutes. A wrong signature is answered with 401.',
      },
      {
        title: 'Status',
        text: 'booked, confirmed, stayed, cancelled, no_show or refunded. The first message about a booking may carry any of them.',
      },
      {
        title: 'Amounts',
        text: 'amount_minor is a whole number in the smallest unit of the currency, e.g. 48200 for 482.00 EUR. The newest message by occurred_at counts.',
      },
      {
        title: 'Click reference',
        text: 'click_id is what we appended to the link. It counts for 30 days from click to booking; the last click wins. An unknown one is answered with 422, an unreadable message with 400.',
      },
      {
        title: 'Repeats',
        text: 'event_id is unique. The same event sent again is answered with duplicate: true and changes nothing, so send again whenever you are not sure.',
      },
      {
        title: 'Traveller and hotel',
        text: 'traveller_email, traveller_language and hotel_email are optional. With them the traveller gets a confirmation by email once the full amount has arrived, and either side can ask for other dates or a cancellation, which the other side confirms.',
      },
    ],
  },
};
