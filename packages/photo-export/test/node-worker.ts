import { parentPort } from 'node:worker_threads';

/** Runs the browser's worker in a thread of Node: the two differ only in how a message arrives. */
const scope: Record<string, unknown> & {
  onmessage?: (event: { data: unknown }) => void;
} = globalThis;
scope['self'] = scope;
scope['postMessage'] = (message: unknown, transfer: ArrayBuffer[] = []) =>
  parentPort?.postMessage(message, transfer);
await import('../src/worker.ts');
parentPort?.on('message', (data) => scope.onmessage?.({ data }));
