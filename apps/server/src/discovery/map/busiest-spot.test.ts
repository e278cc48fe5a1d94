import { expect, test } from 'vitest';
import { busiestSpot } from './busiest-spot.ts';

const vienna = { lat: 48.2, lng: 16.37 };
const nearVienna = { lat: 48.3, lng: 16.2 };
const lisbon = { lat: 38.72, lng: -9.14 };

test('a map begins where most stays are close together', () => {
  expect(busiestSpot([lisbon, vienna, nearVienna])).toEqual(vienna);
});

test('among equally busy places the newest stay decides', () => {
  expect(busiestSpot([lisbon, vienna])).toEqual(lisbon);
});

test('stays that are on no map count for nothing', () => {
  expect(busiestSpot([{ lat: null, lng: null }])).toBeNull();
  expect(busiestSpot([])).toBeNull();
});
