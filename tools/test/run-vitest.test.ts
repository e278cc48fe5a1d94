import { expect, test } from 'vitest';
import { type Report, tallyOf } from './run-vitest.ts';

const clean: Report = { success: true, numPassedTests: 3, numFailedTests: 0, testResults: [] };

test('Every passed and failed test is counted once', () => {
  expect(tallyOf(clean, true)).toEqual({ passed: 3, failed: 0 });
  expect(tallyOf({ ...clean, success: false, numFailedTests: 2 }, false)).toEqual({ passed: 3, failed: 2 });
});

test('A test file that cannot be loaded is a failure', () => {
  const broken = { ...clean, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(tallyOf(broken, false)).toEqual({ passed: 3, failed: 1 });
});

test('A run that ends badly is never reported as passed', () => {
  expect(tallyOf(clean, false)).toEqual({ passed: 3, failed: 1 });
  expect(tallyOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
