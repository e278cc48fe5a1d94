import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

function ask(app: FastifyInstance, change: Record<string, unknown> = {}, headers = {}) {
  const payload = {
    model: 'sandbox-reader',
    response_format: { type: 'json_schema', json_schema: { name: 'stay', strict: true, schema: {} } },
    ...says('Two nights at Hotel Bergkristall in Zermatt, CHF 310.'),
    ...change,
  };
  return app.inject({ method: 'POST', url: '/llm/v1/chat/completions', headers, payload });
}

const says = (content: string) => ({
  messages: [
    { role: 'system', content: 'Read.' },
    { role: 'user', content },
  ],
});

test('The answer has the product’s form and contains what the caption says', async () => {
  const { app } = await startSandbox();
  const { choices, object } = (await ask(app)).json();
  expect([object, choices[0].finish_reason]).toEqual(['chat.completion', 'stop']);
  expect(JSON.parse(choices[0].message.content)).toEqual({
    is_stay: true,
    hotels: [{ name: 'Hotel Bergkristall', city: 'Zermatt' }],
  });
});

test('A caption without a hotel gives an empty answer of the same form', async () => {
  const { app } = await startSandbox();
  const { choices } = (await ask(app, says('just coffee and rain'))).json();
  expect(JSON.parse(choices[0].message.content)).toEqual({ is_stay: false, hotels: [] });
});

test('Garbage and refusals can be triggered', async () => {
  const { app } = await startSandbox();
  const garbage = (await ask(app, says('__garbage__'))).json();
  expect(() => JSON.parse(garbage.choices[0].message.content)).toThrow(SyntaxError);
  const refusal = (await ask(app, says('__refuse__'))).json();
  expect(refusal.choices[0].message).toMatchObject({ content: null, refusal: expect.any(String) });
});

test.each([
  [{ messages: [] }, {}, 400],
  [{ model: '' }, {}, 400],
  [{ response_format: { type: 'poem' } }, {}, 400],
  [{}, { authorization: 'Bearer wrong-key' }, 401],
])('A wrong request is refused: %o', async (change, headers, status) => {
  const { app } = await startSandbox();
  const answer = await ask(app, change, headers);
  expect([answer.statusCode, typeof answer.json().error.message]).toEqual([status, 'string']);
});

test.each([
  ['429', 429],
  ['500', 500],
])('The fault %s answers %i', async (fault, status) => {
  const { app } = await startSandbox();
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'llm', fault } });
  expect((await ask(app)).statusCode).toBe(status);
});
