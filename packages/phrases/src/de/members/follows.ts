import type { follows as english } from '../../en/members/follows.ts';
import type { Widen } from '../../widen.ts';

/** Folgen, Mitgliederlisten, Mitglieder finden. */
export const follows: Widen<typeof english> = {
  follow: 'Folgen',
  is_followed: 'Gefolgt',
  follow_name: '@{{username}} folgen',
  unfollow_name: 'Gefolgt: @{{username}} entfolgen',
  failed: 'Das hat nicht geklappt. {{reason}}',
  followers: 'Follower',
  following: 'Folgt',
  followers_label_one: 'Follower',
  followers_label_other: 'Follower',
  following_label_one: 'gefolgt',
  following_label_other: 'gefolgt',
  mutual: 'ihr folgt euch gegenseitig',
  loading: 'Mitglieder werden geladen …',
  empty: {
    followers_own: 'Noch folgt dir niemand. Teil einen Aufenthalt, dann findet man dich.',
    followers_theirs: '@{{username}} hat noch keine Follower. Mach den Anfang.',
    following_own: 'Du folgst noch niemandem. Such dir Leute, deren Hotels du buchen würdest.',
    following_theirs: '@{{username}} folgt noch niemandem.',
  },
  find: {
    label: 'Mitglieder finden',
    placeholder: 'Name oder Benutzername',
    clear: 'Suche leeren',
    none: 'Niemand mit dem Namen „{{text}}“.',
    found_one: '{{count}} Mitglied gefunden',
    found_other: '{{count}} Mitglieder gefunden',
    searching: 'Suche läuft …',
  },
};
