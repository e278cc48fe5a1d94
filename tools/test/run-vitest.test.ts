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

test('A test file whose preparation fails is a failure, although its tests only count as skipped', () => {
  const unprepared = { status: 'failed', assertionResults: [{ status: 'skipped' }, { status: 'skipped' }] };
  const one = { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] };
  const report = { ...clean, numFailedTests: 1, testResults: [unprepared, one] };
  expect(tallyOf(report, false)).toEqual({ passed: 3, failed: 2 });
});

test('A run that ends badly is never reported as passed', () => {
  expect(tallyOf(clean, false)).toEqual({ passed: 3, failed: 1 });
  expect(tallyOf(undefined, true)).toEqual({ passed: 0, failed: 1 });
});
