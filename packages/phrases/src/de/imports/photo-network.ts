import type { instagramImport as english } from '../../en/imports/photo-network.ts';
import type { Widen } from '../../widen.ts';

/** Ein Profil durchsuchen und behalten, was gefunden wurde. */
export const instagramImport: Widen<typeof english> = {
  title: 'Unterkünfte in den Beiträgen von {{handle}}',
  kicker: 'Smart Scan',
  seconds_one: '{{count}} Sekunde',
  seconds_other: '{{count}} Sekunden',
  scanned_one: '{{count}} Beitrag gelesen',
  scanned_other: '{{count}} Beiträge gelesen',
  hotels_one: '{{count}} Hotel gefunden',
  hotels_other: '{{count}} Hotels gefunden',
  progress: 'Beiträge werden gelesen',
  next: 'Weiter',
  next_hint: 'Die nächsten 50 Beiträge lesen',
  stop: 'Anhalten',
  stopped: 'Angehalten. Was gefunden wurde, bleibt.',
  finished: 'Das war das ganze Profil.',
  save_one: '{{count}} Unterkunft speichern',
  save_other: '{{count}} Unterkünfte speichern',
  saving: 'Wird gespeichert …',
  waiting: 'Wir sehen die ersten Beiträge durch …',
  empty_title: 'Kein Hotel in diesen Beiträgen',
  empty_text:
    'Wir haben {{count}} Beiträge von {{handle}} gelesen und keine Unterkunft gefunden. Geh weiter zu älteren Beiträgen oder probier ein anderes Profil.',
  empty_end:
    'Wir haben alles gelesen, was {{handle}} gepostet hat, und keine Unterkunft gefunden. Probier ein anderes Profil.',
  stay_only: 'Übernachtung, Hotel nicht genannt',
  error: {
    title: 'Fehler',
    close: 'Schließen',
    broken: 'Die Suche wurde unterbrochen. Prüfe deine Verbindung und suche noch einmal.',
  },
  saved: {
    title: 'Gespeichert!',
    text: 'Geschafft! Alles ist gespeichert.',
    home: 'Zur Startseite',
    profile: 'Auf deinem Profil ansehen',
    skipped_one: '{{count}} wurde ausgelassen:',
    skipped_other: '{{count}} wurden ausgelassen:',
  },
  save_error: {
    title: 'Interner Fehler',
    text: 'Bei uns ist ein Fehler aufgetreten. Bitte versuch es noch einmal.',
    failed: 'Speichern fehlgeschlagen: {{reason}}',
    fallback: 'Die Beiträge ließen sich gerade nicht speichern.',
    close: 'Schließen',
  },
  pending: {
    saving: 'Die Unterkünfte, die du vor der Anmeldung ausgesucht hast, werden gespeichert …',
    retry: 'Noch einmal versuchen',
  },
  from_scan: {
    review: 'Vor dem Speichern durchsehen',
    opening: 'Wird zum Durchsehen geöffnet',
  },
};
