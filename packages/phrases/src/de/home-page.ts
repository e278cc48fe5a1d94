import type { homePage as english } from '../en/home-page.ts';
import type { Widen } from '../widen.ts';

/** Startseite: Bild, Suche, Ergebnisse. */
export const homePage: Widen<typeof english> = {
  title: 'Jede gute Reise fängt mit einer Geschichte an',
  subtitle:
    'Gib den Namen eines Profils ein und wir finden die Hotels in seinen Beiträgen: wo es liegt, was es gekostet hat, wer dort geschlafen hat.',
  meta_title: 'Hotels aus echten Reisegeschichten',
  meta_description:
    'Staylore findet die Hotels in den Beiträgen von Reisenden. Durchsuche ein Profil, behalte, was dir gefällt, teile deine eigenen Nächte und verdiene 10 %, wenn jemand bucht.',
};
