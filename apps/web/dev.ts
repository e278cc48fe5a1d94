import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { WebHandler, WebOptions } from './src/server.ts';

/** The web part with reload, for a server that runs in development. */
export interface WebDev {
  /** Serves modules, styles and the reload socket; calls `next` for everything else. */
  middleware(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  /** Renders pages from the sources as they are now. */
  handle: WebHandler;
  close(): Promise<void>;
}

/** Mounts Vite into the given HTTP server, which keeps its port. */
export async function createWebDev(options: WebOptions & { http: Server }): Promise<WebDev> {
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
      return createWebHandler(options)(request, around);
    },
    close: () => vite.close(),
  };
}
