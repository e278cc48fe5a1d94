import { requireFreePort } from '../apps/server/src/platform/http/free-port.ts';
import { freePorts } from '../apps/server/test/servers/free-ports.ts';
import { openProxy } from './dev/proxy.ts';
import { startReloading } from './dev/reloading.ts';
import { loadConfig } from './launch/project.ts';
import { holdUntilStopped, runTool, signalled } from './launch/run.ts';
import { workspaceFolders } from './launch/workspaces.ts';

const say = (line: string) => console.log(line);

/** `npm run dev`: everything as in `npm start`, but changes take effect at once: pages in place, server and sandbox by a restart. */
runTool(async () => {
  void signalled();
  const config = loadConfig();
  await requireFreePort({ host: config.http.host, port: config.http.port, setting: 'PORT' });
  const serverPort = await freePorts();
  const env = {
    DATA_DIR: config.dataDir,
    PORT: String(serverPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: config.http.publicUrl,
    ...(config.sandbox && { SANDBOX_PORT: String(config.sandbox.port) }),
  };
  const sandbox =
    config.sandbox &&
    startReloading({
      name: 'sandbox',
      file: 'apps/sandbox/src/main.ts',
      sources: workspaceFolders('apps/sandbox'),
      env,
      say,
    });
  const server = startReloading({
    name: 'server',
    file: 'apps/server/src/main.ts',
    sources: workspaceFolders('apps/server'),
    env,
    say,
    onProgress: say,
  });
  const proxy = await openProxy({ ...config.http, serverPort });
  if (config.sandbox) say(`Mailbox and outside services: ${config.sandbox.url}`);
  say(`Staylore is ready, with reload: ${config.http.publicUrl}`);
  await holdUntilStopped({
    // The server is expected to restart; only a signal ends the tool.
    ended: new Promise(() => undefined),
    async stop() {
      await proxy.close();
      await server.stop();
      await sandbox?.stop();
    },
    kill() {
      server.kill();
      sandbox?.kill();
    },
  });
});
