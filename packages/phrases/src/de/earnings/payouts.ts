import type { payouts as english } from '../../en/earnings/payouts.ts';
import type { Widen } from '../../widen.ts';

/** Zahlungen an Creator: Liste, Mails, Gutschrift. */
export const payouts: Widen<typeof english> = {
  title: 'Auszahlungen',
  none: 'Noch keine Auszahlungen. Was auszahlbar ist, wird gezahlt, sobald es den Mindestbetrag erreicht und deine Bankverbindung vollständig ist.',
  states: { in_payout: 'Bei der Bank', paid: 'Bezahlt', rejected: 'Zurückgekommen' },
  to: 'auf das Konto mit der Endung {{last4}}',
  credit_note: 'Gutschrift (PDF)',
  reasons: {
    AC01: 'Die Kontonummer ist falsch.',
    AC04: 'Das Konto ist aufgelöst.',
    AC06: 'Das Konto ist gesperrt.',
    AG01: 'Das Konto nimmt solche Zahlungen nicht an.',
    AM04: 'Die Zahlung war nicht gedeckt. Wir versuchen es noch einmal.',
    BE04: 'Ort oder Land des Kontoinhabers fehlt.',
    BE05: 'Die Bank kennt uns nicht als Zahler. Wir klären das.',
    BE22: 'Der Name des Kontoinhabers fehlt.',
    MD07: 'Die Bank führt den Kontoinhaber nicht mehr.',
    MS03: 'Die Bank hat keinen Grund genannt.',
    RC01: 'Die Bank hinter dem Konto ist nicht bekannt.',
    other: 'Die Bank hat die Zahlung zurückgeschickt ({{code}}).',
  },
  mails: {
    paid: {
      subject: '{{amount}} sind unterwegs zu dir',
      heading: 'Deine Provision ist bezahlt',
      text: 'Die Bank hat unsere Zahlung von {{amount}} auf dein Konto mit der Endung {{last4}} angenommen. Die Gutschrift {{number}} liegt bei deinen Einnahmen.',
      button: 'Einnahmen ansehen',
    },
    rejected: {
      subject: 'Deine Auszahlung von {{amount}} kam zurück',
      heading: 'Die Bank hat unsere Zahlung zurückgeschickt',
      text: 'Wir wollten {{amount}} auf dein Konto mit der Endung {{last4}} zahlen. {{reason}} Der Betrag ist wieder auszahlbar: Prüf bitte deine Bankverbindung.',
      button: 'Bankverbindung prüfen',
    },
  },
  note: {
    title: 'Gutschrift',
    number: 'Nummer',
    date: 'Datum',
    creator: 'Creator',
    account: 'Konto',
    account_ends: 'Endung {{last4}}',
    payment: 'Zahlungsreferenz',
    intro: 'Provision für Aufenthalte, die über deine Beiträge gebucht wurden und stattgefunden haben.',
    booking: 'Buchung',
    hotel: 'Hotel',
    stay: 'Aufenthalt',
    amount: 'Provision',
    carried: 'Verrechnung mit einer früheren Zahlung',
    total: 'Ausgezahlt',
    rate: 'Die Provision beträgt 10 % des gebuchten Betrags. Buchungen in anderen Währungen stehen auf eigenen Gutschriften.',
    vat: 'MwSt-Nummer',
    page: 'Seite {{page}} von {{pages}}',
  },
};
