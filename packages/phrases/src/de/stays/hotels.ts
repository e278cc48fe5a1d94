export const hotels = {
  kicker: 'Hotel',
  stays_one: '{{count}} Aufenthalt geteilt',
  stays_other: '{{count}} Aufenthalte geteilt',
  none: 'Noch kein Aufenthalt geteilt',
  description_one:
    '{{name}}, wie es wirklich ist: {{count}} Aufenthalt, erzählt von jemandem, der dort geschlafen hat. {{place}}',
  description_other:
    '{{name}}, wie es wirklich ist: {{count}} Aufenthalte, erzählt von Leuten, die dort geschlafen haben. {{place}}',
  heading: 'Aufenthalte: {{name}}',
  empty_title: 'Hier hat noch niemand einen Aufenthalt geteilt',
  empty_text: 'Warst du dort? Erzähl, wie es war.',
  empty_action: 'Beitrag schreiben',
  book: 'Dieses Hotel buchen',
  around: 'Hotels in und um {{place}}',
  night_from: 'ab {{price}} pro Nacht',
  price_range: '{{low}} bis {{high}}',
  quotes: 'In ihren Worten',
  website: 'Website des Hotels',
  page: 'Alle Aufenthalte: {{name}}',
};
