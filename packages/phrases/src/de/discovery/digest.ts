/** Die Mail mit dem, was neu ist, und ihr Schalter. */
export const digest = {
  subject: { daily: 'Heute neu bei Staylore', weekly: 'Diese Woche neu bei Staylore' },
  heading: 'Neu für dich, {{name}}',
  more_one: 'Und {{count}} weitere.',
  more_other: 'Und {{count}} weitere.',
  stays_one: '{{count}} neuer Aufenthalt von Leuten, denen du folgst.',
  stays_other: '{{count}} neue Aufenthalte von Leuten, denen du folgst.',
  button: 'Alles ansehen',
  small: {
    daily: 'Diese Mail hast du dir einmal am Tag gewünscht. Mit diesem Link beendest du sie: {{link}}',
    weekly: 'Diese Mail hast du dir einmal in der Woche gewünscht. Mit diesem Link beendest du sie: {{link}}',
  },
  setting: {
    label: 'Eine Mail mit Neuigkeiten',
    hint: 'Eine Mail mit allem seit der letzten. Gibt es nichts Neues, kommt keine.',
    off: 'Nie',
    daily: 'Täglich',
    weekly: 'Wöchentlich',
    failed: 'Das ließ sich nicht ändern. {{reason}}',
  },
  end: {
    title: 'Diese Mails beenden?',
    lead: 'Wir schreiben dir dann nur noch, was du einzeln eingeschaltet hast. In deinen Einstellungen kannst du das ändern.',
    submit: 'Mails beenden',
    done_title: 'Die Mails sind beendet',
    done: 'Du bekommst keine Zusammenfassungen mehr von uns.',
    dead_title: 'Dieser Link ist nicht gültig',
    dead: 'Vielleicht wurde er unterwegs abgeschnitten. In deinen Einstellungen kannst du die Mails beenden.',
    settings: 'Zu den Einstellungen',
  },
};
