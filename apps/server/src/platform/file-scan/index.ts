import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { OutgoingError } from '../fetch-safely/index.ts';

const timeoutMs = 30_000;
const usualPort = 3310;

/** Whether an uploaded or fetched file contains malware; called before anything else reads the file. @throws {OutgoingError} */
export type IsInfected = (bytes: Uint8Array) => Promise<boolean>;

/** Scans with ClamAV's daemon at the configured address (its command INSTREAM); without an address every file passes. */
export function createFileScan(address: string | undefined): IsInfected {
  if (address === undefined) return async () => false;
  const url = new URL(address);
  return async (bytes) => {
    const answer = await scan(url, bytes).catch((error: unknown) => {
      throw new OutgoingError('network', 'The virus scanner does not answer', { cause: error });
    });
    if (/^stream: OK\0?$/.test(answer)) return false;
    if (/ FOUND\0?$/.test(answer)) return true;
    throw new OutgoingError('network', `The virus scanner answered ${answer.slice(0, 100)}`);
  };
}

async function scan(url: URL, bytes: Uint8Array): Promise<string> {
  const socket =
    url.protocol === 'unix:'
      ? connect(url.pathname)
      : connect(Number(url.port || usualPort), url.hostname.replace(/^\[|\]$/g, ''));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('It took too long')));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.byteLength);
  // The file is sent as one chunk; an empty chunk ends it.
  for (const part of [Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)]) socket.write(part);
  try {
    return await text(socket);
  } finally {
    socket.destroy();
  }
}
