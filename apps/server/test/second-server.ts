import { buildApp } from '../src/app.ts';
import { createConfig } from '../src/config/config.ts';
import type { Env } from '../src/config/env.ts';
import { openPlatform } from '../src/open-platform.ts';
import { createAdjustableClock } from '../src/platform/clock.ts';
import { createLog } from '../src/platform/log/index.ts';

/** What a test tells its further server: what it is, once; and how far the time of day has been moved. */
export type Order =
  | { readonly start: { readonly env: Env; readonly dataDir: string; readonly offsetMs: number } }
  | { readonly offsetMs: number };

/** What the further server says: where it listens, or that its clock is moved. */
export type Reply = { readonly origin: string } | { readonly offsetMs: number };

/** A server of its own process, with its own connections and memory; it ends with the test that began it. */
const clock = createAdjustableClock();
const reply = (message: Reply) => process.send?.(message);

process.on('message', (order: Order) => {
  if ('start' in order) void start(order.start).then((origin) => reply({ origin }));
  else {
    clock.setOffset(order.offsetMs);
    reply({ offsetMs: order.offsetMs });
  }
});

async function start(asked: { env: Env; dataDir: string; offsetMs: number }): Promise<string> {
  clock.setOffset(asked.offsetMs);
  const config = createConfig(asked.env, asked.dataDir);
  const log = createLog({ level: process.env['TEST_LOG'] === 'on' ? 'debug' : 'silent' });
  const platform = openPlatform({ config, databaseUrl: config.database.url ?? '', log, clock });
  const app = await buildApp({ platform });
  const end = () =>
    void app.http
      .close()
      .then(platform.close)
      .then(() => process.exit(0));
  process.once('SIGTERM', end);
  process.once('disconnect', end);
  return app.http.listen({ host: '127.0.0.1', port: 0 });
}
