import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { prepareListeners } from './listeners.ts';

const many = 64;

async function startListening() {
  const http = Fastify({ forceCloseConnections: 'idle' });
  http.get('/', async () => 'here');
  const listeners = prepareListeners(http);
  await listeners.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    for (const server of listeners.all()) server.close();
    http.server.closeAllConnections();
    await http.close();
    await listeners.ended();
  });
  const { port } = http.server.address() as AddressInfo;
  return { http, listeners, port };
}

/** Connects from a thread of its own, so that this one can be busy meanwhile. */
const connecting = `
  const { parentPort, workerData } = require('node:worker_threads');
  const net = require('node:net');
  const { port, many, told } = workerData;
  const all = [];
  parentPort.once('message', async () => {
    for (let count = 0; count < many; count += 1)
      await new Promise((resolve) => all.push(net.connect(port, '127.0.0.1', resolve)));
    Atomics.store(told, 0, 1);
    Atomics.notify(told, 0);
  });
  parentPort.postMessage('ready');
`;

test.runIf(process.platform === 'linux')(
  'Many connections opened while the process is busy are accepted within a few turns of its loop',
  async () => {
    const { http, port } = await startListening();
    const told = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(connecting, { eval: true, workerData: { port, many, told } });
    onTestFinished(async () => void (await worker.terminate()));
    await once(worker, 'message');
    let [accepted, turns] = [0, 0];
    http.server.on('connection', () => {
      accepted += 1;
    });
    worker.postMessage('go');
    // The loop stands still until all are connected.
    Atomics.wait(told, 0, 0);
    while (accepted < many && turns < many) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
    expect(accepted).toBe(many);
    expect(turns).toBeLessThan(many / 2);
  },
);

test('Connections are served alike on every listening socket, and none after it stopped', async () => {
  const { http, listeners, port } = await startListening();
  const ask = async () =>
    (await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } })).text();
  expect(new Set(await Promise.all(Array.from({ length: many }, ask)))).toEqual(new Set(['here']));
  for (const server of listeners.all()) server.close();
  await http.close();
  await listeners.ended();
  await expect(ask()).rejects.toThrow();
});
