import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { proveHandle } from '../../../test/stays/borrowed.ts';
import { jpeg } from '../../../test/stays/pictures.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startApp();
});

afterAll(() => app?.close());

const item = {
  key: 't1700000000-photo',
  caption: 'Two nights at Hotel Bergkristall in Zermatt, slept like a stone. €210 a night.',
  taken_at: '2026-01-05T10:00:00.000Z',
  location_name: null,
  lat: null,
  long: null,
};

/** An accepted stay of an account, as a browser has it that read an export of it or says so. */
async function accepted(as: TestMember, source: string, handle: string) {
  const { body } = await app.send('POST', '/api/imports', {
    as,
    body: { source, label: `Export of @${handle}`, handle, total: 1 },
  });
  const address = `/api/imports/${body.import.id}/items`;
  await app.send('POST', address, { as, body: { items: [item] } });
  const decided = await app.send('PUT', `${address}/${item.key}`, { as, body: { decision: 'accept' } });
  expect(decided.status, JSON.stringify(decided.body)).toBe(200);
  return `${address}/${item.key}/pictures`;
}

async function publish(as: TestMember, address: string) {
  const form = new FormData();
  form.append('from', '0');
  form.append('pictures[]', await jpeg(), 'a.jpg');
  return app.send('POST', address, { as, form });
}

test.each(['export', 'scan'])(
  'A stay credited to an account that another has proven is not published, as %s, even if proven later',
  async (source) => {
    const [owner, other] = [await createMember(app), await createMember(app)];
    const handle = `proven.${source}`;
    const address = await accepted(other, source, handle);
    await proveHandle(app, owner, handle);
    const refused = await publish(other, address);
    expect([refused.status, refused.body.code]).toEqual([403, 'instagram.handle_claimed']);
    expect((await app.send('GET', `/api/user/${other.id}/posts/0`)).body).toEqual([]);
    const own = await publish(owner, await accepted(owner, source, handle));
    expect(own.body.item).toMatchObject({ state: 'imported' });
  },
);
