import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../test/start.ts';
import { readConfig } from './config/config.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

function start(settings: Record<string, string>, ipc = false) {
  const env = {
    ...process.env,
    DATA_DIR: temporaryFolder(),
    SANDBOX_PORT: '0',
    SANDBOX_SMTP_PORT: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [main], {
    env,
    stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? ['ipc' as const] : [])],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return { child, output: () => output, ready: () => once(child.stdout ?? child, 'data') };
}

test('It says in one line where it listens, and stops on SIGTERM', async () => {
  const { child, output, ready } = start({});
  await ready();
  expect(output()).toMatch(/^Sandbox is listening: http:\/\/127\.0\.0\.1:\d+ \(mail on port \d+\)\n$/);
  child.kill('SIGTERM');
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('It ends with the process that started it', async () => {
  const { child, ready } = start({}, true);
  await ready();
  child.disconnect();
  expect((await once(child, 'exit'))[0]).toBe(0);
});

test('A port in use is reported in one sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { child, output } = start({ SANDBOX_PORT: String(port) });
  expect((await once(child, 'exit'))[0]).toBe(1);
  expect(output()).toBe(
    `Port ${port} is in use: stop what listens there, or set SANDBOX_PORT to a free one.\n`,
  );
  taken.close();
});

test('Ports follow from the product’s unless they are given, and the sandbox stays on this machine', () => {
  expect(readConfig({ SANDBOX_PORT: '4100' }).smtpPort).toBe(4101);
  expect(readConfig({ SANDBOX_PORT: '4100', SANDBOX_SMTP_PORT: '2525' }).smtpPort).toBe(2525);
  const beside = readConfig({ PORT: '4000', HOST: '0.0.0.0' });
  expect(beside).toMatchObject({ host: '127.0.0.1', port: 4001, publicUrl: 'http://localhost:4000' });
  expect(() => readConfig({ SANDBOX_PORT: 'x' })).toThrow(/SANDBOX_PORT can't be used/);
  expect(() => readConfig({ PUBLIC_URL: 'ftp://x' })).toThrow(/PUBLIC_URL can't be used/);
});
