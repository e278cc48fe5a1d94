import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import type { Config } from '../../config/config.ts';
import { createFetchSafely } from '../fetch-safely/index.ts';
import { createLog } from '../log/index.ts';
import { fetchPictureBytes } from './fetch-picture.ts';

test('A picture’s address leads to no service of the operator in a private network; the sandbox’s pictures are fetched', async () => {
  let asked = 0;
  const service = createServer((_request, response) => {
    asked += 1;
    response.end('what strangers may not read');
  });
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  const log = createLog({ level: 'silent' });
  const fetchSafely = createFetchSafely({ allowedPrivateOrigins: [url], userAgent: 'Test/1', log });
  const from = (sandbox: { url: string } | undefined) =>
    fetchPictureBytes(
      { config: { sandbox } as Config, fetchSafely },
      `${url}/picture.jpg`,
      AbortSignal.timeout(60_000),
    );
  await expect(from(undefined)).rejects.toMatchObject({ kind: 'refused' });
  await expect(from({ url: 'http://127.0.0.1:1' })).rejects.toMatchObject({ kind: 'refused' });
  expect(asked).toBe(0);
  expect(Buffer.from(await from({ url })).toString()).toBe('what strangers may not read');
  await fetchSafely.close();
  service.close();
});
