import type { blocks as english } from '../../en/site/blocks.ts';
import type { Widen } from '../../widen.ts';

/** Mitglieder blockieren und stummschalten. */
export const blocks: Widen<typeof english> = {
  menu: 'Mehr zu @{{username}}',
  report: '@{{username}} melden',
  block: '@{{username}} blockieren',
  unblock: 'Blockierung aufheben',
  unblock_name: 'Blockierung von @{{username}} aufheben',
  title: '@{{username}} blockieren?',
  question:
    'Ihr seht dann die Aufenthalte des anderen nicht mehr und folgt euch nicht mehr. @{{username}} erfährt nichts davon. In deinen Einstellungen kannst du es rückgängig machen.',
  cancel: 'Abbrechen',
  confirm: 'Blockieren',
  blocked: '@{{username}} ist blockiert.',
  unblocked: '@{{username}} ist nicht mehr blockiert.',
  mute: '@{{username}} stummschalten',
  unmute: 'Stummschaltung aufheben',
  unmute_name: 'Stummschaltung von @{{username}} aufheben',
  muted: '@{{username}} ist stumm: Von dort kommt nichts mehr zu dir. @{{username}} erfährt nichts davon.',
  unmuted: '@{{username}} ist nicht mehr stumm.',
  failed: 'Das hat nicht geklappt. {{reason}}',
  profile_title: 'Du hast @{{username}} blockiert',
  profile_text: 'Ihr seht die Aufenthalte des anderen nicht.',
  lead: 'Mitglieder, die du blockiert hast. Ihr seht die Aufenthalte des anderen nicht.',
  empty_title: 'Niemand ist blockiert',
  empty_text: 'Falls dich jemand stört: Im Menü des Profils steht „Blockieren“.',
  muted_title: 'Stumme Mitglieder',
  muted_lead:
    'Ihre Aufenthalte und Empfehlungen bleiben aus deinen Feeds, ihre Neuigkeiten aus deinen Mitteilungen. Wo du selbst nachsiehst, findest du sie weiterhin: auf ihrem Profil, bei einem Hotel, an einem Ort, unter einem Hashtag und auf der Karte. Sie merken nichts.',
  muted_empty: 'Du hast niemanden stummgeschaltet.',
};
