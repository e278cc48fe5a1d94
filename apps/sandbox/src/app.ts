import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import { appleRoutes } from './apple/routes.ts';
import { bankRoutes } from './bank/routes.ts';
import { breachesRoutes } from './breaches/routes.ts';
import type { SandboxConfig } from './config/config.ts';
import { controlRoutes } from './control/routes.ts';
import { openClock } from './core/clock.ts';
import { createFaultBoard } from './core/faults.ts';
import { createRequestLog } from './core/request-log.ts';
import type { Sandbox } from './core/sandbox.ts';
import { googleRoutes } from './google/routes.ts';
import { homeRoutes } from './home/routes.ts';
import { graphRoutes } from './instagram/discovery/routes.ts';
import { oembedRoutes } from './instagram/links/oembed-routes.ts';
import { loginRoutes } from './instagram/login/routes.ts';
import { cdnRoutes } from './instagram/media/routes.ts';
import { createNetwork } from './instagram/network/accounts.ts';
import { llmRoutes } from './llm/routes.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { createSmtpServer } from './mailbox/smtp.ts';
import { type MailStore, openMailStore } from './mailbox/store.ts';
import { mapsRoutes } from './maps/routes.ts';
import { html } from './page/html.ts';
import { sendPage } from './page/page.ts';
import { partnerRoutes } from './partner/routes.ts';
import { pushRoutes } from './push/routes.ts';
import { ratesRoutes } from './rates/routes.ts';

/** The whole sandbox, not yet listening. */
export interface BuiltSandbox {
  readonly app: FastifyInstance;
  /** Starts both servers; rejects with one sentence if a port is in use. */
  listen(): Promise<{ url: string; smtpPort: number }>;
  close(): Promise<void>;
}

/** Builds the simulated services over the state in `config.stateFolder`. */
export async function buildSandbox(config: SandboxConfig): Promise<BuiltSandbox> {
  const app = Fastify({
    forceCloseConnections: true,
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { maxParamLength: 500 },
  });
  const sandbox: Sandbox = {
    config,
    clock: openClock(config.stateFolder),
    faults: createFaultBoard(),
    requests: createRequestLog(),
    shapes: { instagramLogin: 'flat' },
    baseUrl: () => `http://${urlHost(config.host)}:${portOf(app) ?? config.port}`,
  };
  const mails = openMailStore(config.stateFolder);
  const smtp = createSmtpServer(sandbox, mails);
  await register(app, sandbox, mails);
  return {
    app,
    async listen() {
      await listenOn(config.port, () => app.listen({ host: config.host, port: config.port }));
      await listenOn(config.smtpPort, () => openSmtp(smtp, config));
      const address = smtp.server.address();
      return {
        url: sandbox.baseUrl(),
        smtpPort: typeof address === 'object' && address ? address.port : config.smtpPort,
      };
    },
    async close() {
      await Promise.all([app.close(), new Promise<void>((done) => smtp.close(() => done()))]);
    },
  };
}

async function register(app: FastifyInstance, sandbox: Sandbox, mails: MailStore): Promise<void> {
  const network = createNetwork();
  await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    if (!isOwnName(request.hostname, sandbox.config.host)) {
      return reply.code(421).send({ error: 'The sandbox answers under the names of this machine only.' });
    }
  });
  app.setNotFoundHandler(async (_request, reply) => {
    const body = html`<h1>There is no service here</h1><p><a href="/">See what is</a></p>`;
    return sendPage(reply, { title: 'Not found', body, status: 404 });
  });
  await app.register((scope) => homeRoutes(scope, sandbox, network));
  await app.register((scope) => mailboxRoutes(scope, mails));
  await app.register((scope) => controlRoutes(scope, sandbox));
  await app.register((scope) => cdnRoutes(scope, sandbox, network), { prefix: '/cdn' });
  await app.register((scope) => graphRoutes(scope, sandbox, network), { prefix: '/graph.facebook.com' });
  await app.register((scope) => oembedRoutes(scope, sandbox, network), { prefix: '/graph.facebook.com' });
  await app.register((scope) => loginRoutes(scope, sandbox, network));
  await app.register((scope) => googleRoutes(scope, sandbox));
  await app.register((scope) => appleRoutes(scope, sandbox));
  await app.register((scope) => mapsRoutes(scope, sandbox));
  await app.register((scope) => partnerRoutes(scope, sandbox));
  await app.register((scope) => bankRoutes(scope, sandbox));
  await app.register((scope) => ratesRoutes(scope, sandbox));
  await app.register((scope) => llmRoutes(scope, sandbox));
  await app.register((scope) => breachesRoutes(scope, sandbox));
  await app.register((scope) => pushRoutes(scope, sandbox));
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Refuses host names that a web page has pointed at this machine to read the mailbox (DNS rebinding). */
function isOwnName(name: string, host: string): boolean {
  return loopback.has(name) || name === host || !loopback.has(host);
}

function urlHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function portOf(app: FastifyInstance): number | undefined {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
}

function openSmtp(smtp: ReturnType<typeof createSmtpServer>, config: SandboxConfig): Promise<void> {
  return new Promise((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(config.smtpPort, config.host, () => {
      smtp.off('error', reject);
      // A client that hangs up during a mail is not a reason to stop.
      smtp.on('error', () => {});
      resolve();
    });
  });
}

/** Runs `listen`; if the port is in use, throws one sentence. */
async function listenOn(port: number, listen: () => Promise<unknown>): Promise<void> {
  try {
    await listen();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: stop what listens there, or set SANDBOX_PORT to a free one.`);
  }
}
