import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import { type App, buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { connectionsOfFirst } from './config/sections/connections.ts';
import { seedEarnings } from './demo/earnings.ts';
import { seedDemoWorld } from './demo/seed.ts';
import { jobHandlers, jobSchedules } from './jobs.ts';
import { type OpenPlatform, openPlatform, webBuildDir } from './open-platform.ts';
import { reseal } from './platform/crypto/index.ts';
import { requireFreePort } from './platform/http/free-port.ts';
import { queueConnections, type RunningJobs, startJobs } from './platform/jobs/index.ts';
import type { Logger } from './platform/log/index.ts';
import { startTelemetry } from './platform/telemetry/index.ts';
import { lentDatabase, openDatabaseServer, prepareDatabase } from './prepare-database.ts';
import type { Part } from './processes/protocol.ts';
import { followSandboxClock } from './sandbox-clock.ts';
import { sealedValues } from './sealed-values.ts';
import { rekeyAtStart } from './stays/hotel-upkeep/index.ts';
import { rerouteAtStart } from './stays/links/index.ts';
import { preparePlaces } from './stays/places/index.ts';
import { mountPages } from './web/mount-pages.ts';

export interface RunOptions {
  config: Config;
  log: Logger;
  /** One line of progress while the server starts. */
  onProgress(text: string): void;
  /** If this is one of several web processes: the database is open and migrated, and only the first runs jobs. */
  part?: Part & {
    /** Reports the metrics of all processes instead of its own. */
    shareFigures(own: Registry, number: number): () => Promise<string>;
  };
}

export interface RunningServer {
  /** Goes on answering for this many seconds, during which load balancers notice, then finishes requests in progress. */
  close(drainSeconds: number): Promise<void>;
  /** Settles when the embedded database cannot be restarted. */
  died: Promise<Error>;
}

/** Starts everything that a server process consists of: database (unless one is given), migrations, demo world, jobs, HTTP. */
export async function runServer({ config, log, onProgress, part }: RunOptions): Promise<RunningServer> {
  const isFirst = part === undefined || part.number === 1;
  const database =
    part === undefined ? await openDatabaseServer(config, log) : lentDatabase(part.databaseUrl);
  if (part === undefined) await prepareDatabase(config, { url: database.url, onProgress });
  const platform = openPlatform({ config, databaseUrl: database.url, log });
  await reseal(platform.unhurried, sealedValues).catch(async (error) => {
    await platform.close();
    throw error;
  });
  if (config.sandbox !== undefined) await followSandboxClock(platform, config.sandbox.url);
  if (config.demo && isFirst) await seedDemo(platform, onProgress);
  const app = await buildApp({
    platform,
    countsJobs: isFirst,
    ...(part && { shareFigures: (own) => part.shareFigures(own, part.number) }),
    ...(existsSync(path.join(webBuildDir, 'server/index.js')) && {
      mountPages: (http, around) =>
        mountPages(http, {
          buildDir: webBuildDir,
          origin: config.http.publicUrl,
          pictureOrigins: pictureOrigins(config),
          ...around,
        }),
    }),
  });
  const stopTelemetry = await startTelemetry(config.telemetry, app.metrics.registry);
  preparePlaces();
  const { host, port } = config.http;
  if (part === undefined) await requireFreePort({ host, port, setting: 'PORT' });
  await app.drain.listeners.listen({ host, port });
  const jobs = isFirst ? await startWork(platform, app) : undefined;
  return {
    died: database.died,
    close: async (drainSeconds) => {
      await app.drain.close(sleep(drainSeconds * 1000));
      await jobs?.stop();
      await stopTelemetry();
      await platform.close();
      await database.stop();
    },
  };
}

async function seedDemo({ config, clock, unhurried }: OpenPlatform, onProgress: RunOptions['onProgress']) {
  const { demoWorld } = await import('@staylore/demo-world/world');
  await seedDemoWorld({
    db: unhurried.db,
    clock,
    config,
    world: demoWorld,
    onProgress: (percent) => onProgress(`Filling the demo world: ${percent}%`),
  });
  if (await seedEarnings(unhurried)) onProgress('Filled in ninety days of clicks, bookings and payouts.');
}

/** Starts the jobs, and those of them that are due at every start. */
async function startWork({ directUrl, log, unhurried }: OpenPlatform, app: App): Promise<RunningJobs> {
  const handlers = jobHandlers(unhurried);
  app.metrics.expectJobs(handlers.map(({ job }) => job.name));
  const jobs = await startJobs({
    url: directUrl,
    handlers,
    schedules: jobSchedules,
    log,
    concurrency: connectionsOfFirst.queue - queueConnections,
    observe: (outcome) => app.metrics.observeJob(outcome),
  });
  await rerouteAtStart(unhurried);
  await rekeyAtStart(unhurried);
  return jobs;
}

/** Where pictures of a scan come from before they are copied: the photo network's own hosts. */
function pictureOrigins(config: Config): string[] {
  const tiles = config.maps.tiles === undefined ? [] : [new URL(config.maps.tiles.url).origin];
  if (config.sandbox !== undefined) return [config.sandbox.url, ...tiles];
  return ['https://*.cdninstagram.com', 'https://*.fbcdn.net', ...tiles];
}
