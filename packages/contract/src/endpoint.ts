import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * Who may call: `public` (anyone; a signed-in viewer is known), `session` (a signed-in member), `signature` (a partner, or the photo
 * network, who signs the body). Required on every endpoint, so that a public call is an explicit choice.
 */
export type Auth = 'public' | 'session' | 'signature';

/**
 * What a supplied id means: `none`; `self` (a user id in path or body must be the viewer's own, anonymous is 0); `owner` (the record named
 * in the path must belong to the viewer).
 */
export type Ownership = 'none' | 'self' | 'owner';

/** A file of a multipart call, already within the size limit. */
export interface UploadedFile {
  field: string;
  filename: string;
  /** Its bytes, which are on disk until the call is answered. */
  read(): Promise<Uint8Array>;
  /** Who sent it. Pictures of several senders are processed in turn. */
  sender: string;
}

/** A security event: affects who can get at an account, its data or its money; the server logs each of them. */
export type SecurityEvent =
  | 'sign-in'
  | 'sign-up'
  | 'sign-out'
  | 'proof'
  | 'sessions'
  | 'address'
  | 'password'
  | 'factor'
  | 'bank'
  | 'connection'
  | 'export'
  | 'leaving'
  | 'payout'
  | 'role';

/** An endpoint as data: the server serves it, the client is typed from it, OpenAPI and the access table are generated from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters, starting with `/`. */
  path: `/${string}`;
  summary: string;
  auth: Auth;
  ownership: Ownership;
  /** The log records it, whether done or refused. */
  event?: SecurityEvent;
  /** With `self`: where the viewer's id is, e.g. `params.id`; by default `params.userId` and `body.user_id`. */
  self?: readonly `${'params' | 'body'}.${string}`[];
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /**
   * Default `json`; `multipart` calls accept JSON with the same fields if no file is sent; `raw` (JSON) and `form` (fields of a form) keep
   * the bytes for a signature.
   */
  consumes?: 'json' | 'multipart' | 'raw' | 'form';
  /** Names of the file fields of a multipart call and how many files each may have. */
  files?: Record<string, number>;
  /** Largest body in bytes, of a form without its files; default 64 KiB. */
  maxBytes?: number;
  /** The body of the 200 answer; an empty object unless given. */
  answer: z.ZodType;
  /** Content type of the answer if it is not JSON. */
  produces?: 'text/csv' | 'application/pdf' | 'application/zip' | 'image/jpeg' | 'text/event-stream';
  /** Answers with exact plain texts that the wire format fixes, by status. */
  texts?: Record<number, readonly string[]>;
  /** Requests for one viewer or network address; the default is generous. `each` counts each value of a path parameter as well. */
  limit?: { requests: number; seconds: number; by: 'address' | 'viewer'; each?: string };
  /**
   * Requests about one account, from anywhere. An account is what the caller names, whether it exists or not, so that the answer reveals
   * nothing; the handler counts it (`call.countFor`) and fails with a code of its own if it is one too many. With several rules, shortest
   * first, the wait grows: what a shorter one refuses is not counted by the longer ones.
   */
  perAccount?: readonly { requests: number; seconds: number }[];
  /** Codes with which it may fail, besides those that any call may answer. */
  errors?: readonly ErrorCode[];
}

type Method<K> = K extends `${infer M extends Endpoint['method']} ${string}` ? M : never;
type Path<K> = K extends `${string} ${infer P extends Endpoint['path']}` ? P : never;

const nothing = z.object({});
type AnswerSchema<E> = E extends { answer: z.ZodType } ? E['answer'] : typeof nothing;

/** Declares the endpoint of a method and path, `GET /api/posts/:id`, and keeps its literal types. */
export function endpoint<
  const K extends `${Endpoint['method']} ${Endpoint['path']}`,
  const E extends Omit<Endpoint, 'method' | 'path' | 'answer'> & { answer?: z.ZodType },
>(key: K, definition: E): E & { method: Method<K>; path: Path<K>; answer: AnswerSchema<E> } {
  const [method, path] = key.split(' ') as [Method<K>, Path<K>];
  return { method, path, answer: nothing as AnswerSchema<E>, ...definition };
}

/** The literal `METHOD /path` by which client and tests name an endpoint. */
export type Key<E extends Endpoint> = `${E['method']} ${E['path']}`;

type Infer<T> = T extends z.ZodType ? z.infer<T> : undefined;
type Input<T> = T extends z.ZodType ? z.input<T> : undefined;

/** A handler's input after validation. */
export interface Received<E extends Endpoint> {
  params: Infer<E['params']>;
  query: Infer<E['query']>;
  body: Infer<E['body']>;
}

export interface Sent<E extends Endpoint> {
  params: Input<E['params']>;
  query: Input<E['query']>;
  body: Input<E['body']>;
}

/** The body of the 200 answer as a client gets it. */
export type Answer<E extends Endpoint> = z.infer<E['answer']>;
/** The body that a handler returns, before the schema's defaults. */
export type AnswerInput<E extends Endpoint> = z.input<E['answer']>;
