import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';
import { closestSetting } from './misspelt.ts';
import { PublicError } from './public-error.ts';
import { fittingProcesses, thisMachine } from './sections/processes.ts';

function configOf(env: Record<string, string>) {
  return createConfig(readEnv(env), '/srv/staylore');
}

function complaintOf(env: Record<string, string>): string {
  try {
    configOf(env);
  } catch (error) {
    if (error instanceof PublicError) return error.message;
    throw error;
  }
  return '';
}

test('Without any setting everything runs on this machine, with the sandbox and the demo world', () => {
  const config = configOf({});
  expect(config.http).toMatchObject({ host: '127.0.0.1', port: 3000, publicUrl: 'http://localhost:3000' });
  expect(config.http.secureCookies).toBe(false);
  expect(config.dataDir).toBe('/srv/staylore/var/data');
  expect(config.database.url).toBeUndefined();
  expect(config.sandbox).toEqual({ port: 3001, url: 'http://127.0.0.1:3001', smtpPort: 3002 });
  expect(config.demo).toBe(true);
  expect(config.rateLimits).toBe(true);
  expect(config.mail).toEqual({
    smtpUrl: 'smtp://127.0.0.1:3002',
    from: 'Staylore <no-reply@demo.example>',
  });
  expect(config.storage).toEqual({ kind: 'local', folder: '/srv/staylore/var/data/storage' });
  expect(config.backups).toEqual({ folder: '/srv/staylore-backups', keep: 14 });
  expect(config.company.demo).toBe(true);
  expect(config.warnings).toEqual([]);
});

test('The tried handles come from the setting, else from the demo world; an invalid one is refused', () => {
  expect(configOf({}).exampleHandles).toEqual(['lena.wanders', 'alpen.anna', 'nomad.jules']);
  expect(configOf({ DEMO: 'off' }).exampleHandles).toEqual([]);
  expect(configOf({ EXAMPLE_HANDLES: '@Some.One, two_' }).exampleHandles).toEqual(['some.one', 'two_']);
  expect(complaintOf({ EXAMPLE_HANDLES: 'a b' })).toContain('EXAMPLE_HANDLES');
  expect(complaintOf({ EXAMPLE_HANDLES: 'a,b,c,d' })).toContain('EXAMPLE_HANDLES');
});

test('The sandbox plays each outside service under the name of the real host', () => {
  const config = configOf({ SANDBOX_PORT: '4100' });
  expect(config.instagram?.graphUrl).toBe('http://127.0.0.1:4100/graph.facebook.com');
  expect(config.instagramLogin).toMatchObject({
    authorizeUrl: 'http://127.0.0.1:4100/www.instagram.com/oauth/authorize',
    apiUrl: 'http://127.0.0.1:4100/api.instagram.com',
    graphUrl: 'http://127.0.0.1:4100/graph.instagram.com',
  });
  expect(config.google?.issuerUrl).toBe('http://127.0.0.1:4100/accounts.google.com');
  expect(config.apple?.issuerUrl).toBe('http://127.0.0.1:4100/appleid.apple.com');
  expect(config.partner?.url).toBe('http://127.0.0.1:4100/partner');
  expect(configOf({ MAPS_PROVIDER: 'photon' }).maps.url).toBe('http://127.0.0.1:3001/photon');
});

test('Real credentials lead to the real service, also while the sandbox runs', () => {
  const config = configOf({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' });
  expect(config.google).toEqual({
    issuerUrl: 'https://accounts.google.com',
    clientId: 'id',
    clientSecret: 'secret',
  });
});

test('A public address runs without sandbox and demo world; services without keys are off', () => {
  const config = configOf({ PUBLIC_URL: 'https://stay.example/' });
  expect(config.http).toMatchObject({ publicUrl: 'https://stay.example', secureCookies: true });
  expect(config.sandbox).toBeUndefined();
  expect(config.demo).toBe(false);
  expect(config.mail).toBeUndefined();
  expect(config.instagram).toBeUndefined();
  expect(config.google).toBeUndefined();
  expect(config.partner).toBeUndefined();
  expect(config.warnings).toEqual(['COMPANY_NAME is not set: the imprint shows fictional data.']);
});

test('A sandbox on a public address is refused: anyone could sign in as anyone', () => {
  expect(complaintOf({ SANDBOX: 'on', PUBLIC_URL: 'https://stay.example' })).toMatch(
    /SANDBOX=on is refused while PUBLIC_URL is https:\/\/stay\.example/,
  );
  expect(complaintOf({ SANDBOX: 'on', PUBLIC_URL: 'http://localhost.evil.example' })).toMatch(/refused/);
  for (const url of ['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080']) {
    expect(complaintOf({ SANDBOX: 'on', PUBLIC_URL: url })).toBe('');
  }
});

test.each([
  [{ HOST: '0.0.0.0' }, /^HOST=0\.0\.0\.0 can be reached from other machines: set PUBLIC_URL/],
  [{ HOST: '::', SANDBOX: 'off' }, /^HOST=:: can be reached from other machines/],
  [{ PUBLIC_URL: 'http://stay.example' }, /^PUBLIC_URL must begin with https:\/\//],
  [{ PUBLIC_URL: 'https://stay.example', DEMO: 'on' }, /^DEMO=on needs SANDBOX=on/],
  [{ PUBLIC_URL: 'https://stay.example', METRICS_TOKEN: 'short' }, /^METRICS_TOKEN must have at least 16/],
  [
    { PUBLIC_URL: 'https://stay.example', METRICS_TOKEN: 'changeme-changeme-now' },
    /^METRICS_TOKEN must have/,
  ],
  [{ PUBLIC_URL: 'https://stay.example', METRICS_TOKEN: 'your-token-goes-here' }, /^METRICS_TOKEN must have/],
  [{ PUBLIC_URL: 'https://stay.example', METRICS_TOKEN: 'a'.repeat(40) }, /^METRICS_TOKEN must have/],
  [
    { PUBLIC_URL: 'https://stay.example', METRICS_TOKEN: 'my-own-tokenmy-own-token' },
    /^METRICS_TOKEN must have/,
  ],
  [{ PUBLIC_URL: 'https://stay.example', MASTER_KEY: '0'.repeat(64) }, /^MASTER_KEY must be random/],
  [
    { PUBLIC_URL: 'https://stay.example', MASTER_KEY: '0123456789abcdef'.repeat(4) },
    /^MASTER_KEY must be random/,
  ],
  [{ HOST: 'fe80::1%eth0' }, /^HOST=fe80::1%eth0 can be reached from other machines/],
  [{ TRUST_PROXY: 'on' }, /^TRUST_PROXY must be "off", the number of proxies/],
  [{ TRUST_PROXY: '0.0.0.0/0' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '::/0' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '0.0.0.0/1, 128.0.0.0/1' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '::ffff:0:0/96' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '::/8' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '2000::/3' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
  [{ TRUST_PROXY: '99' }, /^TRUST_PROXY must be/],
])('A setting that would open the site to strangers is refused in one sentence: %o', (env, sentence) => {
  expect(complaintOf(env)).toMatch(sentence);
  expect(complaintOf(env).split('\n')).toHaveLength(1);
});

test('A weak master key may still decrypt what it sealed, behind the random key that replaces it', () => {
  const keys = [randomBytes(32).toString('hex'), '0'.repeat(64)];
  const settings = { PUBLIC_URL: 'https://stay.example', MASTER_KEY: keys.join(',') };
  expect(configOf(settings).secrets.masterKeys).toHaveLength(2);
});

test('Proxies are believed by their number or their networks', () => {
  const trusted = (value: string) => configOf({ TRUST_PROXY: value }).http.trustProxy;
  expect(['off', '2', '10.0.0.0/8, fc00::/7', '192.0.2.7', '::ffff:10.0.0.0/104'].map(trusted)).toEqual([
    false,
    2,
    '10.0.0.0/8,fc00::/7',
    '192.0.2.7',
    '::ffff:10.0.0.0/104',
  ]);
});

const plain = {
  DATABASE_URL: 'postgres://db.stay.example/site',
  DATABASE_REPLICA_URL: 'postgres://replica.stay.example/site?sslmode=no-verify',
  REDIS_URL: 'redis://10.0.0.7',
  SMTP_URL: 'smtp://mail.stay.example',
};
const site = { PUBLIC_URL: 'https://stay.example' };

test('A public site with a plain connection to another machine does not start, unless the operator allows it', () => {
  const named = (complaint: string) => complaint.split('\n').map((sentence) => sentence.split(' ')[0]);
  expect(named(complaintOf({ ...site, ...plain }))).toEqual(Object.keys(plain));
  for (const PLAIN_CONNECTIONS of ['off', 'on', 'perhaps'])
    expect(named(complaintOf({ ...site, ...plain, PLAIN_CONNECTIONS })).includes('REDIS_URL')).toBe(
      PLAIN_CONNECTIONS !== 'on',
    );
  expect(configOf(plain).redisUrl).toBe('redis://10.0.0.7');
});

test('Encrypted connections, and those within this machine, need no allowance', () => {
  const bucket = { S3_BUCKET: 'p', S3_REGION: 'eu', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hush' };
  for (const settings of [
    { DATABASE_URL: 'postgres://db.stay.example/site?sslmode=verify-full', REDIS_URL: 'rediss://10.0.0.7' },
    { SMTP_URL: 'smtp://mail.stay.example?requireTLS=true', ...bucket },
    { SMTP_URL: 'smtps://mail.stay.example', S3_ENDPOINT: 'https://pictures.stay.example', ...bucket },
    { DATABASE_URL: 'postgres://mia@%2Frun%2Fpostgresql/site' },
    { DATABASE_URL: 'postgres:///site', REDIS_URL: 'redis://127.0.0.1:6379', SMTP_URL: 'smtp://[::1]:25' },
  ])
    expect(complaintOf({ ...site, ...settings })).toBe('');
  expect(complaintOf({ ...site, ...bucket, S3_ENDPOINT: 'http://pictures.stay.example' })).toMatch(
    /^S3_ENDPOINT leads to another machine/,
  );
});

test('A server at the default port of its scheme needs no PUBLIC_URL', () => {
  expect(configOf({ PORT: '80', SANDBOX_PORT: '3001' }).http.publicUrl).toBe('http://localhost');
});

test('A name that resembles a setting is known for the one that was meant, and others are left alone', () => {
  const meant = ['DATABSE_URL', 'SMPT_URL', 'DATABASE_URI', 'database_url', 'TRUSTPROXY'].map(closestSetting);
  expect(meant).toEqual(['DATABASE_URL', 'SMTP_URL', 'DATABASE_URL', 'DATABASE_URL', 'TRUST_PROXY']);
  expect(
    ['PATH', 'HOME', 'HOSTNAME', 'LANGUAGE', 'DATABASE_URL', 'POSTGRES_PASSWORD'].map(closestSetting),
  ).toEqual(Array(6).fill(undefined));
});

test('The demo world is refused without the sandbox', () => {
  expect(complaintOf({ SANDBOX: 'off', DEMO: 'on' })).toMatch(/DEMO=on needs SANDBOX=on/);
  expect(configOf({ DEMO: 'off' }).demo).toBe(false);
});

test.each([
  [{ PORT: 'abc' }, /PORT must be a whole number from 1 to 65535, not "abc"/],
  [{ PORT: '0' }, /PORT must be/],
  [{ PORT: '65536' }, /PORT must be/],
  [{ PORT: '-1' }, /PORT must be/],
  [{ PORT: '65535' }, /SANDBOX_PORT must be given/],
  [{ SANDBOX_PORT: '3000' }, /must differ from PORT 3000/],
  [{ PORT: '3001', SANDBOX_PORT: '3000' }, /must differ from PORT 3001/],
  [{ PUBLIC_URL: 'stay.example' }, /PUBLIC_URL must be an address that begins with http:\/\/ or https/],
  [{ PUBLIC_URL: 'https://stay.example/app' }, /PUBLIC_URL must be an address without a path/],
  [{ DATABASE_URL: 'mysql://localhost/x' }, /DATABASE_URL must be .*postgres:\/\//],
  [{ DATABASE_REPLICA_URL: 'postgres://b/x' }, /DATABASE_REPLICA_URL also needs DATABASE_URL/],
  [
    { DATABASE_URL: 'postgres://a/x', DATABASE_REPLICA_URL: 'postgres://b/x, c' },
    /DATABASE_REPLICA_URL must be addresses that begin with postgres:\/\/ or postgresql:\/\/, separated by commas/,
  ],
  [{ MAIL_FROM: 'Staylore' }, /MAIL_FROM must be a mail address, such as .+, not "Staylore"/],
  [{ RATE_LIMITS: 'maybe' }, /RATE_LIMITS must be "on" or "off", not "maybe"/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [{ GOOGLE_CLIENT_ID: 'id' }, /GOOGLE_CLIENT_ID also needs GOOGLE_CLIENT_SECRET/],
  [
    { APPLE_CLIENT_ID: 'id', APPLE_KEY_ID: 'key' },
    /APPLE_CLIENT_ID, APPLE_KEY_ID also needs APPLE_TEAM_ID, APPLE_PRIVATE_KEY_FILE/,
  ],
  [{ S3_BUCKET: 'pictures' }, /S3_BUCKET also needs S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/],
  [{ S3_ENDPOINT: 'https://s3.example' }, /S3_ENDPOINT also needs S3_BUCKET/],
  [{ COMPANY_NAME: 'Stay AG' }, /COMPANY_NAME also needs COMPANY_ADDRESS, COMPANY_MAIL/],
  [{ MAPS_PROVIDER: 'google', SANDBOX: 'off' }, /MAPS_PROVIDER=google also needs MAPS_KEY/],
  [{ MAPS_PROVIDER: 'photon', SANDBOX: 'off' }, /MAPS_PROVIDER=photon also needs MAPS_URL/],
  [{ PAYOUT_DEBTOR_NAME: 'Stay AG' }, /PAYOUT_DEBTOR_NAME also needs PAYOUT_DEBTOR_IBAN, PAYOUT_DEBTOR_BIC/],
  [
    { PAYOUT_DEBTOR_NAME: 'Stay AG', PAYOUT_DEBTOR_IBAN: 'CH93', PAYOUT_DEBTOR_BIC: 'CRESCHZZ80A' },
    /PAYOUT_DEBTOR_IBAN must be the IBAN/,
  ],
  [{ PAYOUT_MINIMUM: '0' }, /PAYOUT_MINIMUM must be a whole number/],
  [{ PARTNER_RULES: 'booking.com=awin:1' }, /PARTNER_RULES names awin, which also needs AWIN_PUBLISHER_ID/],
  [{ PARTNER_RULES: 'x.com=travelpayouts' }, /names travelpayouts, which also needs TRAVELPAYOUTS_TOKEN/],
  [{ PARTNER_RULES: 'booking.com' }, /PARTNER_RULES holds "booking.com"; a rule is HOST=awin:ADVERTISER or/],
  [{ PARTNER_RULES: 'a.com=awin', AWIN_PUBLISHER_ID: '1' }, /PARTNER_RULES holds "a.com=awin"/],
  [{ PARTNER_SEARCH_URL: 'https://search.example' }, /PARTNER_SEARCH_URL must begin with https/],
  [{ TRAVELPAYOUTS_TOKEN: 't' }, /also needs TRAVELPAYOUTS_MARKER, TRAVELPAYOUTS_PROJECT/],
  [{ LLM_BASE_URL: 'http://localhost:1' }, /LLM_BASE_URL also needs LLM_MODEL/],
])('A wrong setting is named in one clear sentence: %o', (env, sentence) => {
  expect(complaintOf(env)).toMatch(sentence);
});

test('Rules say which partner pays for the hotels of a host', () => {
  const { hotelLinks } = configOf({
    PARTNER_RULES: 'booking.com=awin:6776; Hotels.com=travelpayouts',
    AWIN_PUBLISHER_ID: '426667',
    TRAVELPAYOUTS_TOKEN: 't',
    TRAVELPAYOUTS_MARKER: '222',
    TRAVELPAYOUTS_PROJECT: '111',
  });
  expect(hotelLinks.rules).toEqual([
    { host: 'booking.com', partner: 'awin', advertiser: '6776' },
    { host: 'hotels.com', partner: 'travelpayouts', advertiser: '' },
  ]);
  expect(hotelLinks.awin).toEqual({ linkUrl: 'https://www.awin1.com/cread.php', publisherId: '426667' });
  expect(hotelLinks.travelpayouts).toMatchObject({ marker: 222, project: 111 });
});

test('All mistakes are reported at once', () => {
  expect(complaintOf({ PORT: 'x', DEMO: 'perhaps' }).split('\n')).toHaveLength(2);
});

test('An empty or blank variable counts as not set', () => {
  expect(configOf({ PORT: '', DATABASE_URL: '  ' })).toEqual(configOf({}));
});

test('Complete company data replaces the fictional company, without mixing the two', () => {
  const { company } = configOf({
    COMPANY_NAME: 'Stay AG',
    COMPANY_ADDRESS: 'Seeweg 3; 8002 Zürich',
    COMPANY_MAIL: 'hi@stay.example',
  });
  expect(company).toMatchObject({ demo: false, address: ['Seeweg 3', '8002 Zürich'], vat: '', phone: '' });
  expect(company.mail).toEqual({
    general: 'hi@stay.example',
    creators: 'hi@stay.example',
    press: 'hi@stay.example',
  });
});

test('Commissions wait 14 days unless the operator says otherwise, and a partner may sign with two secrets', () => {
  expect(configOf({}).earnings).toMatchObject({
    holdDays: 14,
    ratesUrl: 'http://127.0.0.1:3001/www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    awin: { url: 'http://127.0.0.1:3001/api.awin.com', partner: 'sandbox' },
  });
  const real = configOf({
    PUBLIC_URL: 'https://stay.example',
    EARNINGS_HOLD_DAYS: '30',
    PARTNER_NAME: 'roomwell',
    PARTNER_URL: 'https://roomwell.example/staylore',
    PARTNER_KEY: 'key',
    PARTNER_WEBHOOK_SECRET: 'a-secret-of-old-days, a-secret-of-new-days',
    AWIN_PUBLISHER_ID: '1',
    AWIN_API_TOKEN: 'token',
  });
  expect(real.partner).toMatchObject({
    name: 'roomwell',
    webhookSecrets: ['a-secret-of-old-days', 'a-secret-of-new-days'],
  });
  expect(real.earnings).toMatchObject({
    holdDays: 30,
    ratesUrl: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
    awin: { url: 'https://api.awin.com', token: 'token', publisherId: '1', partner: 'awin' },
  });
  expect(configOf({ PUBLIC_URL: 'https://stay.example' }).earnings).toMatchObject({
    awin: undefined,
    travelpayouts: undefined,
  });
  const travelpayouts = { TRAVELPAYOUTS_TOKEN: 't', TRAVELPAYOUTS_MARKER: '2', TRAVELPAYOUTS_PROJECT: '1' };
  expect(configOf(travelpayouts).earnings).toMatchObject({
    awin: undefined,
    travelpayouts: { url: 'https://api.travelpayouts.com', token: 't', partner: 'travelpayouts' },
  });
  expect(complaintOf({ EARNINGS_HOLD_DAYS: 'two weeks' })).toMatch(
    /EARNINGS_HOLD_DAYS must be a whole number/,
  );
  expect(complaintOf({ PARTNER_NAME: 'Room well' })).toMatch(/PARTNER_NAME must be made of/);
  expect(complaintOf({ AWIN_API_TOKEN: 't' })).toMatch(/AWIN_API_TOKEN also needs AWIN_PUBLISHER_ID/);
});

test('A public site runs as many web processes as have cores and memory, a trial one; a number is taken as it is', () => {
  expect(fittingProcesses({ cores: 8, bytes: 16e9 })).toBe(8);
  expect(fittingProcesses({ cores: 8, bytes: 2 * 1024 ** 3 })).toBe(3);
  expect(fittingProcesses({ cores: 2, bytes: 1.25 * 1024 ** 3 })).toBe(2);
  expect(fittingProcesses({ cores: 1, bytes: 0.2e9 })).toBe(1);
  const processesOf = (env: Record<string, string>) => configOf(env).http.processes;
  expect(processesOf({})).toBe(1);
  expect(processesOf({ PUBLIC_URL: 'https://stay.example' })).toBe(fittingProcesses(thisMachine()));
  expect(processesOf({ WEB_PROCESSES: '3' })).toBe(3);
  expect(() => processesOf({ WEB_PROCESSES: 'many' })).toThrow('WEB_PROCESSES must be a whole number');
});
