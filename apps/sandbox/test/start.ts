import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { type BuiltSandbox, buildSandbox } from '../src/app.ts';
import type { SandboxConfig } from '../src/config/config.ts';

export interface RunningSandbox extends BuiltSandbox {
  config: SandboxConfig;
}

/** A folder that is removed after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A separate sandbox for one test, not listening; slow answers take a moment rather than seconds. */
export async function startSandbox(settings: Partial<SandboxConfig> = {}): Promise<RunningSandbox> {
  const config: SandboxConfig = {
    host: '127.0.0.1',
    port: 0,
    smtpPort: 0,
    publicUrl: 'http://localhost:3000',
    stateFolder: settings.stateFolder ?? temporaryFolder(),
    partnerSecret: 'sandbox-partner-secret',
    slowMs: 150,
    pictureWidth: 1080,
    ...settings,
  };
  const sandbox = await buildSandbox(config);
  await sandbox.app.ready();
  onTestFinished(() => sandbox.app.close());
  return { ...sandbox, config };
}
