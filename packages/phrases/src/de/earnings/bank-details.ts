/** Das Formular, das sagt, wohin Auszahlungen gehen. */
export const bankDetails = {
  title: 'Bankverbindung',
  intro: 'Auf dieses Konto zahlen wir deine Provision. Sichtbar sind immer nur die letzten vier Zeichen.',
  name: 'Name der Bank',
  name_hint: 'Zum Beispiel Zürcher Kantonalbank',
  clearing_number: 'Clearingnummer',
  clearing_hint:
    '3 bis 9 Ziffern. In einer Schweizer IBAN sind es die fünf Ziffern nach CH und der Prüfzahl.',
  address: 'Adresse der Bank',
  iban: 'IBAN',
  iban_hint: 'Auszahlungen gehen an diese IBAN.',
  account_number: 'Kontonummer',
  account_hint:
    'Wird zusätzlich zur IBAN gebraucht. In einer Schweizer IBAN sind es die letzten zwölf Zeichen.',
  holder_name: 'Kontoinhaber',
  holder_hint: 'Genau so, wie die Bank dich kennt.',
  holder_town: 'Wohnort des Inhabers',
  holder_country: 'Land des Inhabers',
  country_hint: 'Banken verlangen Wohnort und Land des Kontoinhabers.',
  choose_country: 'Land wählen',
  update: 'Aktualisieren',
  saved:
    'Deine Bankverbindung ist gespeichert. Auszahlungen pausieren 48 Stunden; wir haben dir dazu eine Mail geschickt.',
  updated:
    'Deine Bankverbindung ist geändert. Auszahlungen pausieren 48 Stunden; wir haben dir dazu eine Mail geschickt.',
  failed:
    'Deine Bankverbindung konnte nicht gespeichert werden. Deine Eingaben sind noch da; versuch es bitte noch einmal.',
  masked: 'Gespeichert. Gib einen neuen Wert ein, um ihn zu ersetzen.',
  paused: 'Auszahlungen pausieren bis {{time}}, weil deine Angaben neu sind oder geändert wurden.',
  name_required: 'Der Name der Bank fehlt',
  clearing_required: 'Die Clearingnummer fehlt',
  address_required: 'Die Adresse der Bank fehlt',
  iban_required: 'Die IBAN fehlt',
  account_required: 'Die Kontonummer fehlt',
  tax: {
    title: 'Steuern',
    intro:
      'Auf deinen Gutschriften muss stehen, ob deine Provision Mehrwertsteuer enthält. Was du hier angibst, gilt für alle, die von jetzt an geschrieben werden.',
    country: 'Land, in dem du Steuern zahlst',
    standing: 'Du wirst bezahlt als',
    private: 'Privatperson',
    small_business: 'Kleinunternehmen ohne MwSt-Pflicht',
    business: 'Unternehmen mit MwSt-Pflicht',
    vat_id: 'MwSt-Nummer',
    vat_id_hint: 'Zum Beispiel CHE-123.456.789 MWST oder DE123456789',
    vat_id_required: 'Die MwSt-Nummer fehlt',
    save: 'Steuerangaben speichern',
    saved: 'Deine Steuerangaben sind gespeichert.',
  },
  mails: {
    added: {
      subject: 'Bankverbindung bei Staylore hinterlegt',
      heading: 'Eine Bankverbindung wurde hinterlegt',
      text: 'Deine Provision geht künftig auf das Konto, das auf {{last4}} endet. Zu deiner Sicherheit pausieren Auszahlungen bis {{time}} (UTC).',
    },
    changed: {
      subject: 'Bankverbindung bei Staylore geändert',
      heading: 'Deine Bankverbindung wurde geändert',
      text: 'Deine Provision geht jetzt auf das Konto, das auf {{last4}} endet. Zu deiner Sicherheit pausieren Auszahlungen bis {{time}} (UTC).',
    },
    small:
      'Warst du das nicht, drück auf den Knopf: Alle werden abgemeldet, diese Bankverbindung ist weg, und du setzt ein neues Passwort. Der Link gilt 7 Tage.',
  },
};
