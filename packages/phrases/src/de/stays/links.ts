import type { links as english } from '../../en/stays/links.ts';
import type { Widen } from '../../widen.ts';

/** Die verfolgbaren Links eines Mitglieds, und was Leser eines toten sehen. */
export const links: Widen<typeof english> = {
  title: 'Links',
  lead: 'Jeder Aufenthalt, den du teilst, hat seinen eigenen Buchungslink. Hier siehst du, wohin jeder führt, und kannst weitere anlegen.',
  make: {
    title: 'Link anlegen',
    url: 'Adresse des Hotels',
    url_hint: 'Seine eigene Seite oder die bei einem Buchungspartner.',
    url_required: 'Füg die Adresse eines Hotels ein.',
    label: 'Name (freiwillig)',
    label_hint: 'Für deine eigene Liste.',
    submit: 'Link anlegen',
    made_pays: 'Fertig. Eine Buchung über diesen Link bringt dir Provision.',
    made_free:
      'Fertig. Keiner unserer Partner verkauft dieses Hotel, darum führt der Link direkt auf dessen Seite: Klicks werden gezählt, Buchungen bringen nichts ein.',
  },
  list: 'Deine Links',
  loading: 'Links werden geladen …',
  empty: 'Noch keine Links',
  empty_text: 'Sie kommen von selbst mit jedem Aufenthalt, der ein Hotel nennt. Oder leg oben einen an.',
  copy: 'Kopieren',
  copy_named: 'Link von {{label}} kopieren',
  copied: 'Link kopiert',
  copy_failed: 'Der Link ließ sich nicht kopieren. Hier ist er: {{link}}',
  on: 'An',
  on_named: 'Der Link von {{label}} ist eingeschaltet',
  switch_failed: 'Der Link ließ sich nicht umschalten. {{reason}}',
  clicks_one: '{{count}} Klick',
  clicks_other: '{{count}} Klicks',
  rule: 'Eine IP-Adresse zählt je Link einmal am Tag. Bots, Vorschauen und deine eigenen Besuche zählen nicht.',
  leads_to: 'Führt zu {{host}}',
  to_post: 'Aufenthalt',
  partner: {
    sandbox: 'Buchungsseite der Sandbox',
    awin: 'Awin',
    travelpayouts: 'Travelpayouts',
    direct: 'Direkt zum Hotel',
  },
  pays: 'Bringt Provision',
  pays_not: 'Ohne Provision',
  archived: 'Ruht, solange der Aufenthalt archiviert ist.',
  off: 'Ausgeschaltet. Wer ihn öffnet, sieht eine Seite, die das sagt.',
  broken: {
    gone: 'Die Seite des Hotels gibt es nicht mehr. Gib dem Aufenthalt eine andere Adresse oder schalte den Link aus.',
    unreachable: 'Die Seite des Hotels antwortet nicht. Wir versuchen es weiter.',
    failing: 'Die Seite des Hotels antwortet mit einem Fehler. Wir versuchen es weiter.',
    refused: 'Die Adresse führt an einen Ort, der nicht öffentlich ist.',
  },
  dead: {
    off_title: 'Dieser Link ist ausgeschaltet',
    off_hint: 'Wer ihn geteilt hat, hat ihn ausgeschaltet oder den Aufenthalt archiviert.',
    unknown_title: 'Dieser Link führt nirgendwohin',
    unknown_hint:
      'Vielleicht ist beim Kopieren ein Zeichen verloren gegangen. Frag die Person, die ihn dir geschickt hat.',
    hotel: 'Aufenthalte: {{name}}',
    live_title: 'Weiter zum Hotel',
    live_hint: 'Der Link funktioniert wieder.',
    live: 'Hotel öffnen',
    home: 'Zurück zur Startseite',
  },
};
