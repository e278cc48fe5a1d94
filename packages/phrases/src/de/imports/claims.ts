import type { claims as english } from '../../en/imports/claims.ts';
import type { Widen } from '../../widen.ts';

/** Nachweisen, dass ein Instagram-Konto einem selbst gehört. */
export const claims: Widen<typeof english> = {
  lead: 'Zeig, dass ein Instagram-Konto dir gehört. Danach kann niemand sonst seine Beiträge importieren.',
  handle: 'Instagram-Name',
  start: 'Konto bestätigen',
  handle_required: 'Um welches Konto geht es?',
  code_label: 'Dein Code',
  how: 'Schreib diesen Code in deine Instagram-Bio oder unter einen Beitrag und lass uns nachsehen. Danach kannst du ihn wieder löschen.',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  copy_failed: 'Der Code ließ sich nicht kopieren. Markier ihn und kopier ihn von Hand.',
  check: 'Nach dem Code sehen',
  confirmed: 'Bestätigt: Dieses Konto gehört dir.',
  pending: 'Noch nicht bestätigt',
  yours: 'Deins',
  rescan: 'Regelmäßig nach neuen Beiträgen sehen',
  give_up: 'Aufgeben',
  give_up_named: '@{{handle}} aufgeben',
  give_up_title: '@{{handle}} aufgeben?',
  give_up_text:
    'Dann können andere das Konto bestätigen und seine Beiträge importieren. Was du gespeichert hast, bleibt bei dir.',
  cancel: 'Abbrechen',
  given_up: '@{{handle}} gehört nicht mehr zu dir.',
  empty_title: 'Noch kein Konto bestätigt',
  empty_text: 'Bestätige das Konto, mit dem du deine Reisen teilst. Dann bleiben sie allein deine.',
  failed: 'Das hat nicht geklappt. {{reason}}',
};
