/** Was Staylore ist, woran gebaut wird und auf wessen Arbeit es steht. */
export const about = {
  kicker: 'Über Staylore',
  title: 'Der beste Hoteltipp ist ein Mensch.',
  lead: 'Staylore sammelt Unterkünfte, in denen jemand gern geschlafen hat und davon erzählt – und führt von der Geschichte zum Ort.',
  explore: 'Jetzt entdecken',
  story: {
    title: 'Wie es anfing',
    paragraphs: [
      'Den Moment kennst du: Eine Freundin postet einen Morgen auf irgendeinem Balkon, und das Einzige, was du wissen willst, fehlt. Wo ist das? Drei Wochen später ist der Beitrag verschwunden, der Name des Hotels stand im neunten Kommentar, und du landest in einer Liste mit vierhundert Hotels, sortiert danach, wer am meisten bezahlt.',
      'Lore ist Wissen, das durch Erzählen weitergegeben wird. Reisende hatten es schon immer: nach welcher Wirtin man fragt, welches Zimmer das ruhige ist, in welchem Monat man kommt. Das meiste davon liegt heute in Bildtexten, die niemand wiederfindet.',
      'Staylore bewahrt es auf. Ein Aufenthalt hat ein Bild, einen Ort, ein paar ehrliche Sätze und ein Gesicht dahinter. Keine fünf Sterne, kein namenloser Durchschnitt: ein Mensch und das, was er erzählt.',
    ],
  },
  does: {
    title: 'Was du hier tun kannst',
    lead: 'Lesen geht ohne Konto. Zum Schreiben, Folgen und Merken brauchst du eins.',
    entries: [
      {
        title: 'Das Hotel im Beitrag finden',
        text: 'Gib den Namen eines Reise-Creators ein. Unser KI-Scan-Agent liest Texte und Ortsangaben der Beiträge und zeigt dir die Aufenthalte darin, mit dem Namen des Hotels, wo er genannt ist.',
      },
      {
        title: 'Deine Aufenthalte sammeln',
        text: 'Speichere, was in deinen Beiträgen gefunden wurde, oder schreib selbst über einen Aufenthalt: Bilder, Ort, Preis, Link zum Hotel.',
      },
      {
        title: 'Menschen folgen statt Algorithmen',
        text: 'Dein Feed besteht aus den Mitgliedern, denen du folgst, und dem, was sie empfehlen. Merk dir, was dir gefällt, und such nach einem Ort, wenn die nächste Reise ansteht.',
      },
      {
        title: 'Weitererzählen',
        text: 'Jeder Aufenthalt hat eine öffentliche Seite, die alle öffnen können, mit Konto und ohne.',
      },
    ],
  },
  magic: {
    title: 'Magic',
    badge: 'In Entwicklung',
    paragraphs: [
      'Magic ist eine KI-Funktion, an der wir arbeiten: eine Assistentin, die mit dir plant. Du sagst, wonach dir ist, und sie sieht die Aufenthalte der Menschen durch, denen du vertraust, und schlägt vor, wohin es gehen könnte – mit Begründung und Quelle zu jedem Vorschlag.',
      'Noch gibt es sie nicht. Wenn es so weit ist, findest du sie hier, und sie wird klar sagen, welche Worte von ihr stammen und welche ein Mitglied geschrieben hat.',
    ],
  },
  thanks: {
    title: 'Gebaut mit der Arbeit anderer',
    lead: 'Staylore ist freie Software unter der MIT-Lizenz. Sie baut auf Daten und Werken auf, die andere teilen.',
    credits: [
      {
        name: 'GeoNames',
        text: 'Orte, Regionen und Koordinaten, lizenziert unter Creative Commons Namensnennung 4.0. Auf das Nötige verkürzt, Namen auf Deutsch und Englisch ergänzt.',
        url: 'https://www.geonames.org',
      },
      {
        name: 'Natural Earth',
        text: 'Umrisse von Land und Ländern auf der Karte, gemeinfrei, über world-atlas von Michael Bostock (ISC-Lizenz).',
        url: 'https://www.naturalearthdata.com',
      },
      {
        name: 'Fraunces',
        text: 'Die Schrift der Überschriften, von den Fraunces Project Authors, SIL Open Font License 1.1.',
      },
      {
        name: 'Inter',
        text: 'Die Schrift der Texte, von den Inter Project Authors, SIL Open Font License 1.1.',
      },
      {
        name: 'Lucide',
        text: 'Die Symbole, von den Mitwirkenden an Lucide, ISC-Lizenz.',
        url: 'https://lucide.dev',
      },
      {
        name: 'SecLists',
        text: 'Die Liste der Passwörter, die zu verbreitet sind, um sicher zu sein, von Daniel Miessler und den Autoren von SecLists, verpackt von Jonathan Ong, MIT-Lizenz.',
      },
    ],
    names:
      'Instagram, Google, Apple, Awin und andere Namen gehören ihren Inhabern; Staylore ist mit ihnen nicht verbunden.',
  },
};
