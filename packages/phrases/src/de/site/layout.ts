import type { layout as english } from '../../en/site/layout.ts';
import type { Widen } from '../../widen.ts';

/** Rahmen jeder Seite. */
export const layout: Widen<typeof english> = {
  tagline: 'Nächte, die man weitererzählt',
  skip: 'Zum Inhalt springen',
  logo: 'Staylore, zur Startseite',
  nav: {
    main: 'Hauptmenü',
    open_menu: 'Menü',
    home: 'Start',
    register: 'Registrieren',
    login: 'Anmelden',
    community_feed: 'Community-Feed',
    feed: 'Feed',
    earnings: 'Einnahmen',
    map: 'Karte',
    creators: 'Für Creator',
    new_post: 'Neuer Beitrag',
    new_post_short: 'Posten',
    account_menu: 'Dein Konto',
    profile: 'Dein Profil',
    links: 'Links',
    profile_short: 'Profil',
    settings: 'Einstellungen',
    moderation: 'Moderation',
    sign_out: 'Abmelden',
    signing_out: 'Du wirst abgemeldet …',
    sign_out_failed:
      'Du bist noch angemeldet: Staylore war nicht zu erreichen. Bitte versuch es noch einmal.',
    members: 'Mitgliederbereich',
  },
  without_network: {
    notice:
      'Du bist offline. Seiten, die du schon geöffnet hattest, sind da, und was du tust, wird gesendet, sobald du wieder verbunden bist.',
    saved: 'Dein Aufenthalt ist veröffentlicht: Du bist wieder verbunden.',
    see: 'Ansehen',
    refused:
      'Der Aufenthalt, den du offline gespeichert hast, konnte nicht veröffentlicht werden: {{reason}}',
    mend: 'Öffnen',
    title: 'Du bist offline',
    not_kept: 'Diese Seite wurde auf diesem Gerät noch nicht geöffnet und ist darum nicht gespeichert.',
    to_feed: 'Zu deinem Feed',
  },
  theme: { label: 'Design', system: 'System', light: 'Hell', dark: 'Dunkel' },
  social: {
    instagram: 'Staylore bei Instagram',
    linkedin: 'Staylore bei LinkedIn',
    tiktok: 'Staylore bei TikTok',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    help: 'Diese Liste zeigen',
    search: 'Zur Suche',
    home: 'Zur Startseite',
    feed: 'Zum Feed',
    new_post: 'Neuen Beitrag schreiben',
    favourite: 'Geöffneten Aufenthalt zu den Favoriten',
    close: 'Geöffnetes schließen',
  },
  close: 'Schließen',
  messages: 'Meldungen',
  without_scripts:
    'Dein Browser führt hier keine Skripte aus. Lesen kannst du alles; Karte, Scan, Anmelden und Schreiben brauchen JavaScript.',
  part_missing: 'Dieser Teil konnte nicht geladen werden. Prüfe deine Verbindung oder lade die Seite neu.',
  not_found: {
    title: 'Seite nicht gefunden',
    hint: 'Bitte prüfe die Adresse in der Adresszeile und versuch es noch einmal.',
    home: 'Zurück zur Startseite',
  },
  crash: {
    title: 'Bei uns ist etwas schiefgegangen',
    hint: 'Wir haben es notiert. Versuch es noch einmal; wenn es dabei bleibt, komm in ein paar Minuten wieder.',
    retry: 'Noch einmal versuchen',
    home: 'Zurück zur Startseite',
  },
  unavailable: {
    title: 'Staylore ist gerade nicht erreichbar',
    hint: 'Die Seite ließ sich nicht laden. Versuch es gleich noch einmal.',
  },
  offline: {
    title: 'Keine Verbindung',
    hint: 'Du scheinst offline zu sein. Prüfe deine Verbindung und versuch es noch einmal.',
  },
};
