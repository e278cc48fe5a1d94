/** Nutzungsbedingungen; dieser Text gilt. */
export const terms = {
  kicker: 'Rechtliches',
  title: 'Nutzungs\u00adbedingungen',
  lead: 'Was Staylore bietet, was dafür erwartet wird und wer für eine Buchung einsteht.',
  dated: 'Endgültige Fassung vom 23.07.2022',
  changed: 'Das ist die erste Fassung.',
  contents: 'Inhalt',
  fictional:
    'Erfundene Demodaten: Das unten genannte Unternehmen ist ausgedacht und gehört niemandem. Wer diese Seite betreibt, trägt das eigene ein.',
  sections: [
    {
      id: 'scope',
      title: '1. Geltungsbereich',
      dated: 'Abschnitt vom 10.07.2022',
      blocks: [
        'Diese Bedingungen regeln die Nutzung der Reiseplattform Staylore, betrieben von {{company}}, {{address}} („wir“). Sie gelten für alle Personen, die die Plattform besuchen, ein Konto eröffnen, Aufenthalte veröffentlichen oder darüber buchen.',
        'Wer ein Konto eröffnet oder eine Buchung vornimmt, nimmt diese Bedingungen an. Abweichende Bedingungen gelten nur, wenn wir ihnen schriftlich zugestimmt haben.',
      ],
    },
    {
      id: 'service',
      title: '2. Leistung der Plattform',
      blocks: [
        'Auf Staylore veröffentlichen Mitglieder Hotelaufenthalte mit Bildern, Texten und Orten, folgen einander und merken sich Favoriten. Öffentliche Beiträge auf Instagram können auf darin genannte Hotels durchsucht und vom Mitglied übernommen werden.',
        'Staylore ist eine Plattform. Wir betreiben keine Hotels und verkaufen selbst keine Zimmer. Links zu Hotels führen zum Hotel oder zu einem Buchungsanbieter; ein Beitrag, dessen Link der Verfasserin oder dem Verfasser Geld einbringen kann, trägt den Hinweis „Anzeige“.',
      ],
    },
    {
      id: 'account',
      title: '3. Konto',
      blocks: [
        'Ein Konto und Buchungen stehen nur volljährigen und handlungsfähigen Personen offen. Wer bucht, muss zudem über ein Zahlungsmittel verfügen, das Rückerstattungen erlaubt.',
        'Die Angaben müssen wahr sein und aktuell gehalten werden. Das Passwort ist geheim zu halten; was über ein Konto geschieht, gilt bis zum Beweis des Gegenteils als Handlung der Inhaberin oder des Inhabers. Besteht der Verdacht, dass eine andere Person das Konto nutzt, ist uns das sofort mitzuteilen.',
      ],
    },
    {
      id: 'content',
      title: '4. Inhalte der Mitglieder',
      blocks: [
        'Die Rechte an Texten und Bildern bleiben beim Mitglied. Das Mitglied erlaubt uns, sie zu speichern, in Größe und Format anzupassen und auf der Plattform sowie in deren Linkvorschauen zu zeigen, solange sie dort veröffentlicht sind.',
        'Veröffentlicht werden darf nur, woran die nötigen Rechte bestehen, und nur Aufenthalte, für die das Mitglied einsteht. Unzulässig sind insbesondere:',
        [
          'Inhalte, die gegen das Recht oder gegen Rechte anderer verstoßen,',
          'erfundene Aufenthalte, gekaufte Bewertungen und verdeckte Werbung,',
          'die Übernahme von Beiträgen eines Kontos, über das das Mitglied nicht verfügen darf,',
          'Versuche, die Plattform zu stören, massenhaft auszulesen oder ihre Sicherung zu umgehen.',
        ],
        'Wir dürfen Bewertungen, Kommentare und andere Inhalte ohne Angabe von Gründen löschen und Konten schließen, die gegen diese Bedingungen verstoßen.',
      ],
    },
    {
      id: 'booking',
      title: '5. Buchungen',
      blocks: [
        'Eine Buchung ist mit ihrem Abschluss verbindlich. Der Vertrag über den Aufenthalt kommt zwischen der buchenden Person und dem Hotel zustande; wir sind nicht Vertragspartei. Für den Aufenthalt selbst gelten die Bedingungen des Hotels oder des Buchungsanbieters.',
        'Sobald der volle Betrag eingegangen ist, wird eine Bestätigung per E\u2011Mail versandt. Sie ist zu prüfen; Fehler sind sofort zu melden.',
      ],
    },
    {
      id: 'price',
      title: '6. Preise und Zahlung',
      blocks: [
        'Der vor Abschluss der Buchung angezeigte Preis enthält den Anteil des Anbieters, die Servicegebühr der Plattform und, soweit geschuldet, die Mehrwertsteuer. Abgaben, die das Hotel vor Ort erhebt, etwa eine Kurtaxe, kommen hinzu, wenn das Hotel darauf hinweist.',
        'Bezahlt wird online mit den bei der Buchung angebotenen Zahlungsmitteln.',
      ],
    },
    {
      id: 'changes',
      title: '7. Änderungen und Stornierungen',
      blocks: [
        'Änderungen und Stornierungen werden über die Plattform beantragt und gelten erst, wenn beide Seiten, Gast und Hotel, sie bestätigt haben. Ob und wie viel erstattet wird, richtet sich nach den bei der Buchung gezeigten Bedingungen. Erstattet wird auf das verwendete Zahlungsmittel.',
      ],
    },
    {
      id: 'creators',
      title: '8. Creator-Programm',
      blocks: [
        'Mitglieder, deren Beiträge zu einer Buchung führen, erhalten eine Provision von 10 % je bestätigtem Aufenthalt. Sie wird erst gezahlt, wenn der Aufenthalt abgeschlossen und bestätigt ist und die Buchung über den nachverfolgbaren Link des Beitrags kam. Für stornierte, erstattete oder nicht angetretene Aufenthalte wird keine Provision geschuldet; eine dafür bereits gezahlte Provision wird mit späteren verrechnet.',
        'Einnahmen versteuert das Mitglied selbst. Beiträge, die Geld einbringen können, sind als Werbung gekennzeichnet; die Kennzeichnung darf nicht entfernt werden.',
      ],
    },
    {
      id: 'liability',
      title: '9. Haftung und Gewährleistung',
      blocks: [
        'Haftung und Gewährleistung sind ausgeschlossen, soweit das Gesetz es zulässt. Wir haften insbesondere nicht für Leistungen von Hotels und Buchungsanbietern, für Inhalte der Mitglieder, für Funde oder Lücken einer Suche und für die ständige Verfügbarkeit der Plattform. Die Haftung für Absicht und grobe Fahrlässigkeit sowie für Schäden an Leib und Leben bleibt unberührt.',
      ],
    },
    {
      id: 'privacy',
      title: '10. Datenschutz',
      blocks: ['Wie wir mit Personendaten umgehen, steht in der Datenschutzerklärung.'],
    },
    {
      id: 'ending',
      title: '11. Anpassung und Ende',
      blocks: [
        'Wir dürfen diese Bedingungen aus sachlichem Grund anpassen, etwa bei einer neuen Funktion oder geändertem Recht. Über wesentliche Anpassungen werden die Mitglieder vorab informiert; wer nicht einverstanden ist, kann die Nutzung beenden.',
        'Das Konto kann jederzeit unter Einstellungen → Konto löschen gelöscht oder die Löschung unter {{mail}} verlangt werden. Bereits getätigte Buchungen bleiben davon unberührt.',
      ],
    },
    {
      id: 'law',
      title: '12. Recht, Gerichtsstand und Sprache',
      blocks: [
        'Es gilt Schweizer Recht unter Ausschluss des Kollisionsrechts und des UN-Kaufrechts. Gerichtsstand ist Zürich, Schweiz. Zwingende Rechte von Konsumentinnen und Konsumenten an ihrem Wohnsitz bleiben unberührt.',
        'Ist eine Bestimmung unwirksam, bleiben die übrigen in Kraft. Diese Bedingungen liegen auf Deutsch und Englisch vor; bei Abweichungen geht der deutsche Text vor.',
      ],
    },
  ],
};
