import type { wishes as english } from '../../en/imports/wishes.ts';
import type { Widen } from '../../widen.ts';

/** Die private Liste von Hotels, in die ein Mitglied einmal möchte, und der Weg dorthin aus gemerkten Beiträgen. */
export const wishes: Widen<typeof english> = {
  title: 'Merkliste',
  lead: 'Hotels, in denen du gern einmal aufwachen würdest. Diese Liste siehst nur du.',
  open: 'Gemerkt',
  stayed: 'Dort gewesen',
  states: 'Teile der Merkliste',
  loading: 'Die Merkliste wird geladen',
  saved_on: 'Gemerkt am {{day}}',
  saved_by: 'Gemerkt am {{day}}, ein Beitrag von @{{author}}',
  nowhere: 'Ort nicht genannt',
  original: 'Gemerkten Beitrag öffnen',
  from_stay: 'Der Aufenthalt, aus dem du es hast',
  hotel_page_one: '{{count}} Aufenthalt hier',
  hotel_page_other: '{{count}} Aufenthalte hier',
  hotel_page_none: 'Seite des Hotels',
  nearby: 'Aufenthalte in {{city}}',
  i_stayed: 'Hier war ich',
  write: 'Darüber schreiben',
  own_stay: 'Dein Aufenthalt',
  put_back: 'Noch nicht dort gewesen',
  remove: 'Entfernen',
  removed: '{{hotel}} steht nicht mehr auf deiner Merkliste.',
  marked: '{{hotel}} gilt jetzt als besucht.',
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt. {{reason}}',
  add: 'Auf die Merkliste',
  added: '{{hotel}} steht auf deiner Merkliste.',
  look: 'Ansehen',
  empty: {
    title: 'Noch nichts gemerkt',
    text: 'Importiere deinen Datenexport von Instagram: Gemerkte Beiträge, die auf ein Hotel zeigen, können dann hier stehen. Oder merk dir ein Hotel aus dem Aufenthalt eines anderen Mitglieds.',
    action: 'Export mitbringen',
    stayed: 'Noch keines davon besucht',
    stayed_text: 'Hotels, die du als besucht markierst, erscheinen hier.',
  },
  hub: {
    lead: 'Beiträge, die du dir anderswo gemerkt hast, zeigen oft auf ein Hotel. Aus demselben Datenexport wird hier eine private Liste.',
    action: 'Zur Merkliste',
    needs:
      'einen Datenexport, der auch die gemerkten Beiträge enthält. Beim Durchsehen entscheidest du, ob sie mitgelesen werden.',
  },
  review: {
    title: 'Gemerkte Beiträge',
    offer_one:
      'In deinem Export steckt auch {{count}} Beitrag, den du dir gemerkt hast. Zeigt er auf ein Hotel?',
    offer_other:
      'In deinem Export stecken auch {{count}} Beiträge, die du dir gemerkt hast. Welche davon zeigen auf ein Hotel?',
    consent: 'Meine gemerkten Beiträge lesen',
    consent_hint:
      'Gesendet werden Link, Name, Zeit und Text jedes gemerkten Beitrags. Hotels kommen auf deine Merkliste, die sonst niemand sieht; alles andere wird sofort vergessen.',
    start: 'Hotels finden',
    reading: 'Gemerkte Beiträge werden durchgesehen: {{done}} von {{total}}',
    stop: 'Anhalten',
    stopped:
      'Angehalten nach {{done}} von {{total}} gemerkten Beiträgen. Was bis dahin gefunden wurde, steht auf deiner Merkliste.',
    found_one: '{{found}} von {{count}} gemerkten Beitrag zeigt auf ein Hotel.',
    found_other: '{{found}} von {{count}} gemerkten Beiträgen zeigen auf ein Hotel.',
    added_one: '{{count}} Hotel ist neu auf deiner Merkliste.',
    added_other: '{{count}} Hotels sind neu auf deiner Merkliste.',
    added_none: 'Alle stehen schon auf deiner Merkliste.',
    silent_one: '{{count}} nennt weder Namen noch Text und blieb auf deinem Gerät.',
    silent_other: '{{count}} nennen weder Namen noch Text und blieben auf deinem Gerät.',
    again: 'Noch einmal',
  },
  prefilled: 'Hotel und Ort kommen von deiner Merkliste.',
};
