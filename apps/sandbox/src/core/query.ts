import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

const bag = z.record(z.string(), z.union([z.string(), z.array(z.string())]).optional());

/** A query parameter, the last value if repeated; null if missing. */
export function queryParam(request: FastifyRequest, name: string): string | null {
  return last(request.query, name);
}

/** A field of a form body, by the same rules. */
export function formParam(request: FastifyRequest, name: string): string | null {
  return last(request.body, name);
}

function last(values: unknown, name: string): string | null {
  const parsed = bag.safeParse(values);
  const value = parsed.success ? parsed.data[name] : undefined;
  return (Array.isArray(value) ? value.at(-1) : value) ?? null;
}

/** The token of `Authorization: Bearer`, if any. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
