import { contract } from '@staylore/contract/contract';
import type { Endpoint } from '@staylore/contract/endpoint';
import { shapeOf } from '../../json-shape.ts';
import { type CheckedBody, checkBody, parseJson } from './check-body.ts';

const byName = new Map<string, Endpoint>(contract.map((one) => [`${one.method} ${one.path}`, one]));

/** Parses and validates a large body in a worker thread; see `large-body.ts`. */
export default async function check({
  name,
  bytes,
}: {
  name: string;
  bytes: Uint8Array;
}): Promise<CheckedBody> {
  const shape = shapeOf(bytes);
  if ('refused' in shape) return shape;
  const read = parseJson(bytes);
  return read.ok ? checkBody(byName.get(name)?.body, read.value) : { refused: 'malformed' };
}
