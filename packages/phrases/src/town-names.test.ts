import { expect, test } from 'vitest';
import { resources } from './texts-in.ts';
import type { TownNames } from './town-name.ts';

const tables = Object.entries(resources).flatMap(([language, { towns }]) =>
  Object.entries(towns).map(([country, names]) => ({ language, country, names })),
);

test('No name shown for a town is itself replaced by another', () => {
  const twice = tables.flatMap(({ language, country, names }) =>
    Object.entries(names)
      .filter(([written, shown]) => shown === written || Object.hasOwn(names, shown))
      .map(([written, shown]) => `${language} ${country}: ${written} → ${shown}`),
  );
  expect(twice).toEqual([]);
});

test('Town names are grouped by country code, trimmed and not empty', () => {
  for (const { country, names } of tables) {
    expect(country).toMatch(/^[A-Z]{2}$/);
    for (const name of Object.entries(names).flat()) {
      expect(name).not.toBe('');
      expect(name).toBe(name.trim());
    }
  }
});

test('Translated to the other language and back, a town’s name is one of the two', () => {
  const { en, de } = resources;
  const called = (towns: TownNames, country: string, name: string) => towns[country]?.[name] ?? name;
  for (const [own, other] of [
    [en.towns, de.towns],
    [de.towns, en.towns],
  ] as const)
    for (const [country, names] of Object.entries(own))
      for (const name of Object.values(names)) {
        const abroad = called(other, country, name);
        expect([name, abroad]).toContain(called(own, country, abroad));
      }
});
