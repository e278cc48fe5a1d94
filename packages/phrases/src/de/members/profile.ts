export const profile = {
  meta_title: '{{name}} (@{{username}})',
  edit: 'Profil bearbeiten',
  own_atlas: 'Dein Atlas',
  atlas: 'Atlas',
  bio_hidden:
    'Den Text über dich siehst nur du: Unsere Moderation hat ihn verborgen. Die Gründe stehen in unserer Mail an dich.',
  invite: 'Leute einladen',
  tabs: {
    label: 'Profil',
    posts: 'Beiträge',
    archived: 'Archiviert',
    recommendations: 'Empfehlungen',
  },
  empty: {
    own: 'Hier fehlt noch dein erster Aufenthalt',
    own_text:
      'Durchsuche dein Instagram-Profil und behalte die Hotels, von denen du erzählt hast, oder schreib selbst über eines.',
    scan: 'Profil durchsuchen',
    write: 'Beitrag schreiben',
    other: '{{name}} hat noch keinen Aufenthalt geteilt',
    other_text: 'Folg einfach, dann taucht er in deinem Feed auf.',
    archived: 'Nichts archiviert',
    archived_text: 'Was du archivierst, wartet hier auf dich. Sonst sieht es niemand mehr.',
    recommendations_own: 'Noch keine Hotels empfohlen',
    recommendations_own_text:
      'Du kennst ein Hotel, in dem andere schlafen sollten? Empfiehl es in deinem Feed.',
    recommend: 'Hotel empfehlen',
    recommendations_theirs: '{{name}} hat noch kein Hotel empfohlen',
  },
};
