import { distanceKm } from '@staylore/geo/geo';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, isArea, loadGazetteer, townLabel } from './gazetteer.ts';
import { readTable, townAt } from './towns/table.ts';

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

test('folding twice changes nothing', () => {
  fc.assert(fc.property(anyText, (text) => foldName(foldName(text)) === foldName(text)));
});

test('every place is found by its own name, and by its label with region and country', () => {
  fc.assert(
    fc.property(anyRow, (row) => {
      const town = townAt(table, row);
      if (foldName(town.name) === '' || /[,;()]/.test(town.name)) return;
      expect(gazetteer.find(town.name).map((found) => found.id)).toContain(town.id);
      expect(gazetteer.find(townLabel(town, 'en')).map((found) => found.id)).toContain(town.id);
    }),
    { numRuns: 300 },
  );
});

test('the beginning of a name proposes the most populous place that begins so', () => {
  const folded = Array.from({ length: table.size }, (_, row) => foldName(table.names.at(row) ?? ''));
  fc.assert(
    fc.property(anyRow, fc.integer({ min: 1, max: 10 }), (row, length) => {
      const prefix = (folded[row] ?? '').slice(0, length).trim();
      if (prefix === '') return;
      const largest = folded.findIndex((name) => name.startsWith(prefix));
      const proposed = gazetteer.autocomplete(prefix, { language: 'en', limit: 8 });
      const least = Math.min(...proposed.map((town) => town.population));
      expect(table.populations[largest]).toBeGreaterThanOrEqual(least);
      const populations = proposed.map((town) => town.population);
      expect(Math.max(...populations)).toBeGreaterThanOrEqual(table.populations[largest] ?? 0);
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
