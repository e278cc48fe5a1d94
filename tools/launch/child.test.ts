import { expect, onTestFinished, test } from 'vitest';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { isFreePort } from '../../apps/server/test/servers/free-ports.ts';
import { startChild } from './child.ts';

/** One of the Fetch standard's bad ports. */
const refused = [6697, 6679, 6669, 6668, 6667, 6666, 6665, 4190];

/** The smallest of our servers, on that port. */
async function startSandbox(port: string) {
  const dataDir = await throwawayFolder('child');
  const child = startChild({
    file: 'apps/sandbox/src/main.ts',
    env: { SANDBOX_PORT: port, DATA_DIR: dataDir },
    output: () => undefined,
  });
  onTestFinished(async () => {
    await child.stop();
    await removeFolder(dataDir);
  });
  return child;
}

test('A server is known to be ready at any port, those included that fetch refuses to ask', async () => {
  const free = await Promise.all(refused.map(isFreePort));
  const port = refused[free.indexOf(true)];
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  const child = await startSandbox(String(port));
  expect(await child.ready).toBe(true);
});

test('Nobody waits for a server that ended before it was ready', async () => {
  const child = await startSandbox('no port');
  expect(await child.ready).toBe(false);
  expect((await child.ended).code).not.toBe(0);
});
