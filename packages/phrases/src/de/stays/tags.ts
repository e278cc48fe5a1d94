export const tags = {
  kicker: 'Hashtag',
  description: 'Aufenthalte mit #{{tag}}: Bilder, Worte und Preise von Leuten, die dort geschlafen haben.',
  list: 'Aufenthalte mit #{{tag}}',
  empty_title: 'Noch kein Aufenthalt hat #{{tag}}',
  empty_text: 'Füg ihn einem deiner Aufenthalte hinzu oder sieh dir an, was zuletzt geteilt wurde.',
  empty_action: 'Neueste Aufenthalte',
};
