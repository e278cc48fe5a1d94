import type { LegalText } from './legal-text.ts';

/** Datenschutzerklärung auf Deutsch; dieser Text geht vor. */
export const privacyDe: LegalText = {
  kicker: 'Rechtliches',
  title: 'Datenschutz\u00aderklärung',
  lead: 'Welche Daten Staylore aufbewahrt, wofür, wie lange, und was Sie von uns verlangen können.',
  dated: 'Fassung vom 10.07.2022',
  contents: 'Inhalt',
  fictional:
    'Erfundene Demodaten: Das unten genannte Unternehmen ist ausgedacht und gehört niemandem. Wer diese Seite betreibt, trägt das eigene ein.',
  sections: [
    {
      id: 'controller',
      title: '1. Verantwortliche Stelle',
      blocks: [
        'Verantwortlich für diese Website ist {{company}}, {{address}}. Fragen zu Ihren Daten und Begehren richten Sie an {{mail}}.',
        'Es gilt das Schweizer Datenschutzgesetz (revDSG) und, wenn Sie im Europäischen Wirtschaftsraum leben, die Datenschutz-Grundverordnung (DSGVO).',
      ],
    },
    {
      id: 'visiting',
      title: '2. Wenn Sie nur lesen',
      blocks: [
        'Startseite, Beiträge und Hotels können Sie ohne Konto lesen. Die Website enthält keine Werbenetzwerke, keine Zählpixel und keine Analysedienste; Schriften, Bilder und die Umrisse der Karte kommen von unserem eigenen Server.',
        'Jeder Abruf wird in einem technischen Protokoll festgehalten: Zeit, Pfad ohne Abfrageteil, Status und IP-Adresse, damit sich Fehler und Angriffe finden lassen. Passwörter, Sitzungsschlüssel und Cookies gelangen nie hinein. Zur Abwehr von Missbrauch wird kurze Zeit gezählt, wie viele Abrufe von einer Adresse kommen. Grundlage ist unser berechtigtes Interesse am sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
      ],
    },
    {
      id: 'account',
      title: '3. Ihr Konto',
      blocks: [
        'Für ein Konto speichern wir Name, Benutzername, E-Mail-Adresse, einen gesalzenen Hash des Passworts, die Sprache und, wenn Sie sie angeben, einen kurzen Text über sich, ein Porträt und ein Titelbild. Melden Sie sich über einen anderen Dienst an, speichern wir dessen Kennung für Sie und die bestätigte Adresse, die er uns nennt.',
        'Was Sie veröffentlichen – Bilder, Texte, Orte, Stichwörter, Preise, Hotellinks – und was Sie hier tun – Folgen, Favoriten, Empfehlungen, Sperren, Mitteilungen –, wird mit dem Konto gespeichert, weil der Dienst daraus besteht (Art. 6 Abs. 1 lit. b DSGVO). Aktive Beiträge, Ihr Name, Benutzername und Porträt sind auf der öffentlichen Seite eines Beitrags für alle sichtbar, archivierte Beiträge nur für Sie.',
      ],
    },
    {
      id: 'sessions',
      title: '4. Sitzungen',
      blocks: [
        'Mit der Anmeldung beginnt eine Sitzung. Auf dem Server liegen ein Hash ihres Schlüssels, die Zeiten von Beginn und letzter Nutzung und der Name Ihres Browsers, damit Sie sie unter Einstellungen → Sitzungen erkennen und beenden können. Eine Sitzung endet mit der Abmeldung, nach 60 Tagen ohne Nutzung oder wenn Sie an anderer Stelle Ihr Passwort ändern.',
      ],
    },
    {
      id: 'cookies',
      title: '5. Cookies und Speicher im Browser',
      blocks: [
        'Wir verwenden nur, was die Website zum Funktionieren braucht. Nichts davon verfolgt Sie auf andere Websites; deshalb gibt es auch keinen Cookie-Hinweis.',
        [
          'Cookie „staylore_session“: hält Sie angemeldet; für Skripte nicht lesbar; mit der Abmeldung gelöscht.',
          'Cookie „staylore_sign_in“: bindet eine Anmeldung über einen anderen Dienst an Ihren Browser; gilt zehn Minuten.',
          'Cookie „staylore_language“ und ein gleichnamiger Eintrag im lokalen Speicher: Ihre Sprache; das Cookie gilt ein Jahr.',
          'Lokaler Speicher: das gewählte Erscheinungsbild, während der Anmeldung der Sitzungsschlüssel und Ihr eigener Kontodatensatz, Entwürfe von Beiträgen und Aufenthalte, die Sie vor der Anmeldung ausgewählt haben, bis sie gespeichert sind.',
        ],
        'Sie können all das jederzeit im Browser löschen. Die Seiten funktionieren auch ohne Speicher.',
      ],
    },
    {
      id: 'import',
      title: '6. Übernahme aus dem Fotonetzwerk',
      blocks: [
        'Wird ein Name gesucht, fragt unser Server das Fotonetzwerk über dessen offizielle Schnittstelle nach den öffentlichen Beiträgen dieses professionellen Kontos: Texte, Ortsangaben, Bildadressen, Zeiten, Name und Porträt des Kontos. Die Texte werden auf unserem eigenen Server nach Hotels durchsucht. Die Antwort wird eine Zeit lang aufbewahrt, damit dieselben Beiträge nicht erneut abgefragt werden müssen.',
        'Teil von Staylore werden Beiträge und ihre Bilder erst, wenn ein Mitglied sie speichert. Wem ein Konto gehört, der kann es unter Einstellungen → Konto bestätigen; danach kann es niemand anders mehr übernehmen. Wurden Ihre Beiträge ohne Ihr Einverständnis übernommen, schreiben Sie uns, und wir entfernen sie. Grundlage ist unser berechtigtes Interesse und das der Mitglieder, öffentliche Reisebeiträge zu übernehmen (Art. 6 Abs. 1 lit. f DSGVO); Sie können jederzeit widersprechen.',
        'Für die Bestätigung speichern wir den Namen und einen einmaligen Code.',
      ],
    },
    {
      id: 'pictures',
      title: '7. Bilder',
      blocks: [
        'Hochgeladene Bilder werden in mehrere Größen umgewandelt. Aufnahmeort, Kamera und andere verborgene Angaben der Datei werden nicht in die aufbewahrten Fassungen übernommen. Wird ein Beitrag gelöscht, werden auch seine Bilder gelöscht.',
      ],
    },
    {
      id: 'places',
      title: '8. Orte und Karten',
      blocks: [
        'Was Sie in ein Ortsfeld eingeben, geht an unseren Server. Er antwortet aus seinem eigenen Ortsverzeichnis oder gibt den Text, wenn der Betreiber einen Kartendienst angebunden hat, an diesen weiter, ohne Ihren Namen und ohne Ihre IP-Adresse. Nach dem Standort Ihres Geräts wird nur gefragt, wenn Sie es selbst auslösen.',
        'Kartenbilder eines fremden Dienstes werden erst geladen, wenn Sie zugestimmt haben.',
      ],
    },
    {
      id: 'mails',
      title: '9. E-Mails und Kontaktformular',
      blocks: [
        'Wir senden E-Mails, die zu Ihrem Konto gehören: einen Link für ein neues Passwort, wenn danach gefragt wurde, und Hinweise, wenn Ihre Adresse geändert wurde, wenn Ihre Daten zum Herunterladen bereitliegen und wenn Ihr Konto gelöscht wird. Werbung senden wir nicht.',
        'Was Sie ins Kontaktformular schreiben – Name, Adresse, Betreff, Nachricht –, erreicht uns als E-Mail und dient dazu, Ihnen zu antworten.',
      ],
    },
    {
      id: 'recipients',
      title: '10. Empfänger',
      blocks: [
        'Daten werden von Anbietern verarbeitet, die für uns Server, Speicher und Mailversand betreiben, vertraglich gebunden und nach unserer Weisung. Folgen Sie einem Link zu einem Hotel oder Buchungsanbieter, gilt ab dort dessen Erklärung. Wir verkaufen keine Daten. Verlassen Daten die Schweiz und den EWR, geschieht das aufgrund eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln.',
      ],
    },
    {
      id: 'retention',
      title: '11. Dauer der Aufbewahrung',
      blocks: [
        'Unter Einstellungen → Konto löschen können Sie Ihr Konto löschen. Von da an sieht es niemand mehr. 30 Tage lang können Sie die Löschung durch Anmelden zurücknehmen; dann wird alles über Sie gelöscht, auch Bilder und Bankverbindung. Steht Ihnen noch Provision zu, wartet das, bis sie bezahlt ist, außer Sie verzichten darauf.',
        'Was bleibt, sind die Belege über Buchungen, Provisionen und Zahlungen, ohne Ihren Namen und unter einer Nummer, und die versiegelten Zahlungsaufträge an die Bank: Wir müssen sie 10 Jahre aufbewahren (Schweizer Obligationenrecht, Art. 958f; Art. 6 Abs. 1 lit. c DSGVO). Kopien in Sicherungen verschwinden, wenn diese ersetzt werden.',
        'Kontodaten bleiben bis zur Löschung des Kontos, Beiträge, bis Sie sie löschen. Eine angeforderte Datei mit Ihren Daten liegt 7 Tage zum Herunterladen bereit. Links für ein neues Passwort gelten 60 Minuten, Links zum Zurücknehmen einer Adressänderung 7 Tage. Was gesetzlich aufzubewahren ist, etwa Belege über Zahlungen, bleibt für die gesetzliche Dauer.',
      ],
    },
    {
      id: 'rights',
      title: '12. Ihre Rechte',
      blocks: [
        'Nach revDSG und DSGVO können Sie verlangen:',
        [
          'Auskunft über die Daten, die wir über Sie haben, und eine Kopie in einem gängigen Format,',
          'Berichtigung – das meiste können Sie in den Einstellungen selbst ändern,',
          'Löschung einzelner Daten oder des ganzen Kontos,',
          'Einschränkung der Bearbeitung, und Sie können einer Bearbeitung aus berechtigtem Interesse widersprechen,',
          'den Widerruf einer Einwilligung für die Zukunft.',
        ],
        'Eine Kopie Ihrer Daten können Sie jederzeit selbst unter Einstellungen → Deine Daten herunterladen, als ZIP-Datei mit JSON-Texten und Ihren Bildern, und unter Einstellungen → Konto löschen das Konto löschen.',
        'Für alles andere genügt eine E-Mail an {{mail}}; wir antworten innerhalb von 30 Tagen. Sie können sich auch beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern oder bei der Behörde an Ihrem Wohnort beschweren.',
      ],
    },
    {
      id: 'changes',
      title: '13. Anpassungen und Sprache',
      blocks: [
        'Wir passen diese Erklärung an, wenn sich das Produkt ändert. Die deutsche Fassung ist vom 10.07.2022, die englische vom 07.10.2022. Bei Abweichungen geht der deutsche Text vor.',
      ],
    },
  ],
};
