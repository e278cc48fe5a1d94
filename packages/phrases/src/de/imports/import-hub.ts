import type { importHub as english } from '../../en/imports/import-hub.ts';
import type { Widen } from '../../widen.ts';

/** Die Seite mit den Wegen, Aufenthalte mitzubringen. */
export const importHub: Widen<typeof english> = {
  meta_title: 'Aufenthalte importieren',
  kicker: 'Import',
  title: 'Aufgeschrieben ist es schon. Bring es mit.',
  lead: 'Die Hotels stecken in deinen Beiträgen. Hol sie mit einer Suche herüber oder schreib selbst über eine Nacht.',
  question: 'Wo sind deine Aufenthalte?',
  creator: {
    title: 'In einem Creator- oder Business-Konto',
    text: 'Es ist öffentlich: Nenn uns den Namen, und wir lesen es sofort.',
  },
  personal: {
    title: 'In einem persönlichen Konto',
    text: 'Das kannst nur du lesen: Bring den Datenexport mit, den Instagram dir packt.',
  },
  single: { title: 'In einem einzelnen Beitrag oder im Kopf', text: 'Füg den Link ein oder schreib selbst.' },
  needs: 'Was du brauchst:',
  scan: {
    title: 'Ein Profil durchsuchen',
    lead: 'Wir lesen Texte und Ortsangaben, 50 Beiträge auf einmal, und zeigen die Aufenthalte darin. Du wählst, was du speicherst.',
    hint: 'Mit oder ohne @',
    submit: 'Beiträge durchsuchen',
    required: 'Welcher Name ist es?',
    not_handle: 'Ein Name besteht aus Buchstaben, Ziffern, Punkten und Unterstrichen.',
    needs:
      'ein öffentliches professionelles Konto (Business oder Creator). Private und persönliche Konten lässt Instagram niemanden lesen, auch uns nicht. Ansehen ist frei; zum Speichern brauchst du ein Konto bei Staylore.',
  },
  link: {
    title: 'Link einfügen',
    lead: 'Ein einzelner Beitrag oder ein Reel, übernommen mit Bild, Text und dem Hotel darin.',
    sign_up: 'Registrieren und Link einfügen',
    needs:
      'ein Staylore-Konto und den Link eines öffentlichen Beitrags. Instagram verrät nicht mehr, von wem er ist, darum fragen wir vielleicht nach dem Namen. Bei privaten Beiträgen gibst du Bild und Text selbst dazu.',
  },
  write: {
    title: 'Selbst schreiben',
    lead: 'Für Nächte, die nie gepostet wurden, und für private Konten.',
    action: 'Neuer Beitrag',
    needs: 'ein Konto bei Staylore, einen Ort und mindestens ein Bild: PNG, JPG oder GIF, bis 10 MB.',
  },
  claim: {
    title: 'Dein Konto bestätigen',
    lead: 'Zeig, dass ein Name dir gehört. Dann kann ihn niemand anders importieren.',
    action: 'Konto bestätigen',
    needs:
      'ein Konto bei Staylore und einen einmaligen Code, den du kurz in deine Bio oder einen Bildtext setzt.',
  },
  visitor:
    'Du bist nicht angemeldet. Suchen kannst du trotzdem; was du auswählst, bleibt erhalten, bis du registriert bist.',
};
