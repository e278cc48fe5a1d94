/** Datenschutzerklärung; dieser Text gilt. */
export const privacy = {
  kicker: 'Rechtliches',
  title: 'Datenschutz\u00aderklärung',
  lead: 'Welche Daten Staylore aufbewahrt, wofür, wie lange, und was du von uns verlangen kannst.',
  dated: 'Fassung vom 10.07.2022',
  contents: 'Inhalt',
  fictional:
    'Erfundene Demodaten: Das unten genannte Unternehmen ist ausgedacht und gehört niemandem. Wer diese Seite betreibt, trägt das eigene ein.',
  sections: [
    {
      id: 'controller',
      title: '1. Verantwortliche Stelle',
      blocks: [
        'Verantwortlich für diese Website ist {{company}}, {{address}}. Fragen und Anträge zu deinen Daten richte bitte an {{mail}}.',
        'Es gilt das Schweizer Datenschutzgesetz (revDSG) und, wenn du im Europäischen Wirtschaftsraum lebst, die Datenschutz-Grundverordnung (DSGVO).',
      ],
    },
    {
      id: 'visiting',
      title: '2. Wenn du nur liest',
      blocks: [
        'Startseite, Beiträge und Hotels kannst du ohne Konto lesen. Die Website enthält keine Werbenetzwerke, keine Zählpixel und keine Analysedienste; Schriften, Bilder und die Umrisse der Karte kommen von unserem eigenen Server.',
        'Ein technisches Protokoll kann jeden Abruf festhalten: Zeit, Pfad ohne Abfrageteil, Status und Dauer, damit sich Fehler finden lassen, für 30 Tage. Was die Sicherheit betrifft – Anmeldungen, geänderte Passwörter, abgewiesene Abrufe –, wird mit der Nummer des Kontos, der Zeit und dem Ausgang festgehalten, für ein Jahr. IP-Adressen, Passwörter, Sitzungsschlüssel und Cookies gelangen nie in diese Protokolle. Zur Abwehr von Missbrauch wird kurze Zeit gezählt, wie viele Abrufe von einer Adresse kommen. Grundlage ist unser berechtigtes Interesse am sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO).',
        'Folgst du einem Buchungslink, halten wir fest, welcher es war, wann, und einen Code, der aus deinem Netz gebildet wird. Die Adresse selbst speichern wir nicht, und nach Ablauf des Tages führt der Code zu niemandem mehr. So findet eine Buchung das Mitglied, dessen Link zu ihr geführt hat und das daran eine Provision verdient; Grundlage ist unser und sein berechtigtes Interesse an einer richtigen Abrechnung (Art. 6 Abs. 1 lit. f DSGVO). Wie lange Klicks gespeichert bleiben, steht in Abschnitt 11.',
      ],
    },
    {
      id: 'account',
      title: '3. Dein Konto',
      blocks: [
        'Für ein Konto speichern wir Name, Benutzername, Mailadresse, einen gesalzenen Hash des Passworts, die Sprache und, wenn du sie angibst, einen kurzen Text über dich, ein Porträt und ein Titelbild. Meldest du dich über einen anderen Dienst an, speichern wir dessen Kennung für dich und die bestätigte Adresse, die er uns nennt. Lässt du dir Provision auszahlen, speichern wir deine Bankverbindung und wie du besteuert wirst (Land, Privatperson oder Unternehmen, MwSt-Nummer), die Nummern verschlüsselt. Außerdem halten wir fest, welche Fassung der Nutzungsbedingungen du wann angenommen hast, solange du ein Konto hast.',
        'Was du veröffentlichst – Bilder, Texte, Orte, Hashtags, Preise, Hotellinks – und was du hier tust – Folgen, Favoriten, Empfehlungen, Blockierungen und Stummschaltungen, Mitteilungen –, wird mit dem Konto gespeichert, weil der Dienst daraus besteht (Art. 6 Abs. 1 lit. b DSGVO). Aktive Beiträge, dein Name, Benutzername und Porträt sind auf der öffentlichen Seite eines Beitrags für alle sichtbar, archivierte Beiträge nur für dich. Zeigst du deinen Atlas, können alle auch eine Seite mit deinem Titelbild und all deinen aktiven Aufenthalten auf einer Karte öffnen sowie Bilder davon; das schaltest du in den Einstellungen ein und aus.',
      ],
    },
    {
      id: 'sessions',
      title: '4. Sitzungen',
      blocks: [
        'Mit der Anmeldung beginnt eine Sitzung. Auf dem Server liegen ein Hash ihres Schlüssels, die Zeiten von Beginn und letzter Nutzung und der Name deines Browsers, damit du sie unter Einstellungen → Sitzungen erkennen und beenden kannst. Eine Sitzung endet mit der Abmeldung, nach 60 Tagen ohne Nutzung, ein Jahr nach ihrem Beginn oder wenn du an anderer Stelle dein Passwort änderst; was wir davon aufbewahren, ist nach einem Tag gelöscht.',
        'Schaltest du Mitteilungen auf einem Gerät ein, speichern wir für diese Sitzung die Adresse, die der Browser von seinem Push-Dienst bekommen hat, und die Schlüssel, mit denen wir verschlüsseln. Der Push-Dienst (des Herstellers deines Browsers) erfährt, dass und wann es eine Nachricht gibt, kann sie aber nicht lesen. Ausschalten oder Abmelden löscht beides.',
        'Richtest du einen zweiten Faktor ein, speichern wir seinen Namen, wann er dazukam und zuletzt benutzt wurde, und was wir brauchen, um ihn zu prüfen: das Geheimnis einer Authenticator-App verschlüsselt, den öffentlichen Schlüssel eines Passkeys, Wiederherstellungscodes als Hashes. Was du entfernst, wird nach 30 Tagen gelöscht; bis dahin lässt sich eine Änderung zurücknehmen, die nicht von dir war.',
      ],
    },
    {
      id: 'cookies',
      title: '5. Cookies und Speicher im Browser',
      blocks: [
        'Wir verwenden nur, was die Website zum Funktionieren braucht. Nichts davon verfolgt dich auf andere Websites; deshalb gibt es auch keinen Cookie-Hinweis.',
        [
          'Cookie „staylore_session“ (über https mit „__Host-“ davor): hält dich angemeldet; für Skripte nicht lesbar; mit der Abmeldung gelöscht.',
          'Cookie „staylore_sign_in“: bindet eine Anmeldung über einen anderen Dienst an deinen Browser; gilt zehn Minuten.',
          'Cookie „staylore_pending_sign_in“: bindet eine Anmeldung, die auf deinen zweiten Faktor wartet, an deinen Browser; gilt zehn Minuten.',
          'Cookie „staylore_passkey“: bindet eine Anmeldung mit Passkey an deinen Browser; gilt zehn Minuten.',
          'Cookie „staylore_known“: zeigt, dass du dich in diesem Browser schon einmal angemeldet hast, damit wir dir nur Anmeldungen von anderswo melden; für Skripte nicht lesbar; gilt ein Jahr.',
          'Cookie „staylore_wrote“: sagt, dass von diesem Browser aus gerade etwas geändert wurde, damit du deine eigenen Änderungen sofort siehst; gilt zehn Sekunden.',
          'Cookie „staylore_language“ und ein gleichnamiger Eintrag im lokalen Speicher: deine Sprache; das Cookie gilt ein Jahr.',
          'Lokaler Speicher: das gewählte Design, während der Anmeldung der Sitzungsschlüssel und dein eigener Kontodatensatz, Entwürfe von Beiträgen mit ihren Bildern, Favoriten, die auf eine Verbindung warten, und wo deine letzte Karte begann, bis du dich abmeldest; endet deine Sitzung anders, bleiben Entwürfe und wartende Favoriten mit der Nummer deines Kontos sieben Tage für dich allein, außer jemand anders meldet sich hier an; Aufenthalte, die du vor der Anmeldung ausgewählt hast, bis sie gespeichert sind; welchen Aufenthalten eines Imports noch Bilder fehlen; und ob du die Straßenkarte möchtest.',
          'Speicher des Tabs, bis du ihn schließt oder dich abmeldest: eine Suche mit dem, was du zu ihren Aufenthalten gesagt hast, was du vor der Anmeldung wolltest (einen Aufenthalt als Favorit, oder einem Mitglied folgen), und wie weit du geblättert hattest.',
          'Seiten, Bilder und Listen, die du angemeldet geöffnet hast, damit du sie offline lesen kannst; gelöscht, wenn du dich abmeldest.',
        ],
        'Du kannst all das jederzeit im Browser löschen. Die Seiten funktionieren auch ohne Speicher.',
      ],
    },
    {
      id: 'import',
      title: '6. Import aus Instagram',
      blocks: [
        'Durchsucht jemand ein Profil, fragt unser Server Instagram über dessen offizielle Schnittstelle nach den öffentlichen Beiträgen dieses professionellen Kontos: Texte, Ortsangaben, Bildadressen, Zeiten, Name und Porträt des Kontos. Die Texte werden auf unserem eigenen Server nach Hotels durchsucht. Die Antwort wird aufbewahrt, damit dieselben Beiträge nicht erneut abgefragt werden müssen, und gelöscht, wenn sie 180 Tage lang niemand durchsucht hat und kein laufender Import sie braucht.',
        'Teil von Staylore werden Beiträge und ihre Bilder erst, wenn ein Mitglied sie speichert. Wem ein Konto gehört, der kann das unter Einstellungen → Konto bestätigen nachweisen; danach kann niemand anders es mehr importieren. Wurden deine Beiträge ohne dein Einverständnis importiert, schreib uns, und wir entfernen sie. Grundlage ist unser berechtigtes Interesse und das der Mitglieder, öffentliche Reisebeiträge zu importieren (Art. 6 Abs. 1 lit. f DSGVO); du kannst jederzeit widersprechen.',
        'Für die Bestätigung speichern wir den Namen des Kontos, einen einmaligen Code und die Nummer des Kontos bei Instagram. Verbindest du dein eigenes Konto, so speichern wir seinen Namen, seine Nummer bei Instagram und verschlüsselt einen Zugangsschlüssel, mit dem wir deine Beiträge lesen; das beendest du jederzeit hier oder bei Instagram.',
        'Lässt du Instagram uns um die Löschung deiner Daten bitten, so löschen wir sofort die Verbindung und was wir aus deinen Beiträgen gelesen hatten und niemand gespeichert hat. Aufenthalte, die du gespeichert hast, gehören zu deinem Konto und bleiben, bis du sie löschst. Was aus der Bitte geworden ist, siehst du mit ihrem Code ein Jahr lang; um wen es ging, bewahren wir nicht auf.',
      ],
    },
    {
      id: 'pictures',
      title: '7. Bilder',
      blocks: [
        'Hochgeladene Bilder werden in mehrere Größen umgewandelt. Aufnahmeort, Kamera und andere verborgene Angaben der Datei werden nicht in die aufbewahrten Fassungen übernommen. Wird ein Beitrag gelöscht, werden auch seine Bilder gelöscht.',
        'Was du veröffentlichst, kann zurückgehalten werden, bis jemand aus unserer Moderation es angesehen hat, wenn es nach Spam aussieht: viele Links, immer wieder dieselben Worte, sehr viel auf einmal oder ein Bild, das wir entfernt haben. Wie schnell, hängt davon ab, wie lange du hier bist, wie viele Aufenthalte du teilst und was die Moderation bisher über dich entschieden hat. Von Bildern, die wir entfernt haben, behalten wir ein Jahr lang einen kurzen Code, der beschreibt, wie sie aussehen.',
      ],
    },
    {
      id: 'places',
      title: '8. Orte und Karten',
      blocks: [
        'Was du in ein Ortsfeld eingibst, geht an unseren Server. Er antwortet aus seinem eigenen Ortsverzeichnis oder gibt den Text, wenn der Betreiber einen Kartendienst angebunden hat, an diesen weiter, ohne deinen Namen und ohne deine IP-Adresse. Nach dem Standort deines Geräts wird nur gefragt, wenn du es selbst auslöst.',
        'Kartenbilder eines fremden Dienstes werden erst geladen, wenn du zugestimmt hast.',
      ],
    },
    {
      id: 'mails',
      title: '9. Mails und Kontaktformular',
      blocks: [
        'Wir senden Mails, die zu deinem Konto gehören: einen Link für ein neues Passwort, wenn danach gefragt wurde, und Hinweise, wenn deine Adresse geändert wurde, wenn sich jemand mit einem Browser anmeldet, der für dein Konto noch nicht benutzt wurde (mit Art des Geräts, Zeit und dem Anfang der IP-Adresse, was wir dafür nicht aufbewahren), wenn sich die Nutzungsbedingungen ändern, wenn deine Daten zum Herunterladen bereitliegen und wenn dein Konto gelöscht wird. Werbung senden wir nicht.',
        'Was du ins Kontaktformular schreibst – Name, Adresse, Betreff, Nachricht –, erreicht uns als Mail und dient dazu, dir zu antworten.',
        'Meldest du einen Beitrag, ein Profil, eine Liste oder einen Text, speichern wir, was du schreibst, und Name und Mailadresse, wenn du sie angibst, um die Meldung zu prüfen und dir die Entscheidung mitzuteilen, dazu das Gemeldete, wie es zu diesem Zeitpunkt war: Texte, Namen und die Ablageorte der Bilder, bis 184 Tage nach der Entscheidung; das betroffene Mitglied erfährt nicht, wer gemeldet hat. Meldung, Entscheidung, Begründung und Beschwerde bleiben als Nachweis aufbewahrt, wie wir damit umgegangen sind, zusammen mit einem Protokoll der Moderation, das niemand ändern kann (Art. 6 Abs. 1 lit. c DSGVO; Gesetz über digitale Dienste, Art. 16–20).',
      ],
    },
    {
      id: 'recipients',
      title: '10. Empfänger',
      blocks: [
        'Daten werden von Anbietern verarbeitet, die für uns Server, Speicher und Mailversand betreiben, vertraglich gebunden und nach unserer Weisung. Folgst du einem Link zu einem Hotel oder Buchungsanbieter, gilt ab dort dessen Erklärung. Wir verkaufen keine Daten. Verlassen Daten die Schweiz und den EWR, geschieht das aufgrund eines Angemessenheitsbeschlusses oder von Standardvertragsklauseln.',
      ],
    },
    {
      id: 'retention',
      title: '11. Dauer der Aufbewahrung',
      blocks: [
        'Unter Einstellungen → Konto löschen kannst du dein Konto löschen. Von da an sieht es niemand mehr. 30 Tage lang kannst du die Löschung rückgängig machen, indem du dich anmeldest; dann wird alles über dich gelöscht, auch Bilder und Bankverbindung. Steht dir noch Provision zu, wartet das, bis sie bezahlt ist, höchstens ein Jahr, außer du verzichtest darauf. Haben wir dich gesperrt und hast du dich beschwert, wartet es auf unsere Antwort, ebenfalls höchstens ein Jahr. Was wir nicht überweisen können, bleibt ohne deinen Namen in unseren Büchern, und in unserer letzten Mail steht, wie du es bekommst.',
        'Was bleibt, sind die Belege über Buchungen, Provisionen und Zahlungen, ohne deinen Namen und unter einer Nummer, und die versiegelten Zahlungsaufträge an die Bank sowie, ebenfalls versiegelt, Namen, Hotels und MwSt-Nummern auf Gutschriften: Wir müssen sie 10 Jahre aufbewahren (Schweizer Obligationenrecht, Art. 958f; Art. 6 Abs. 1 lit. c DSGVO). Kopien in Sicherungen verschwinden, wenn diese ersetzt werden.',
        'Im Einzelnen:',
        [
          'Dein Konto, Einstellungen und wem du folgst: bis du das Konto löschst. Eine Mitteilung: 12 Monate nach Ende ihres Quartals.',
          'Beiträge und ihre Bilder: bis du sie löschst.',
          'Eine Sitzung: bis du dich abmeldest, 60 Tage nach der letzten Nutzung oder ein Jahr nach ihrem Beginn; danach noch einen Tag.',
          'Was uns Google oder Apple von dir mitgeteilt hat, wenn du die Anmeldung nicht abgeschlossen hast: bis zur nächsten Nacht; ein Name, den sie nur einmal nennen: 30 Tage.',
          'Ein Link für ein neues Passwort gilt 60 Minuten, einer zum Zurücknehmen einer Adressänderung oder einer fremden Anmeldung 7 Tage; beide löschen wir 30 Tage danach.',
          'Ein zweiter Faktor, den du entfernt hast: 30 Tage.',
          'Ein Benutzername, den du aufgegeben hast, als Code, der ihn nicht zeigt: 90 Tage, in denen ihn niemand sonst nehmen kann und Links mit ihm zu dir führen.',
          'Eine Datei mit deinen Daten, die du angefordert hast: 7 Tage.',
          'Was wir bei Instagram gelesen haben: 180 Tage, nachdem zuletzt jemand danach gefragt hat; in welcher Reihenfolge die Beiträge standen: zwei Tage. Was aus einer Bitte um Löschung wurde: 365 Tage.',
          'Eine Kopie dessen, was gemeldet wurde: 184 Tage nach der Entscheidung. Der Code eines Bildes, das wir entfernt haben: 365 Tage. Codes der Sätze in einem Beitrag, an denen wir Spam erkennen: 30 Tage.',
          'Ein Klick auf einen Buchungslink, mit seiner Zeit und einem Code für das Netz, aus dem er kam, der nach Ablauf des Tages zu niemandem mehr führt: 13 Monate nach Ende seines Monats, damit auch eine spät gemeldete Buchung ihren Link findet. Wurde gebucht, bleibt die Zeit des Klicks bei der Buchung.',
          'Buchungen, Provisionen und Zahlungen: mindestens 10 Jahre.',
          'Wie viele Anfragen aus einem Netz oder von einem Konto kamen: höchstens einen Tag; wie viele falsche Codes eines zweiten Faktors: 30 Tage.',
          'Das technische Protokoll: 30 Tage; seine Zeilen über Sicherheit: ein Jahr.',
        ],
      ],
    },
    {
      id: 'rights',
      title: '12. Deine Rechte',
      blocks: [
        'Nach revDSG und DSGVO kannst du verlangen:',
        [
          'Auskunft über die Daten, die wir über dich haben, und eine Kopie in einem gängigen Format,',
          'Berichtigung – das meiste kannst du in den Einstellungen selbst ändern,',
          'Löschung einzelner Daten oder des ganzen Kontos,',
          'Einschränkung der Bearbeitung, und du kannst einer Bearbeitung aus berechtigtem Interesse widersprechen,',
          'den Widerruf einer Einwilligung für die Zukunft.',
        ],
        'Eine Kopie deiner Daten kannst du jederzeit selbst unter Einstellungen → Deine Daten herunterladen, als ZIP-Datei mit JSON-Texten und deinen Bildern, und unter Einstellungen → Konto löschen das Konto löschen.',
        'Für alles andere genügt eine Mail an {{mail}}; wir antworten innerhalb von 30 Tagen. Du kannst dich auch beim Eidgenössischen Datenschutz- und Öffentlichkeitsbeauftragten (EDÖB) in Bern oder bei der Behörde an deinem Wohnort beschweren.',
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
