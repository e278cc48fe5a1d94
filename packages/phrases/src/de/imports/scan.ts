/** Ein Konto des Fotonetzwerks lesen und die Funde sichern. */
export const scan = {
  failures: {
    private_or_invalid: 'Dieses Konto ist privat oder existiert nicht.',
    connection_expired:
      'Unsere Verbindung zu Instagram ist abgelaufen. Wir kümmern uns darum; versuch es später noch einmal.',
    rate_limited: 'Instagram bittet um eine Pause. Versuch es in {{minutes}}\u00a0Min. noch einmal.',
    timeout: 'Instagram antwortet zu langsam. Bitte versuch es noch einmal.',
    unreachable: 'Instagram ist gerade nicht zu erreichen. Bitte versuch es gleich noch einmal.',
    unreadable: 'Instagram hat etwas geschickt, das wir nicht lesen konnten. Bitte versuch es noch einmal.',
    network_failed: 'Bei Instagram ist etwas schiefgelaufen. Bitte versuch es gleich noch einmal.',
    going_in_circles:
      'Instagram hat immer wieder dieselben Beiträge geschickt, deshalb endet die Suche hier.',
    spaces: 'Ein Instagram-Name darf keine Leerzeichen enthalten. Bitte entferne sie.',
  },
  kept: 'Was bis dahin gefunden wurde, bleibt. {{reason}}',
  elsewhere_one:
    'Ein weiterer Aufenthalt in diesen Beiträgen liegt anderswo. Durchsuche das Profil ohne Ort, um ihn zu sehen.',
  elsewhere_other:
    '{{count}} weitere Aufenthalte in diesen Beiträgen liegen anderswo. Durchsuche das Profil ohne Ort, um sie zu sehen.',
  skipped: {
    duplicate: 'Schon unter deinen Aufenthalten.',
    no_stay_one: 'In {{count}} Beitrag war kein Aufenthalt zu finden.',
    no_stay_other: 'In {{count}} Beiträgen war kein Aufenthalt zu finden.',
    unknown_post_one: 'Instagram kennt {{count}} Beitrag nicht.',
    unknown_post_other: 'Instagram kennt {{count}} Beiträge nicht.',
    handle_claimed: 'Dieses Konto gehört einem anderen Mitglied.',
  },
};
