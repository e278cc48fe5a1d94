import { z } from 'zod';
import type { InstagramLogin } from '../../config/sections/services.ts';
import type { Platform } from '../../platform/platform.ts';
import {
  NetworkError,
  parseAnswer,
  readGraphFault,
  readHandle,
  withNetwork,
} from '../photo-network/index.ts';
import { withExactIds } from './exact-ids.ts';

export interface NetworkToken {
  token: string;
  /** Seconds. */
  expiresIn: number;
}

const id = z
  .string()
  .regex(/^\d{1,40}$/)
  .optional();
const codeToken = z.object({ access_token: z.string().min(1), user_id: id });
/** Documented as a list, but received flat (Instagram API with Instagram Login, "Business login"). */
const codeAnswer = z.union([codeToken, z.object({ data: z.array(codeToken).min(1) })]);
/** Tokens live for sixty days. */
const maxSeconds = 10 * 365 * 24 * 60 * 60;
const longAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.number().positive().max(maxSeconds),
});
const me = z.object({ username: z.string().refine((name) => readHandle(name) !== null), id, user_id: id });
const meAnswer = z.union([me, z.object({ data: z.array(me).min(1) })]);

const flatError = z.object({ error_type: z.string(), code: z.number() });

/** One call with a member's token. Addresses contain tokens, so neither they nor errors that quote them are ever logged. */
export type AskOwn = <S extends z.ZodType>(
  path: string,
  options: { token: string; query?: Record<string, string>; schema: S; signal: AbortSignal },
) => Promise<z.output<S>>;

/** An account as the network knows it. */
interface Known {
  handle: string;
  /** All of the network's ids for it: it does not say which one it will use for the account. */
  ids: string[];
}

/** The photo network on behalf of a member (Instagram API with Instagram Login). All calls throw NetworkError. */
export interface OwnNetwork {
  /** Redeems the code of a redirect and exchanges the result for a long-lived token. */
  connect(code: string, redirectUri: string, signal: AbortSignal): Promise<NetworkToken & Known>;
  /** The owner of the token. */
  whoIs(token: string, signal: AbortSignal): Promise<Known>;
  /** A new token for one that is at least a day old. */
  refresh(token: string, signal: AbortSignal): Promise<NetworkToken>;
  request: AskOwn;
}

/** The photo network as members reach it with their own accounts. */
export function openOwnNetwork(platform: Platform, settings: InstagramLogin): OwnNetwork {
  const { fetchSafely } = platform;
  const read = async <S extends z.ZodType>(
    url: string,
    options: { schema: S; signal: AbortSignal; body?: URLSearchParams },
  ): Promise<z.output<S>> => {
    const { schema, signal, body } = options;
    const answer = await withNetwork(signal, () =>
      fetchSafely(url, {
        as: 'text',
        accept: () => true,
        timeoutMs: 20_000,
        redirects: 0,
        maxBytes: 1024 * 1024,
        signal,
        ...(body === undefined ? {} : { method: 'POST' as const, body }),
      }),
    );
    const value = parseAnswer(withExactIds(answer.body));
    // A rejected code is reported in a form of its own, without the envelope of all other errors.
    if (flatError.safeParse(value).success) throw new NetworkError('connection_expired');
    if (answer.status !== 200) throw readGraphFault(value, answer.status, null).error;
    const checked = schema.safeParse(value);
    if (!checked.success) throw new NetworkError('unreadable', { cause: checked.error });
    return checked.data;
  };
  const { graphUrl, apiUrl, version, appId, appSecret } = settings;
  const request: AskOwn = (path, { token, query = {}, schema, signal }) =>
    read(`${graphUrl}/${version}/${path}?${new URLSearchParams({ ...query, access_token: token })}`, {
      schema,
      signal,
    });
  const long = async (address: string, query: Record<string, string>, signal: AbortSignal) => {
    const answer = await read(`${graphUrl}/${address}?${new URLSearchParams(query)}`, {
      schema: longAnswer,
      signal,
    });
    return { token: answer.access_token, expiresIn: answer.expires_in };
  };
  const whoIs: OwnNetwork['whoIs'] = async (token, signal) => {
    const query = { fields: 'id,user_id,username' };
    const found = first(await request('me', { token, query, schema: meAnswer, signal }));
    return { handle: found.username.toLowerCase(), ids: idsIn(found.id, found.user_id) };
  };
  return {
    request,
    async connect(code, redirectUri, signal) {
      const body = new URLSearchParams({
        client_id: appId,
        client_secret: appSecret,
        grant_type: 'authorization_code',
        redirect_uri: redirectUri,
        // The network appends these two characters to the address, not to the code.
        code: code.replace(/#_$/, ''),
      });
      const short = first(await read(`${apiUrl}/oauth/access_token`, { schema: codeAnswer, signal, body }));
      const token = await long(
        'access_token',
        { grant_type: 'ig_exchange_token', client_secret: appSecret, access_token: short.access_token },
        signal,
      );
      const { handle, ids } = await whoIs(token.token, signal);
      return { ...token, handle, ids: [...new Set([...idsIn(short.user_id), ...ids])] };
    },
    whoIs,
    refresh: (token, signal) =>
      long('refresh_access_token', { grant_type: 'ig_refresh_token', access_token: token }, signal),
  };
}

function first<T extends object>(answer: T | { data: T[] }): T {
  return 'data' in answer ? (answer.data[0] as T) : answer;
}

const idsIn = (...ids: (string | undefined)[]): string[] => ids.filter((one) => one !== undefined);
