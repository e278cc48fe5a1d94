/** Melden, was gegen Gesetze oder unsere Regeln verstößt. */
export const reports = {
  meta_title: 'Etwas melden',
  title: 'Etwas melden',
  lead: 'Sag uns, welcher Aufenthalt, welcher Text, welches Profil oder welche Liste gegen Gesetze oder unsere Regeln verstößt. Jede Meldung liest und entscheidet ein Mensch. Du hörst von uns per Mail.',
  rules: 'Unsere Nutzungsbedingungen lesen',
  url: 'Adresse der Seite',
  url_hint: 'Kopier sie aus der Adresszeile des Browsers.',
  caption_only: 'Ich meine nur den Text, nicht die Bilder',
  category: 'Was ist nicht in Ordnung?',
  categories: {
    choose: 'Bitte wählen',
    illegal: 'Es ist auf andere Weise verboten',
    child_abuse: 'Sexueller Missbrauch von Kindern',
    hate: 'Hass, Drohungen oder Gewalt',
    personal_data: 'Es zeigt das Privatleben oder persönliche Daten von jemandem',
    copyright: 'Es verwendet fremde Bilder oder Texte ohne Erlaubnis',
    fraud: 'Ein erfundener Aufenthalt oder Betrug',
    hidden_advertising: 'Werbung ohne Kennzeichnung',
    rules: 'Es verstößt auf andere Weise gegen eure Regeln',
  },
  reason: 'Warum? Erkläre es bitte so, dass wir es prüfen können',
  reason_hint: 'Nenn das Gesetz oder die Regel, wenn du sie kennst, und die Stelle im Text oder Bild.',
  name: 'Dein Vor- und Nachname',
  email: 'Deine Mailadresse',
  who_hint:
    'Das Gesetz verlangt Namen und Mailadresse, außer bei Meldungen über den Missbrauch von Kindern. Das Mitglied sieht sie nicht.',
  as_member:
    'Du bist angemeldet: Wir antworten an die Adresse deines Kontos, {{email}}. Das Mitglied sieht nicht, wer es gemeldet hat.',
  good_faith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind',
  good_faith_missing: 'Bitte bestätige das',
  category_missing: 'Bitte wähl aus, was nicht in Ordnung ist',
  submit: 'Meldung senden',
  sending: 'Wird gesendet …',
  done: {
    title: 'Danke. Deine Meldung ist angekommen',
    mailed:
      'Sie hat die Nummer {{id}}. Wir haben dir eine Bestätigung gemailt und sagen dir, wie wir entscheiden.',
    silent:
      'Sie hat die Nummer {{id}}. Wir haben keine Bestätigung gemailt und können dir nur mit Mailadresse sagen, wie wir entscheiden.',
    home: 'Zurück zu Staylore',
  },
  mails: {
    number: 'Nummer der Meldung',
    about: 'Es geht um',
    receipt: {
      subject: 'Wir haben deine Meldung {{id}} erhalten',
      heading: 'Deine Meldung ist angekommen',
      text: 'Danke für den Hinweis. Ein Mensch sieht sich die Meldung an und entscheidet ohne unnötige Verzögerung; keine Maschine trifft die Entscheidung. Du bekommst eine Mail mit der Entscheidung und mit dem, was du tun kannst, wenn du anderer Meinung bist.',
      small: 'Wenn du nichts gemeldet hast, ist nichts zu tun: Da hat sich jemand bei der Adresse vertippt.',
    },
  },
};
