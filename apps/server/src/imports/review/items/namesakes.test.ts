import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember, type TestMember } from '../../../../test/people.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.close());

let number = 0;
const told = (caption: string, more: object = {}) => {
  number += 1;
  const taken_at = new Date((1_700_000_000 + number * 86_400) * 1000).toISOString();
  return {
    key: `t${number}-namesake`,
    caption,
    taken_at,
    location_name: null,
    lat: null,
    long: null,
    ...more,
  };
};

async function begin(as: TestMember): Promise<number> {
  const body = { source: 'export', label: 'Export', total: 3 };
  return (await app.send('POST', '/api/imports', { as, body })).body.import.id;
}

async function bring(as: TestMember, id: number, items: object[]) {
  const { status, body } = await app.send('POST', `/api/imports/${id}/items`, { as, body: { items } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.items as { key: string; hotel_name: string; city: string | null; corrected: boolean }[];
}

const correct = (as: TestMember, id: number, key: string, facts: object) =>
  app.send('PUT', `/api/imports/${id}/items/${key}`, { as, body: facts });

const salzburg = () => told('Two nights at Hotel Krone in Salzburg, slept so well. €180 a night');
const innsbruck = () => told('Zwei Nächte im Hotel Krone, Innsbruck. Das Zimmer war ruhig, 150 € die Nacht.');
const nowhere = () => told('Two nights at Hotel Krone. Slept so well in our room. €180 a night');
const corrected = { hotel_name: 'Krone in Au', city: 'Au', country: 'AT', lat: 47.32, long: 9.98 };

test('A hotel keeps the name in its post, even if a known hotel elsewhere shares it', async () => {
  const member = await createMember(app);
  const [item] = await bring(member, await begin(member), [salzburg()]);
  expect(item).toMatchObject({ hotel_name: 'Hotel Krone', city: 'Salzburg' });
});

test('A correction of a hotel reaches no hotel of that name in another town, whether it waits or comes later', async () => {
  const member = await createMember(app);
  const id = await begin(member);
  const [first, same, far] = await bring(member, id, [salzburg(), salzburg(), innsbruck()]);
  await correct(member, id, first?.key ?? '', corrected);
  const { body } = await app.send('GET', `/api/imports/${id}/items?state=review`, { as: member });
  const waiting = (key = '') => body.find((item: { key: string }) => item.key === key);
  expect(waiting(same?.key)).toMatchObject({ ...corrected, corrected: true });
  expect(waiting(far?.key)).toMatchObject({ hotel_name: 'Hotel Krone', city: 'Innsbruck', corrected: false });
  const [again, other] = await bring(member, id, [salzburg(), innsbruck()]);
  expect(again).toMatchObject({ ...corrected, corrected: true });
  expect(other).toMatchObject({ hotel_name: 'Hotel Krone', city: 'Innsbruck', corrected: false });
});

test('A post without a place follows the one correction of its hotel’s name, and none if there are two', async () => {
  const member = await createMember(app);
  const id = await begin(member);
  const [first, second] = await bring(member, id, [salzburg(), innsbruck()]);
  await correct(member, id, first?.key ?? '', corrected);
  const [follows] = await bring(member, id, [nowhere()]);
  expect(follows).toMatchObject({ ...corrected, corrected: true });
  await correct(member, id, second?.key ?? '', { hotel_name: 'Schwarze Krone' });
  const [open] = await bring(member, id, [nowhere()]);
  expect(open).toMatchObject({ hotel_name: 'Hotel Krone', city: null, corrected: false });
});

test('A picture taken elsewhere does not move the stay in its caption', async () => {
  const member = await createMember(app);
  const id = await begin(member);
  const camera = { lat: 48.2, long: 16.37 };
  const near = { lat: 47.803, long: 13.046 };
  const caption = salzburg().caption;
  const items = (await bring(member, id, [told(caption, camera), told(caption, near)])) as unknown[];
  expect(items[0]).toMatchObject({
    city: 'Salzburg',
    lat: expect.closeTo(47.8, 1),
    long: expect.closeTo(13.04, 1),
  });
  expect(items[1]).toMatchObject({ city: 'Salzburg', ...near });
});
