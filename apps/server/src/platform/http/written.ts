import type { Endpoint } from '@staylore/contract/endpoint';
import { ApiError } from '../errors.ts';

/** An answer, or a part of one, that is already serialised as JSON and known to match the contract. */
export class Written<Value> {
  /** Only for its type: what the JSON holds. */
  declare readonly value: Value;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }

  /** A list of these. */
  static list<Item>(items: readonly Written<Item>[]): Written<Item[]> {
    return new Written(`[${items.map(({ json }) => json).join(',')}]`);
  }
}

/** An answer as an object, or already serialised. */
export type MaybeWritten<Value> = Value | Written<Value>;

/** @throws {ApiError} `server.failed` if the answer does not match the contract. */
export function asJson(endpoint: Endpoint, answer: unknown = {}): string {
  if (answer instanceof Written) return answer.json;
  const checked = endpoint.answer.safeParse(answer);
  if (checked.success) return JSON.stringify(checked.data);
  throw new ApiError('server.failed', {
    cause: new Error(
      `${endpoint.method} ${endpoint.path} answered outside its contract: ${checked.error.message}`,
    ),
  });
}
