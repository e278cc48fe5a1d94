import type { Readable } from 'node:stream';
import { ApiError } from '../../errors.ts';

/** The bytes of a JSON body, counted as they arrive and not parsed yet. */
export class JsonBody {
  readonly bytes: Buffer;
  /** Upper bound on the number of values in it, which the cost of parsing and validating grows with. */
  readonly values: number;

  constructor(bytes: Buffer, values: number) {
    this.bytes = bytes;
    this.values = values;
  }
}

/** No schema of the contract goes deeper than six. */
const deepest = 20;
/** Five hundred posts with everything a scan sends about them. */
const mostValues = 100_000;

/**
 * Reads a JSON body chunk by chunk and stops at the first one too many, so that nothing huge is ever parsed.
 * @throws {ApiError} `request.too_large` beyond `maxBytes` or `mostValues`, `request.malformed` when it is nested too deeply or incomplete.
 */
export async function readJson(payload: Readable, options: { maxBytes: number }): Promise<JsonBody> {
  const shape = createShape();
  const bytes = await readBytes(payload, { ...options, onChunk: shape.add });
  return new JsonBody(bytes, shape.values());
}

/** Reads a whole body. @throws {ApiError} `request.too_large` beyond `maxBytes`, `request.malformed` when it is incomplete. */
export async function readBytes(
  payload: Readable,
  options: { maxBytes: number; onChunk?(chunk: Buffer): void },
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of payload as AsyncIterable<Buffer>) {
      length += chunk.byteLength;
      if (length > options.maxBytes) throw new ApiError('request.too_large');
      options.onChunk?.(chunk);
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('request.malformed', { cause: error });
  }
  return Buffer.concat(chunks);
}

/** Follows the brackets and commas of JSON outside of its strings. */
function createShape() {
  let [depth, values] = [0, 1];
  let [inString, escaped] = [false, false];
  const addByte = (byte: number) => {
    if (inString) {
      if (escaped) escaped = false;
      else if (byte === backslash) escaped = true;
      else if (byte === quote) inString = false;
    } else if (byte === quote) inString = true;
    else if (byte === comma) values += 1;
    else if (byte === openBracket || byte === openBrace) {
      depth += 1;
      values += 1;
      if (depth > deepest) throw new ApiError('request.malformed');
    } else if (byte === closeBracket || byte === closeBrace) depth -= 1;
  };
  return {
    /** @throws {ApiError} as soon as it is nested too deeply or holds too much. */
    add(chunk: Buffer) {
      for (const byte of chunk) addByte(byte);
      if (values > mostValues) throw new ApiError('request.too_large');
    },
    values: () => values,
  };
}

const [quote, comma, backslash] = [0x22, 0x2c, 0x5c];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];
