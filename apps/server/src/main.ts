import cluster from 'node:cluster';
import path from 'node:path';
import { StartError } from '@staylore/embedded-postgres';
import { type Config, createConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { PublicError } from './config/public-error.ts';
import { createLog, type Logger } from './platform/log/index.ts';
import type { RunningServer } from './run-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

try {
  const config = createConfig(readEnv(), root);
  const log = createLog({ level: config.log.level, pretty: process.stdout.isTTY });
  if (cluster.isPrimary) for (const warning of config.warnings) log.warn(warning);
  let closing: Promise<void> | undefined;
  const close = (reason: string, drainSeconds = config.http.drainSeconds) => {
    if (closing !== undefined) return;
    log.info({ reason }, 'closing');
    closing = starting.then((server) => server.close(drainSeconds)).then(() => process.exit(0));
  };
  const starting = start(config, log, (drainSeconds) => close('all web processes end', drainSeconds));
  const server = await starting;
  process.send?.({ ready: config.http.publicUrl });
  process.once('SIGTERM', () => close('SIGTERM'));
  process.once('SIGINT', () => close('SIGINT'));
  process.once('disconnect', () => close('the parent process ended', 0));
  server.died.then((error) => {
    log.fatal({ err: error }, 'the database is gone');
    process.exit(1);
  });
} catch (error) {
  if (!(error instanceof PublicError || error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** This process is the whole server, the primary of several, or one of its workers. */
async function start(
  config: Config,
  log: Logger,
  onClose: (drainSeconds: number) => void,
): Promise<RunningServer> {
  const options = { config, log, onProgress: (text: string) => void process.send?.({ progress: text }) };
  // The primary answers no requests, so it does not load what does.
  if (cluster.isWorker) {
    const { runWebProcess } = await import('./processes/web-process.ts');
    return runWebProcess({ ...options, onClose });
  }
  if (config.http.processes > 1) {
    const { runProcesses } = await import('./processes/primary.ts');
    return runProcesses(options);
  }
  const { runServer } = await import('./run-server.ts');
  return runServer(options);
}
