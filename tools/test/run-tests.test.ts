import { expect, test } from 'vitest';
import { type PlaywrightReport, tallyOfPlaywright } from './playwright.ts';
import { tallyOfVitest, type VitestReport } from './vitest.ts';

const clean: VitestReport = { numPassedTests: 3, testResults: [] };
const passed = { status: 'passed', fullName: 'A promise that is kept' };
const failed = { status: 'failed', fullName: 'A promise', failureMessages: ['expected 1 to be 2'] };
const skipped = { status: 'skipped', fullName: 'A promise that waits' };

test('Every passed and failed test is counted once, and what failed is named with its reason', () => {
  expect(tallyOfVitest(clean, true)).toEqual({ passed: 3, failures: [] });
  const report = {
    ...clean,
    testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [failed, passed] }],
  };
  expect(tallyOfVitest(report, false)).toEqual({
    passed: 3,
    failures: ['a.test.ts\nA promise\nexpected 1 to be 2'],
  });
});

test('A test file that cannot be loaded is a failure', () => {
  const unloaded = { name: 'b.test.ts', status: 'failed', message: 'No such file', assertionResults: [] };
  const { failures } = tallyOfVitest({ ...clean, testResults: [unloaded] }, false);
  expect(failures).toEqual(['b.test.ts\nNo such file']);
});

test('A test file whose preparation fails is a failure, although its tests only count as skipped', () => {
  const unprepared = { name: 'c.test.ts', status: 'failed', assertionResults: [skipped, skipped] };
  const one = { name: 'd.test.ts', status: 'failed', assertionResults: [failed, passed] };
  expect(tallyOfVitest({ ...clean, testResults: [unprepared, one] }, false).failures).toHaveLength(2);
});

test('A run that ends badly is never reported as passed', () => {
  expect(tallyOfVitest(clean, false).failures).toHaveLength(1);
  expect(tallyOfVitest(undefined, true).failures).toHaveLength(1);
});

const journey = (status: string, message?: string): PlaywrightReport['suites'][number]['specs'][number] => ({
  title: 'A promise',
  file: 'stays/a.test.ts',
  tests: [{ status, results: [{ errors: message === undefined ? [] : [{ message }] }] }],
});

test('Journeys are counted alike, in groups too; what is skipped is not passed, and none passes by a second try', () => {
  const specs = [journey('expected'), journey('skipped')];
  const groups = [{ specs: [journey('unexpected', '\u001b[31mno\u001b[39m'), journey('flaky')] }];
  expect(tallyOfPlaywright({ errors: [], suites: [{ specs, suites: groups }] }, false)).toEqual({
    passed: 1,
    failures: ['e2e/stays/a.test.ts\nA promise\nno', 'e2e/stays/a.test.ts\nA promise'],
  });
});

test('A journey that cannot be loaded, or a site that does not start, is a failure', () => {
  const report = { suites: [], errors: [{ message: 'No such file', location: { file: 'b.test.ts' } }, {}] };
  expect(tallyOfPlaywright(report, false).failures).toEqual(['b.test.ts\nNo such file', 'Outside of tests']);
  expect(tallyOfPlaywright({ suites: [], errors: [] }, false).failures).toHaveLength(1);
  expect(tallyOfPlaywright(undefined, true).failures).toHaveLength(1);
});
