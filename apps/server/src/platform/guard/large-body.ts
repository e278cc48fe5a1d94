import type { Endpoint } from '@staylore/contract/endpoint';
import { Piscina } from 'piscina';
import { type CheckedBody, checkBody, parseJson } from './check-body.ts';
import type { JsonBody } from './json-body.ts';

/** Beyond either of these a body is parsed and validated beside the event loop, as it would hold up everybody else's requests. */
const inlineBytes = 64 * 1024;
const inlineValues = 2_000;

let pool: Piscina | undefined;

/** Started with the first large body, ended when none comes for a while; idle, it keeps no process alive. */
const threads = (): Piscina => {
  pool ??= new Piscina({
    filename: new URL('./body-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
  });
  return pool;
};

/** Parses and validates a body: a small one at once, a large one in a thread of its own. */
export async function checkJson(endpoint: Endpoint, { bytes, values }: JsonBody): Promise<CheckedBody> {
  if (bytes.byteLength > inlineBytes || values > inlineValues)
    return threads().run({ name: `${endpoint.method} ${endpoint.path}`, bytes });
  const read = parseJson(bytes);
  if (!read.ok) return { malformed: true };
  return checkBody(endpoint.body, read.value ?? {});
}
