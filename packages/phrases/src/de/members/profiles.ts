import type { profiles as english } from '../../en/members/profiles.ts';
import type { Widen } from '../../widen.ts';

/** Das Profil eines Mitglieds. */
export const profiles: Widen<typeof english> = {
  meta_title: '{{name}} (@{{username}})',
  tabs: 'Beiträge von {{name}}',
  posts: 'Beiträge',
  archived: 'Archiviert',
  recommendations: 'Empfehlungen',
  followers_one: '{{count}} Follower',
  followers_other: '{{count}} Follower',
  following: '{{count}} gefolgt',
  post_count_one: '{{count}} Beitrag',
  post_count_other: '{{count}} Beiträge',
  empty_own_title: 'Hier fehlt noch dein erster Tipp',
  empty_own_text:
    'Durchsuche dein Profil und nimm deine Unterkünfte mit, oder schreib über das letzte Bett, das du geliebt hast.',
  empty_own_action: 'Beitrag schreiben',
  empty_other_title: 'Noch keine Beiträge',
  empty_other_text: '{{name}} hat bisher nichts geteilt.',
  empty_archived_title: 'Nichts archiviert',
  empty_archived_text: 'Beiträge, die du archivierst, verschwinden von deinem Profil und warten hier.',
  not_found_title: 'Dieses Mitglied gibt es nicht',
  manage: '{{title}} verwalten',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  archive: 'Archivieren',
  unarchive: 'Wieder zeigen',
  delete_question: 'Möchtest du diesen Beitrag wirklich löschen?',
  cancel: 'Abbrechen',
  archived_toast: 'Archiviert. Nur du siehst den Beitrag noch.',
  unarchived_toast: 'Der Beitrag ist wieder auf deinem Profil.',
  deleted_toast: 'Gelöscht.',
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt. {{reason}}',
  edit_profile: 'Profil bearbeiten',
};
