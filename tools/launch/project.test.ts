import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { loadConfig } from './project.ts';

test('Settings are read from the file, and one of the process environment wins', async () => {
  const folder = await throwawayFolder('settings');
  const file = path.join(folder, '.env');
  await writeFile(file, '# LOG_LEVEL=trace\nBACKUPS_KEPT=3\nEARNINGS_HOLD_DAYS=30\n');
  vi.stubEnv('BACKUPS_KEPT', '5');
  // Set here so that it is restored afterwards.
  vi.stubEnv('EARNINGS_HOLD_DAYS', undefined);
  const { backups, earnings, log } = loadConfig(file);
  expect([backups.keep, earnings.holdDays, log.level]).toEqual([5, 30, 'info']);
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});
