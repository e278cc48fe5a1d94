/** Das Programm für Creator: wie es geht, was es zahlt, wie man anfängt. */
export const creators = {
  kicker: 'Creator-Programm',
  title: 'Du hast davon erzählt. Dann soll es sich auch für dich lohnen.',
  lead: 'Deine Beiträge schicken seit Jahren Leute in Hotels. Staylore findet diese Hotels, zeigt sie unter deinem Namen, und das Creator-Programm beteiligt dich, wenn jemand dort schläft.',
  join: 'Beim Creator-Programm mitmachen',
  tryScan: 'Profil durchsuchen',
  howLabel: 'So funktioniert es',
  how: [
    {
      title: 'Smart Scan',
      text: 'Gib deinen Instagram-Namen ein. Unser KI-Scan-Agent liest Texte und Ortsangaben, 50 Beiträge auf einmal, und zeigt, welche Hotels darin stecken – und an welchen Worten er sie erkannt hat.',
    },
    {
      title: 'Import mit 1 Klick',
      text: 'Wähl aus, was du behalten willst, und speichere alles zusammen: Bild, Text und Ort. Was du schon gespeichert hast, wird erkannt und übersprungen.',
    },
    {
      title: '10 % verdienen',
      text: 'Das Creator-Programm zahlt dir 10\u00a0% jedes bestätigten Aufenthalts, der über deinen Beitrag gebucht wurde.',
    },
  ],
  conditions: {
    title: 'Die Bedingungen',
    lead: 'Kurz genug zum Merken.',
    rate: '10 %',
    rateText: 'je bestätigtem Aufenthalt',
    entries: [
      {
        title: 'Gezahlt wird nach dem Aufenthalt',
        text: 'Eine Buchung allein bringt noch nichts. Deine Provision wird gezahlt, wenn der Aufenthalt vorbei ist und Hotel oder Buchungsanbieter ihn bestätigt haben.',
      },
      {
        title: 'Ohne Aufenthalt keine Provision',
        text: 'Für stornierte, erstattete und nicht angetretene Aufenthalte gibt es keine Provision.',
      },
      {
        title: 'Immer gekennzeichnet',
        text: 'Ein Beitrag, der dir Geld bringen kann, trägt das Wort „Anzeige“: in jeder Liste, auf seiner Seite und in der Linkvorschau. Wer ihn liest, weiß, woran er ist.',
      },
    ],
  },
  tools: {
    title: 'Deine Werkzeuge',
    entries: [
      {
        title: 'Import und Editor',
        text: 'Suchen, importieren, selbst schreiben, Bilder sortieren, archivieren: alles, um deine Aufenthalte in Ordnung zu halten.',
      },
      {
        title: 'Creator-Übersicht',
        text: 'Klicks, Buchungen, Einnahmen und Provision der letzten 30 Tage, verglichen mit den 30 Tagen davor.',
        link: { to: 'analytics' as const, text: 'Zu deinen Einnahmen' },
      },
      {
        title: 'Automatische Buchungslinks',
        text: 'Macht aus dem Hotel eines Beitrags einen nachverfolgbaren Buchungslink, damit dir jeder Aufenthalt gutgeschrieben wird.',
        link: { to: 'links' as const, text: 'Zu deinen Links' },
      },
    ],
  },
  questions: {
    title: 'Fragen',
    entries: [
      {
        title: 'Wann bekomme ich mein Geld?',
        text: 'Sobald ein Aufenthalt vorbei und bestätigt ist. Deine Provision wird 14 Tage nach der Abreise auszahlbar und geht am nächsten Werktag auf dein Bankkonto, sobald sie 20 Euro oder Franken erreicht. Zu jeder Zahlung bekommst du eine Gutschrift.',
      },
      { title: 'Wie viel verdiene ich?', text: '10 % je Buchung, aus der ein bestätigter Aufenthalt wird.' },
      {
        title: 'Wer darf mitmachen?',
        text: 'Alle, die über Reisen oder Hotels erzählen. Eine Mindestzahl an Followern gibt es nicht; volljährig musst du sein.',
      },
      {
        title: 'Brauche ich ein professionelles Instagram-Konto?',
        text: 'Für die Suche ja: Instagram lässt uns nur Business- und Creator-Konten lesen. Mit einem privaten Konto importierst du den Datenexport, den jedes Konto herunterladen kann, oder schreibst selbst über deine Aufenthalte.',
      },
      {
        title: 'Kann jemand anders meine Beiträge importieren?',
        text: 'Nicht mehr, sobald du dein Konto bestätigt hast. Bis dahin kann jedes Mitglied öffentliche Beiträge speichern, und wir entfernen sie, wenn du uns darum bittest.',
      },
    ],
  },
  start: {
    title: 'So fängst du an',
    entries: [
      {
        title: 'Registrieren',
        text: 'Name, Benutzername, Mailadresse, Passwort. Es dauert eine Minute und kostet nichts.',
      },
      {
        title: 'Bring deine Aufenthalte mit',
        text: 'Einzeln, mit „Neuer Beitrag“. Oder automatisch: Gib auf der Startseite deinen Instagram-Namen ein und speichere, was gefunden wird.',
      },
      {
        title: 'Bestätige dein Konto',
        text: 'Geh zu Einstellungen → Konto bestätigen und zeig, dass das Konto dir gehört: mit einem einmaligen Code in deiner Bio oder in einem Bildtext. Danach kannst nur noch du es importieren.',
      },
    ],
  },
};
