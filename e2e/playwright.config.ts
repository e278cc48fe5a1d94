import { defineConfig } from '@playwright/test';
import { inProject } from '../tools/launch/project.ts';

/** The browser journeys: a real Chromium against a whole running Staylore with its sandbox. A failed journey is never tried again. */
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
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: { actionTimeout: 60_000, navigationTimeout: 60_000, trace: 'retain-on-failure' },
});
