/** Startseite: Bild, Suche, Ergebnisse. */
export const homePage = {
  title: 'Jedes gute Hotel beginnt mit einer Geschichte',
  subtitle:
    'Nenn uns ein Profil, und wir suchen in seinen Beiträgen nach Hotels: welches, wo und zu welchem Preis.',
  meta_title: 'Hotels aus echten Reisegeschichten',
  meta_description:
    'Staylore findet die Hotels in den Beiträgen von Reisenden. Durchsuche ein Profil, behalte, was dir gefällt, teile deine eigenen Tipps und verdiene 10\u00a0%, wenn jemand bucht.',
  scene: 'Ein Hotel mit hellen Fenstern über einer Bucht in der Dämmerung',
  search: {
    label: 'Hotels finden',
    location: 'Ort',
    location_placeholder: 'Stadt, Region oder Land',
    handle: 'Instagram-Name',
    handle_placeholder: 'Instagram-Name @name oder name',
    submit: 'Hotels finden',
    spaced_link: 'In diesem Link steht ein Leerzeichen. Bitte nimm es heraus.',
    handle_hint: 'Oder füg den Link zu Profil, Beitrag oder Reel ein.',
    strange_link:
      'Dieser Link führt zu keinem Profil und keinem Beitrag. Öffne das Profil auf Instagram, kopier seinen Link und füg ihn hier ein.',
    examples: 'Probier es aus:',
    example: '@{{handle}} durchsuchen',
    spaces: 'Im Instagram-Namen dürfen keine Leerzeichen stehen. Bitte nimm sie heraus.',
  },
  latest: 'Zuletzt geteilt',
  latest_kicker: 'Frisch von unterwegs',
  latest_empty_title: 'Noch keine Aufenthalte',
  latest_empty_text:
    'Noch hat niemand einen Aufenthalt geteilt. Durchsuche oben ein Profil oder schreib über einen eigenen.',
  place_title: 'Aufenthalte in und um {{place}}',
  place_kicker: 'Auf der Karte',
  place_empty_title: 'Noch nichts bei {{place}}',
  place_empty_text: 'Probier einen größeren Ort in der Nähe oder schau, was andere zuletzt geteilt haben.',
  place_empty_action: 'Zuletzt Geteiltes zeigen',
  view: { label: 'Ansicht', list: 'Liste', grid: 'Raster' },
  end: 'Das waren alle.',
};
