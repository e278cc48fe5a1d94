import type { Readable } from 'node:stream';
import type { Endpoint, UploadedFile } from '@staylore/contract/endpoint';
import { largestPicture } from '@staylore/contract/pictures';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { ApiError, fail } from '../../errors.ts';
import { createFairLimit } from '../../fair-limit.ts';
import { callerOf } from '../session/caller.ts';
import { type CheckedBody, checkBody, parseJson } from './check-body.ts';
import { keepFile } from './form-files.ts';
import { checkJson } from './large-body.ts';
import { readBytes } from './read-bytes.ts';

/**
 * Largest body, and largest sum of the fields of a form, unless the contract says otherwise: the longest message in its longest encoding.
 */
export const plainBytes = 64 * 1024;
/** Names, boundaries and types between the parts of a form. */
const formFrame = 64 * 1024;

/** Forms and long bodies of one sender that are read at once, as they take disk space and memory; further ones wait. */
const twoOfEach = { places: Number.POSITIVE_INFINITY, each: 2 };
const [uploads, longBodies] = [createFairLimit(twoOfEach), createFairLimit(twoOfEach)];

const filesOf = ({ files = {} }: Endpoint) => Object.values(files).reduce((sum, count) => sum + count, 0);

/** Most bytes that a call may send, according to its contract. */
export function maxBodyBytes(endpoint: Endpoint): number {
  const { consumes, maxBytes = plainBytes } = endpoint;
  return consumes === 'multipart' ? filesOf(endpoint) * largestPicture + plainBytes + formFrame : maxBytes;
}

/** Keeps JSON as the bytes that arrived until it is checked, and accepts nothing but JSON and forms. */
export function readBodiesAsJson(app: FastifyInstance): void {
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', (request: FastifyRequest, payload: Readable) => {
    const { bodyLimit: maxBytes = plainBytes } = request.routeOptions;
    const read = () => readBytes(payload, maxBytes);
    return maxBytes > plainBytes ? longBodies(callerOf(request), read) : read();
  });
}

export interface ReadBody {
  /** As declared by the endpoint's schema. */
  body: unknown;
  files: UploadedFile[];
}

/** Serves a route whose body is kept as the bytes that arrived, whatever its content type. */
export function routeWithBytes(app: FastifyInstance, route: RouteOptions): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.route(route);
  });
}

/**
 * Reads and validates the body as the endpoint says: JSON, bytes, or multipart with its fields in one object and its files in a folder.
 * `verify` is given the exact bytes where the endpoint requires that, before anything in them is trusted.
 * @throws {ApiError} at the field, or for the whole body if it cannot be read.
 */
export async function readBody(
  endpoint: Endpoint,
  request: FastifyRequest,
  { folder, verify }: { folder: string; verify(raw: Buffer): void },
): Promise<ReadBody> {
  if (endpoint.method === 'GET') return { body: undefined, files: [] };
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  if (keepsBytes(endpoint)) {
    verify(raw);
    const value = endpoint.consumes === 'form' ? formFields(raw) : jsonValue(raw);
    return { body: accepted(await checkBody(endpoint.body, value)), files: [] };
  }
  if (endpoint.consumes === 'multipart' && request.isMultipart()) {
    refuseLongBoundary(request);
    const { fields, files } = await uploads(callerOf(request), () =>
      readMultipart(endpoint, request, folder),
    );
    return { body: accepted(await checkBody(endpoint.body, fields)), files };
  }
  return { body: accepted(await checkJson(endpoint, raw)), files: [] };
}

/** Whether the exact bytes of the body have to be kept. */
export const keepsBytes = ({ consumes }: Endpoint): boolean => consumes === 'raw' || consumes === 'form';

function jsonValue(raw: Buffer): unknown {
  const read = parseJson(raw);
  if (!read.ok || read.value === undefined) fail('request.malformed');
  return read.value;
}

/** The fields of a form as browsers send it; if one is repeated, the last counts. */
export const formFields = (raw: Buffer): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(raw.toString('utf8')));

/** The value of a validated body. @throws {ApiError} if it was refused. */
export function accepted(checked: CheckedBody): unknown {
  if ('refused' in checked) throw new ApiError(`request.${checked.refused}`);
  if ('fields' in checked) fail('request.invalid', checked.fields);
  return checked.value;
}

/** RFC 2046 allows 70 characters; the parser throws at much longer ones. */
function refuseLongBoundary({ headers }: FastifyRequest): void {
  const boundary = /boundary=(?:"([^"]*)"|([^;\s]*))/i.exec(headers['content-type'] ?? '');
  if ((boundary?.[1] ?? boundary?.[2] ?? '').length > 70) fail('request.malformed');
}

async function readMultipart(
  endpoint: Endpoint,
  request: FastifyRequest,
  folder: string,
): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  const allowed = endpoint.files ?? {};
  const most = filesOf(endpoint);
  let left = plainBytes;
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  const limits = {
    fileSize: largestPicture,
    files: most,
    fields: 200,
    fieldSize: plainBytes,
    parts: most + 200,
  };
  try {
    for await (const part of request.parts({ limits })) {
      // Browsers leave out fields without a name; the library passes such a part on without one.
      if (!part.fieldname) fail('request.malformed');
      if (part.type === 'field') {
        left -= Buffer.byteLength(String(part.value));
        if (left < 0 || part.valueTruncated) fail('request.too_large');
        addField(fields, part.fieldname, part.value);
        continue;
      }
      const { read, size } = await keepFile(request, part.file, folder);
      if (part.file.truncated) fail('pictures.too_large', { file: 'too_long' });
      // A browser sends an empty part for a file input that was left empty.
      if (size === 0 && !part.filename) continue;
      if (!(part.fieldname in allowed)) fail('request.invalid', { [part.fieldname]: 'invalid' });
      files.push({ field: part.fieldname, filename: part.filename, read, sender: callerOf(request) });
    }
  } catch (error) {
    throw uploadError(error);
  }
  return { fields, files };
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
