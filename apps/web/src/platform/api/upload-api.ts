import type { Language } from '../texts/language.ts';
import type { Api } from './api-client.ts';
import { createBrowserApi } from './browser-api.ts';

/** Bytes sent so far, and in all. */
export interface Sent {
  loaded: number;
  total: number;
}

/** The API over XMLHttpRequest, which reports upload progress; `fetch` cannot. */
export function createUploadApi(language: Language, onProgress: (sent: Sent) => void): Api {
  return createBrowserApi(language, (request) => sendWithProgress(request, onProgress));
}

async function sendWithProgress(request: Request, onProgress: (sent: Sent) => void): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sender = new XMLHttpRequest();
    sender.open(request.method, request.url);
    for (const [name, value] of request.headers) sender.setRequestHeader(name, value);
    sender.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ loaded, total }));
    sender.addEventListener('load', () => resolve(answerOf(sender)));
    for (const failure of ['error', 'abort', 'timeout'])
      sender.addEventListener(failure, () => reject(new TypeError(`The upload ended: ${failure}`)));
    request.signal.addEventListener('abort', () => sender.abort());
    sender.send(body);
  });
}

function answerOf(sender: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sender
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(sender.responseText, { status: sender.status, headers });
}

/**
 * How much of each file has been sent, 0 to 1. Files come at the end of a multipart body in their order, so what is left to send belongs to
 * the last ones.
 */
export function sentShares({ loaded, total }: Sent, sizes: readonly number[]): number[] {
  let left = total - loaded;
  const shares: number[] = [];
  for (const size of [...sizes].reverse()) {
    const missing = Math.min(size, Math.max(0, left));
    shares.unshift(size === 0 ? 1 : 1 - missing / size);
    left -= size;
  }
  return shares;
}
