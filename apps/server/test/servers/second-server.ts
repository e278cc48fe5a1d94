import { buildApp } from '../../src/app.ts';
import { createConfig } from '../../src/config/config.ts';
import type { Env } from '../../src/config/env.ts';
import { openPlatform } from '../../src/open-platform.ts';
import { createAdjustableClock } from '../../src/platform/clock.ts';
import { createLog } from '../../src/platform/log/index.ts';

/** Messages of a test to its further server: its set-up; how far the time of day has been moved; the end. */
export type Order =
  | { readonly start: { readonly env: Env; readonly dataDir: string; readonly offsetMs: number } }
  | { readonly offsetMs: number }
  | { readonly stop: true };

/** Messages of the further server: where it listens, that its clock is moved, or that it is closed. */
export type Reply = { readonly origin: string } | { readonly offsetMs: number } | { readonly stopped: true };

/** A server in a separate process, with its own connections and memory, for one test after the other. */
const clock = createAdjustableClock();
let close: () => Promise<void> = async () => undefined;

process.on('message', (order: Order) => {
  void obey(order).then((reply) => process.send?.(reply));
});
process.once('disconnect', () => process.exit(0));

async function obey(order: Order): Promise<Reply> {
  if ('stop' in order) {
    await close();
    return { stopped: true };
  }
  if ('start' in order) return { origin: await start(order.start) };
  clock.setOffset(order.offsetMs);
  return order;
}

async function start(asked: { env: Env; dataDir: string; offsetMs: number }): Promise<string> {
  clock.setOffset(asked.offsetMs);
  const config = createConfig(asked.env, asked.dataDir);
  const log = createLog({ level: process.env['TEST_LOG'] === 'on' ? 'debug' : 'silent' });
  const platform = openPlatform({ config, databaseUrl: config.database.url ?? '', log, clock });
  const app = await buildApp({ platform });
  close = async () => {
    await app.drain.close(Promise.resolve());
    await platform.close();
  };
  return app.http.listen({ host: '127.0.0.1', port: 0 });
}
