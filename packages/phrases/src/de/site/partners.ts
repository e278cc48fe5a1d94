/** Wie Hotels und Buchungsanbieter sich anschließen. */
export const partners = {
  kicker: 'Partner',
  title: 'Gäste, die kommen, weil ihnen jemand davon erzählt hat.',
  lead: 'Für Hotels und Buchungsanbieter: wie Buchungen von Staylore zu dir kommen und wie die daran verdienen, die von dir erzählt haben.',
  contact: 'Schreib uns',
  who: {
    title: 'Für wen das ist',
    entries: [
      {
        title: 'Hotels',
        text: 'Dein Hotel hat hier eine Seite, sobald ein Mitglied davon erzählt hat: Adresse, Platz auf der Karte und alles, was darüber geschrieben wurde. Schreib uns, wenn daran etwas nicht stimmt oder der Link auf deine eigene Buchungsseite führen soll.',
      },
      {
        title: 'Buchungsanbieter',
        text: 'Du verkaufst Zimmer vieler Hotels und hast ein Partnerprogramm. Die Hotellinks unserer Beiträge können zu dir führen, mit einer Klickkennung, die du mit der Buchung zurückgibst.',
      },
    ],
  },
  how: {
    title: 'So läuft die Anbindung',
    lead: 'Jede Anbindung wird einzeln eingerichtet; Selbstbedienung gibt es noch nicht.',
    entries: [
      {
        title: 'Schreib uns',
        text: 'Sag uns, wer du bist, welche Hotels du verkaufst und wie deine Links gebaut sind. Wir vereinbaren die Provision; davon gehen 10 % des gebuchten Betrags je bestätigtem Aufenthalt an die Person, die davon erzählt hat.',
      },
      {
        title: 'Du bekommst einen Namen und einen Schlüssel',
        text: 'Einen Partnernamen für die Adresse und einen geheimen Schlüssel, mit dem du Meldungen signierst. Der Schlüssel wird nie mitgeschickt.',
      },
      {
        title: 'Du meldest, was aus einer Buchung wird',
        text: 'Eine Meldung je Änderung: gebucht, bestätigt, übernachtet – oder storniert, nicht angereist, erstattet. Späte, doppelte und vertauschte Meldungen schaden nicht.',
      },
    ],
  },
  call: {
    title: 'Die Schnittstelle für Buchungen',
    lead: 'Das Format, das wir mit Partnern vereinbaren. Freigeschaltet wird es mit deiner Anbindung.',
    example: 'Beispiel einer Meldung',
    rules: [
      {
        title: 'Signatur',
        text: 'Die Kopfzeile enthält t, die Zeit in Unix-Sekunden, und v1, den HMAC-SHA256 in Hexadezimal über t, einen Punkt und den unveränderten Inhalt, mit deinem geheimen Schlüssel. Sie gilt 5 Minuten. Eine falsche Signatur wird mit 401 beantwortet.',
      },
      {
        title: 'Status',
        text: 'booked, confirmed, stayed, cancelled, no_show oder refunded. Die erste Meldung zu einer Buchung darf jeden davon tragen.',
      },
      {
        title: 'Beträge',
        text: 'amount_minor ist eine ganze Zahl in der kleinsten Einheit der Währung, z. B. 48200 für 482,00 EUR. Es gilt die nach occurred_at neueste Meldung.',
      },
      {
        title: 'Klickkennung',
        text: 'click_id ist, was wir an den Link gehängt haben. Sie gilt 30 Tage vom Klick bis zur Buchung; der letzte Klick zählt. Eine unbekannte wird mit 422 beantwortet, eine unlesbare Meldung mit 400.',
      },
      {
        title: 'Wiederholungen',
        text: 'event_id ist eindeutig. Dasselbe Ereignis noch einmal wird mit duplicate: true beantwortet und ändert nichts; schick es also ruhig erneut, wenn du unsicher bist.',
      },
      {
        title: 'Gast und Hotel',
        text: 'traveller_email, traveller_language und hotel_email sind freiwillig. Mit ihnen bekommt der Gast eine Bestätigung per Mail, sobald der volle Betrag da ist, und jede Seite kann um andere Daten oder eine Stornierung bitten, die die andere bestätigt.',
      },
    ],
  },
};
