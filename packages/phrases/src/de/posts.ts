import type { posts as english } from '../en/posts.ts';
import type { Widen } from '../widen.ts';

/** Beiträge: Karten, Einzelansicht, Listen. */
export const posts: Widen<typeof english> = {
  open: '{{title}} öffnen',
  untitled: 'Eine Unterkunft ohne Namen',
  somewhere: 'Ort nicht verraten',
  see_hotel: 'Hotel ansehen',
  ad: 'Anzeige',
  ad_hint: 'Über diesen Link kann die Person, die ihn teilt, eine Provision bekommen.',
  per: { night: 'pro Nacht', person: 'pro Person', stay: 'für den Aufenthalt', week: 'pro Woche' },
  by: 'von {{name}}',
  picture_of: 'Bild von {{title}}',
  pictures: 'Bilder',
  picture_count: 'Bild {{number}} von {{count}}',
  share: 'Teilen',
  copy_link: 'Link kopieren',
  link_copied: 'Link kopiert',
  copy_failed: 'Der Link ließ sich nicht kopieren. Hier ist er: {{link}}',
  whatsapp: 'Mit WhatsApp schicken',
  more: 'Mehr laden',
  loading_more: 'Weitere Beiträge werden geladen …',
  loading: 'Beiträge werden geladen …',
  retry: 'Noch einmal versuchen',
  source: 'Zuerst auf Instagram erzählt',
  others: 'Mehr Aufenthalte von {{name}}',
  all_of: 'Alle Aufenthalte von @{{username}}',
  open_page: 'Seite zu diesem Aufenthalt öffnen',
  favourite: {
    add: 'Merken',
    remove: 'Nicht mehr merken',
    failed: 'Das hat nicht geklappt. {{reason}}',
    count_one: '{{count}}-mal gemerkt',
    count_other: '{{count}}-mal gemerkt',
  },
};
