import type { Answer, Endpoint, Key, Received, Sent } from './endpoint.ts';
import * as features from './features.ts';

type EndpointIn<Feature> = Feature extends unknown ? Extract<Feature[keyof Feature], Endpoint> : never;
type AnyEndpoint = EndpointIn<(typeof features)[keyof typeof features]>;

const isEndpoint = (value: unknown): value is AnyEndpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call of the API: whatever endpoint a feature exports. */
export const contract: readonly AnyEndpoint[] = Object.values(features).flatMap((feature) =>
  Object.values<unknown>(feature).filter(isEndpoint),
);

/** Endpoints by their literal `METHOD /path`. */
export type Contract = { [E in AnyEndpoint as Key<E>]: E };
export type EndpointKey = keyof Contract;
export type SentTo<K extends EndpointKey> = Sent<Contract[K]>;
export type ReceivedBy<K extends EndpointKey> = Received<Contract[K]>;
export type AnswerOf<K extends EndpointKey> = Answer<Contract[K]>;
