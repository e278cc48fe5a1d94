import { defineConfig } from '@playwright/test';
import { inProject } from '../tools/launch/project.ts';

/** The browser journeys: a real Chromium against a whole running Staylore with its sandbox. */
export default defineConfig({
  testDir: '.',
  globalSetup: './global-setup.ts',
  outputDir: inProject('var', 'test', 'journeys'),
  // The longest come first, so that no worker is left with one at the end.
  projects: [
    { name: 'site', testMatch: 'site/*.test.ts' },
    { name: 'domains', testMatch: '*/*.test.ts', testIgnore: 'site/**' },
  ],
  fullyParallel: true,
  // Journeys spend about half of their time waiting.
  workers: 3,
  // Recording a trace costs a third of a run, so a failed journey runs again only to be recorded. It counts as failed in any case.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // A busy machine is slow, not broken.
  timeout: 240_000,
  // About three times what a run takes: one that hangs ends with a report of what it did.
  globalTimeout: 30 * 60_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000, trace: 'on-first-retry' },
});
