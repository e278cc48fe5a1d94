import { expect, test } from 'vitest';
import { phrases } from './phrases.ts';

test.each([
  [
    'en',
    [
      'Final version of 23.07.2022',
      'Section of 10.07.2022',
      'Swiss law applies',
      'The place of jurisdiction is Zurich',
      'the German text prevails',
      'binding on completion',
      'between you and the hotel',
      'the share of the provider, the service fee of the platform, and value added tax where it is owed',
      'Payment is made online',
      'Once the full sum has been received',
      'once both sides, guest and hotel, have confirmed',
      'delete ratings, comments and other content without giving reasons',
      'Liability and warranty are excluded',
    ],
  ],
  [
    'de',
    [
      'Endgültige Fassung vom 23.07.2022',
      'Abschnitt vom 10.07.2022',
      'Es gilt Schweizer Recht',
      'Gerichtsstand ist Zürich',
      'geht der deutsche Text vor',
      'mit ihrem Abschluss verbindlich',
      'zwischen der buchenden Person und dem Hotel',
      'den Anteil des Anbieters, die Servicegebühr der Plattform und, soweit geschuldet, die Mehrwertsteuer',
      'Bezahlt wird online',
      'Sobald der volle Betrag eingegangen ist',
      'wenn beide Seiten, Gast und Hotel, sie bestätigt haben',
      'Bewertungen, Kommentare und andere Inhalte ohne Angabe von Gründen löschen',
      'Haftung und Gewährleistung sind ausgeschlossen',
    ],
  ],
] as const)(
  'The terms have their dates, and name law, venue, contract, price, payment, changes, ratings and liability: %s',
  (language, rules) => {
    const text = JSON.stringify(phrases[language].terms);
    for (const rule of rules) expect(text).toContain(rule);
  },
);
