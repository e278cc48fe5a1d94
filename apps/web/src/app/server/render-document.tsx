import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/** Whether a part of the page has to be waited for, or React added a script, to which it gives a nonce in streams only. */
const needsStream = (html: string) => html.includes('<!--$!-->') || /<script(?![^>]* nonce=)/.test(html);

/**
 * Renders a page whose data is completely loaded as one string, which is faster than a stream, in which each part of each element is
 * encoded separately. Null if something has to be waited for, such as code that is used for the first time, if React adds a script, as for
 * forms that are sent before hydration, or if rendering fails: a stream handles all that, and reports errors.
 */
export function renderAtOnce(page: ReactNode): string | null {
  try {
    const html = renderToString(page);
    return needsStream(html) ? null : `<!DOCTYPE html>${html}`;
  } catch {
    return null;
  }
}

/**
 * Awaits what the loaders returned, so that the router need not wait for it while rendering. Returns a function that gives each rendering
 * what it needs.
 */
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
  /** Milliseconds after which it is aborted. */
  timeout: number;
  onError(error: unknown): void;
}

/** Renders a page as a stream, waiting for pending parts, and collects it. @throws errors outside every boundary. */
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
      // Errors in the shell are thrown.
      onError(error) {
        if (isShellReady) onError(error);
      },
    });
    const timer = setTimeout(abort, timeout);
  });
}
