/** Der Community-Feed. */
export const feed = {
  meta_title: 'Community-Feed',
  meta_description:
    'Die Aufenthalte der Leute, denen du folgst, deine Favoriten und was sonst noch sehenswert ist.',
  title: 'Community-Feed',
  tabs: { label: 'Feed', network: 'Reisenetzwerk', recent: 'Neueste', favourites: 'Favoriten' },
  recommended: 'Empfohlene Hotels',
  recommended_order: 'Für dich, von Leuten, denen du folgst, und deine eigenen; die neuesten zuerst.',
  recommended_empty: 'Noch hat dir niemand ein Hotel empfohlen',
  recommended_empty_text: 'Empfehlungen von Leuten, denen du folgst, erscheinen hier.',
  discover: 'Sehenswert',
  discover_order: 'Von Leuten, denen du noch nicht folgst: die beliebtesten der letzten 90 Tage zuerst.',
  discover_empty: 'Gerade nichts Neues',
  discover_empty_text: 'Du folgst allen, die zuletzt etwas geteilt haben.',
  recent_order: 'Von Leuten, denen du folgst, das Neueste zuerst.',
  recent_empty: 'Dein Feed ist noch leer',
  recent_empty_text: 'Folg ein paar Leuten, dann kommen ihre Aufenthalte hier an.',
  people: 'Wem du folgen könntest',
  recent_action: 'Im Reisenetzwerk umsehen',
  favourites_order: 'Deine Favoriten, die neuesten zuerst.',
  favourites_empty: 'Noch keine Favoriten',
  favourites_empty_text:
    'Tipp bei einem Aufenthalt auf das Herz, dann findest du ihn beim Buchen hier wieder.',
  favourites_action: 'Im Reisenetzwerk umsehen',
  end: 'Das waren alle.',
};
