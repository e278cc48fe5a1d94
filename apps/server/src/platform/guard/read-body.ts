import '@fastify/multipart';
import type { Endpoint, UploadedFile } from '@staylore/contract/endpoint';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError } from '../errors.ts';

/** Largest single file of a multipart call; the limit that the interface names. */
const fileBytes = 10 * 1024 * 1024;

export interface ReadBody {
  body: unknown;
  files: UploadedFile[];
  /** The exact bytes, of an endpoint that asks for them. */
  raw?: Buffer;
}

/** Serves a route whose body stays the bytes that arrived, whatever their content type says. */
export function routeWithBytes(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
}

/** The JSON that the bytes hold. */
export function parseBytes({ raw }: ReadBody): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(raw));
  } catch (error) {
    throw new ApiError('request.malformed', { cause: error });
  }
}

/** Reads the body as the endpoint says: JSON, bytes, or multipart with its fields in one object and its files in memory. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest): Promise<ReadBody> {
  if (endpoint.method === 'GET') return { body: undefined, files: [] };
  if (endpoint.consumes === 'raw') {
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    return { body: undefined, files: [], raw };
  }
  if (endpoint.consumes === 'multipart' && request.isMultipart()) return readMultipart(endpoint, request);
  const body = request.body ?? (endpoint.body === undefined ? undefined : {});
  return { body, files: [] };
}

async function readMultipart(endpoint: Endpoint, request: FastifyRequest): Promise<ReadBody> {
  const allowed = endpoint.files ?? {};
  const most = Object.values(allowed).reduce((sum, count) => sum + count, 0);
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  const limits = { fileSize: fileBytes, files: most, fields: 200, fieldSize: 512 * 1024, parts: most + 200 };
  try {
    for await (const part of request.parts({ limits })) {
      // Browsers leave out what has no name; the library hands such a part on without one.
      if (!part.fieldname) throw new ApiError('request.malformed');
      if (part.type === 'field') {
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const bytes = await part.toBuffer();
      // A browser sends an empty part for a file input that was left alone.
      if (bytes.byteLength === 0 && !part.filename) continue;
      if (!(part.fieldname in allowed))
        throw new ApiError('request.invalid', { fields: { [part.fieldname]: 'invalid' } });
      files.push({ field: part.fieldname, filename: part.filename, bytes });
    }
  } catch (error) {
    throw uploadError(error);
  }
  return { body: fields, files };
}

function addField(fields: Record<string, unknown>, rawName: string, value: unknown): void {
  const name = rawName.replace(/\[\]$/, '');
  // Own keys only: a field named __proto__ must stay a field.
  if (!Object.hasOwn(fields, name)) {
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
    return;
  }
  const before = fields[name];
  fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

function uploadError(error: unknown): unknown {
  if (error instanceof ApiError) return error;
  const { code } = error as { code?: string };
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new ApiError('pictures.too_large', { fields: { file: 'too_long' } });
  if (code === 'FST_FILES_LIMIT')
    return new ApiError('pictures.too_many', { fields: { gallery: 'too_many' } });
  if (code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') return new ApiError('request.too_large');
  if (code === 'FST_PROTO_VIOLATION') return new ApiError('request.malformed');
  return code?.startsWith('FST_') === true ||
    error instanceof SyntaxError ||
    /Unexpected end of (form|multipart)|Boundary not found/i.test(String(error))
    ? new ApiError('request.malformed')
    : error;
}
