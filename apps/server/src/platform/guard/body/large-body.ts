import type { Endpoint } from '@staylore/contract/endpoint';
import { Piscina } from 'piscina';
import { shapeOf } from '../../json-shape.ts';
import { type CheckedBody, checkBody, parseJson } from './check-body.ts';

/** Beyond either of these a body is parsed and validated off the event loop, as it would delay everyone else's requests. */
const inlineBytes = 64 * 1024;
const inlineValues = 2_000;

let pool: Piscina | undefined;

/** Started with the first large body, ended after a while without one; does not keep the process alive when idle. */
const threads = (): Piscina => {
  pool ??= new Piscina({
    filename: new URL('./body-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return pool;
};

/** Parses and validates a body: a small one at once, a large one in a worker thread. */
export async function checkJson(endpoint: Endpoint, bytes: Buffer): Promise<CheckedBody> {
  if (bytes.byteLength > inlineBytes) return checkElsewhere(endpoint, bytes);
  const shape = shapeOf(bytes);
  if ('refused' in shape) return shape;
  if (shape.values > inlineValues) return checkElsewhere(endpoint, bytes);
  const read = parseJson(bytes);
  if (!read.ok) return { refused: 'malformed' };
  return checkBody(endpoint.body, read.value ?? {});
}

/** Bytes with their own memory are transferred instead of copied, as copying is the most expensive step here for the event loop. */
function checkElsewhere({ method, path }: Endpoint, bytes: Buffer): Promise<CheckedBody> {
  const { buffer, byteLength } = bytes;
  const transferList = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
  return threads().run({ name: `${method} ${path}`, bytes }, { transferList });
}
