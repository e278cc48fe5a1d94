import { expect, test } from 'vitest';
import { type Report, tallyOf } from './run-vitest.ts';

const clean: Report = { numPassedTests: 3, testResults: [] };
const passed = { status: 'passed', fullName: 'A promise that is kept' };
const failed = { status: 'failed', fullName: 'A promise', failureMessages: ['expected 1 to be 2'] };
const skipped = { status: 'skipped', fullName: 'A promise that waits' };

test('Every passed and failed test is counted once, and what failed is named with its reason', () => {
  expect(tallyOf(clean, true)).toEqual({ passed: 3, failures: [] });
  const report = {
    ...clean,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed, passed] }],
  };
  expect(tallyOf(report, false)).toEqual({
    passed: 3,
    failures: ['a.test.ts\nA promise\nexpected 1 to be 2'],
  });
});

test('A test file that cannot be loaded is a failure', () => {
  const unloaded = { name: 'b.test.ts', status: 'failed', message: 'No such file', assertionResults: [] };
  const { failures } = tallyOf({ ...clean, testResults: [unloaded] }, false);
  expect(failures).toEqual(['b.test.ts\nNo such file']);
});

test('A test file whose preparation fails is a failure, although its tests only count as skipped', () => {
  const unprepared = { name: 'c.test.ts', status: 'failed', assertionResults: [skipped, skipped] };
  const one = { name: 'd.test.ts', status: 'failed', assertionResults: [failed, passed] };
  expect(tallyOf({ ...clean, testResults: [unprepared, one] }, false).failures).toHaveLength(2);
});

test('A run that ends badly is never reported as passed', () => {
  expect(tallyOf(clean, false).failures).toHaveLength(1);
  expect(tallyOf(undefined, true).failures).toHaveLength(1);
});
