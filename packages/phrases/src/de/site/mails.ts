export const mails = {
  footer: 'Du bekommst diese Mail, weil du ein Konto bei Staylore hast.',
  footer_given: 'Du bekommst diese Mail, weil jemand diese Adresse für ein Konto bei Staylore angegeben hat.',
  reset: {
    subject: 'Neues Passwort setzen',
    heading: 'Ein neues Passwort, {{name}}?',
    text: 'Jemand, hoffentlich du, möchte für dein Staylore-Konto ein neues Passwort setzen. Der Link funktioniert einmal und 60 Minuten lang.',
    button: 'Neues Passwort setzen',
    small: 'Wenn du das nicht warst, ignorier diese Mail einfach. Dein Passwort bleibt, wie es ist.',
  },
  confirm: {
    subject: 'Bestätige deine Adresse bei Staylore',
    heading: 'Ist das deine Adresse?',
    text: 'Mit dieser Adresse wurde bei Staylore das Konto {{username}} angelegt. Bestätige sie, damit dein Konto nur dir gehört und wir dich auszahlen können.',
    button: 'Adresse bestätigen',
    small:
      'Der Knopf funktioniert 24 Stunden lang; dafür musst du angemeldet sein. Ist das Konto nicht deins, ignorier diese Mail: Mit deiner Adresse kommt niemand an etwas von dir.',
  },
  handedOver: {
    subject: 'Dein Konto bei Staylore gehört jetzt nur dir',
    heading: 'Willkommen, {{name}}',
    text: 'Zu dieser Adresse gab es ein Konto, das niemand bestätigt hatte. Du hast gerade gezeigt, dass die Adresse dir gehört, also auch das Konto. Zur Sicherheit gelten sein Passwort, alle anderen Sitzungen, zweite Faktoren, frühere Links, die Bankverbindung und verbundene Konten nicht mehr.',
    left: 'Was darin geschrieben wurde, ist noch da: seine Aufenthalte, sein Profil und wem es folgt. Sieh es durch und lösch, was nicht von dir ist.',
    look: 'Profil ansehen',
    button: 'Passwort setzen',
    small: 'War das Konto schon deins? Dann setz wieder ein Passwort und trag deine Bankverbindung neu ein.',
    small_reset: 'War das Konto schon deins? Dann trag deine Bankverbindung neu ein.',
  },
  emailChangedNew: {
    subject: 'Bestätige deine neue Adresse bei Staylore',
    heading: 'Ist das deine neue Adresse?',
    text: 'Jemand, hoffentlich du, möchte {{to}} für ein Staylore-Konto benutzen. Die Adresse gilt, sobald du sie bestätigst.',
    button: 'Adresse bestätigen',
    small:
      'Der Knopf funktioniert 24 Stunden lang; dafür musst du angemeldet sein. Warst du das nicht, ignorier diese Mail.',
  },
  emailChangedOld: {
    subject: 'Deine Adresse bei Staylore wird geändert',
    heading: 'Deine Adresse wird geändert',
    text: 'Sobald die neue Adresse bestätigt ist, läuft dein Staylore-Konto auf {{to}} statt auf diese. Auszahlungen pausieren dann 48 Stunden.',
    button: 'Änderung zurücknehmen',
    small:
      'Warst du das nicht, drück den Knopf. Er funktioniert bis 7 Tage nach der Änderung, stellt Adresse, Passwort und Bankverbindung so wieder her, wie sie jetzt sind, und beendet alle Sitzungen deines Kontos, damit niemand sonst angemeldet bleibt.',
  },
  passwordChanged: {
    subject: 'Dein Passwort bei Staylore wurde geändert',
    heading: 'Dein Passwort wurde geändert',
    text: 'Ab jetzt gilt das neue Passwort, und alle anderen Sitzungen sind beendet. Warst du das nicht, setz sofort ein neues:',
    button: 'Neues Passwort setzen',
  },
  newSignIn: {
    subject: 'Neue Anmeldung in deinem Staylore-Konto',
    heading: 'Jemand hat sich in deinem Konto angemeldet',
    text: 'Und zwar mit einem Browser, der für dein Konto bisher nicht benutzt wurde: {{device}}, am {{time}} (UTC), IP-Adresse {{address}}.',
    unknown_device: 'ein unbekanntes Gerät',
    unknown_address: 'unbekannt',
    was_me: 'Warst du das, brauchst du nichts zu tun.',
    button: 'Das war ich nicht',
    small:
      'Der Link funktioniert einmal und 7 Tage lang. Er meldet alle ab, nimmt zurück, was deinem Konto seither hinzugefügt wurde, und verlangt ein neues Passwort.',
  },
  factor: {
    added_subject: 'Zweiter Faktor bei Staylore hinzugefügt',
    added: 'Von nun an öffnet „{{name}}“ dein Konto bei Staylore, als zweiter Schritt nach deinem Passwort.',
    removed_subject: 'Zweiter Faktor bei Staylore entfernt',
    removed: '„{{name}}“ öffnet dein Konto bei Staylore nicht mehr.',
    renewed_subject: 'Neue Wiederherstellungscodes bei Staylore',
    renewed:
      'Für dein Konto bei Staylore wurden zehn neue Wiederherstellungscodes erstellt. Die früheren funktionieren nicht mehr.',
  },
  code: {
    subject: 'Dein Code für Staylore',
    text: 'Gib diesen Code dort ein, wo Staylore danach fragt. Er funktioniert einmal und zehn Minuten lang, in dem Fenster, das ihn angefordert hat.',
    small:
      'Hast du ihn nicht angefordert, ist vielleicht jemand anders in deinem Konto angemeldet: Beende fremde Sitzungen in den Einstellungen.',
  },
  terms: {
    subject: 'Neue Nutzungsbedingungen bei Staylore',
    heading: 'Unsere Nutzungsbedingungen ändern sich',
    text: 'Hallo {{name}}, ab dem {{day}} gelten bei Staylore neue Nutzungsbedingungen. Das ist neu:',
    button: 'Bedingungen lesen',
    choice:
      'Nutzt du dein Konto ab dem {{day}} weiter, nimmst du sie an. Bist du nicht einverstanden, kannst du dein Konto vorher löschen (Einstellungen → Konto löschen); bis dahin gelten die Bedingungen, die du angenommen hast.',
    small: 'Vorher kannst du unter Einstellungen → Deine Daten alle deine Daten mitnehmen.',
  },
  contact: {
    subject: 'Kontaktformular: {{subject}}',
    none: 'ohne Betreff',
  },
};
