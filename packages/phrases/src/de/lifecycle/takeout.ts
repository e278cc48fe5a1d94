/** Die eigenen Daten mitnehmen. */
export const takeout = {
  lead: 'Nimm alles mit, was Staylore über dich aufbewahrt.',
  title: 'Deine Daten herunterladen',
  what: 'Eine ZIP-Datei mit Profil, Aufenthalten und Bildern, Favoriten, Followern, Merkliste, Importen, Links, Buchungen und Auszahlungen. Die Texte sind JSON; das können auch andere Programme lesen.',
  ask: 'Daten zusammenstellen',
  again: 'Neu zusammenstellen',
  waiting: 'Gleich werden deine Daten gepackt …',
  running: 'Wird gepackt: {{done}} von {{total}} Dateien',
  progress: 'Deine Daten werden gepackt',
  leave: 'Du kannst diese Seite verlassen. Wir schreiben dir, wenn die Datei fertig ist.',
  ready: 'Deine Datei ist fertig: {{size}}. Du kannst sie herunterladen bis zum',
  download: 'Herunterladen',
  not_opened: 'Deine Datei ließ sich nicht herunterladen. {{reason}}',
  failed_title: 'Deine Daten ließen sich nicht packen.',
  failed: 'Deine Daten ließen sich nicht anfordern. {{reason}}',
  lost: 'Die Verbindung ist abgerissen. {{reason}} Das Packen läuft von selbst weiter; öffne diese Seite später noch einmal.',
  mail: {
    subject: 'Deine Daten sind fertig',
    heading: 'Deine Daten sind fertig',
    text: 'Wir haben alles, was Staylore über dich aufbewahrt, in eine Datei gepackt. Du kannst sie 7 Tage lang in deinen Einstellungen herunterladen, nachdem du bestätigt hast, dass du es bist.',
    button: 'Zum Herunterladen',
  },
};
