/** Die Seite mit den Wegen, Aufenthalte mitzubringen. */
export const importHub = {
  meta_title: 'Aufenthalte importieren',
  kicker: 'Import',
  title: 'Deine Aufenthalte gibt es schon. Bring sie mit.',
  lead: 'Die Hotels stecken in deinen Beiträgen. Hol sie mit einer Suche hierher oder schreib selbst über einen Aufenthalt.',
  question: 'Wo sind deine Aufenthalte?',
  creator: {
    title: 'In einem Creator- oder Business-Konto',
    text: 'Es ist öffentlich: Nenn uns den Namen, und wir lesen es sofort.',
  },
  personal: {
    title: 'In einem persönlichen Konto',
    text: 'Das kannst nur du lesen: Bring den Datenexport mit, den Instagram für dich zusammenstellt.',
  },
  single: {
    title: 'In einem einzelnen Beitrag, oder noch nirgends',
    text: 'Füg den Link ein oder schreib selbst.',
  },
  needs: 'Was du brauchst:',
  scan: {
    title: 'Ein Profil durchsuchen',
    lead: 'Wir lesen Texte und Ortsangaben, 50 Beiträge auf einmal, und zeigen die Aufenthalte darin. Du wählst, was du speicherst.',
    hint: 'Mit oder ohne @',
    submit: 'Beiträge durchsuchen',
    required: 'Wie heißt das Konto?',
    not_handle: 'Ein Instagram-Name besteht aus Buchstaben, Ziffern, Punkten und Unterstrichen.',
    needs:
      'ein öffentliches professionelles Konto (Business oder Creator). Private und persönliche Konten lässt Instagram niemanden lesen, auch uns nicht. Ansehen geht ohne Anmeldung; zum Speichern brauchst du ein Konto bei Staylore.',
  },
  link: {
    title: 'Link einfügen',
    lead: 'Ein einzelner Beitrag oder ein Reel, übernommen mit Bild, Text und dem Hotel darin.',
    sign_up: 'Registrieren und Link einfügen',
    pasted: 'Dieser Beitrag:',
    pasted_next: 'Registrier dich, und wir lesen ihn.',
    sign_up_with: 'Mit diesem Beitrag registrieren',
    needs:
      'ein Konto bei Staylore und den Link zu einem öffentlichen Beitrag. Instagram verrät nicht mehr, von wem er ist, darum fragen wir vielleicht nach dem Namen. Bei privaten Beiträgen fügst du Bild und Text selbst hinzu.',
  },
  write: {
    title: 'Selbst schreiben',
    lead: 'Für Aufenthalte, von denen du nie gepostet hast, und für private Konten.',
    action: 'Neuer Beitrag',
    needs: 'ein Konto bei Staylore, einen Ort und mindestens ein Bild: PNG, JPG oder GIF, bis 10\u00a0MB.',
  },
  claim: {
    title: 'Dein Konto bestätigen',
    lead: 'Zeig, dass ein Konto dir gehört. Dann kann es niemand anders importieren.',
    action: 'Konto bestätigen',
    needs:
      'ein Konto bei Staylore und einen einmaligen Code, den du kurz in deine Bio oder einen Bildtext setzt.',
  },
  visitor:
    'Du bist nicht angemeldet. Suchen kannst du trotzdem; was du auswählst, bleibt erhalten, bis du registriert bist.',
};
