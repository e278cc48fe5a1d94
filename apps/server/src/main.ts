import path from 'node:path';
import { StartError } from '@staylore/embedded-postgres';
import { createConfig } from './config/config.ts';
import { readEnv } from './config/env.ts';
import { PublicError } from './config/public-error.ts';
import { createLog } from './platform/log/index.ts';
import { runServer } from './run-server.ts';

const root = path.resolve(import.meta.dirname, '../../..');

try {
  const config = createConfig(readEnv(), root);
  const log = createLog({ level: config.log.level, pretty: process.stdout.isTTY });
  const server = await runServer({ config, log, onProgress: (text) => process.send?.({ progress: text }) });
  process.send?.({ ready: config.http.publicUrl });
  let closing: Promise<void> | undefined;
  const close = (reason: string, drainSeconds = config.http.drainSeconds) => {
    if (closing !== undefined) return;
    log.info({ reason }, 'closing');
    closing = server.close(drainSeconds).then(() => process.exit(0));
  };
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
