import type { FastifyRequest } from 'fastify';
import { formParam } from '../core/query.ts';

/** Client id and secret of a token request, from HTTP Basic (RFC 6749 section 2.3.1) or from the form. */
export function clientOf(request: FastifyRequest): { id: string | null; secret: string | null } {
  const basic = /^Basic\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!basic) return { id: formParam(request, 'client_id'), secret: formParam(request, 'client_secret') };
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
  try {
    return { id: decodeURIComponent(id), secret: decodeURIComponent(secret) };
  } catch {
    return { id: null, secret: null };
  }
}
