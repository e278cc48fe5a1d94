import type { map as english } from '../../en/discovery/map.ts';
import type { Widen } from '../../widen.ts';

/** Die Karte der Aufenthalte und kleine Karten mit einer Nadel. */
export const map: Widen<typeof english> = {
  title: 'Aufenthalte auf der Karte',
  kicker: 'Wo andere geschlafen haben',
  description:
    'Die Hotels, von denen Mitglieder auf Staylore erzählen, auf einer Karte: Wähl einen Ort und sieh, was rundherum liegt.',
  origin: 'Ausgangspunkt',
  origin_placeholder: 'Ort, Region oder Land',
  unknown: 'Wo „{{place}}“ liegt, wissen wir nicht. Die Karte beginnt stattdessen bei {{start}}.',
  unknown_bare: 'Wo „{{place}}“ liegt, wissen wir nicht.',
  label: 'Karte',
  list: 'Aufenthalte in diesem Ausschnitt',
  count_one: '{{count}} Aufenthalt im Ausschnitt',
  count_other: '{{count}} Aufenthalte im Ausschnitt',
  more_one: 'und {{count}} weiterer: Geh näher heran, dann siehst du ihn.',
  more_other: 'und {{count}} weitere: Geh näher heran, dann siehst du sie.',
  loading: 'Aufenthalte werden geladen',
  empty_title: 'Hier hat noch niemand einen Aufenthalt geteilt',
  empty_text: 'Verschieb die Karte oder wähl einen anderen Ausgangspunkt.',
  empty_action: 'Beitrag schreiben',
  failed: 'Die Aufenthalte konnten nicht geladen werden. {{reason}}',
  spot_one: '{{name}}',
  spot_other: '{{count}} Aufenthalte rund um {{name}}',
  here_one: '{{count}} Aufenthalt hier',
  here_other: '{{count}} Aufenthalte hier',
  here_title: 'Aufenthalte hier',
  here_empty: 'Diese Aufenthalte sind nicht mehr online.',
  zoom_in: 'Näher heran',
  zoom_out: 'Weiter weg',
  bare: 'Land und Grenzen konnten nicht geladen werden. Die Aufenthalte stehen an ihrem Platz.',
  unavailable_title: 'Keine Karte in diesem Browser',
  unavailable_text:
    'Er kann keine Karten zeichnen: WebGL ist aus oder fehlt. Alles, was auf der Karte stünde, steht daneben.',
  pin: 'Karte: {{name}}',
  show: 'Auf der Karte zeigen',
  around: 'Aufenthalte in der Nähe',
  retry: 'Noch einmal',
  street: {
    label: 'Straßenkarte',
    question:
      'Straßen und Wege zeigen? Sie kommen von {{host}}; dort erfährt man dann deine IP-Adresse und welchen Ausschnitt du ansiehst.',
    accept: 'Straßenkarte laden',
    refuse: 'Schlicht lassen',
    failed: 'Die Straßenkarte antwortet gerade nicht.',
  },
};
