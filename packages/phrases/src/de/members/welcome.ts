/** Die ersten Schritte nach der Registrierung. */
export const welcome = {
  title: 'Willkommen, {{name}}',
  at: 'Schritt {{at}} von {{all}}',
  stays: {
    title: 'Bring deine Aufenthalte mit',
    text: 'Nenn uns deinen Instagram-Namen, und wir finden die Hotels in deinen Beiträgen. Du wählst, was gespeichert wird.',
    export: 'Ich habe ein persönliches Konto: Datenexport mitbringen',
  },
  people: {
    title: 'Folg ein paar Leuten',
    text: 'Ihre Aufenthalte füllen deinen Feed.',
    list: 'Wem du folgen könntest',
  },
  notices: {
    title: 'Richte es dir ein',
    text: 'Deine Sprache, und wie oft dir eine Mail sagt, was es Neues gibt. Alles lässt sich in den Einstellungen ändern.',
  },
  next: 'Nächster Schritt',
  done: 'Zu meinem Feed',
  skip_all: 'Alles überspringen',
};
