import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createConfig } from './config.ts';
import { readEnv } from './env.ts';
import { isRefusedByBrowsers } from './refused/ports.ts';
import { variables } from './variables.ts';

/** What `.env.example` says of the settings. */
const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
const configOf = (env: Record<string, string>) => createConfig(readEnv(env), '/srv/staylore');
const local = configOf({});
const real = configOf({ PUBLIC_URL: 'https://stay.example' });

/** Values that stand in the file. */
const written = Object.fromEntries(
  [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=(.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

test('The example file lists every variable once, and no other', () => {
  const listed = [...example.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(listed).toEqual([...variables]);
});

test('Every value of the example file is accepted, alone and in a complete public configuration', () => {
  const secrets = {
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret of the bucket',
    AWIN_PUBLISHER_ID: '426667',
    TRAVELPAYOUTS_TOKEN: 'token',
    TRAVELPAYOUTS_MARKER: '222',
    TRAVELPAYOUTS_PROJECT: '111',
    LLM_MODEL: 'model',
  };
  const { SANDBOX: _, SANDBOX_PORT: __, DEMO: ___, ...ofPublicSite } = written;
  expect(configOf({ ...ofPublicSite, ...secrets }).warnings).toEqual([
    'COMPANY_NAME is not set: the imprint shows fictional data.',
  ]);
  expect(configOf({ SANDBOX: 'on', SANDBOX_PORT: '3001', DEMO: 'on' })).toEqual(local);
});

test('The file states the defaults, both for a local machine and for a public address', () => {
  const port = {
    host: written['HOST'],
    port: Number(written['PORT']),
    maxRequests: Number(written['MAX_REQUESTS']),
  };
  expect(local.http).toMatchObject({ ...port, trustProxy: false, drainSeconds: 0, processes: 1 });
  expect(local.http.publicUrl).toBe('http://localhost:3000');
  expect(real.http).toMatchObject({
    ...port,
    trustProxy: false,
    drainSeconds: Number(written['DRAIN_SECONDS']),
  });
  const seconds = (name: string) => Number(written[`DATABASE_${name}_TIMEOUT`]) * 1000;
  for (const {
    database,
    backups,
    log,
    rateLimits,
    earnings,
    maps,
    redisUrl,
    metricsToken,
    telemetry,
    llm,
  } of [local, real]) {
    expect(database).toMatchObject({
      url: undefined,
      poolSize: Number(written['DATABASE_POOL_SIZE']),
      migrateAtStart: true,
    });
    expect(database.timeouts).toMatchObject({
      connectMs: seconds('CONNECT'),
      statementMs: seconds('STATEMENT'),
      lockMs: seconds('LOCK'),
    });
    expect(backups).toEqual({ folder: '/srv/staylore-backups', keep: Number(written['BACKUPS_KEPT']) });
    expect([log.level, rateLimits]).toEqual([written['LOG_LEVEL'], true]);
    expect(earnings.holdDays).toBe(Number(written['EARNINGS_HOLD_DAYS']));
    expect(maps).toMatchObject({ provider: written['MAPS_PROVIDER'], tiles: undefined });
    expect([redisUrl, metricsToken, telemetry, llm]).toEqual(Array(4).fill(undefined));
  }
  expect([local.log.access, real.log.access]).toEqual([false, true]);
  expect(local.payouts.minimumMinor).toBe(Number(written['PAYOUT_MINIMUM']) * 100);
  expect(real.payouts.bankUrl).toBeUndefined();
  expect(configOf({ ...mail, PUBLIC_URL: 'https://stay.example' }).mail?.from).toBe(written['MAIL_FROM']);
  expect(real.company).toMatchObject({ country: 'CH', vatBasisPoints: 810, demo: true });
});

const mail = { SMTP_URL: 'smtps://user:password@smtp.example:465' };

test('With their keys set, services are called at the addresses in the file', () => {
  const keys = {
    INSTAGRAM_TOKEN: 'token',
    INSTAGRAM_BUSINESS_ACCOUNT_ID: '178',
    INSTAGRAM_APP_ID: 'app',
    INSTAGRAM_APP_SECRET: 'secret',
    AWIN_PUBLISHER_ID: '426667',
    AWIN_API_TOKEN: 'token',
  };
  const { instagram, instagramLogin, hotelLinks, earnings } = configOf({
    ...keys,
    PUBLIC_URL: 'https://stay.example',
  });
  const version = written['INSTAGRAM_GRAPH_VERSION'];
  expect(instagram).toEqual({
    graphUrl: written['INSTAGRAM_GRAPH_URL'],
    siteUrl: written['INSTAGRAM_SITE_URL'],
    version,
    token: 'token',
    businessAccountId: '178',
  });
  expect(instagramLogin).toEqual({
    authorizeUrl: written['INSTAGRAM_LOGIN_AUTHORIZE_URL'],
    apiUrl: written['INSTAGRAM_LOGIN_API_URL'],
    graphUrl: written['INSTAGRAM_LOGIN_GRAPH_URL'],
    version,
    appId: 'app',
    appSecret: 'secret',
  });
  expect(hotelLinks.awin).toEqual({ linkUrl: written['AWIN_LINK_URL'], publisherId: '426667' });
  expect(earnings).toMatchObject({ awin: { url: written['AWIN_API_URL'] }, ratesUrl: written['RATES_URL'] });
});

test('Addresses of other services, and all that the operator says of the company, are taken as they are written', () => {
  const said = configOf({
    INSTAGRAM_GRAPH_URL: 'https://graph.example/',
    AWIN_LINK_URL: 'https://awin.example/go',
    AWIN_PUBLISHER_ID: '1',
    RATES_URL: 'https://rates.example/daily.xml',
    MAPS_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
    MAPS_TILES_ATTRIBUTION: '© Tiles',
    LLM_BASE_URL: 'https://models.example/v1',
    LLM_MODEL: 'small',
    LLM_API_KEY: 'key',
    COMPANY_NAME: 'Stay AG',
    COMPANY_ADDRESS: 'Seeweg 3; CH-8002 Zürich',
    COMPANY_MAIL: 'hi@stay.example',
    COMPANY_VAT: 'ATU123',
    COMPANY_COUNTRY: 'at',
    COMPANY_VAT_RATE: '20',
    COMPANY_PHONE: '+43 1',
    COMPANY_CREATORS_MAIL: 'creators@stay.example',
    COMPANY_PRESS_MAIL: 'press@stay.example',
  });
  expect(said.instagram?.graphUrl).toBe('https://graph.example');
  expect(said.hotelLinks.awin?.linkUrl).toBe('https://awin.example/go');
  expect(said.earnings.ratesUrl).toBe('https://rates.example/daily.xml');
  expect(said.maps.tiles).toEqual({ url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Tiles' });
  expect(said.llm).toEqual({ baseUrl: 'https://models.example/v1', model: 'small', apiKey: 'key' });
  expect(said.company).toEqual({
    name: 'Stay AG',
    address: ['Seeweg 3', 'CH-8002 Zürich'],
    vat: 'ATU123',
    country: 'AT',
    vatBasisPoints: 2000,
    phone: '+43 1',
    mail: { general: 'hi@stay.example', creators: 'creators@stay.example', press: 'press@stay.example' },
    demo: false,
  });
  expect(() => configOf({ COMPANY_COUNTRY: 'AT' })).toThrow('COMPANY_COUNTRY also needs COMPANY_VAT_RATE.');
});

test('A collector gets the service’s name, the operator’s attributes, and traces and figures at the rates that are set', () => {
  const { telemetry } = configOf({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key',
    OTEL_SERVICE_NAME: 'stays',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=production',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
    OTEL_METRIC_EXPORT_INTERVAL: '5000',
  });
  expect(telemetry).toMatchObject({
    headers: { authorization: 'Bearer key' },
    facts: { 'service.name': 'stays', 'deployment.environment.name': 'production' },
    sampledShare: 0.1,
    metricsEveryMs: 5000,
  });
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.internal:4318' };
  expect(configOf(collector).telemetry).toMatchObject({ sampledShare: 1, metricsEveryMs: 60_000 });
  expect(() => configOf({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('OTEL_TRACES_SAMPLER_ARG must be');
});

test('A port that no browser opens is refused, of the public address and of the sandbox', async () => {
  const bad = [1, 25, 6000, 6665, 6669, 10_080];
  for (const port of bad) {
    expect(() => configOf({ PORT: String(port), SANDBOX_PORT: '3001' })).toThrow(
      /^PORT leads to .* no browser opens/,
    );
    expect(() => configOf({ PUBLIC_URL: `https://stay.example:${port}` })).toThrow(/^PUBLIC_URL leads to/);
    expect(() => configOf({ SANDBOX_PORT: String(port) })).toThrow(
      /^SANDBOX_PORT \d+ is one that no browser opens/,
    );
  }
  // Behind a proxy only the proxy asks there.
  expect(configOf({ PORT: '6000', PUBLIC_URL: 'https://stay.example' }).http.port).toBe(6000);
});

test('The ports that no browser opens are those that `fetch` refuses', async () => {
  const dispatcher = {
    dispatch: () => {
      throw new Error('it would be asked');
    },
  };
  const isRefused = async (port: number) => {
    const failure = await fetch(`http://127.0.0.1:${port}`, { dispatcher } as object).catch((error) => error);
    return failure.cause?.message === 'bad port';
  };
  const differing: number[] = [];
  for (let port = 1; port <= 11_000; port += 1)
    if ((await isRefused(port)) !== isRefusedByBrowsers(port)) differing.push(port);
  expect(differing).toEqual([]);
});
