import { expect, test } from 'vitest';
import { namesWholeArea, spellingsOf, townsNamed } from './spellings.ts';

test.each([
  ['Wien', 'AT', 'vienna'],
  ['Vienna', 'AT', 'wien'],
  ['München', 'DE', 'munich'],
  ['Munich', 'DE', 'munchen'],
  ['Köln', 'DE', 'cologne'],
  ['Cologne', 'DE', 'koln'],
  ['Mailand', 'IT', 'milan'],
  ['Nizza, Frankreich', 'FR', 'nice'],
  ['Den Haag', 'NL', 'the hague'],
  ['Praha', 'CZ', 'prague'],
  ['Genève', 'CH', 'genf'],
  ['Lisboa', 'PT', 'lissabon'],
])('%s is known in %s also as %s', (text, country, other) => {
  const town = townsNamed(text).find((one) => one.country === country);
  expect(town?.names).toContain(other);
});

test('a word that is not a town, or a short one, is unchanged', () => {
  for (const word of ['Hotel', 'spa', 'see', '%_\\', 'x']) expect(spellingsOf(word)).toHaveLength(1);
  expect(spellingsOf('Wien')).toEqual(['wien', 'vienna']);
});

test('regions are meant as a whole, towns that share a name with their region are not', () => {
  for (const text of ['Saxony, Germany', 'Sachsen, Deutschland', 'Sachsen', 'Basilicata, Italy', 'Tuscany'])
    expect([text, namesWholeArea(text)]).toEqual([text, true]);
  for (const text of ['Salzburg', 'Geneva, Switzerland', 'Washington', 'Canillo, Andorra', 'Zermatt'])
    expect([text, namesWholeArea(text)]).toEqual([text, false]);
});
