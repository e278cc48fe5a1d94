/** Wörter für das, was auf vielen Seiten getan wird. */
export const actions = {
  cancel: 'Abbrechen',
  close: 'Schließen',
  copy: 'Kopieren',
  failed: 'Das hat nicht geklappt. {{reason}}',
  remove: 'Entfernen',
  retry: 'Noch einmal versuchen',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  share: 'Teilen',
  sign_in: 'Anmelden',
  stop: 'Anhalten',
  undo: 'Rückgängig',
  write_to_us: 'Schreib uns',
};
