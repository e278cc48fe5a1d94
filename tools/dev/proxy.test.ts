import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { inProject } from '../launch/project.ts';
import { sendPage } from './proxy.ts';

test('In development a page arrives complete, whether it is one text or a stream', async () => {
  // The sources of the web part use the browser's types, so they are not imported statically.
  const { HtmlPage } = await import(inProject('apps/web/src/app/server/html-page.ts'));
  const pages: Response[] = [new HtmlPage('<p>Grüezi</p>', { status: 404 }), new Response('<p>Hello</p>')];
  const server = createServer((_request, response) => {
    const page = pages.shift();
    if (page !== undefined) void sendPage(page, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [first, second] = [await fetch(url), await fetch(url)];
  expect([first.status, await first.text()]).toEqual([404, '<p>Grüezi</p>']);
  expect([second.status, await second.text()]).toEqual([200, '<p>Hello</p>']);
  server.close();
});
