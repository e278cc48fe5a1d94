import { createConfig } from '../../apps/server/src/config/config.ts';
import { readEnv } from '../../apps/server/src/config/env.ts';
import { PublicError } from '../../apps/server/src/config/public-error.ts';
import { isLoopback } from '../../apps/server/src/config/reader.ts';
import { removeFolder, throwawayFolder } from '../../apps/server/test/database/throwaway-folder.ts';
import { freePorts } from '../../apps/server/test/servers/free-ports.ts';
import { projectFolder } from '../launch/project.ts';
import { startSite } from '../launch/site.ts';
import { ensureWebBuild } from '../launch/web-build.ts';

/** A whole Staylore with the demo world, on separate ports and data, which are removed afterwards. */
export interface TrialSite {
  /** Origin, without a slash at the end. */
  readonly url: string;
  readonly sandboxUrl: string;
  stop(): Promise<void>;
}

/**
 * Builds the web part if necessary, and starts server and sandbox on free ports with an empty data folder and without rate limits.
 * @param onLog receives the log of server and sandbox, from warnings upwards.
 * @param settings in addition to its own, or overriding them.
 * @throws {PublicError} with the last lines of the server when it does not start.
 */
export async function startTrialSite(
  say: (line: string) => void,
  onLog: (line: string) => void = () => undefined,
  settings: Record<string, string> = {},
): Promise<TrialSite> {
  await ensureWebBuild(say);
  const dataDir = await throwawayFolder('trial');
  const port = await freePorts(3);
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: `http://localhost:${port}`,
    SANDBOX: 'on',
    SANDBOX_PORT: String(port + 1),
    DEMO: 'on',
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MAX_REQUESTS: '0',
    LOG_LEVEL: 'warn',
    // A busy machine is slow, not broken.
    DATABASE_CONNECT_TIMEOUT: '60',
    DATABASE_STATEMENT_TIMEOUT: '60',
    DATABASE_LOCK_TIMEOUT: '60',
    ...settings,
  };
  const config = createConfig(readEnv(env), projectFolder);
  const output: string[] = [];
  const { site, ready } = await startSite({
    config,
    say,
    env: { ...env, DATABASE_URL: '' },
    output: (line) => {
      onLog(line);
      output.push(line);
      if (output.length > 200) output.shift();
    },
  });
  const stop = async () => {
    await site.stop();
    await removeFolder(dataDir);
  };
  const up = await Promise.race([ready, site.ended.then(() => false)]);
  if (!up) {
    await stop();
    throw new PublicError(`The site does not start:\n${output.slice(-20).join('\n')}`);
  }
  return { url: config.http.publicUrl, sandboxUrl: config.sandbox?.url ?? '', stop };
}

/** A site with the demo world that is already running. @throws {PublicError} unless it is on this machine, as others may be using it. */
export function siteOnThisMachine(url: string): Pick<TrialSite, 'url' | 'stop'> {
  if (!isLoopback(url)) throw new PublicError(`${url} is not on this machine: try only what is your own.`);
  return { url: new URL(url).origin, stop: async () => undefined };
}
