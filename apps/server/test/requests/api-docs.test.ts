import { contract } from '@staylore/contract/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../start-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

test('The API describes every one of its calls', async () => {
  const { status, body } = await app.send('GET', '/api/openapi.json');
  expect(status).toBe(200);
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(described.sort()).toEqual(contract.map((endpoint) => `${endpoint.method} ${endpoint.path}`).sort());
});

test('The description can be read by people', async () => {
  const { status, headers, body } = await app.send('GET', '/api/docs/');
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  for (const [, file = ''] of String(body).matchAll(/(?:src|href)="\.?\/?([^"]+\.(?:js|css))"/g)) {
    const path = file.startsWith('api/') ? `/${file}` : `/api/docs/${file}`;
    expect.soft((await app.send('GET', path)).status, path).toBe(200);
  }
  expect((await app.send('GET', '/api/docs/json')).body).toHaveProperty('openapi', '3.1.0');
});

test('The page reads the same description as programs, and nobody has it written as YAML, which takes half a second', async () => {
  const [programs, page] = await Promise.all(
    ['/api/openapi.json', '/api/docs/json'].map((path) => app.send('GET', path)),
  );
  expect(page?.body).toEqual(programs?.body);
  expect((await app.send('GET', '/api/docs/yaml')).status).toBe(404);
});
