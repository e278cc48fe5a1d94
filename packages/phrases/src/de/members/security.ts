/** Einstellungen › Sicherheit: zweite Faktoren und Wiederherstellungscodes. */
export const security = {
  lead: 'Mit einem zweiten Faktor bleibt dein Konto deins, auch wenn jemand dein Passwort erfährt.',
  none_title: 'Noch kein zweiter Faktor',
  none_text:
    'Zum Anmelden genügt dein Passwort. Ein zweiter Faktor ist ein weiterer Schritt, den nur du gehen kannst.',
  added: 'Hinzugefügt am',
  used: 'zuletzt benutzt am',
  kind: { totp: 'Authenticator-App', passkey: 'Passkey' },
  app: {
    name: 'Authenticator-App',
    add: 'Authenticator-App einrichten',
    title: 'Authenticator-App einrichten',
    scan: 'Scanne diesen Code mit einer Authenticator-App auf deinem Telefon.',
    qr: 'QR-Code für deine Authenticator-App',
    by_hand: 'Oder tipp diesen Schlüssel in die App:',
    open: 'App auf diesem Gerät öffnen',
    code: 'Code, den die App zeigt',
    code_hint: 'Sechs Ziffern. Daran sehen wir, dass es klappt.',
    submit: 'Bestätigen',
  },
  passkey: {
    name: 'Passkey',
    add: 'Passkey hinzufügen',
    left: 'Es wurde kein Passkey angelegt. Vielleicht hast du abgebrochen, oder dieses Gerät hat schon einen von dir.',
  },
  rename: {
    action: 'Umbenennen',
    named: '{{name}} umbenennen',
    title: 'Wie soll es heißen?',
    label: 'Name',
    required: 'Bitte gib einen Namen ein',
  },
  remove: {
    named: '{{name}} entfernen',
    title: '{{name}} entfernen?',
    text: 'Danach kommst du damit nicht mehr in dein Konto.',
    last: 'Es ist dein letzter: Danach genügt zum Anmelden dein Passwort, und deine Wiederherstellungscodes gelten nicht mehr.',
    done: '{{name}} ist entfernt.',
  },
  codes: {
    title: 'Wiederherstellungscodes',
    none_left:
      'Kein Wiederherstellungscode ist übrig. Erstell neue, falls du deinen zweiten Faktor einmal nicht zur Hand hast.',
    left_one:
      'Ein Wiederherstellungscode ist übrig. Er öffnet dein Konto einmal, wenn du deinen zweiten Faktor nicht zur Hand hast.',
    left_other:
      '{{count}} Wiederherstellungscodes sind übrig. Jeder öffnet dein Konto einmal, wenn du deinen zweiten Faktor nicht zur Hand hast.',
    renew: 'Neue Codes erstellen',
    show_title: 'Deine Wiederherstellungscodes',
    show_text:
      'Heb sie an einem sicheren Ort auf, getrennt von deinem Passwort. Jeder öffnet dein Konto einmal, falls dein zweiter Faktor verloren geht. Noch einmal zeigen können wir sie nicht.',
    copied: 'Die Codes sind kopiert.',
    copy_failed: 'Die Codes ließen sich nicht kopieren. Bitte schreib sie auf.',
    save: 'Als Datei speichern',
    file: 'staylore-wiederherstellungscodes.txt',
    done: 'Ich habe sie aufgehoben',
  },
};
