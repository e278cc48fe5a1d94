import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { CallApi } from './src/app/server/server-api.ts';
import { fillPath, nextCursor, queryString } from './src/platform/api/api-client.ts';
import type { RequestContext, WebHandler, WebOptions } from './src/server.ts';

/** The web part with reload, for a server that runs in development. */
export interface WebDev {
  /** Serves modules, styles and the reload socket; calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Renders pages from the sources as they are now. */
  handle(request: Request, around: Omit<RequestContext, 'callApi'>): Promise<Response>;
  close(): Promise<void>;
}

interface WebDevOptions extends WebOptions {
  http: Server;
  /** Sends a call of the API to the server. */
  dispatch(request: Request): Promise<Response>;
}

const callerOver =
  ({ dispatch, origin }: WebDevOptions): CallApi =>
  async ({ key, params, query, headers }) => {
    const url = origin + fillPath(key.replace('GET ', ''), params) + queryString(query);
    const answer = await dispatch(new Request(url, { headers }));
    return {
      status: answer.status,
      body: await answer.text(),
      isText: answer.headers.get('content-type')?.startsWith('text/plain') === true,
      next: nextCursor(answer.headers.get('link')),
      retryAfter: Number(answer.headers.get('retry-after')) || null,
    };
  };

/** Mounts Vite into the given HTTP server, which keeps its port. */
export async function createWebDev(options: WebDevOptions): Promise<WebDev> {
  const vite = await createServer({
    root: fileURLToPath(new URL('.', import.meta.url)),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: options.http } },
  });
  return {
    middleware: vite.middlewares,
    handle: async (request, around) => {
      const module = await vite.ssrLoadModule('./src/server.ts');
      const createWebHandler = module['createWebHandler'] as (options: WebOptions) => WebHandler;
      return createWebHandler(options)(request, { ...around, callApi: callerOver(options) });
    },
    close: () => vite.close(),
  };
}
