import type { Language } from '@staylore/contract/fields';

/** The text that lies in a takeout and says what is in it. Not among the texts of the pages, which every visitor fetches. */
export const takeoutReadme: Record<Language, string> = {
  en: `Your data at Staylore
=====================

Each .json file is a text that people and programs can read; times are in UTC, amounts in the smallest unit of their currency.

profile.json               what you told about yourself, and how you sign in
posts.json                 your stays, also archived ones; their pictures lie in the folder "pictures"
favourites.json            stays that you marked
following.json, followers.json, recommendations.json, wishes.json
notifications.json         what the bell told you
settings.json              what you switched on and off, whom you blocked, accounts that you claimed or connected
sessions.json              where you were signed in
imports.json, import-decisions.json, import-corrections.json
links.json                 your hotel links with the number of their clicks; clicks-by-month.json adds them up
bookings.json              bookings through your links and your commission on them
account-book.json          every entry of the account book that is yours
payouts.json               payments to you
bank-details.json          where they go; of account numbers only the last four characters

Your password and the keys of your sessions are not in here: nobody can read them, we neither.
`,
  de: `Deine Daten bei Staylore
========================

Jede .json-Datei ist ein Text, den Menschen und Programme lesen können; Zeiten stehen in UTC, Beträge in der kleinsten Einheit ihrer Währung.

profile.json               was du über dich erzählt hast, und wie du dich anmeldest
posts.json                 deine Beiträge, auch archivierte; ihre Bilder liegen im Ordner "pictures"
favourites.json            Beiträge, die du dir gemerkt hast
following.json, followers.json, recommendations.json, wishes.json
notifications.json         was dir die Glocke gemeldet hat
settings.json              was du ein- und ausgeschaltet hast, wen du blockierst, welche Konten du bestätigt oder verbunden hast
sessions.json              wo du angemeldet warst
imports.json, import-decisions.json, import-corrections.json
links.json                 deine Hotel-Links mit der Zahl ihrer Klicks; clicks-by-month.json zählt sie zusammen
bookings.json              Buchungen über deine Links und deine Provision darauf
account-book.json          jeder Eintrag des Kontobuchs, der dir gehört
payouts.json               Zahlungen an dich
bank-details.json          wohin sie gehen; von Kontonummern nur die letzten vier Zeichen

Dein Passwort und die Schlüssel deiner Sitzungen sind nicht dabei: Niemand kann sie lesen, auch wir nicht.
`,
};
