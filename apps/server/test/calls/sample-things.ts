import { createECDH, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { createMember, type TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { publishPost } from '../stays/lists.ts';

/** What a valid call needs: the ids of its path, and its body. */
export interface SampleCall {
  params?: Record<string, string | number>;
  body?: Record<string, unknown> | unknown[];
}

/** The fields of a stay as a form sends them. */
export const stay = {
  location: 'Hotel Bergkristall, Zermatt',
  caption: 'Two nights with the window open.',
  city: 'Zermatt',
  country: 'CH',
  lat: 46.02,
  long: 7.75,
  hotel_price: 210,
  price_currency: 'CHF',
  tags: ['alps'],
};
/** A possible answer of a passkey. */
export const assertion = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};
/** The parameters of a sign-in with Google, with an unsigned token. */
export const googleSignIn = { google_id: '1', name: 'Lena', email: 'l@test.example', id_token: 'x' };

/** An account that can be paid to. */
export const bank = {
  name: 'Zürcher Kantonalbank',
  clearing_number: '762',
  adresse: 'Bahnhofstrasse 9, 8001 Zürich',
  iban: 'CH93 0076 2011 6238 5295 7',
  acc_number: '1162-3852.957',
  holder_name: 'Lena Wandel',
  holder_town: 'Zürich',
  holder_country: 'CH',
};
/** A post of an export about a stay. */
export const item = {
  key: 't1700000001-photo',
  caption: 'Two nights at Hotel Bergkristall in Zermatt. €210 a night.',
  taken_at: '2025-06-01T10:00:00Z',
  location_name: null,
  lat: null,
  long: null,
};

/** Creates something over the API and returns the answer. */
export async function made(
  app: TestApp,
  as: TestMember,
  call: { method?: 'POST' | 'GET'; url: string; body?: unknown },
) {
  const { method = 'POST', url, body } = call;
  const answer = await app.send(method, url, { as, body });
  if (answer.status !== 200)
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** The address of a published post. */
export async function post(app: TestApp, as: TestMember): Promise<SampleCall> {
  return { params: { id: (await publishPost(app, { as })).id } };
}

async function anImport(app: TestApp, as: TestMember): Promise<{ id: number }> {
  const body = { source: 'export', label: 'Export of @lena.wanders', total: 1 };
  const { import: begun } = await made(app, as, { url: '/api/imports', body });
  await made(app, as, { url: `/api/imports/${begun.id}/items`, body: { items: [item] } });
  return { id: begun.id };
}

/** An import with one item, and what is asked about it. */
export const inImport = (body?: Record<string, unknown>) => async (app: TestApp, as: TestMember) => ({
  params: { ...(await anImport(app, as)), key: item.key },
  ...(body === undefined ? {} : { body }),
});

/** A wish for the hotel of someone's stay. */
export async function wish(app: TestApp, as: TestMember): Promise<{ id: number }> {
  const { id } = await publishPost(app, {
    as: await createMember(app),
    fields: { hotel_name: 'Hotel Bergkristall' },
  });
  return (await made(app, as, { url: '/api/wishes', body: { post_id: id } })).wish;
}

/** A payout as the bank has paid it. */
export async function payout(app: TestApp, of: TestMember): Promise<SampleCall> {
  const name = randomBytes(8).toString('hex');
  const at = app.platform.clock.now();
  const { rows } = await sql<{ id: number }>`
    with run as (
      insert into payouts (message_id, state, file, created_at) values (${name}, 'accepted', '', ${at}) returning id
    )
    insert into payout_items (payout_id, user_id, end_to_end_id, currency, amount_minor, state, iban_last4, credit_note, created_at)
    select id, ${of.id}, ${name}, 'CHF', 4200, 'paid', '2957', ${name}, ${at} from run returning id`.execute(
    app.platform.db,
  );
  return { params: { id: rows[0]?.id ?? 0 } };
}

/** A second sign-in of the member. */
export async function otherSession(app: TestApp, as: TestMember): Promise<SampleCall> {
  // Not in the name of the member: that would end the session they came with.
  await app.send('POST', '/api/login', { body: { email: as.email, password: as.password } });
  const sessions = await made(app, as, { method: 'GET', url: '/api/me/sessions' });
  return { params: { id: sessions.find((one: { current: boolean }) => !one.current).id } };
}

/** A second factor of the member, as if it had been set up. */
export async function factor(app: TestApp, as: TestMember): Promise<SampleCall> {
  const { rows } = await sql<{ id: number }>`
    insert into factors (user_id, kind, name, credential_id, public_key, created_at)
    values (${as.id}, 'passkey', 'Key', ${randomBytes(16)}, ${randomBytes(16)}, ${app.platform.clock.now()})
    returning id`.execute(app.platform.db);
  return { params: { id: Number(rows[0]?.id ?? 0) } };
}

/** A link to a hotel. */
export async function link(app: TestApp, as: TestMember): Promise<SampleCall> {
  const answer = await made(app, as, { url: '/api/links', body: { url: 'https://hotel.example/rooms' } });
  return { params: { id: answer.link.id }, body: { on: false } };
}

/** A browser as it asks for notifications, which no push service knows. */
export const someBrowser = () => ({
  endpoint: 'https://push.example/a-browser',
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) },
  language: 'en' as const,
});
