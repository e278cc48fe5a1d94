import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../../test/people.ts';
import { startSandbox, type TestSandbox } from '../../../test/sandbox.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { postFormData } from '../../../test/stays/pictures.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({ ...sandbox.env, SANDBOX: 'on', MAPS_PROVIDER: 'photon' });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

const typed = async (text: string) => (await app.send('GET', `/api/places/autocomplete?q=${text}`)).body;

test('While the map service fails, members’ hotels are still proposed; its own places are an error', async () => {
  const place = { city: 'Lucerne', country: 'CH', lat: '47.0502', long: '8.3093' };
  const form = await postFormData({ location: 'Hotel Reussbogenhaus, Lucerne', ...place });
  await app.send('POST', '/api/posts', { as: await createMember(app), form });
  await sandbox.control({ provider: 'maps', fault: '500' });
  expect((await typed('Reussbogen')).suggestions).toMatchObject([{ name: 'Hotel Reussbogenhaus' }]);
  expect(await typed('Zermatt')).toMatchObject({ code: 'places.unavailable' });
});
