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
      'Der Ort ließ sich nicht nachschlagen, darum wurde nichts gesendet. {{reason}} Du kannst den Ort auch schreiben, ohne einen Vorschlag zu wählen.',
    username: 'Benutzername',
    username_placeholder: 'Für wen ist es?',
    username_required: 'Bitte gib einen Benutzernamen an!',
    save: 'Dieses Hotel empfehlen',
  },
  success: { title: 'Geschafft!', text: 'Das hat geklappt.', ok: 'OK' },
  error: { title: 'Fehler!', text: 'Interner Fehler.', ok: 'OK' },
};
