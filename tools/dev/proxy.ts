import { randomBytes } from 'node:crypto';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Language } from '@staylore/contract/fields';
import { sessionToken } from '../../apps/server/src/platform/guard/session/session-cookie.ts';
import { readLanguage } from '../../apps/server/src/platform/language.ts';
import { inProject } from '../launch/project.ts';

export interface ProxyOptions {
  readonly host: string;
  readonly port: number;
  /** Origin that the browser sees. */
  readonly publicUrl: string;
  /** Where the server process listens. */
  readonly serverPort: number;
}

/** The web part's development server; its sources use the browser's types, so they are not imported statically. */
interface WebDev {
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  handle(
    request: Request,
    around: { nonce: string; hasSession: boolean; accepted: Language },
  ): Promise<Response>;
  close(): Promise<void>;
}

interface WebDevOptions {
  readonly http: Server;
  readonly origin: string;
  dispatch(request: Request): Promise<Response>;
  onError(error: unknown): void;
}

const webDev = inProject('apps/web/dev.ts');

/** What the server process answers; everything else is a page. */
const serverPaths =
  /^\/(?:api|media|go|webhooks|assets\/translations|healthz|readyz|metrics|robots\.txt|sitemap)/;
const restartMs = 20_000;

/**
 * The proxy in front of the server during development: pages and modules come from the current sources, all else is forwarded. It stays up
 * while the server restarts; requests wait for it.
 */
export async function openProxy(options: ProxyOptions): Promise<{ close(): Promise<void> }> {
  const http: Server = createServer((request, response) => {
    web.middleware(request, response, () => {
      const work = serverPaths.test(request.url ?? '/')
        ? forward(request, response, options)
        : answerPage(request, response);
      work.catch((error: unknown) => {
        console.error(error);
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
        response.end(error instanceof Error ? error.stack : String(error));
      });
    });
  });
  const { createWebDev } = (await import(webDev)) as {
    createWebDev(settings: WebDevOptions): Promise<WebDev>;
  };
  const web = await createWebDev({
    http,
    origin: options.publicUrl,
    dispatch: (request) => queryServer(request, options),
    onError: (error) => console.error(error),
  });

  async function answerPage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const page = await web.handle(toWebRequest(request, options.publicUrl), {
      nonce: randomBytes(16).toString('base64'),
      hasSession: sessionToken(request.headers, false) !== null,
      accepted: readLanguage(request.headers['accept-language']),
    });
    await sendPage(page, response);
  }

  await new Promise<void>((resolve) => http.listen(options.port, options.host, resolve));
  return {
    async close() {
      http.closeAllConnections();
      http.close();
      await web.close();
    },
  };
}

export async function sendPage(page: Response, response: ServerResponse): Promise<void> {
  response.writeHead(page.status, [...page.headers].flat());
  // Not `body`: that of a page which is complete already is empty.
  response.end(await page.bytes());
}

function toWebRequest(request: IncomingMessage, origin: string): Request {
  const headers = new Headers();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    headers.append(request.rawHeaders[index] ?? '', request.rawHeaders[index + 1] ?? '');
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(request.url ?? '/', origin), {
    method: request.method ?? 'GET',
    headers,
    ...(hasBody && { body: Readable.toWeb(request) as ReadableStream, duplex: 'half' }),
  } as RequestInit);
}

/** The API call of a page, over the network instead of in-process. */
async function queryServer(request: Request, { serverPort }: ProxyOptions): Promise<Response> {
  await waitForServer(serverPort);
  const { pathname, search } = new URL(request.url);
  return fetch(`http://127.0.0.1:${serverPort}${pathname}${search}`, {
    method: request.method,
    headers: request.headers,
    body: request.body === null ? null : await request.arrayBuffer(),
    redirect: 'manual',
  });
}

async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { serverPort }: ProxyOptions,
): Promise<void> {
  await waitForServer(serverPort);
  const onward = httpRequest(
    {
      host: '127.0.0.1',
      port: serverPort,
      path: request.url,
      method: request.method,
      headers: request.headers,
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response);
    },
  );
  response.once('close', () => onward.destroy());
  onward.once('error', (error) => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
    response.end(error.message);
  });
  request.pipe(onward);
}

async function waitForServer(port: number): Promise<void> {
  const end = Date.now() + restartMs;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(200);
  }
}
