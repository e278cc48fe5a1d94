import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { createPushClient, type PushClient } from './client.ts';
import { senderOf } from './vapid.ts';

interface Message {
  /** The decrypted message; null if it was not encrypted for this browser. */
  text: string | null;
  ttl: number;
  topic: string | null;
  urgency: string | null;
}

interface Subscription {
  client: PushClient;
  /** The key of the only sender allowed. */
  sender: string;
  messages: Message[];
  isGone: boolean;
}

type Named = { Params: { id: string } };

const most = 300;
const largest = 4096;
const keyForm = z.object({ key: z.string().regex(/^[\w-]{87}$/) });
const head = z.looseObject({
  ttl: z.coerce.number().int().min(0),
  'content-encoding': z.literal('aes128gcm'),
  topic: z.string().max(32).optional(),
  urgency: z.enum(['very-low', 'low', 'normal', 'high']).optional(),
});

/**
 * A push service and its browsers (RFC 8030, 8291, 8292). `POST /push/browsers` with a sender's public key creates a browser and returns its
 * subscription; `GET /push/{id}/messages` returns the received messages, decrypted; `DELETE /push/{id}` removes it.
 */
export async function pushRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  const subscriptions = new Map<string, Subscription>();
  simulateProvider(app, sandbox, {
    provider: 'push',
    failure: (fault) =>
      fault === '429'
        ? { status: 429, headers: { 'retry-after': '20' }, body: { error: 'Too many messages' } }
        : { status: 500, body: { error: 'The push service is not available now.' } },
  });
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/push/browsers', async (request, reply) => {
    const parsed = keyForm.safeParse(request.body);
    if (!parsed.success) return refuse(reply, 400, 'The key of the sender is missing.');
    const [id, client] = [randomBytes(16).toString('base64url'), createPushClient()];
    subscriptions.set(id, { client, sender: parsed.data.key, messages: [], isGone: false });
    return reply.code(201).send({ endpoint: `${sandbox.baseUrl()}/push/${id}`, keys: client.keys });
  });
  app.post<Named>('/push/:id', async (request, reply) =>
    take(request, reply, { subscription: subscriptions.get(request.params.id), origin: sandbox.baseUrl() }),
  );
  app.get<Named>('/push/:id/messages', async (request, reply) => {
    const found = subscriptions.get(request.params.id);
    return found?.messages ?? refuse(reply, 404, 'There is no such browser.');
  });
  app.delete<Named>('/push/:id', async (request, reply) => {
    const found = subscriptions.get(request.params.id);
    if (found !== undefined) found.isGone = true;
    return reply.code(204).send();
  });
}

async function take(
  request: FastifyRequest,
  reply: FastifyReply,
  { subscription, origin }: { subscription: Subscription | undefined; origin: string },
): Promise<FastifyReply> {
  if (subscription === undefined) return refuse(reply, 404, 'There is no such subscription.');
  if (subscription.isGone) return refuse(reply, 410, 'The subscription has ended.');
  const { authorization } = request.headers;
  if (authorization === undefined) return refuse(reply, 401, 'The sender does not say who they are.');
  const sender = await senderOf(authorization, origin);
  if (sender !== subscription.sender) return refuse(reply, 403, 'The sender is not the one of this browser.');
  const said = head.safeParse(request.headers);
  const { body } = request;
  if (!said.success || !Buffer.isBuffer(body)) return refuse(reply, 400, 'The message has not the form.');
  if (body.length > largest) return refuse(reply, 413, 'The message is too large.');
  const { ttl, topic = null, urgency = null } = said.data;
  subscription.messages.push({ text: opened(subscription.client, body), ttl, topic, urgency });
  subscription.messages.splice(0, subscription.messages.length - most);
  return reply.code(201).header('location', `${request.url}/messages`).send();
}

function opened(client: PushClient, message: Buffer): string | null {
  try {
    return client.open(message);
  } catch {
    return null;
  }
}

const refuse = (reply: FastifyReply, status: number, error: string) => reply.code(status).send({ error });
