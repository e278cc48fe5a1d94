import { buildSandbox } from './app.ts';
import { processConfig } from './config/config.ts';

async function main(): Promise<void> {
  const sandbox = await buildSandbox(processConfig());
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await sandbox.close();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  // Started by another process: end with it, for whatever reason it ends.
  process.once('disconnect', close);
  const { url, smtpPort } = await sandbox.listen();
  console.log(`Sandbox is listening: ${url} (mail on port ${smtpPort})`);
  // A parent process waits for this message, but may have ended by now.
  if (process.connected) process.send?.({ ready: url }, () => undefined);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
