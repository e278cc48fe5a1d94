import type { Endpoint } from '@staylore/contract/endpoint';
import { Piscina } from 'piscina';
import { type CheckedBody, checkBody, parseJson } from './check-body.ts';
import type { JsonBody } from './json-body.ts';

/** Beyond either of these a body is parsed and validated off the event loop, as it would delay everybody else's requests. */
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
export async function checkJson(endpoint: Endpoint, { bytes, values }: JsonBody): Promise<CheckedBody> {
  if (bytes.byteLength > inlineBytes || values > inlineValues)
    return threads().run({ name: `${endpoint.method} ${endpoint.path}`, bytes });
  const read = parseJson(bytes);
  if (!read.ok) return { malformed: true };
  return checkBody(endpoint.body, read.value ?? {});
}
