/** Was aus einer Löschung geworden ist, um die über das Foto-Netzwerk gebeten wurde. */
export const dataDeletion = {
  meta_title: 'Löschung von Instagram-Daten',
  done_title: 'Deine Instagram-Daten sind gelöscht',
  none_title: 'Es gab nichts zu löschen',
  unknown_title: 'Diesen Code kennen wir nicht',
  guide_title: 'Deine Instagram-Daten löschen lassen',
  done: 'Am {{day}} hat Instagram deine Bitte an uns weitergegeben, und wir haben sie sofort erfüllt.',
  none: 'Am {{day}} hat Instagram deine Bitte an uns weitergegeben. Mit diesem Instagram-Konto war kein Konto bei Staylore verbunden.',
  unknown:
    'Vergleiche ihn bitte mit dem, den Instagram dir gezeigt hat. Was aus einer Bitte geworden ist, bewahren wir ein Jahr auf; danach ist der Code vergessen.',
  code: 'Bestätigungscode',
  gone_title: 'Was gelöscht ist',
  gone: {
    connection:
      'die Verbindung zu deinem Instagram-Konto mit ihrem Zugangsschlüssel, seinem Namen und seiner Nummer dort,',
    read: 'was wir für eine Suche aus seinen Beiträgen gelesen hatten: Texte, Orte, Adressen von Bildern,',
    review: 'darin gefundene Aufenthalte, die noch niemand gespeichert hat.',
  },
  stays_title: 'Was bleibt',
  stays:
    'Aufenthalte, die du gespeichert hast, gehören zu deinem Konto bei Staylore und damit dir: Du löschst sie einzeln beim Aufenthalt selbst oder alle zusammen mit deinem Konto unter Einstellungen → Konto löschen. Auch die Bestätigung, dass dein Instagram-Name dir gehört, bleibt; sie hält andere vom Importieren ab. Freigeben kannst du ihn unter Einstellungen → Konto bestätigen.',
  guide:
    'Öffne bei Instagram Einstellungen → Website-Berechtigungen → Apps und Websites, entferne Staylore und bitte um Löschung. Instagram gibt uns Bescheid, wir löschen sofort, und du bekommst einen Code, mit dem du hier nachsiehst, was daraus geworden ist. Oder du trennst Instagram bei Staylore, dort, wo du dein eigenes Konto importierst.',
  rest: 'Du möchtest noch etwas anderes löschen lassen? Schreib uns; wir antworten innerhalb von 30 Tagen.',
  privacy: 'Datenschutzerklärung',
};
