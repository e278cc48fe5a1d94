import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { simulateProvider } from '../core/provider.ts';
import { bearerToken } from '../core/query.ts';
import type { Sandbox } from '../core/sandbox.ts';
import { fillSchema } from './fill-schema.ts';
import { readCaption } from './reading.ts';

const content = z.union([
  z.string(),
  z.array(z.looseObject({ type: z.string(), text: z.string().optional() })),
]);
const completion = z.looseObject({
  model: z.string().min(1).max(200),
  messages: z
    .array(z.looseObject({ role: z.string(), content: content.nullish() }))
    .min(1)
    .max(200),
  stream: z.boolean().optional(),
  response_format: z
    .discriminatedUnion('type', [
      z.looseObject({ type: z.literal('text') }),
      z.looseObject({ type: z.literal('json_object') }),
      z.looseObject({
        type: z.literal('json_schema'),
        json_schema: z.looseObject({ name: z.string(), schema: z.unknown() }),
      }),
    ])
    .optional(),
});
type Completion = z.infer<typeof completion>;

/** Words in a caption that trigger special answers of the simulated model. */
const llmMagic = { garbage: '__garbage__', refusal: '__refuse__' } as const;

/**
 * An OpenAI-compatible endpoint at `/llm/v1`: models, and chat completions with structured output. It accepts any key except those that begin with
 * `wrong`, and reads the last user message by a simple pattern.
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
  const models = ['sandbox-reader'];
  app.get('/llm/v1/models', async () => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' })),
  }));
  app.post('/llm/v1/chat/completions', async (request, reply) => {
    if (bearerToken(request)?.startsWith('wrong')) {
      return reply.code(401).send(error('Incorrect API key provided', 'invalid_api_key'));
    }
    const parsed = completion.safeParse(request.body);
    if (!parsed.success) return invalid(reply, parsed.error.issues[0]?.message ?? 'Invalid body');
    if (parsed.data.stream) return invalid(reply, 'Streaming is not simulated here');
    return answer(parsed.data, sandbox.clock.now());
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

function lastUserText({ messages }: Completion): string {
  const given = messages.findLast(({ role }) => role === 'user')?.content ?? '';
  return typeof given === 'string' ? given : given.map((part) => part.text ?? '').join('\n');
}

function formatted(completion: Completion, text: string): string {
  const reading = readCaption(text);
  if (completion.response_format?.type === 'json_schema') {
    const value = fillSchema(completion.response_format.json_schema.schema, { reading, name: '', depth: 0 });
    return JSON.stringify(value);
  }
  if (completion.response_format?.type === 'json_object') {
    return JSON.stringify({ is_stay: reading.hotel !== null, ...reading });
  }
  return reading.hotel ? `This seems to be about ${reading.hotel}.` : 'I see no hotel in this.';
}

function answer(completion: Completion, now: Date): Record<string, unknown> {
  const text = lastUserText(completion);
  const refused = text.includes(llmMagic.refusal);
  const content = text.includes(llmMagic.garbage)
    ? 'Sure! Here is the JSON you wanted: {hotels: ['
    : formatted(completion, text);
  const tokens = (length: number) => Math.ceil(length / 4);
  const usage = {
    prompt_tokens: tokens(JSON.stringify(completion.messages).length),
    completion_tokens: tokens(content.length),
  };
  return {
    id: `chatcmpl-${randomBytes(12).toString('hex')}`,
    object: 'chat.completion',
    created: Math.floor(now.getTime() / 1000),
    model: completion.model,
    choices: [
      {
        index: 0,
        message: {
          role: 'assistant',
          content: refused ? null : content,
          refusal: refused ? 'I can’t help with that.' : null,
        },
        logprobs: null,
        finish_reason: 'stop',
      },
    ],
    usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
  };
}
