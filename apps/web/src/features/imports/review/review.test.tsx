// @vitest-environment happy-dom
import type { ImportItem, StayImport } from '@staylore/contract/imports/review-items';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { type FakeCall, fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { ItemList, type ListedState } from './items/item-rows.tsx';
import { ReportList } from './items/report-list.tsx';
import { ReviewCard, ReviewSteps } from './items/review-card.tsx';
import { ReviewEnd } from './items/review-end.tsx';
import { useReview } from './items/use-review.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const item = (number: number, more: Partial<ImportItem> = {}): ImportItem => ({
  key: `k${number}`,
  state: 'review',
  caption: `Two nights, number ${number}`,
  taken_at: '2026-03-01T10:00:00.000Z',
  location_name: null,
  stay: true,
  probability: 0.9,
  doubt: null,
  evidence: [],
  hotel_name: `Hotel ${number}`,
  city: 'Zermatt',
  region: null,
  country: 'CH',
  lat: null,
  long: null,
  price: null,
  corrected: false,
  duplicate_of: null,
  post_id: null,
  picture: null,
  pictures: 0,
  ...more,
});

const begun: StayImport = {
  id: 3,
  source: 'export',
  label: 'Export',
  handle: null,
  total: 9,
  archived: false,
  ad_label: false,
  counts: { review: 3, accepted: 1, imported: 1, rejected: 1, duplicate: 1, skipped: 2 },
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
};

const states = { accept: 'accepted', reject: 'rejected', undo: 'review' } as const;

/** Answers decisions on these items the way the server does. */
const decisions = (items: readonly ImportItem[]) =>
  Object.fromEntries(
    items.map((one) => [
      `PUT /api/imports/3/items/${one.key}`,
      ({ body }: FakeCall) => {
        const { decision, ...facts } = body as { decision: keyof typeof states };
        return json({ item: { ...one, ...facts, state: states[decision] } });
      },
    ]),
  );

function Queue({ items, next = null }: { items: ImportItem[]; next?: string | null }) {
  const review = useReview(begun, { items, next });
  const { current } = review;
  return (
    <>
      <ReviewSteps review={review} />
      {current === undefined ? (
        <ReviewEnd review={review}>
          <p>Nothing left</p>
        </ReviewEnd>
      ) : (
        <ReviewCard importId={3} item={current} review={review} map={<p>A map of {current.hotel_name}</p>} />
      )}
      <p>Accepted: {review.counts.accepted}</p>
    </>
  );
}

function List({ state }: { state: ListedState | 'report' }) {
  const review = useReview(begun, { items: [], next: null });
  return (
    <>
      {state === 'report' ? (
        <ReportList importId={3} review={review} />
      ) : (
        <ItemList importId={3} state={state} review={review} />
      )}
      <p>Accepted: {review.counts.accepted}</p>
    </>
  );
}

const hotel = (name: string) => screen.findByRole('heading', { name });
const sent = (calls: FakeCall[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path.split('/').at(-1), body]);

test('a key held down decides once; every further decision takes a press of its own', async () => {
  const items = [item(1), item(2), item(3)];
  const calls = fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('{a>4/}');
  await hotel('Hotel 2');
  screen.getByRole('button', { name: 'Accept' }).focus();
  await userEvent.keyboard('{Enter>4/}');
  await hotel('Hotel 3');
  screen.getByText('Accepted: 3');
  expect(sent(calls).map(([key]) => key)).toEqual(['k1', 'k2']);
});

test('while more stays wait, nothing says that all is done; what could not be fetched can be asked for again', async () => {
  const [first, second] = [item(1), item(2)];
  let online = false;
  fakeApi({
    ...decisions([first, second]),
    'GET /api/imports/3/items': () => (online ? json([second]) : problem(503, 'server.unavailable')),
  });
  renderPage(<Queue items={[first]} next="more" />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('a');
  await screen.findByText('2 more stays are waiting, but they could not be loaded.');
  expect(screen.queryByText('Nothing left')).toBeNull();
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await hotel('Hotel 2');
  await userEvent.keyboard('a');
  await screen.findByText('Nothing left');
});

test('what was decided last can be taken back by its key when nothing is left', async () => {
  const items = [item(1)];
  fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('a');
  await screen.findByText('Nothing left');
  await userEvent.keyboard('u');
  await hotel('Hotel 1');
});

test('A accepts, R rejects, U takes back the newest decision first, arrows leaf', async () => {
  const items = [item(1), item(2), item(3)];
  const calls = fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  screen.getByText('A map of Hotel 1');
  await userEvent.keyboard('a');
  await hotel('Hotel 2');
  screen.getByText('Accepted: 2');
  await userEvent.keyboard('r');
  await hotel('Hotel 3');
  await userEvent.keyboard('u');
  await hotel('Hotel 2');
  await userEvent.keyboard('u');
  await hotel('Hotel 1');
  await userEvent.keyboard('{ArrowRight}');
  await hotel('Hotel 2');
  await userEvent.keyboard('{ArrowLeft}');
  await hotel('Hotel 1');
  expect(sent(calls)).toEqual([
    ['k1', { decision: 'accept' }],
    ['k2', { decision: 'reject' }],
    ['k2', { decision: 'undo' }],
    ['k1', { decision: 'undo' }],
  ]);
});

test('stays are grouped by what is uncertain about them; G leads to the next group', async () => {
  const items = [item(1), item(2), item(3, { doubt: 'handle' }), item(4, { doubt: 'price' })];
  fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  screen.getByText('Certain finds');
  await userEvent.keyboard('g');
  await hotel('Hotel 3');
  screen.getByText('Handles we are unsure of');
  await userEvent.click(screen.getByRole('button', { name: 'Next group' }));
  await hotel('Hotel 4');
  screen.getByText('Price uncertain');
  expect(screen.queryByRole('button', { name: 'Next group' })).toBeNull();
});

test('C corrects; letters typed there decide nothing, and Escape leaves it as it was', async () => {
  const items = [item(1), item(2)];
  const calls = fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('c');
  const name = await screen.findByLabelText<HTMLInputElement>('Hotel');
  await userEvent.clear(name);
  await userEvent.type(name, 'Chalet arcu');
  expect(sent(calls)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await hotel('Hotel 1');
  await userEvent.keyboard('c');
  const again = await screen.findByLabelText<HTMLInputElement>('Hotel');
  await userEvent.clear(again);
  await userEvent.click(screen.getByRole('button', { name: 'Save and accept' }));
  await screen.findByText('Which hotel is it?');
  await userEvent.type(again, 'Chalet arcu');
  await userEvent.click(screen.getByRole('button', { name: 'Save and accept' }));
  await hotel('Hotel 2');
  expect(sent(calls)).toEqual([
    ['k1', { decision: 'accept', hotel_name: 'Chalet arcu', city: 'Zermatt', country: 'CH', price: null }],
  ]);
});

test('a correction takes a country by its name, any currency and a price as it is written; what is no price is said', async () => {
  const items = [item(1), item(2)];
  const calls = fakeApi(decisions(items));
  renderPage(<Queue items={items} />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('c');
  const country = await screen.findByLabelText<HTMLInputElement>('Country');
  expect(country.value).toBe('Switzerland');
  await userEvent.clear(country);
  await userEvent.type(country, 'vietnam');
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'VND');
  await userEvent.type(screen.getByLabelText('Price'), 'cheap');
  await userEvent.click(screen.getByRole('button', { name: 'Save and accept' }));
  await screen.findByText('A price is a number, like 129.50.');
  await userEvent.clear(screen.getByLabelText('Price'));
  await userEvent.type(screen.getByLabelText('Price'), '1.200.000{Enter}');
  await hotel('Hotel 2');
  expect(sent(calls)).toEqual([
    [
      'k1',
      {
        decision: 'accept',
        hotel_name: 'Hotel 1',
        city: 'Zermatt',
        country: 'VN',
        price: { amount: 1_200_000, currency: 'VND', per: null },
      },
    ],
  ]);
});

test('A on a stay without a hotel asks which one it is', async () => {
  fakeApi({});
  renderPage(<Queue items={[item(1, { hotel_name: null })]} />, { member: someMember });
  await hotel('The hotel is not named. Add it to accept the stay.');
  await userEvent.keyboard('a');
  await screen.findByLabelText('Hotel');
});

test('a failed decision is rolled back with a message', async () => {
  fakeApi({ 'PUT /api/imports/3/items/k1': () => problem(500, 'request.failed') });
  renderPage(<Queue items={[item(1)]} />, { member: someMember });
  await hotel('Hotel 1');
  await userEvent.keyboard('a');
  await waitFor(() => screen.getByText('Accepted: 1'));
  await hotel('Hotel 1');
});

const listOf = (items: ImportItem[]) => ({
  'GET /api/imports/3/items': () => json(items),
  ...decisions(items),
});

test.each([
  ['skipped', 'Left out: the text does not mention a hotel stay.'],
  ['rejected', 'Left out: you rejected it.'],
  ['duplicate', 'Left out: you have this post on Staylore already.'],
  ['accepted', 'Accepted, waiting to be published.'],
  ['imported', 'Published.'],
] as const)('a post that is %s says why in a sentence', async (state, sentence) => {
  const post = state === 'imported' ? { post_id: 8 } : state === 'duplicate' ? { duplicate_of: 8 } : {};
  fakeApi(listOf([item(1, { state, ...post })]));
  renderPage(<List state={state} />, { member: someMember });
  await screen.findByText(sentence);
  const link = screen.queryByRole('link', { name: 'Show the post' });
  expect(link?.getAttribute('href') ?? null).toBe(
    'post_id' in post || 'duplicate_of' in post ? '/en/posts/8' : null,
  );
});

test('a post that was left out can be accepted anyway, with hotel and place typed in', async () => {
  const calls = fakeApi(
    listOf([item(1, { state: 'skipped', stay: false, hotel_name: null, city: null, country: null })]),
  );
  renderPage(<List state="skipped" />, { member: someMember });
  await userEvent.click(await screen.findByRole('button', { name: 'Accept anyway' }));
  await userEvent.type(screen.getByLabelText('Hotel'), 'Casa Marea');
  await userEvent.type(screen.getByLabelText('Town'), 'Rab');
  await userEvent.click(screen.getByRole('button', { name: 'Save and accept' }));
  await screen.findByText('No post was left out.');
  await screen.findByText('Accepted: 2');
  expect(sent(calls)).toEqual([
    ['k1', { decision: 'accept', hotel_name: 'Casa Marea', city: 'Rab', country: '', price: null }],
  ]);
});

test('a rejected post is taken back; where that fails it stays', async () => {
  let fails = true;
  const rejected = item(1, { state: 'rejected' });
  fakeApi({
    'GET /api/imports/3/items': () => json([rejected]),
    'PUT /api/imports/3/items/k1': () =>
      fails ? problem(500, 'request.failed') : json({ item: { ...rejected, state: 'review' } }),
  });
  renderPage(<List state="rejected" />, { member: someMember });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the decision' }));
  screen.getByText('Left out: you rejected it.');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Undo the decision' }));
  await screen.findByText('You have not rejected anything.');
});

test('a list that cannot be read says so and can be asked again', async () => {
  let fails = true;
  fakeApi({
    'GET /api/imports/3/items': () =>
      fails ? problem(404, 'imports.not_found') : json([item(1, { state: 'skipped' })]),
  });
  renderPage(<List state="skipped" />, { member: someMember });
  const retry = await screen.findByRole('button', { name: /again/i });
  fails = false;
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'Hotel 1, Zermatt' });
});

test('the report tells how each post ended, and how many are open', async () => {
  const outcome = (key: string, more: object) => ({
    key,
    taken_at: null,
    caption: `Caption ${key}`,
    outcome: 'skipped',
    reason: null,
    post_id: null,
    ...more,
  });
  fakeApi({
    'GET /api/imports/3/report': () =>
      json({
        import: begun,
        outcomes: [
          outcome('a', { outcome: 'imported', post_id: 5 }),
          outcome('b', { reason: 'no_stay' }),
          outcome('c', { outcome: 'open', reason: 'not_reviewed' }),
        ],
      }),
  });
  renderPage(<List state="report" />, { member: someMember });
  await screen.findByText('Caption b');
  screen.getByText('1 published, 1 already here, 3 left out, 4 to review.');
  screen.getByText('Published.');
  screen.getByText('Left out: the text does not mention a hotel stay.');
  screen.getByText('Waiting for your decision.');
});
