import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { removeFolder, throwawayFolder } from '../database/throwaway-folder.ts';

/** Speaks ClamAV's protocol at a socket, and detects the standard test file (EICAR's). */
export async function startClamd(): Promise<{ url: string; scanned: number[]; stop(): Promise<void> }> {
  const folder = await throwawayFolder('clamd');
  const place = path.join(folder, 'clamd.ctl');
  const scanned: number[] = [];
  const server = createServer((socket) => {
    let got = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      const file = fileIn(got);
      if (file === null) return;
      scanned.push(file.byteLength);
      socket.end(file.includes('EICAR-STANDARD-ANTIVIRUS-TEST-FILE') ? found : 'stream: OK\0');
    });
  });
  server.listen(place);
  await once(server, 'listening');
  return {
    url: `unix://${place}`,
    scanned,
    stop: async () => {
      await new Promise((closed) => server.close(closed));
      await removeFolder(folder);
    },
  };
}

const found = 'stream: Win.Test.EICAR_HDB-1 FOUND\0';
const command = Buffer.from('zINSTREAM\0');

/** The file, once the empty chunk has arrived. */
function fileIn(got: Buffer): Buffer | null {
  if (got.length < command.length) return null;
  if (!got.subarray(0, command.length).equals(command)) throw new Error('Another command');
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= got.length; ) {
    const length = got.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(got.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
