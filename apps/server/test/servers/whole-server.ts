import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../src/main.ts');

/** Starts a server as in production, in a separate process that a test may kill. Resolves once it is ready; rejects when it ends before. */
export async function startWholeServer(settings: {
  port: number;
  dataDir: string;
  env: Record<string, string>;
}): Promise<ChildProcess> {
  const env = {
    ...process.env,
    DATABASE_URL: '',
    DEMO: 'off',
    RATE_LIMITS: 'off',
    MAX_REQUESTS: '0',
    LOG_LEVEL: 'fatal',
    ...settings.env,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
  };
  const child = fork(program, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await new Promise<void>((resolve, reject) => {
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'ready' in message) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
  return child;
}

/** Kills a server, if it is still there. */
export async function stopWholeServer(server: ChildProcess | undefined): Promise<void> {
  if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
  server.kill('SIGTERM');
  await once(server, 'exit');
}
