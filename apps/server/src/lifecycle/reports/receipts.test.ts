import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailsTo } from '../../../test/mailbox.ts';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

test('Someone who sends reports under a stranger’s address, from however many networks, has few receipts mailed to it', async () => {
  const author = await createMember(app);
  const report = async (email: string, network: number) => {
    const { body, status } = await app.send('POST', '/api/reports', {
      headers: { 'x-forwarded-for': `2001:db8:0:${network}::1` },
      body: {
        url: `/en/profile/${author.username}`,
        category: 'copyright',
        reason: 'This is not what it says it is.',
        name: 'Ida Reader',
        email,
        good_faith: true,
      },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.mailed as boolean;
  };
  const mailed = [];
  for (let network = 1; network <= 12; network += 1)
    mailed.push(await report(network % 2 ? 'stranger@test.example' : 'Stranger@test.example', network));
  expect(mailed).toEqual([...Array(10).fill(true), false, false]);
  expect(await report('ida@test.example', 13)).toBe(true);
  const { length } = await app.platform.db.selectFrom('reports').select('id').execute();
  expect(length).toBe(13);
  const mails = await Promise.all(
    ['stranger', 'Stranger'].map((name) => mailsTo(app, sandbox, `${name}@test.example`)),
  );
  expect(new Set(mails.flat().map(({ subject }) => subject)).size).toBe(10);
});
