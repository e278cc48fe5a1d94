import { randomBytes } from 'node:crypto';
import type { contract } from '@staylore/contract/contract';
import type { Endpoint, Key } from '@staylore/contract/endpoint';
import { createMember, type TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { proveHandle, saveFrom } from '../stays/borrowed.ts';
import { publishPost } from '../stays/lists.ts';
import {
  assertion,
  bank,
  factor,
  googleSignIn,
  inImport,
  item,
  link,
  made,
  otherSession,
  payout,
  post,
  type SampleCall,
  someBrowser,
  stay,
  wish,
} from './sample-things.ts';

type Contract = (typeof contract)[number];
type NeedsSample<E> = E extends { ownership: 'owner' } | { body: unknown } ? E : never;
type Sampled = NeedsSample<Contract>;

/** A name without a sample is a type error: no call of the contract can be forgotten. */
type SampleCalls = {
  [E in Sampled as Key<E>]: (app: TestApp, as: TestMember) => Promise<SampleCall>;
};

const fixed = (body: Record<string, unknown> | unknown[], params?: SampleCall['params']) => async () =>
  params === undefined ? { body } : { body, params };

/** A valid call of every endpoint that takes a body or an id of the member's own. */
const sampleCalls: SampleCalls = {
  'POST /api/login': async (_app, as) => ({
    body: { email: as.email, password: as.password, remember_me: true },
  }),
  'POST /api/register': async () => {
    const username = `sample_${randomBytes(5).toString('hex')}`;
    const body = {
      name: 'Lena',
      last_name: 'W',
      username,
      email: `${username}@test.example`,
      password: 'a quiet room',
    };
    return { body: { ...body, language: 'de' } };
  },
  'POST /api/posts': fixed(stay),
  'PUT /api/posts/:id': async (app, as) => ({ ...(await post(app, as)), body: stay }),
  'DELETE /api/posts/:id': post,
  'PUT /api/posts/:id/archive': post,
  'PUT /api/posts/:id/unarchive': post,
  'POST /api/instagram/save': fixed({
    posts: [{ postId: '1', source_post_id: null, caption: item.caption, file: null }],
    handle: 'lena.wanders',
    location: 'Zermatt',
    lat: 46,
    long: '7.7',
    ts: 1,
  }),
  'POST /api/instagram/post/save-by-link': fixed({
    link: 'https://www.instagram.com/p/Cabcdefghij/',
    caption: item.caption,
    handle: 'lena.wanders',
  }),
  'POST /api/instagram/account/redeem': fixed({ access_token: 'x'.repeat(40) }),
  'POST /api/instagram/deauthorize': fixed({ signed_request: 'x'.repeat(60) }),
  'POST /api/instagram/data-deletion': fixed({ signed_request: 'x'.repeat(60) }),
  'POST /api/follows': async (app) => ({ body: { user_id: (await createMember(app)).id } }),
  'DELETE /api/follows/:id': async (app, as) => {
    const body = { user_id: (await createMember(app)).id };
    return { params: { id: (await made(app, as, { url: '/api/follows', body })).follow.id } };
  },
  'POST /api/blocks': async (app) => ({ body: { user_id: (await createMember(app)).id } }),
  'POST /api/mutes': async (app) => ({ body: { user_id: (await createMember(app)).id } }),
  'POST /api/postfavorites': async (app, as) => ({ body: { post_id: (await publishPost(app, { as })).id } }),
  'DELETE /api/postfavorites/:id': async (app, as) => {
    const body = { post_id: (await publishPost(app, { as })).id };
    return { params: { id: (await made(app, as, { url: '/api/postfavorites', body })).post.id } };
  },
  'POST /api/saveHotelRecommendations': fixed({
    location: stay.location,
    lat: 46,
    long: 7.7,
    city: 'Zermatt',
  }),
  'PUT /api/notifications/read': fixed({ upTo: 1 }),
  'PUT /api/notifications/settings': fixed([{ kind: 'follow', in_app: true, mail: false }]),
  'PUT /api/notifications/push': fixed(someBrowser()),
  'PUT /api/notifications/digest': fixed({ rhythm: 'weekly' }),
  'POST /api/notifications/digest/end': fixed({ token: 'x'.repeat(40) }),
  'POST /api/imports': fixed({ source: 'export', label: 'Export', handle: 'lena.wanders', total: 3 }),
  'PUT /api/imports/:id': inImport({ archived: true, ad_label: true }),
  'POST /api/imports/:id/items': inImport({ items: [{ ...item, key: 't1700000002-photo' }] }),
  'GET /api/imports/:id/items': inImport(),
  'PUT /api/imports/:id/items/:key': inImport({
    hotel_name: 'Hotel Bergkristall',
    city: 'Zermatt',
    lat: 46,
    long: 7.7,
    price: { amount: 210, currency: 'CHF', per: 'night' },
  }),
  'POST /api/imports/:id/items/:key/pictures': inImport({ from: 0 }),
  'GET /api/imports/:id/report': inImport(),
  'POST /api/imports/:id/accept': inImport({ min_probability: 0.5 }),
  'POST /api/imports/:id/accept/undo': inImport({ at: '2026-01-01T00:00:00.000Z' }),
  'POST /api/imports/:id/hold': inImport({ holder: 'a-window-of-its-own' }),
  'POST /api/imports/:id/publish': inImport(),
  'POST /api/imports/scan': fixed({ source: 'scan', handle: 'lena.wanders', posts: ['1', '2'] }),
  'POST /api/wishes/saved-posts': fixed({
    posts: [
      {
        link: 'https://www.instagram.com/p/Cabcdefghij/',
        author: 'hotelbergkristall',
        text: item.caption,
        saved_at: '2025-06-01T10:00:00Z',
      },
    ],
  }),
  'POST /api/wishes': async (app, as) => {
    const { id } = await publishPost(app, { as, fields: { hotel_name: 'Hotel Bergkristall' } });
    return { body: { post_id: id } };
  },
  'GET /api/wishes/:id': async (app, as) => ({ params: { id: (await wish(app, as)).id } }),
  'PUT /api/wishes/:id': async (app, as) => ({
    params: { id: (await wish(app, as)).id },
    body: { state: 'stayed' },
  }),
  'POST /api/claims': fixed({ handle: 'lena.wanders' }),
  'PUT /api/borrowed-stays': fixed({ taken: 'down' }),
  'PUT /api/borrowed-stays/:id': async (app, as) => {
    const handle = `sample.${randomBytes(5).toString('hex')}`;
    const { id } = await saveFrom(app, { as: await createMember(app), handle });
    await proveHandle(app, as, handle);
    return { params: { id }, body: { taken: 'over' } };
  },
  'PUT /api/claims/:handle': fixed({ rescan: true }, { handle: 'lena.wanders' }),
  'POST /api/users/:id/update': async (_app, as) => ({
    params: { id: as.id },
    body: { name: 'Lena', last_name: 'Wandel', bio: 'Tea, trains and quiet rooms.', language: 'en' },
  }),
  'PUT /api/me/atlas': fixed({ shown: true }),
  'POST /api/users/email/confirm': fixed({ token: 'x'.repeat(40) }),
  'POST /api/users/email/undo': fixed({ token: 'x'.repeat(40) }),
  'POST /api/users/not-me': fixed({ token: 'x'.repeat(40) }),
  'PUT /api/users/password': async (_app, as) => ({
    body: { password: as.password, old_password: as.password },
  }),
  'DELETE /api/me/sessions/:id': otherSession,
  'PUT /api/me/tax-profile': fixed({ country: 'DE', standing: 'business', vat_id: 'DE136695976' }),
  'POST /api/me/terms/read': fixed({ version: '2022-07-23' }),
  'POST /api/me/proof': async (_app, as) => ({ body: { password: as.password } }),
  'POST /api/me/security/app/confirm': fixed({ code: '000000', name: 'Phone' }),
  'PUT /api/me/security/factors/:id': async (app, as) => ({
    ...(await factor(app, as)),
    body: { name: 'Phone' },
  }),
  'DELETE /api/me/security/factors/:id': factor,
  'POST /api/login/second-factor': fixed({ code: '000000' }),
  'POST /api/login/second-factor/passkey': fixed({ credential: assertion }),
  'POST /api/login/passkey': fixed({ credential: assertion }),
  'POST /api/me/security/passkeys': fixed({
    credential: { ...assertion, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
    name: 'Key',
  }),
  // Not the password, so that the account is still there for the next call.
  'POST /api/me/leaving': fixed({ password: 'somebody else’s', gives_up: false }),
  'POST /api/forgot/password': async (_app, as) => ({ body: { email: as.email } }),
  'POST /api/forgot/reset': fixed({ password: 'another quiet room', token: 'x'.repeat(40) }),
  'POST /api/register-or-login': fixed(googleSignIn),
  'POST /api/register-or-login-apple': fixed({ id: '1', email: 'l@test.example', id_token: 'x' }),
  'POST /api/contact': fixed({
    name: 'Lena',
    email: 'l@test.example',
    subject: 'Hello',
    message: 'A question.',
  }),
  'POST /api/reports': async (app, as) => ({
    body: {
      url: `/en/posts/${(await publishPost(app, { as })).id}`,
      category: 'copyright',
      reason: 'The second picture is mine.',
      name: 'Ida',
      email: 'ida@test.example',
      good_faith: true,
    },
  }),
  'POST /api/moderation/cases/:id/decision': fixed({ action: 'nothing' }, { id: 1 }),
  'POST /api/moderation/appeals/:id/decision': fixed(
    { outcome: 'upheld', answer: 'We have looked again.' },
    { id: 1 },
  ),
  'POST /api/operations/bookings/:id/decision': fixed({ act: 'release' }, { id: 1 }),
  'POST /api/operations/claims/:handle/end': fixed({ why: 'not_theirs' }, { handle: 'lena.wanders' }),
  'POST /api/statements/:token/appeal': fixed(
    { text: 'The pictures are my own.' },
    { token: 'x'.repeat(43) },
  ),
  'POST /api/partners/:partner/conversions': fixed(
    { event_id: '1', status: 'booked' },
    { partner: 'sandbox' },
  ),
  'POST /api/bookings/by-link/:token/requests': fixed(
    { kind: 'cancel', message: 'Ill.' },
    { token: 'x'.repeat(43) },
  ),
  'POST /api/bookings/by-link/:token/requests/:id': fixed(
    { action: 'accept' },
    { token: 'x'.repeat(43), id: 1 },
  ),
  'POST /api/bankdetails': fixed(bank),
  'PUT /api/bankdetails/:id': async (app, as) => {
    const { id } = await made(app, as, { url: '/api/bankdetails', body: bank });
    return { params: { id }, body: bank };
  },
  'GET /api/payouts/:id/credit-note': payout,
  'POST /api/links': fixed({ url: 'https://hotel.example/rooms', label: 'Bergkristall' }),
  'PUT /api/links/:id': link,
};

/** Name of an endpoint: its method and path. */
export const name = (endpoint: Pick<Endpoint, 'method' | 'path'>) => `${endpoint.method} ${endpoint.path}`;

/** How to make a valid call of an endpoint; one that needs nothing gets nothing. */
export function sampleCall(endpoint: Endpoint): (app: TestApp, as: TestMember) => Promise<SampleCall> {
  return (
    (sampleCalls as Record<string, SampleCalls[keyof SampleCalls]>)[name(endpoint)] ?? (async () => ({}))
  );
}

/** A path with the given ids; everything else gets a harmless word. */
export function pathOf(endpoint: Pick<Endpoint, 'path'>, ids: Record<string, string | number> = {}): string {
  const words: Record<string, string> = {
    lat: 'noLat',
    long: 'noLong',
    flag: '0',
    location: 'nolocation',
    handle: 'not-a-handle!',
  };
  return endpoint.path.replace(/:(\w+)/g, (_whole, part: string) =>
    encodeURIComponent(String(ids[part] ?? words[part] ?? '1')),
  );
}
