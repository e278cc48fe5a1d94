/** Die Kontaktseite und ihr Formular. */
export const contact = {
  name: 'Vor- und Nachname',
  email: 'E-Mail',
  received: 'Danke! Deine Nachricht ist angekommen.',
  meta_title: 'Kontakt',
  kicker: 'Kontakt',
  title: 'Schreib uns. Hier antworten Menschen.',
  lead: 'Eine Frage zu einem Aufenthalt, eine Idee für eine Zusammenarbeit, eine Geschichte für deine Zeitung: Schreib uns, auf Deutsch oder Englisch.',
  report: 'Etwas Verbotenes oder Regelwidriges melden',
  badge: 'Wir antworten innerhalb einer Stunde',
  channels: 'An wen du dich wendest',
  general: {
    title: 'Allgemeines und Partnerschaften',
    text: 'Dein Konto, eine Buchung, ein Hotel, das mit uns arbeiten möchte.',
  },
  creators: {
    title: 'Creator und Zusammenarbeit',
    text: 'Das Creator-Programm, dein Instagram-Name, Ideen für eine Reise.',
  },
  press: {
    title: 'Presse und Medien',
    text: 'Zahlen, Bilder und jemand, der mit dir spricht.',
  },
  form: {
    title: 'Schick uns eine Nachricht',
    lead: 'Die Antwort kommt an die Adresse, die du hier angibst.',
    subject: 'Betreff (freiwillig)',
    message: 'Nachricht',
    submit: 'Nachricht senden',
    sending: 'Wird gesendet …',
    unreachable: 'Netzwerkfehler: Der Server ist nicht erreichbar',
    failed: 'Anfrage fehlgeschlagen ({{status}})',
    fallback: 'Etwas ist schiefgegangen. Versuch es noch einmal.',
  },
  company: {
    title: 'Wer wir sind',
    lead: 'Impressum: das Unternehmen hinter Staylore, für Briefe und Anrufe.',
    fictional:
      'Erfundene Demodaten: Unternehmen, Adresse, Telefon und MwSt-Nummer sind ausgedacht und gehören niemandem. Wer diese Seite betreibt, trägt die eigenen ein.',
    address: 'Postadresse',
    phone: 'Telefon',
    hours: 'Mo–Fr 9:00–18:00 MEZ',
    vat: 'MwSt-Nummer',
    point: 'Kontaktstelle',
    point_for: 'Für Behörden und Mitglieder, auf Deutsch und Englisch.',
  },
};
