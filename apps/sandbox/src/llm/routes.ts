import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { simulateProvider } from '../core/provider.ts';
import { bearerToken } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { readCaption } from './reading.ts';

const completion = z.object({
  model: z.string().min(1),
  messages: z.array(z.object({ role: z.string(), content: z.string() })).min(1),
  response_format: z.object({ type: z.literal('json_schema') }),
});

/** Words in a caption that trigger special answers of the simulated model. */
const llmMagic = { garbage: '__garbage__', refusal: '__refuse__' } as const;

/**
 * Chat completions of an OpenAI-compatible endpoint at `/llm/v1`, in the one form that the product asks for. It accepts any key except those that
 * begin with `wrong`, and reads the last user message by a simple pattern.
 */
export async function llmRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'llm',
    failure: (fault) =>
      fault === '429'
        ? {
            status: 429,
            headers: { 'retry-after': '20' },
            body: error('Rate limit reached', 'rate_limit_exceeded'),
          }
        : {
            status: 500,
            body: error('The server had an error while processing your request', 'server_error'),
          },
  });
  app.post('/llm/v1/chat/completions', async (request, reply) => {
    if (bearerToken(request)?.startsWith('wrong')) {
      return reply.code(401).send(error('Incorrect API key provided', 'invalid_api_key'));
    }
    const parsed = completion.safeParse(request.body);
    if (!parsed.success) return invalid(reply, parsed.error.issues[0]?.message ?? 'Invalid body');
    return {
      id: `chatcmpl-${randomBytes(12).toString('hex')}`,
      object: 'chat.completion',
      created: Math.floor(sandbox.clock.now().getTime() / 1000),
      model: parsed.data.model,
      choices: [{ index: 0, message: { role: 'assistant', ...answer(parsed.data) }, finish_reason: 'stop' }],
    };
  });
}

function error(message: string, code: string) {
  return {
    error: { message, type: code === 'server_error' ? code : 'invalid_request_error', param: null, code },
  };
}

function invalid(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send(error(message, 'invalid_request'));
}

function answer({ messages }: z.infer<typeof completion>) {
  const text = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  if (text.includes(llmMagic.refusal)) return { content: null, refusal: 'I can’t help with that.' };
  if (text.includes(llmMagic.garbage)) return { content: 'Sure! Here is the JSON you wanted: {hotels: [' };
  const stay = readCaption(text);
  return { content: JSON.stringify({ is_stay: stay !== null, hotels: stay === null ? [] : [stay] }) };
}
