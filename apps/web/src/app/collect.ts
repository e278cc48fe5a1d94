import { Writable } from 'node:stream';
import type { PipeableStream } from 'react-dom/server';

interface Callbacks {
  onAllReady(): void;
  onShellError(error: unknown): void;
}

/** Runs a React stream to its end and answers its text; rejects when the shell fails or the time in milliseconds is over. */
export function collect(render: (callbacks: Callbacks) => PipeableStream, timeout: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const stream = render({ onAllReady: () => stream.pipe(sink), onShellError: reject });
    const timer = setTimeout(() => stream.abort(new Error(`not rendered in ${timeout} ms`)), timeout);
  });
}
