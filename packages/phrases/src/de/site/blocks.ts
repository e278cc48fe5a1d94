export const blocks = {
  menu: 'Mehr zu @{{username}}',
  report: '@{{username}} melden',
  block: '@{{username}} blockieren',
  unblock: 'Blockierung aufheben',
  unblock_name: 'Blockierung von @{{username}} aufheben',
  title: '@{{username}} blockieren?',
  question:
    'Ihr seht dann keine Aufenthalte mehr voneinander und folgt euch nicht mehr. @{{username}} erfährt nichts davon. In deinen Einstellungen kannst du es rückgängig machen.',
  confirm: 'Blockieren',
  blocked: '@{{username}} ist blockiert.',
  unblocked: '@{{username}} ist nicht mehr blockiert.',
  mute: '@{{username}} stummschalten',
  unmute: 'Stummschaltung aufheben',
  unmute_name: 'Stummschaltung von @{{username}} aufheben',
  muted:
    '@{{username}} ist stummgeschaltet: Du siehst von dort nichts mehr. @{{username}} erfährt nichts davon.',
  unmuted: '@{{username}} ist nicht mehr stummgeschaltet.',
  profile_title: 'Du hast @{{username}} blockiert',
  profile_text: 'Ihr seht keine Aufenthalte voneinander.',
  lead: 'Mitglieder, die du blockiert hast. Ihr seht keine Aufenthalte voneinander.',
  empty_title: 'Niemand ist blockiert',
  empty_text: 'Falls dich jemand stört: Im Menü des Profils steht „Blockieren“.',
  muted_title: 'Stummgeschaltete Mitglieder',
  muted_lead:
    'Ihre Aufenthalte und Empfehlungen siehst du nicht mehr: weder im Feed noch in der Suche, bei Hotels und Orten, unter Hashtags oder auf der Karte. Auch ihre Neuigkeiten erreichen dich nicht. Ihr Profil kannst du weiterhin öffnen. Sie merken nichts davon.',
  muted_empty: 'Du hast niemanden stummgeschaltet.',
};
