export const recommendations = {
  to: 'für',
  nearby: 'Aufenthalte in der Nähe',
  loading: 'Empfehlungen werden geladen …',
  open: 'Hotel empfehlen',
  form: {
    title: 'Hotel',
    location: 'Ort',
    location_placeholder: 'Hotel und Ort',
    location_required: 'Bitte gib einen Ort an!',
    lookup_failed:
      'Der Ort konnte nicht gefunden werden, darum wurde nichts gesendet. {{reason}} Drück noch einmal, oder schreib den Ort, ohne einen Vorschlag zu wählen.',
    username: 'Benutzername',
    username_placeholder: 'Für wen ist es?',
    username_required: 'Bitte gib einen Benutzernamen an!',
    save: 'Hotel empfehlen',
  },
  success: { title: 'Geschafft!', text: 'Das hat geklappt.', ok: 'OK' },
  error: { title: 'Fehler!', text: 'Interner Fehler.', ok: 'OK' },
};
