import type { instagramAccount as english } from '../../en/imports/own-account.ts';
import type { Widen } from '../../widen.ts';

/** Das eigene Konto beim Foto-Netzwerk. */
export const instagramAccount: Widen<typeof english> = {
  connect: 'Instagram-Konto verbinden',
  connected: 'Verbunden als @{{handle}}',
  connected_now: 'Dein Instagram-Konto ist verbunden.',
  disconnect: 'Trennen',
  disconnected: '@{{handle}} ist nicht mehr verbunden.',
  failed: 'Das hat nicht geklappt. {{reason}}',
  troubles: {
    denied:
      'Du hast den Zugriff nicht erlaubt, darum ist nichts verbunden. Du kannst es jederzeit wieder versuchen.',
    expired:
      'Das hat zu lange gedauert oder in einem anderen Fenster begonnen. Versuch es bitte noch einmal.',
    refused: 'Instagram hat die Anmeldung nicht bestätigt. Versuch es bitte noch einmal.',
    unreachable: 'Instagram ist gerade nicht zu erreichen. Versuch es gleich noch einmal.',
    rate_limited: 'Instagram bittet uns um etwas Geduld. Versuch es in ein paar Minuten noch einmal.',
    not_configured: 'Instagram-Konten lassen sich hier nicht verbinden.',
    handle_taken: 'Dieses Konto hat schon ein anderes Mitglied bestätigt.',
  },
  picker: {
    title: 'Beitrag von Instagram wählen',
    lead: 'Bild und Text kommen in dein Formular.',
    loading: 'Deine Beiträge werden geholt …',
    empty_title: 'Noch keine Beiträge',
    empty_text: 'Sobald du auf Instagram etwas gepostet hast, kannst du es hier wählen.',
    connect_title: 'Bring deine Bilder mit',
    connect_text:
      'Melde dich bei Instagram an und wähle aus deinen eigenen Beiträgen. Du brauchst dafür ein Business- oder Creator-Konto.',
    other: 'Lieber ein Profil durchsuchen',
    choose: 'Wählen: {{caption}}',
    without_caption: 'ein Beitrag ohne Text',
    no_picture: 'Kein Bild',
    taking: 'Das Bild wird geholt …',
    taken: 'Das Bild ist in deinem Formular.',
    kept_caption: 'Dein Text bleibt, wie du ihn geschrieben hast.',
    use_caption: 'Text aus Instagram nehmen',
    not_taken: 'Das Bild konnte nicht geholt werden. {{reason}}',
  },
  import: {
    title: 'Dein eigenes Konto importieren',
    lead: 'Melde dich einmal bei Instagram an; wir lesen alle deine Beiträge und zeigen die Aufenthalte darin.',
    needs: 'ein Konto bei Staylore und ein Business- oder Creator-Konto bei Instagram.',
    all: 'Alles importieren',
    again: 'Noch einmal nachsehen',
    scanning: 'Deine Beiträge werden gelesen: bisher {{scanned}}, darin {{found}} Aufenthalte',
    none: 'Wir haben {{scanned}} Beiträge gelesen und keinen Aufenthalt darin gefunden.',
    found: 'Wir haben {{scanned}} Beiträge gelesen.',
    show: 'Im Profil ansehen',
    saved_one: '{{count}} Aufenthalt gespeichert.',
    saved_other: '{{count}} Aufenthalte gespeichert.',
    skipped_one: '{{count}} wurde ausgelassen:',
    skipped_other: '{{count}} wurden ausgelassen:',
  },
  claim: {
    or: 'Oder ohne Code: Melde dich mit dem Konto bei Instagram an.',
    action: 'Mit Instagram anmelden',
    done: 'Bestätigt: Dieses Konto gehört dir.',
  },
};
