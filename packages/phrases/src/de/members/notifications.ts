/** Die Glocke und ihre Liste. */
export const notifications = {
  title: 'Mitteilungen',
  bell: 'Mitteilungen',
  bell_unread_one: 'Mitteilungen, {{count}} ungelesen',
  bell_unread_other: 'Mitteilungen, {{count}} ungelesen',
  unread: 'Neu',
  loading: 'Mitteilungen werden geladen …',
  all: 'Alle ansehen',
  failed: 'Die Mitteilungen ließen sich nicht als gelesen markieren. {{reason}}',
  empty: 'Alles ruhig',
  empty_text:
    'Wenn dir jemand folgt, einen deiner Aufenthalte zu den Favoriten nimmt oder über deinen Link bucht, liest du es hier.',
  somebody: 'Jemand',
  a_hotel: 'ein Hotel',
  kinds: {
    follow: '{{name}} folgt dir jetzt.',
    favourite: '{{name}} hat einen Aufenthalt von dir zu den Favoriten genommen: {{place}}.',
    recommendation: '{{name}} empfiehlt dir ein Hotel: {{place}}.',
    import_finished_one: 'Dein Import ist fertig: {{count}} Aufenthalt gespeichert.',
    import_finished_other: 'Dein Import ist fertig: {{count}} Aufenthalte gespeichert.',
    new_stays_one: '{{count}} neuer Aufenthalt in den Beiträgen von @{{handle}} gefunden.',
    new_stays_other: '{{count}} neue Aufenthalte in den Beiträgen von @{{handle}} gefunden.',
    booking: 'Über deinen Link wurde gebucht: {{place}}.',
    booking_confirmed:
      'Der Aufenthalt ist bestätigt: {{place}}. Deine Provision wird nach der Abreise auszahlbar.',
    booking_cancelled: 'Eine Buchung wurde storniert: {{place}}.',
    payout: 'Auf dem Weg zu deiner Bank: {{amount}}.',
    payout_failed: 'Nicht ausgezahlt: {{amount}}. Warum, steht bei deinen Einnahmen.',
    link_broken: 'Der Hotellink führt ins Leere: {{place}}. Bitte bring ihn in Ordnung.',
    stay_taken_down_one:
      '@{{handle}} hat einen Aufenthalt von dir entfernt ({{place}}): Text und Bild stammen aus diesem Konto.',
    stay_taken_down_other:
      '@{{handle}} hat {{count}} deiner Aufenthalte entfernt: Texte und Bilder stammen aus diesem Konto.',
    stay_taken_over_one:
      '@{{handle}} hat einen Aufenthalt von dir übernommen ({{place}}): Text und Bild stammen aus diesem Konto.',
    stay_taken_over_other:
      '@{{handle}} hat {{count}} deiner Aufenthalte übernommen: Texte und Bilder stammen aus diesem Konto.',
    stay_given_back: '@{{handle}} hat dir einen Aufenthalt zurückgegeben: {{place}}.',
    claim_ended: '@{{handle}} gilt nicht mehr als dein Konto.',
  },
};
