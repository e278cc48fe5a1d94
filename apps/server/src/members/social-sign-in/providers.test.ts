import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { createLog } from '../../platform/log/index.ts';
import type { Platform } from '../../platform/platform.ts';
import { openProviders, type Providers } from './providers.ts';

const now = new Date('2026-05-01T12:00:00Z');
const second = Math.floor(now.getTime() / 1000);
const issuers = { google: 'https://accounts.google.example', apple: 'https://appleid.apple.example' };
type Keys = Awaited<ReturnType<typeof generateKeyPair>>;

let keys: { google: Keys; apple: Keys };
let providers: Providers;

beforeAll(async () => {
  const pair = () => generateKeyPair('RS256', { extractable: true });
  keys = { google: await pair(), apple: await pair() };
  const settings = { clientId: 'ours', clientSecret: 'secret' };
  providers = openProviders({
    config: {
      google: { ...settings, issuerUrl: issuers.google },
      apple: { ...settings, issuerUrl: issuers.apple },
    },
    clock: { now: () => now },
    log: createLog({ level: 'silent' }),
    fetchSafely: answer,
  } as unknown as Platform);
});

/** What each provider publishes of itself. */
async function answer(address: string | URL) {
  const { origin, pathname } = new URL(address);
  const provider = origin === issuers.google ? 'google' : 'apple';
  const body = pathname.startsWith('/.well-known/')
    ? { issuer: origin, jwks_uri: `${origin}/keys`, authorization_endpoint: `${origin}/authorize` }
    : { keys: [{ ...(await exportJWK(keys[provider].publicKey)), kid: provider, alg: 'RS256' }] };
  return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

const claims: JWTPayload = {
  iss: issuers.google,
  aud: 'ours',
  sub: '1234',
  nonce: 'asked',
  iat: second,
  exp: second + 3600,
};

const without = (claim: string) =>
  Object.fromEntries(Object.entries(claims).filter(([name]) => name !== claim));

const signed = (payload: JWTPayload, by: 'google' | 'apple' = 'google', kid: string = by) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid }).sign(keys[by].privateKey);

test.each<[string, JWTPayload]>([
  ['names no client beside', {}],
  ['this site asked for', { azp: 'ours' }],
  ['is in a list of one', { aud: ['ours'] }],
  ['is in a list, and this site asked for', { aud: ['other', 'ours'], azp: 'ours' }],
])('A provider’s token for this site that %s is taken, with and without a nonce', async (_what, change) => {
  const token = await signed({ ...claims, ...change });
  for (const nonce of ['asked', undefined])
    expect(await providers.verify('google', token, nonce)).toMatchObject({ subject: '1234' });
});

const forgeries: [string, () => Promise<string>][] = [
  ['is for another client', () => signed({ ...claims, aud: 'other' })],
  ['is for several clients', () => signed({ ...claims, aud: ['ours', 'other'] })],
  ['another of its clients asked for', () => signed({ ...claims, aud: ['ours', 'other'], azp: 'other' })],
  ['another client asked for alone', () => signed({ ...claims, azp: 'other' })],
  ['has a list in place of the asking client', () => signed({ ...claims, azp: ['ours'] })],
  ['comes from another provider', () => signed({ ...claims, iss: issuers.apple })],
  ['has a slash after its issuer', () => signed({ ...claims, iss: `${issuers.google}/` })],
  ['another provider signed', () => signed(claims, 'apple')],
  ['another provider signed under this one’s key id', () => signed(claims, 'apple', 'google')],
  ['nobody signed', async () => new UnsecuredJWT(claims).encode()],
  ['is signed with the public key as a secret', async () => bySecret()],
  ['is over', () => signed({ ...claims, iat: second - 500, exp: second - 61 })],
  ['counts only later', () => signed({ ...claims, nbf: second + 61 })],
  ['never ends', () => signed(without('exp'))],
  ['does not say when it was made', () => signed(without('iat'))],
  ['names nobody', () => signed({ ...claims, sub: '' })],
];

test.each(forgeries)(
  'A provider’s token that %s is refused, with and without a nonce',
  async (_what, make) => {
    const token = await make();
    for (const nonce of ['asked', undefined])
      await expect(providers.verify('google', token, nonce)).rejects.toMatchObject({
        code: 'sign_in.refused',
      });
  },
);

test.each([undefined, 'other', '', ['asked']])(
  'A token with nonce %j completes no sign-in of another nonce',
  async (nonce) => {
    const token = await signed({ ...claims, nonce });
    await expect(providers.verify('google', token, 'asked')).rejects.toMatchObject({
      code: 'sign_in.refused',
    });
  },
);

test.each([
  [-661, 'was made eleven minutes ago'],
  [120, 'was made in the future'],
])('A token without a matching sign-in is refused if it %2$s', async (seconds) => {
  const token = await signed({ ...claims, iat: second + seconds });
  await expect(providers.verify('google', token)).rejects.toMatchObject({ code: 'sign_in.refused' });
});

test.each(['false', 'FALSE', false, 0, 1, 'yes', null, undefined])(
  'An address whose provider sends %j as “verified” is not trusted',
  async (verified) => {
    const token = await signed({ ...claims, email: 'a@gmail.com', email_verified: verified });
    expect(await providers.verify('google', token)).toMatchObject({ email: null, emailTrusted: false });
  },
);

async function bySecret(): Promise<string> {
  const secret = new TextEncoder().encode(await exportSPKI(keys.google.publicKey));
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: 'google' }).sign(secret);
}
