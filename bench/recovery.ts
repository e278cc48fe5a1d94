import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { removeFolder, throwawayFolder } from '../apps/server/test/database/throwaway-folder.ts';
import { freePorts } from '../apps/server/test/servers/free-ports.ts';
import { startWholeServer, stopWholeServer } from '../apps/server/test/servers/whole-server.ts';
import { openFaultyNetwork } from '../apps/server/test/stand-ins/faulty-network.ts';
import { type BenchRow, median, row } from './report/row.ts';
import { startDatabase } from './servers.ts';

const rounds = 5;
const unit = 's';
/** A client that was told to retry later has done so by then. */
const atMost = 30;

/** How long writes fail after a server process, the database or the connection to it was lost; `docs/reliability.md` has the figures. */
export async function benchRecovery(onProgress: (text: string) => void): Promise<BenchRow[]> {
  const killed = await afterKills(onProgress);
  const lost = await afterLostDatabase(onProgress);
  return [...killed, ...lost].map(([name, seconds]) =>
    row({ name, unit, value: median(seconds), yardstick: Math.max(...seconds), atMost }),
  );
}

type Measured = [name: string, seconds: number[]];

/** A server with its embedded database. */
async function afterKills(onProgress: (text: string) => void): Promise<Measured[]> {
  const [dataDir, port] = [await throwawayFolder('recovery'), await freePorts()];
  const start = () => startWholeServer({ port, dataDir, env: {} });
  const [server, database]: [number[], number[]] = [[], []];
  let running: ChildProcess = await start();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      await untilWritten(port);
      let lost = performance.now();
      running.kill('SIGKILL');
      if (running.signalCode === null) await once(running, 'exit');
      running = await start();
      server.push(await untilWritten(port, lost));
      lost = performance.now();
      process.kill(await postmasterBelow(dataDir), 'SIGKILL');
      database.push(await untilWritten(port, lost));
      onProgress(`killed ${round} of ${rounds}`);
    }
  } finally {
    await stopWholeServer(running);
    await removeFolder(dataDir);
  }
  return [
    ['Writing after the server was killed and started again', server],
    ['Writing after its database was killed', database],
  ];
}

async function afterLostDatabase(onProgress: (text: string) => void): Promise<Measured[]> {
  const [dataDir, port] = [await throwawayFolder('recovery'), await freePorts()];
  await using database = await startDatabase();
  const network = await openFaultyNetwork(database.url);
  const server = await startWholeServer({ port, dataDir, env: { DATABASE_URL: network.url } });
  const refusedAfter = { freeze: [] as number[], cut: [] as number[] };
  const back: number[] = [];
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of ['freeze', 'cut'] as const) {
        await untilWritten(port);
        let from = performance.now();
        network[fault]();
        while (await isWritten(port)) await sleep(20);
        refusedAfter[fault].push((performance.now() - from) / 1000);
        from = performance.now();
        network.heal();
        back.push(await untilWritten(port, from));
      }
      onProgress(`lost ${round} of ${rounds}`);
    }
  } finally {
    network.heal();
    await stopWholeServer(server);
    await network.close();
    await removeFolder(dataDir);
  }
  return [
    ['Told to come back when the database is frozen', refusedAfter.freeze],
    ['Told to come back when it is unreachable', refusedAfter.cut],
    ['Writing once it answers again', back],
  ];
}

async function postmasterBelow(dataDir: string): Promise<number> {
  return Number(
    (await readFile(path.join(dataDir, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')[0],
  );
}

let people = 0;

/** Whether a member can register. */
async function isWritten(port: number): Promise<boolean> {
  people += 1;
  const username = `recovery${people}`;
  const body = {
    name: 'R',
    username,
    email: `${username}@test.example`,
    password: 'a quiet room with a view',
  };
  const answer = await fetch(`http://127.0.0.1:${port}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  return answer?.status === 200;
}

/** Seconds until a member can register. */
async function untilWritten(port: number, from = performance.now()): Promise<number> {
  while (!(await isWritten(port))) await sleep(20);
  return (performance.now() - from) / 1000;
}
