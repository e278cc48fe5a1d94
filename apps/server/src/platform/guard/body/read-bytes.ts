import type { Readable } from 'node:stream';
import { ApiError, fail } from '../../errors.ts';
import { joinChunks } from '../../join-chunks.ts';

/** Reads a whole body. @throws {ApiError} `request.too_large` beyond `maxBytes`, `request.malformed` when it is incomplete. */
export async function readBytes(payload: Readable, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > maxBytes) fail('request.too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('request.malformed', { cause: error });
  }
  return joinChunks(chunks);
}
