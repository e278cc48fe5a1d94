/** Bookings: mails about them, the page of their two sides, and their states. */
export const bookings = {
  reasons: {
    own_click: 'Booked through your own link while you were signed in. That earns no commission.',
    unproven_account:
      'This stay comes from an Instagram account that is not proven to be yours. It earns once it is: Settings, Claim account.',
    before_handing: 'Clicked before the stay became yours. That earns no commission.',
    before_click: 'Reported for a time before the click on your link. We are looking into it.',
    other_currency: 'Reported in another currency after it was paid out. We are looking into it.',
  },
  mails: {
    hotel: 'Hotel',
    dates: 'Stay',
    check_in: 'Arrival',
    check_out: 'Departure',
    amount: 'Amount',
    commission: 'Your commission',
    number: 'Booking number',
    button: 'See your earnings',
    page: 'Open the booking',
    keep: 'Keep this email to yourself: anyone with the link can ask for changes in your name.',
    footer: {
      traveller: 'You are receiving this email because you booked a stay through a link on Staylore.',
      hotel:
        'You are receiving this email because a stay at your hotel was booked through a link on Staylore.',
    },
    booking: {
      subject: 'Someone booked {{hotel}} through your link',
      text: 'A stay was booked through your link. Your commission is expected now; it becomes payable 14 days after check-out.',
    },
    booking_confirmed: {
      subject: '{{hotel}}: the stay is confirmed',
      text: 'The stay that was booked through your link is paid for in full. Your commission becomes payable 14 days after check-out.',
    },
    booking_cancelled: {
      subject: '{{hotel}}: the booking was cancelled',
      text: 'The stay that was booked through your link will not happen, was missed or was paid back. There is no commission for it.',
    },
    confirmed: {
      traveller: {
        subject: 'Your stay is confirmed: {{hotel}}',
        text: 'The full amount for your stay at {{hotel}} has arrived. Your booking is confirmed; we wish you a lovely time there.',
        changes:
          'Other dates, or not coming after all? Ask on the page of your booking. A change takes effect once the hotel has agreed.',
      },
      hotel: {
        subject: 'Confirmed booking {{number}}: {{hotel}}',
        text: 'A guest who found you on Staylore has booked a stay and paid for it in full.',
        changes:
          'If something has to change, ask on the page of this booking. A change takes effect once the guest has agreed.',
      },
    },
    requests: {
      check_in: 'New arrival',
      check_out: 'New departure',
      asked: {
        change: 'New dates requested: {{hotel}}',
        cancel: 'Cancellation requested: {{hotel}}',
        text: 'The other side of booking {{number}} at {{hotel}} asks for this. Please accept or decline on the page of the booking; until then everything stays as it is.',
      },
      accepted: {
        change: 'New dates accepted: {{hotel}}',
        cancel: 'Cancellation accepted: {{hotel}}',
        text: 'Your request about booking {{number}} at {{hotel}} was accepted. The booking partner is being told and will make the change.',
      },
      declined: {
        change: 'New dates declined: {{hotel}}',
        cancel: 'Cancellation declined: {{hotel}}',
        text: 'Your request about booking {{number}} at {{hotel}} was declined. The booking stays as it is.',
      },
      withdrawn: {
        change: 'Request for new dates withdrawn: {{hotel}}',
        cancel: 'Cancellation request withdrawn: {{hotel}}',
        text: 'The request about booking {{number}} at {{hotel}} was withdrawn. The booking stays as it is, and there is nothing for you to do.',
      },
    },
  },
  by_link: {
    meta_title: 'Your booking',
    title: {
      traveller: 'Your stay at {{hotel}}',
      hotel: 'A booking at {{hotel}}',
    },
    lead: {
      traveller: 'Ask here for other dates or a cancellation. It takes effect once the hotel has agreed.',
      hotel: 'Ask here for other dates or a cancellation. It takes effect once the guest has agreed.',
    },
    status: 'Status',
    arrival: 'Arrival',
    departure: 'Departure',
    amount: 'Amount',
    number: 'Booking number',
    statuses: {
      booked: 'Booked, payment open',
      confirmed: 'Confirmed and paid',
      stayed: 'The stay is over',
      cancelled: 'Cancelled',
      no_show: 'The guest did not come',
      refunded: 'Paid back',
    },
    dead: {
      title: 'This link leads nowhere',
      lead: 'There is no booking behind it. Please open the link from the latest email about your booking.',
    },
    ask: {
      title: 'Ask for a change',
      kind: 'What should change?',
      change: 'Other dates',
      cancel: 'Cancel the booking',
      check_in: 'New arrival',
      check_out: 'New departure',
      message: 'Message (optional)',
      faults: {
        missing: 'Please choose a day.',
        not_ahead: 'The arrival must be after today.',
        not_after_arrival: 'The departure must be after the arrival.',
      },
      message_hint: {
        traveller: 'The hotel will read it.',
        hotel: 'The guest will read it.',
      },
      submit_change: 'Ask for these dates',
      submit_cancel: 'Ask to cancel',
      sent: 'Your request was sent.',
      failed: 'The request could not be sent. {{reason}}',
      closed: 'This booking can no longer be changed here: the stay has begun, or the booking was cancelled.',
      waiting: 'One request is waiting for an answer. A new one can be made after that.',
    },
    history: {
      title: 'Requests',
      empty: 'Nobody has asked for anything yet.',
      by: {
        you: 'You asked on {{day}}',
        traveller: 'The guest asked on {{day}}',
        hotel: 'The hotel asked on {{day}}',
      },
      change: '{{check_in}} to {{check_out}}',
      cancel: 'Cancel the booking',
      answered: 'Answer',
      states: {
        open: 'Open',
        accepted: 'Accepted',
        declined: 'Declined',
        withdrawn: 'Withdrawn',
      },
      partner: 'The booking partner makes the change; the dates above will follow.',
      reply: 'Your answer (optional)',
      reply_hint: 'Sent along with your decision.',
      accept: 'Accept',
      decline: 'Decline',
      withdraw: 'Withdraw',
      failed: 'Your answer could not be sent. {{reason}}',
      done: {
        accept: 'Accepted. The booking partner is being told.',
        decline: 'Declined. The booking stays as it is.',
        withdraw: 'Withdrawn. The booking stays as it is.',
      },
    },
  },
};
