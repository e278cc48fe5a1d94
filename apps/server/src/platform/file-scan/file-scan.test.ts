import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../test/people.ts';
import { startClamd } from '../../../test/stand-ins/clamd.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let clamd: Awaited<ReturnType<typeof startClamd>>;
let app: TestApp;
let member: TestMember;

beforeAll(async () => {
  clamd = await startClamd();
  app = await startApp({ CLAMAV_URL: clamd.url });
  member = await createMember(app);
});

afterAll(() => app?.close());

const stay = { location: 'Hotel Bergkristall, Zermatt', city: 'Zermatt', country: 'CH' };
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

/** A picture that every reader takes for one, with more behind it. */
async function pictureWith(tail: string): Promise<File> {
  const clean = (await postFormData(stay)).get('file') as File;
  return new File([await clean.bytes(), tail], 'stay.jpg', { type: 'image/jpeg' });
}

async function publish(file: File) {
  const form = await postFormData(stay, 0);
  form.append('file', file);
  return app.send('POST', '/api/posts', { as: member, form });
}

const folders = async () => {
  const keys = [];
  for await (const key of app.platform.storage.keys()) keys.push(key);
  return keys.length;
};

test('A picture with a virus is refused at its field, and nothing of it is stored', async () => {
  const { body, status } = await publish(await pictureWith(eicar));
  expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'pictures.infected', ['file']]);
  expect(await folders()).toBe(0);
  const form = new FormData();
  form.append('file', await pictureWith(eicar));
  const avatar = await app.send('POST', `/api/users/${member.id}/update`, { as: member, form });
  expect([avatar.status, avatar.body.code]).toEqual([400, 'pictures.infected']);
  expect((await publish(await pictureWith(''))).status).toBe(200);
  expect(clamd.scanned.length).toBe(3);
});

test('While the virus scanner is away no picture is taken, and the answer says that it may be later', async () => {
  await clamd.stop();
  const before = await folders();
  const { body, status } = await publish(await pictureWith(''));
  expect([status, body.code]).toEqual([503, 'server.unavailable']);
  expect(await folders()).toBe(before);
});
