import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { faults, providers } from '../core/faults.ts';
import { queryParam } from '../core/query.ts';
import { channels } from '../core/request-log.ts';
import type { Sandbox } from '../core/sandbox.ts';

const HOURS_IN_TEN_YEARS = 87_600;

const control = z.discriminatedUnion('provider', [
  z.strictObject({
    provider: z.literal('clock'),
    advance_hours: z.coerce.number().positive().max(HOURS_IN_TEN_YEARS),
  }),
  z.strictObject({
    provider: z.enum(providers),
    fault: z.enum(faults).default('none'),
    latency_ms: z.coerce.number().int().min(0).max(60_000).default(0),
    /** Only this many requests are affected; without it, all until further notice. */
    times: z.coerce.number().int().min(1).max(10_000).optional(),
    /** Form of the photo network's sign-in answers: as observed live, or as documented. */
    shape: z.enum(['flat', 'list']).optional(),
  }),
]);

/**
 * The interface for tests and for the buttons of the home page: `POST /control`, `GET /control`, `GET /clock`, `GET` and `DELETE /requests.json`.
 * Advancing the clock moves the sandbox at once; the product follows by polling `GET /clock` and adding `offset_ms` to its own time.
 */
export async function controlRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.post('/control', async (request, reply) => {
    const parsed = control.safeParse(request.body);
    if (!parsed.success) return refuse(reply, parsed.error);
    if (isForm(request) && request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.code(403).send({ error: 'Forms of other sites cannot control the sandbox.' });
    }
    if (parsed.data.provider === 'clock') {
      sandbox.clock.advance(parsed.data.advance_hours);
    } else {
      const { provider, fault, latency_ms: latencyMs, times, shape } = parsed.data;
      if (shape) sandbox.shapes.instagramLogin = shape;
      sandbox.faults.set(provider, { fault, latencyMs, remaining: times ?? null });
    }
    return isForm(request) ? reply.redirect('/#controls', 303) : state(sandbox);
  });
  app.get('/control', async () => state(sandbox));
  app.get('/clock', async () => ({
    offset_ms: sandbox.clock.offset(),
    now: sandbox.clock.now().toISOString(),
  }));
  app.get('/requests.json', async (request, reply) => {
    const providerParam = z.enum(channels).nullable().safeParse(queryParam(request, 'provider'));
    return providerParam.success
      ? sandbox.requests.list(providerParam.data ?? undefined)
      : refuse(reply, providerParam.error);
  });
  app.delete('/requests.json', async (_request, reply) => {
    sandbox.requests.clear();
    return reply.code(204).send();
  });
}

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

function refuse(reply: FastifyReply, error: z.ZodError): FastifyReply {
  const errors = error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  return reply.code(400).send({ error: 'This cannot be done.', errors });
}

function state(sandbox: Sandbox) {
  const behaviours = providers.map((provider) => {
    const { fault, latencyMs, remaining } = sandbox.faults.of(provider);
    return [provider, { fault, latency_ms: latencyMs, times: remaining }] as const;
  });
  return {
    providers: Object.fromEntries(behaviours),
    shapes: sandbox.shapes,
    clock: { offset_ms: sandbox.clock.offset() },
  };
}
