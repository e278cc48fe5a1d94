import { contract } from '@staylore/contract/contract';
import { describeApi } from '../platform/http/openapi.ts';

/** The description as JSON, made in a worker thread; see `description.ts`. */
export default function describe(origin: string): string {
  return JSON.stringify(describeApi(contract, { origin }));
}
