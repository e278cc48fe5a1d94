import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { joinChunks } from '../join-chunks.ts';
import { OutgoingError } from './outgoing-error.ts';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** Undoes the content encoding. @throws {OutgoingError} `malformed` for an encoding that was not offered. */
export function decoded(body: Readable, encoding: string | undefined): Readable {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '') return body;
  const decoder = Object.hasOwn(decoders, name) ? decoders[name]?.() : undefined;
  if (decoder === undefined) {
    body.destroy();
    throw new OutgoingError('malformed', `The answer is encoded as ${name.slice(0, 40)}`);
  }
  // The error reaches the reader through the decoder, which `pipeline` destroys with it.
  return pipeline(body, decoder, () => undefined);
}

/** Passes on the chunks of a body until they exceed `maxBytes`, counted after decompression. */
export async function* capped(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxBytes)
        throw new OutgoingError('too_large', `The answer is larger than ${maxBytes} bytes`);
      yield chunk;
    }
  } finally {
    body.destroy();
  }
}

export async function collect(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return joinChunks(parts);
}

/** The beginning of a body as text; the rest is discarded unread. */
export async function beginning(body: Readable, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  try {
    for await (const chunk of capped(body, maxBytes)) parts.push(chunk);
  } catch (error) {
    if (!(error instanceof OutgoingError) || error.kind !== 'too_large') throw error;
  }
  return Buffer.concat(parts).toString('utf8');
}
