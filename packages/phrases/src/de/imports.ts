import type { imports as english } from '../en/imports.ts';
import type { Widen } from '../widen.ts';

/** Einen Datenexport mitbringen und durchsehen, was darin gefunden wurde. */
export const imports: Widen<typeof english> = {
  export: {
    title: 'Datenexport mitbringen',
    lead: 'Der Weg für persönliche Konten: Das Fotonetzwerk packt alles, was du gepostet hast, in eine ZIP-Datei, und wir finden die Aufenthalte darin.',
    drop: 'Lass die ZIP-Dateien hier fallen',
    drop_hint:
      'Alle Teile zusammen. Dein Browser öffnet sie; Nachrichten und Kontakte bleiben zu. Gesendet werden die Texte deiner Beiträge und die Bilder derer, die du annimmst.',
    choose: 'ZIP-Dateien wählen',
    sign_up: 'Registrieren und Export mitbringen',
    cancel: 'Anhalten',
    how: 'Wie komme ich daran?',
    how_text:
      'Im Fotonetzwerk: Einstellungen, Kontenübersicht, Deine Informationen und Berechtigungen, Deine Informationen herunterladen. Wähle Beiträge (und Gespeichertes, wenn du eine Merkliste möchtest), das Format JSON und den gesamten Zeitraum. Die Datei kommt per E\u2011Mail, meist am selben Tag.',
    needs:
      'ein Staylore-Konto und den Export als JSON, aus irgendeinem Jahr seit 2018. Große Exporte kommen in mehreren Teilen.',
    label: 'Export von @{{handle}}',
    label_unknown: 'Datenexport',
    listing: 'Die Dateien werden durchgesehen',
    reading: 'Die Beiträge werden gelesen',
    sending: 'Aufenthalte suchen: {{done}} von {{total}} Beiträgen',
    elsewhere:
      'Dieser Export wird gerade in einem anderen Fenster oder auf einem anderen Gerät gelesen: {{done}} von {{total}} Beiträgen. Wir warten darauf.',
    broken:
      'Die Verbindung ist abgebrochen. Was gelesen wurde, bleibt; bring dieselben Dateien noch einmal, dann geht es weiter.',
  },
  refused: {
    not_a_zip:
      'Das ist keine ZIP-Datei. Wähle die Datei, die das Fotonetzwerk geschickt hat, ohne sie zu entpacken.',
    truncated:
      'Dieser ZIP-Datei fehlt das Ende. Wahrscheinlich wurde sie nicht ganz heruntergeladen: Lade sie noch einmal.',
    damaged: 'Diese ZIP-Datei ist beschädigt. Lade sie noch einmal vom Fotonetzwerk herunter.',
    encrypted:
      'Diese ZIP-Datei hat ein Passwort. Bring die Datei so, wie das Fotonetzwerk sie geschickt hat.',
    split_zip: 'Diese ZIP-Datei wurde zerteilt. Bring die Teile so, wie das Fotonetzwerk sie geschickt hat.',
    too_many_entries:
      'In dieser ZIP-Datei stecken weit mehr Dateien als in einem Export. Wir öffnen sie nicht.',
    too_large:
      'Eine Datei mit Beiträgen ist größer, als wir sie lesen. Fordere den Export noch einmal an, für weniger Jahre auf einmal.',
    zip_bomb: 'Diese ZIP-Datei würde sich riesig entfalten. Wir öffnen sie nicht.',
    unsafe_path: 'Diese ZIP-Datei will außerhalb von sich schreiben. Wir öffnen sie nicht.',
    html_export:
      'Dieser Export ist zum Lesen gemacht (HTML). Fordere ihn noch einmal an und wähle das Format JSON.',
    broken_json: 'Eine Datei mit Beiträgen lässt sich nicht lesen. Fordere den Export noch einmal an.',
    not_an_export:
      'In diesen Dateien sind keine Beiträge des Fotonetzwerks. Hast du die richtige ZIP-Datei und alle ihre Teile gewählt?',
    other_account:
      'Diese Dateien sind der Export von @{{handle}}; dieser Import gehört zu @{{own}}. Wähle dessen Dateien, oder bring den anderen Export auf der Importseite.',
    other_export:
      'In diesen Dateien steckt keiner der Aufenthalte dieses Imports. Wähle die Dateien, die du gebracht hast, mit allen Teilen.',
    no_posts:
      'Dieser Export enthält keine Beiträge. Fordere ihn noch einmal an, mit Beiträgen und gesamtem Zeitraum.',
    reading: 'Angehalten. Nichts wurde gesendet oder behalten.',
    sending:
      'Angehalten. Was bis dahin gelesen war, bleibt und kann durchgesehen werden; bring für den Rest dieselben Dateien noch einmal.',
    reopening: 'Angehalten. Deine Entscheidungen bleiben; wähle die Dateien, wann du willst.',
  },
  open: {
    title: 'Begonnene Importe',
    review_one: '{{count}} Aufenthalt zum Durchsehen',
    review_other: '{{count}} Aufenthalte zum Durchsehen',
    accepted_one: '{{count}} wartet aufs Veröffentlichen',
    accepted_other: '{{count}} warten aufs Veröffentlichen',
    done: 'Fertig',
    go_on: 'Weiter',
    look: 'Ansehen',
  },
  from_scan: {
    review: 'Vor dem Speichern durchsehen',
    opening: 'Wird zum Durchsehen geöffnet',
  },
  review: {
    title: 'Aufenthalte durchsehen',
    kicker: 'Import',
    read_one: '{{count}} Beitrag gelesen',
    read_other: '{{count}} Beiträge gelesen',
    imported: 'Übernommen',
    accepted: 'Angenommen',
    waiting: 'Offen',
    rejected: 'Abgelehnt',
    duplicate: 'Schon da',
    skipped: 'Ausgelassen',
    report: 'Bericht',
    states: 'Wie es um die Beiträge steht',
    loading: 'Beiträge sind unterwegs',
    accept_anyway: 'Doch annehmen',
    take_back: 'Zurücknehmen',
    show_post: 'Beitrag zeigen',
    no_text: 'Ohne Text',
    nothing: {
      accepted: 'Nichts wartet aufs Veröffentlichen.',
      imported: 'Noch ist nichts veröffentlicht.',
      rejected: 'Du hast nichts abgelehnt.',
      duplicate: 'Nichts kam ein zweites Mal.',
      skipped: 'Kein Beitrag wurde ausgelassen.',
      report: 'Noch ist kein Beitrag gelesen.',
    },
    why: {
      imported: 'Veröffentlicht.',
      known_post: 'Ausgelassen: Diesen Beitrag hast du schon auf Staylore.',
      rejected: 'Ausgelassen: Du hast ihn abgelehnt.',
      no_stay: 'Ausgelassen: Der Text erzählt von keinem Aufenthalt in einem Hotel.',
      no_picture_yet: 'Angenommen; er wartet aufs Veröffentlichen.',
      not_reviewed: 'Wartet auf deine Entscheidung.',
    },
    summary:
      '{{imported}} veröffentlicht, {{duplicate}} schon da, {{skipped}} ausgelassen, {{open}} noch offen.',
    summary_done: 'Jeder Beitrag hat ein Ergebnis.',
    position: '{{at}} von {{total}}',
    accept: 'Annehmen',
    reject: 'Ablehnen',
    correct: 'Berichtigen',
    undo: 'Zurücknehmen',
    previous: 'Voriger Aufenthalt',
    next: 'Nächster Aufenthalt',
    keys: 'Tasten: A nimmt an, R lehnt ab, C berichtigt, U nimmt zurück, Pfeile blättern.',
    confidence: 'Zu {{percent}} % sicher',
    no_hotel: 'Das Hotel ist nicht genannt. Berichtige es, um anzunehmen.',
    no_picture: 'Bring deinen Export noch einmal, um das Bild zu sehen',
    film: 'Ein Film; sein erstes Bild wird übernommen',
    remembered: 'Wie du es schon berichtigt hast',
    accept_all: 'Alle ab {{percent}} % annehmen',
    from: 'Sicherheit',
    batch: {
      accepted_one: '{{count}} Aufenthalt angenommen. Er wartet unten aufs Veröffentlichen.',
      accepted_other: '{{count}} Aufenthalte angenommen. Sie warten unten aufs Veröffentlichen.',
      published_one: 'Fertig: {{count}} Aufenthalt steht auf deinem Profil.',
      published_other: 'Fertig: {{count}} Aufenthalte stehen auf deinem Profil.',
    },
    take_all_back: 'Alles zurücknehmen',
    taken_back_one: '{{count}} Aufenthalt wartet wieder auf deine Entscheidung.',
    taken_back_other: '{{count}} Aufenthalte warten wieder auf deine Entscheidung.',
    defaults: 'Neue Beiträge',
    archived: 'Zuerst archivieren, sodass nur ich sie sehe',
    ad_label: 'Als Werbung kennzeichnen',
    empty_title: 'Alles durchgesehen',
    empty_text: 'Über jeden gefundenen Aufenthalt ist entschieden.',
    to_profile: 'Auf deinem Profil ansehen',
    to_hub: 'Zurück zu den Wegen',
    take_one: '{{count}} Aufenthalt veröffentlichen',
    take_other: '{{count}} Aufenthalte veröffentlichen',
    taking: 'Bilder werden gebracht: {{done}} von {{total}}',
    take_rest: 'Übrige Bilder nachreichen',
    take_stop: 'Anhalten',
    elsewhere_one:
      'Dieser Import wird gerade in einem anderen Fenster oder auf einem anderen Gerät veröffentlicht; {{count}} Aufenthalt steht dort noch aus. Wir warten und nehmen, was übrig bleibt.',
    elsewhere_other:
      'Dieser Import wird gerade in einem anderen Fenster oder auf einem anderen Gerät veröffentlicht; {{count}} Aufenthalte stehen dort noch aus. Wir warten und nehmen, was übrig bleibt.',
    taken_elsewhere:
      'Ein anderes Fenster oder Gerät hat übernommen. Sieh dort nach, oder veröffentliche später, was hier übrig ist.',
    publishing: 'Wird veröffentlicht: {{done}} von {{total}}',
    pictures_follow: 'Die Bilder werden danach geholt; die Glocke meldet, wenn sie da sind.',
    picture_gone: 'Das Bild lässt sich gerade nicht zeigen',
    picture_unreadable: 'Dieses Bild deines Exports lässt sich nicht lesen',
    need_files: 'Für die Bilder wähle die Dateien deines Exports noch einmal.',
    without_picture_one: '{{count}} Aufenthalt hat kein lesbares Bild und wartet.',
    without_picture_other: '{{count}} Aufenthalte haben kein lesbares Bild und warten.',
    failed: 'Nicht alles kam durch. Was fehlt, wartet; versuch es noch einmal.',
    hotel: 'Hotel',
    city: 'Ort',
    country: 'Land (zwei Buchstaben)',
    price: 'Preis',
    currency: 'Währung',
    save: 'Speichern und annehmen',
    close: 'So lassen',
    hotel_needed: 'Welches Hotel ist es?',
    price_wrong: 'Ein Preis ist eine Zahl, etwa 129,50.',
    corrections: 'Meine Berichtigungen laden (CSV)',
  },
};
