import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../people.ts';
import { startSandbox, type TestSandbox } from '../sandbox.ts';
import { startApp, type TestApp } from '../start-app.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp({
    ...sandbox.env,
    PUBLIC_URL: `http://127.0.0.1:${Number(new URL(sandbox.url).port) + 2}`,
    APPLE_CLIENT_ID: 'sandbox-apple-client-id',
    APPLE_TEAM_ID: 'sandbox-apple-team-id',
    APPLE_KEY_ID: 'sandbox-apple-key-id',
    APPLE_PRIVATE_KEY_FILE: path.join(sandbox.folder, 'apple-client.p8'),
    APPLE_ISSUER_URL: `${sandbox.url}/appleid.apple.com`,
  });
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

describe('Of other services no more rights are asked for than are used', () => {
  test.each([
    ['google', 'openid email profile'],
    ['apple', 'name email'],
  ] as const)('signing in with %s: who it is, name and mail address', async (provider, scope) => {
    const { headers } = await app.send('GET', `/auth/start/${provider}?next=/`);
    expect(new URL(headers['location'] ?? '').searchParams.get('scope')).toBe(scope);
  });

  test.each(['import', 'claim'])('photo network, for %s: reading the own account', async (purpose) => {
    const { token } = await createMember(app);
    const { headers } = await app.send('GET', `/api/instagram/connect?purpose=${purpose}`, {
      headers: { cookie: `staylore_session=${token}` },
    });
    const asked = new URL(headers['location'] ?? '').searchParams;
    expect(asked.get('scope')).toBe('instagram_business_basic');
  });
});

interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/** Every field of a call's body; those that may be left out end with a question mark. */
async function fieldsOf(method: 'post' | 'put', path: string): Promise<string[]> {
  const { paths } = (await app.send('GET', '/api/openapi.json')).body;
  const content: { schema: Schema }[] = Object.values(paths[path][method].requestBody.content);
  const forms = content.flatMap(({ schema }) => schema.oneOf ?? schema.anyOf ?? [schema]);
  const names = forms.flatMap(({ properties = {}, required = [] }) =>
    Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`)),
  );
  return [...new Set(names)].sort();
}

async function columnsOf(table: string): Promise<string[]> {
  const tables = await app.platform.db.introspection.getTables();
  return (
    tables
      .find(({ name }) => name === table)
      ?.columns.map(({ name }) => name)
      .sort() ?? []
  );
}

const always = ['id', 'user_id', 'created_at'];

describe('No more personal data is requested or stored than each purpose needs', () => {
  test.each([
    ['post', '/api/register', ['email', 'name', 'password', 'username', 'last_name?', 'language?']],
    ['post', '/api/contact', ['email', 'message', 'name', 'subject?']],
    ['post', '/api/reports', ['caption_only?', 'category', 'email?', 'good_faith', 'name?', 'reason', 'url']],
    ['put', '/api/me/tax-profile', ['country', 'standing', 'vat_id?']],
    [
      'post',
      '/api/bankdetails',
      [
        ...['name', 'adresse', 'clearing_number', 'iban', 'acc_number', 'user_id?'],
        ...['holder_name?', 'holder_town?', 'holder_country?'],
      ],
    ],
  ] as const)('%s %s', async (method, path, fields) => {
    expect(await fieldsOf(method, path)).toEqual([...fields].sort());
  });

  test.each([
    ['tax_profiles', [...always, 'updated_at', 'country', 'standing', 'sealed_vat_id', 'vat_id_last4']],
    [
      'bank_details',
      [
        ...[...always, 'updated_at', 'bank_name', 'bank_address', 'clearing_number', 'paused_until'],
        ...['sealed_iban', 'iban_last4', 'sealed_account', 'account_last4'],
        ...['holder_name', 'holder_town', 'holder_country'],
      ],
    ],
    [
      'reports',
      [
        ...['id', 'created_at', 'case_id', 'part', 'url', 'category', 'reason', 'language', 'shown'],
        ...['reporter_id', 'reporter_name', 'reporter_email'],
      ],
    ],
    [
      'instagram_accounts',
      ['user_id', 'handle', 'sealed_token', 'network_ids', 'connected_at', 'issued_at', 'expires_at'],
    ],
  ] as const)('table %s', async (table, columns) => {
    expect(await columnsOf(table)).toEqual([...columns].sort());
  });

  test('A message to the company is a mail and is kept in no table', async () => {
    const tables = await app.platform.db.introspection.getTables();
    expect(tables.map(({ name }) => name).filter((name) => /contact|message/.test(name))).toEqual([]);
  });
});
