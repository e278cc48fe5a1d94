import type { Readable } from 'node:stream';
import { ApiError, fail } from '../../errors.ts';
import { joinChunks } from '../../join-chunks.ts';

/** The bytes of a JSON body, not parsed yet. */
export class JsonBody {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Reads a JSON body without parsing it. @throws {ApiError} `request.too_large` beyond `maxBytes`, `request.malformed` when it is incomplete. */
export async function readJson(payload: Readable, options: { maxBytes: number }): Promise<JsonBody> {
  return new JsonBody(await readBytes(payload, options));
}

/** Reads a whole body. @throws {ApiError} `request.too_large` beyond `maxBytes`, `request.malformed` when it is incomplete. */
async function readBytes(payload: Readable, options: { maxBytes: number }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > options.maxBytes) fail('request.too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('request.malformed', { cause: error });
  }
  return joinChunks(chunks);
}
