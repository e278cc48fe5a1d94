/** Nachweisen, dass ein Instagram-Konto einem selbst gehört. */
export const claims = {
  lead: 'Zeig, dass ein Instagram-Konto dir gehört. Danach kann niemand sonst seine Aufenthalte importieren.',
  handle: 'Instagram-Name',
  start: 'Konto bestätigen',
  handle_required: 'Um welches Konto geht es?',
  code_label: 'Dein Code',
  how: 'Schreib diesen Code in deine Instagram-Bio oder unter einen Beitrag und lass uns nachsehen. Danach kannst du ihn wieder löschen.',
  copy: 'Code kopieren',
  copied: 'Code kopiert',
  copy_failed: 'Der Code ließ sich nicht kopieren. Markier ihn und kopier ihn von Hand.',
  check: 'Code prüfen',
  confirmed: 'Bestätigt: Dieses Konto gehört dir.',
  pending: 'Noch nicht bestätigt',
  yours: 'Deins',
  rescan: 'Regelmäßig nach neuen Aufenthalten suchen',
  give_up: 'Freigeben',
  give_up_named: '@{{handle}} freigeben',
  give_up_title: '@{{handle}} freigeben?',
  give_up_text:
    'Dann können andere das Konto bestätigen und seine Aufenthalte importieren. Was du gespeichert hast, bleibt bei dir; was du anderen entfernt oder von ihnen übernommen hast, gehört wieder ihnen.',
  given_up: '@{{handle}} ist nicht mehr für dich bestätigt.',
  empty_title: 'Noch kein Konto bestätigt',
  empty_text:
    'Bestätige das Konto, auf dem du deine Aufenthalte teilst. Dann kann sie niemand sonst importieren.',
  ended: {
    changed_hands:
      'Den Namen @{{handle}} hat bei Instagram jetzt ein anderes Konto. Was du aus deinem früheren Konto gespeichert hast, bleibt deins, und was du verdient hast, auch. Wenn das nicht stimmt, schreib uns.',
    not_theirs:
      'Nach allem, was wir jetzt wissen, ist @{{handle}} nicht dein Konto. Was du daraus gespeichert hast, bleibt unter dem Namen des Creators in deinem Profil und bringt ab jetzt nichts mehr ein. Was du anderen entfernt oder von ihnen übernommen hast, gehört wieder ihnen. Was du verdient hast, bleibt deins. Wenn das nicht stimmt, schreib uns.',
  },
  taken: {
    title: 'Von anderen aus deinem Konto gespeichert',
    text: 'Sie tragen deinen Namen, und niemand verdient daran. Entferne, was du hier nicht willst, oder mach es zu deinem.',
    empty: 'Niemand sonst hat einen Aufenthalt aus deinem Konto gespeichert.',
    by: 'Gespeichert von @{{username}} aus @{{handle}}',
    unnamed: 'Ein Aufenthalt',
    down: 'Entfernen',
    down_named: '{{stay}} entfernen',
    over: 'Übernehmen',
    over_named: '{{stay}} übernehmen',
    is_down: 'Entfernt. Niemand sieht ihn mehr.',
    is_over: 'Gehört jetzt dir und steht auf deinem Profil. Wurde er geändert, ist er in deinem Archiv.',
    undo_named: 'Rückgängig: {{stay}}',
    all_down: 'Alle entfernen',
    all_over: 'Alle übernehmen',
    all_down_title: 'Alles entfernen, was andere aus deinem Konto gespeichert haben?',
    all_over_title: 'Alles übernehmen, was andere aus deinem Konto gespeichert haben?',
    all_down_text:
      'Es verschwindet aus ihren Listen, und sie erfahren, warum. Rückgängig machen kannst du es bei jedem Aufenthalt einzeln.',
    all_over_text:
      'Es gehört dann dir und steht auf deinem Profil, und sie erfahren, warum. Was sie verdient haben, behalten sie. Rückgängig machen kannst du es bei jedem Aufenthalt einzeln.',
    all_done_one: 'Erledigt: {{count}} Aufenthalt.',
    all_done_other: 'Erledigt: {{count}} Aufenthalte.',
    left_one: '{{count}} bleibt übrig: Du hast ihn schon selbst geteilt. Entfernen kannst du ihn trotzdem.',
    left_other:
      '{{count}} bleiben übrig: Du hast sie schon selbst geteilt. Entfernen kannst du sie trotzdem.',
    loading: 'Aufenthalte werden geladen …',
    mail: 'Die Person hinter @{{handle}} hat Staylore nachgewiesen, dass das Konto ihr gehört. Wenn du meinst, dass das nicht stimmt, schreib uns: Alles lässt sich rückgängig machen.',
    mail_button: 'Schreib uns',
  },
};
