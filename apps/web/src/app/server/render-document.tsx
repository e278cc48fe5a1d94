import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** What React leaves where a part of the page would have to be waited for, and a script of its own, to which it gives a nonce in streams only. */
const needsStream = /<!--\$!-->|<script(?![^>]* nonce=)/;

/**
 * Renders a page whose data are all loaded as one text, in which React writes a page faster than as a stream: there, each bit of each element
 * is encoded alone. Null where something has to be waited for, as code that is used for the first time, where React adds a script, as for
 * forms that are sent before the page is hydrated, or where the page breaks: a stream does all that, and tells what broke.
 */
export function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return needsStream.test(html) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

/** Reads what the loaders brought, so that the router need not wait for it while it renders. Answers what to render with, for each rendering anew. */
export async function readData(entry: EntryContext): Promise<() => EntryContext> {
  const reader = entry.serverHandoffStream?.getReader();
  if (reader === undefined) return () => entry;
  const decoder = new TextDecoder();
  let value = '';
  for (let read = await reader.read(); !read.done; read = await reader.read())
    value += decoder.decode(read.value, { stream: true });
  const renderMeta = {
    didRenderScripts: true,
    streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) },
  };
  return () => ({ ...entry, serverHandoffStream: new ReadableStream(), renderMeta });
}

interface Waiting {
  nonce: string;
  /** Milliseconds after which it is given up. */
  timeout: number;
  onError(error: unknown): void;
}

/** Renders a page as a stream, which waits for what is not there yet, and collects it. @throws what breaks outside every boundary. */
export function renderWaiting(page: ReactNode, { nonce, timeout, onError }: Waiting): Promise<string> {
  return new Promise((resolve, reject) => {
    let isShellReady = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        const pieces: Buffer[] = [];
        const collect = new Writable({
          write(piece: Buffer, _encoding, done) {
            pieces.push(piece);
            done();
          },
        });
        collect.once('finish', () => resolve(Buffer.concat(pieces).toString()));
        pipe(collect);
      },
      onShellError: reject,
      onShellReady() {
        isShellReady = true;
      },
      // What breaks the shell is thrown.
      onError(error) {
        if (isShellReady) onError(error);
      },
    });
    const timer = setTimeout(abort, timeout);
  });
}
