import { distanceKm } from '@staylore/geo/geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, isArea, loadGazetteer, townLabel } from './gazetteer.ts';
import { namesAt, readTable, townAt } from './towns/table.ts';

const gazetteer = loadGazetteer();
const table = readTable();
const anyRow = fc.nat({ max: table.size - 1 });
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.tuple(anyRow, fc.nat({ max: 12 })).map(([row, cut]) => `${table.names.at(row)}`.slice(0, cut)),
);

test('whatever is typed, completing and finding answer with a list and never throw', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.constantFrom('en', 'de'),
      fc.integer({ min: -2, max: 60 }),
      (text, language, limit) => {
        const towns = gazetteer.autocomplete(text, { language, limit });
        expect(towns.length).toBeLessThanOrEqual(Math.max(0, limit));
        expect(new Set(towns.map((town) => town.id)).size).toBe(towns.length);
        gazetteer.find(text);
        foldName(text);
      },
    ),
    { numRuns: 400 },
  );
});

test('the best place of a name is the first that is found, for names, parts of names and whatever is typed', () => {
  const beside = fc.constantFrom('', ' Austria', ', France', ' hotel', 'ae', ' ');
  fc.assert(
    fc.property(anyText, beside, (text, behind) => {
      const [first] = gazetteer.find(text + behind);
      expect(gazetteer.best(text + behind, null)?.id).toBe(first?.id);
    }),
    { numRuns: 1_000 },
  );
});

test('folding twice changes nothing', () => {
  fc.assert(fc.property(anyText, (text) => foldName(foldName(text)) === foldName(text)));
});

test('every place is found by its own name, and by its label with region and country', () => {
  const lost: string[] = [];
  for (let row = 0; row < table.size; row += 1) {
    const town = townAt(table, row);
    if (foldName(town.name) === '' || /[,;()]/.test(town.name)) continue;
    const texts = [town.name, townLabel(town, 'en'), townLabel(town, 'de')];
    lost.push(...texts.filter((text) => !gazetteer.find(text).some((found) => found.id === town.id)));
  }
  expect(lost).toEqual([]);
});

test('the beginning of a name proposes the most populous place that begins so', () => {
  const folded = Array.from({ length: table.size }, (_, row) => foldName(table.names.at(row) ?? ''));
  const rowOf = new Map(folded.map((_, row) => [townAt(table, row).id, row]));
  fc.assert(
    fc.property(anyRow, fc.integer({ min: 1, max: 10 }), (row, length) => {
      const prefix = (folded[row] ?? '').slice(0, length).trim();
      if (prefix === '') return;
      const largest = table.populations[folded.findIndex((name) => name.startsWith(prefix))] ?? 0;
      const proposed = gazetteer.autocomplete(prefix, { language: 'en', limit: 8 });
      const names = (id: number) => namesAt(table, rowOf.get(id) ?? -1).map(foldName);
      const fitting = proposed.filter((town) => names(town.id).some((name) => name.startsWith(prefix)));
      expect(Math.max(...fitting.map((town) => town.population))).toBeGreaterThanOrEqual(largest);
    }),
    { numRuns: 150 },
  );
});

test('the nearest town is the one that measuring every distance finds', () => {
  const settlements = Array.from({ length: table.size }, (_, row) => townAt(table, row)).filter(
    (town, row) => !isArea(town) && !table.sections.has(row),
  );
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      fc.double({ min: 0, max: 500, noNaN: true }),
      (lat, lng, maxKm) => {
        const distances = settlements.map((town) => distanceKm(town, { lat, lng }));
        const least = distances.reduce((a, b) => Math.min(a, b));
        const found = gazetteer.nearest(lat, lng, maxKm);
        if (found) expect(distanceKm(found, { lat, lng })).toBeCloseTo(least, 3);
        else expect(least).toBeGreaterThan(maxKm - 0.01);
      },
    ),
    { numRuns: 40 },
  );
});
