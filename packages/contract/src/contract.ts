import { accountEndpoints } from './accounts.ts';
import type { Answer, Endpoint, Key, Received, Sent } from './endpoint.ts';
import { instagramImportEndpoints } from './instagram-import.ts';
import { postEndpoints } from './posts.ts';
import { profileEndpoints } from './profiles.ts';

/** Every call of the API. A feature adds its list here and nowhere else. */
export const contract = [
  ...accountEndpoints,
  ...profileEndpoints,
  ...postEndpoints,
  ...instagramImportEndpoints,
] as const satisfies readonly Endpoint[];

type AnyEndpoint = (typeof contract)[number];

/** Endpoints by their literal `METHOD /path`. */
export type Contract = { [E in AnyEndpoint as Key<E>]: E };
export type EndpointKey = keyof Contract;
export type SentTo<K extends EndpointKey> = Sent<Contract[K]>;
export type ReceivedBy<K extends EndpointKey> = Received<Contract[K]>;
export type AnswerOf<K extends EndpointKey> = Answer<Contract[K]>;
