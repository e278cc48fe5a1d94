import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { publishPost } from '../../../../test/stays/lists.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import { deleteDeparted } from '../jobs.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  app?.platform.clock.setOffset(0);
  await app?.close();
  await sandbox?.stop();
});

/** Reports a stay without an account, under the address that a member of this name has. */
async function reportUnder(username: string, postId: number): Promise<number> {
  const sender = { name: 'Vera Visitor', email: `${username}@test.example` };
  const body = {
    ...{ ...sender, url: `/en/posts/${postId}`, category: 'fraud', reason: 'This hotel does not exist.' },
    good_faith: true,
  };
  return (await app.send('POST', '/api/reports', { body })).body.id;
}

const reporterOf = (id: number) =>
  app.platform.db
    .selectFrom('reports')
    .select(['reporter_name', 'reporter_email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('With an account go the reports sent under its address, but none that a stranger sent whose address it never confirmed', async () => {
  const { id: post } = await publishPost(app, { as: await createMember(app) });
  const own = await reportUnder('reports.too', post);
  const strangers = await reportUnder('squats.here', post);
  for (const [username, confirmed] of [
    ['reports.too', true],
    ['squats.here', false],
  ] as const) {
    const as = await createMember(app, { username, confirmed });
    const leaving = { password: as.password, gives_up: true };
    expect((await app.send('POST', '/api/me/leaving', { as, body: leaving })).status).toBe(200);
  }
  app.platform.clock.setOffset(31 * 86_400_000);
  await enqueue(app.platform.db, deleteDeparted, {});
  await app.runJobs();
  const named = { reporter_name: 'Vera Visitor', reporter_email: 'squats.here@test.example' };
  expect([await reporterOf(own), await reporterOf(strangers)]).toEqual([
    { reporter_name: null, reporter_email: null },
    named,
  ]);
});
