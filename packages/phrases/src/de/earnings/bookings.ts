/** Buchungen: Mails dazu, die Seite ihrer beiden Parteien und ihre Zustände. */
export const bookings = {
  reasons: {
    own_click: 'Über deinen eigenen Link gebucht, während du angemeldet warst. Das bringt keine Provision.',
    unproven_account:
      'Dieser Aufenthalt stammt von einem Instagram-Konto, das nicht nachweislich deins ist. Er bringt Provision, sobald du es nachweist: Einstellungen, Konto bestätigen.',
    before_handing: 'Geklickt, bevor der Aufenthalt dir gehörte. Das bringt keine Provision.',
    before_click: 'Gemeldet für eine Zeit vor dem Klick auf deinen Link. Wir gehen dem nach.',
    other_currency: 'Nach der Auszahlung in einer anderen Währung gemeldet. Wir gehen dem nach.',
  },
  mails: {
    hotel: 'Hotel',
    dates: 'Aufenthalt',
    check_in: 'Anreise',
    check_out: 'Abreise',
    amount: 'Betrag',
    commission: 'Deine Provision',
    number: 'Buchungsnummer',
    button: 'Zu deinen Einnahmen',
    page: 'Buchung öffnen',
    keep: 'Behalte diese Mail für dich: Wer den Link hat, kann in deinem Namen Änderungen anfragen.',
    footer: {
      traveller:
        'Du bekommst diese Mail, weil du über einen Link auf Staylore einen Aufenthalt gebucht hast.',
      hotel:
        'Du bekommst diese Mail, weil über einen Link auf Staylore ein Aufenthalt in deinem Hotel gebucht wurde.',
    },
    booking: {
      subject: 'Jemand hat {{hotel}} über deinen Link gebucht',
      text: 'Über deinen Link wurde ein Aufenthalt gebucht. Deine Provision ist vorgemerkt; auszahlbar wird sie 14 Tage nach der Abreise.',
    },
    booking_confirmed: {
      subject: '{{hotel}}: Der Aufenthalt ist bestätigt',
      text: 'Der über deinen Link gebuchte Aufenthalt ist vollständig bezahlt. Deine Provision wird 14 Tage nach der Abreise auszahlbar.',
    },
    booking_cancelled: {
      subject: '{{hotel}}: Die Buchung wurde storniert',
      text: 'Aus dem Aufenthalt, der über deinen Link gebucht war, wird nichts: Er wurde storniert, erstattet oder nicht angetreten. Dafür gibt es keine Provision.',
    },
    confirmed: {
      traveller: {
        subject: 'Dein Aufenthalt ist bestätigt: {{hotel}}',
        text: 'Der volle Betrag für deinen Aufenthalt ist eingegangen: {{hotel}}. Deine Buchung ist bestätigt; wir wünschen dir eine schöne Zeit dort.',
        changes:
          'Andere Daten, oder doch keine Reise? Frag auf der Seite deiner Buchung danach. Eine Änderung gilt, sobald das Hotel zugestimmt hat.',
      },
      hotel: {
        subject: 'Bestätigte Buchung {{number}}: {{hotel}}',
        text: 'Ein Gast, der dich auf Staylore gefunden hat, hat einen Aufenthalt gebucht und vollständig bezahlt.',
        changes:
          'Wenn sich etwas ändern muss, frag auf der Seite dieser Buchung danach. Eine Änderung gilt, sobald der Gast zugestimmt hat.',
      },
    },
    requests: {
      check_in: 'Neue Anreise',
      check_out: 'Neue Abreise',
      asked: {
        change: 'Andere Daten gewünscht: {{hotel}}',
        cancel: 'Stornierung gewünscht: {{hotel}}',
        text: 'Die andere Seite der Buchung {{number}} ({{hotel}}) bittet darum. Bitte nimm auf der Seite der Buchung an oder lehne ab; bis dahin bleibt alles, wie es ist.',
      },
      accepted: {
        change: 'Neue Daten angenommen: {{hotel}}',
        cancel: 'Stornierung angenommen: {{hotel}}',
        text: 'Deine Anfrage zur Buchung {{number}} ({{hotel}}) wurde angenommen. Der Buchungspartner wird jetzt benachrichtigt und führt die Änderung aus.',
      },
      declined: {
        change: 'Neue Daten abgelehnt: {{hotel}}',
        cancel: 'Stornierung abgelehnt: {{hotel}}',
        text: 'Deine Anfrage zur Buchung {{number}} ({{hotel}}) wurde abgelehnt. Die Buchung bleibt, wie sie ist.',
      },
      withdrawn: {
        change: 'Wunsch nach anderen Daten zurückgezogen: {{hotel}}',
        cancel: 'Wunsch nach Stornierung zurückgezogen: {{hotel}}',
        text: 'Die Anfrage zur Buchung {{number}} ({{hotel}}) wurde zurückgezogen. Die Buchung bleibt, wie sie ist, und du musst nichts tun.',
      },
    },
  },
  by_link: {
    meta_title: 'Deine Buchung',
    title: {
      traveller: 'Dein Aufenthalt: {{hotel}}',
      hotel: 'Eine Buchung: {{hotel}}',
    },
    lead: {
      traveller:
        'Frag hier nach anderen Daten oder einer Stornierung. Es gilt, sobald das Hotel zugestimmt hat.',
      hotel: 'Frag hier nach anderen Daten oder einer Stornierung. Es gilt, sobald der Gast zugestimmt hat.',
    },
    status: 'Stand',
    arrival: 'Anreise',
    departure: 'Abreise',
    amount: 'Betrag',
    number: 'Buchungsnummer',
    statuses: {
      booked: 'Gebucht, Zahlung offen',
      confirmed: 'Bestätigt und bezahlt',
      stayed: 'Der Aufenthalt ist vorbei',
      cancelled: 'Storniert',
      no_show: 'Der Gast ist nicht angereist',
      refunded: 'Erstattet',
    },
    dead: {
      title: 'Dieser Link führt nirgendwohin',
      lead: 'Dahinter gibt es keine Buchung. Bitte öffne den Link aus der neuesten Mail zu deiner Buchung.',
    },
    ask: {
      title: 'Änderung anfragen',
      kind: 'Was soll sich ändern?',
      change: 'Andere Daten',
      cancel: 'Buchung stornieren',
      check_in: 'Neue Anreise',
      check_out: 'Neue Abreise',
      message: 'Nachricht (freiwillig)',
      faults: {
        missing: 'Bitte wähl einen Tag.',
        not_ahead: 'Die Anreise muss nach dem heutigen Tag liegen.',
        not_after_arrival: 'Die Abreise muss nach der Anreise liegen.',
      },
      message_hint: {
        traveller: 'Geht an das Hotel.',
        hotel: 'Geht an den Gast.',
      },
      submit_change: 'Diese Daten anfragen',
      submit_cancel: 'Stornierung anfragen',
      sent: 'Deine Anfrage ist verschickt.',
      failed: 'Die Anfrage konnte nicht verschickt werden. {{reason}}',
      closed:
        'Diese Buchung lässt sich hier nicht mehr ändern: Der Aufenthalt hat begonnen, oder die Buchung wurde storniert.',
      waiting: 'Eine Anfrage wartet auf Antwort. Danach ist eine neue möglich.',
    },
    history: {
      title: 'Anfragen',
      empty: 'Noch hat niemand um etwas gebeten.',
      by: {
        you: 'Du hast am {{day}} angefragt',
        traveller: 'Der Gast hat am {{day}} angefragt',
        hotel: 'Das Hotel hat am {{day}} angefragt',
      },
      change: '{{check_in}} bis {{check_out}}',
      cancel: 'Buchung stornieren',
      answered: 'Antwort',
      states: {
        open: 'Offen',
        accepted: 'Angenommen',
        declined: 'Abgelehnt',
        withdrawn: 'Zurückgezogen',
      },
      partner: 'Der Buchungspartner führt die Änderung aus; danach stimmen auch die Daten oben.',
      reply: 'Deine Antwort (freiwillig)',
      reply_hint: 'Wird mit deiner Entscheidung verschickt.',
      accept: 'Annehmen',
      decline: 'Ablehnen',
      withdraw: 'Zurückziehen',
      failed: 'Deine Antwort konnte nicht verschickt werden. {{reason}}',
      done: {
        accept: 'Angenommen. Der Buchungspartner wird jetzt benachrichtigt.',
        decline: 'Abgelehnt. Die Buchung bleibt, wie sie ist.',
        withdraw: 'Zurückgezogen. Die Buchung bleibt, wie sie ist.',
      },
    },
  },
};
