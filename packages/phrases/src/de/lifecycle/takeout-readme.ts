/** Die Datei in einer Datenmitnahme, die sagt, was darin ist. */
export const takeoutReadme = {
  text: `Deine Daten bei Staylore
========================

Jede .json-Datei ist ein Text, den Menschen und Programme lesen können; Zeiten stehen in UTC, Beträge in der kleinsten Einheit ihrer Währung.

profile.json               was du über dich erzählt hast, und wie du dich anmeldest
posts.json                 deine Beiträge, auch archivierte; ihre Bilder liegen im Ordner „pictures“
favourites.json            deine Favoriten
following.json, followers.json, recommendations.json
wishes.json                deine Merkliste
notifications.json         was dir die Glocke gemeldet hat
settings.json              was du ein- und ausgeschaltet hast, wen du blockierst oder stummschaltest, welche Konten du bestätigt oder verbunden hast
sessions.json              wo du angemeldet warst
terms.json                 welche Nutzungsbedingungen du wann angenommen hast
imports.json, import-decisions.json, import-corrections.json
taken-stays.json           Aufenthalte, die du anderen entfernt oder von ihnen übernommen hast, oder andere dir
links.json                 deine Hotellinks mit der Zahl ihrer Klicks; clicks-by-month.json zählt sie zusammen
bookings.json              Buchungen über deine Links und deine Provision darauf
account-book.json          jeder Eintrag des Kontobuchs, der dir gehört
payouts.json               Zahlungen an dich
bank-details.json          wohin sie gehen; von Kontonummern nur die letzten vier Zeichen
tax-profile.json           wie du besteuert wirst; von deiner MwSt-Nummer nur die letzten vier Zeichen
reports.json               was du uns gemeldet hast
moderation.json            unsere Entscheidungen über dich und deine Beiträge, und deine Beschwerden

Dein Passwort, die Schlüssel deiner Sitzungen und was an deinen zweiten Faktoren geheim ist, sind nicht dabei.
`,
};
