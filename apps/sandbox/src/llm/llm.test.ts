import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['is_stay', 'probability', 'hotels', 'price'],
  properties: {
    is_stay: { type: 'boolean' },
    probability: { type: 'number', minimum: 0, maximum: 1 },
    hotels: {
      type: 'array',
      items: { type: 'object', properties: { name: { type: 'string' }, city: { type: ['string', 'null'] } } },
    },
    price: {
      anyOf: [
        { type: 'object', properties: { amount: { type: 'number' }, currency: { type: 'string' } } },
        { type: 'null' },
      ],
    },
  },
};

function ask(app: FastifyInstance, change: Record<string, unknown> = {}, headers = {}) {
  const payload = {
    model: 'sandbox-reader',
    messages: [{ role: 'user', content: 'Two nights at Hotel Bergkristall in Zermatt, CHF 310.' }],
    ...change,
  };
  return app.inject({ method: 'POST', url: '/llm/v1/chat/completions', headers, payload });
}

const structured = {
  response_format: { type: 'json_schema', json_schema: { name: 'stay', strict: true, schema } },
};
const user = (content: unknown) => ({
  messages: [
    { role: 'system', content: 'Read.' },
    { role: 'user', content },
  ],
});

test('Structured output matches its schema and contains what the caption says', async () => {
  const { app } = await startSandbox();
  const { choices, usage, object } = (await ask(app, structured)).json();
  expect([object, choices[0].finish_reason, usage.total_tokens > 0]).toEqual([
    'chat.completion',
    'stop',
    true,
  ]);
  const read = JSON.parse(choices[0].message.content);
  expect(read).toMatchObject({
    probability: 0.9,
    hotels: [{ name: 'Hotel Bergkristall', city: 'Zermatt' }],
    price: { amount: 310, currency: 'CHF' },
  });
});

test('A caption without a hotel gives an empty answer of the same form', async () => {
  const { app } = await startSandbox();
  const caption = user([{ type: 'text', text: 'just coffee and rain' }]);
  const { choices } = (await ask(app, { ...structured, ...caption })).json();
  expect(JSON.parse(choices[0].message.content)).toMatchObject({ probability: 0.1, hotels: [], price: null });
});

test('Garbage and refusals can be triggered', async () => {
  const { app } = await startSandbox();
  const garbage = (await ask(app, { ...structured, ...user('__garbage__') })).json();
  expect(() => JSON.parse(garbage.choices[0].message.content)).toThrow(SyntaxError);
  const refusal = (await ask(app, { ...structured, ...user('__refuse__') })).json();
  expect(refusal.choices[0].message).toMatchObject({ content: null, refusal: expect.any(String) });
});

test('Without a schema it answers in words, and it lists its model', async () => {
  const { app } = await startSandbox();
  expect((await ask(app)).json().choices[0].message.content).toContain('Hotel Bergkristall');
  expect((await app.inject('/llm/v1/models')).json().data[0].id).toBe('sandbox-reader');
});

test.each([
  [{ messages: [] }, {}, 400],
  [{ model: '' }, {}, 400],
  [{ stream: true }, {}, 400],
  [{ response_format: { type: 'poem' } }, {}, 400],
  [{}, { authorization: 'Bearer wrong-key' }, 401],
])('A wrong request is refused: %o', async (change, headers, status) => {
  const { app } = await startSandbox();
  const answer = await ask(app, change, headers);
  expect([answer.statusCode, typeof answer.json().error.message]).toEqual([status, 'string']);
});

test('An endless or nonsensical schema is answered as well', async () => {
  const { app } = await startSandbox();
  let deep: unknown = { type: 'string' };
  for (let level = 0; level < 60; level += 1) deep = { type: 'object', properties: { a: deep } };
  for (const odd of [
    deep,
    null,
    7,
    { type: 'soup' },
    { enum: [] },
    { type: 'array', minItems: 1e9, items: { type: 'string' } },
  ]) {
    const response_format = { type: 'json_schema', json_schema: { name: 'odd', schema: odd } };
    expect((await ask(app, { response_format })).statusCode).toBe(200);
  }
});

test.each([
  ['429', 429],
  ['500', 500],
])('The fault %s answers %i', async (fault, status) => {
  const { app } = await startSandbox();
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'llm', fault } });
  expect((await ask(app)).statusCode).toBe(status);
});
