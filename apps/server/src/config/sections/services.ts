import path from 'node:path';
import type { EnvReader } from '../reader.ts';
import type { VariableName } from '../variables.ts';

/** The photo network's Graph API, read with the operator's own professional account. */
export interface Instagram {
  /** Without the version, for instance https://graph.facebook.com. */
  readonly graphUrl: string;
  readonly version: string;
  readonly token: string;
  readonly businessAccountId: string;
  /** Where shared links redirect through. */
  readonly siteUrl: string;
}

/** Members connecting their own professional account. */
export interface InstagramLogin {
  readonly authorizeUrl: string;
  readonly apiUrl: string;
  readonly graphUrl: string;
  readonly version: string;
  readonly appId: string;
  readonly appSecret: string;
}

interface Google {
  readonly issuerUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Apple {
  readonly issuerUrl: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** The .p8 file issued by Apple; read when it is needed. */
  readonly privateKeyFile: string;
}

interface Maps {
  /** `embedded`: the gazetteer that comes with the server. */
  readonly provider: (typeof mapsProviders)[number];
  readonly url: string | undefined;
  readonly key: string | undefined;
  /** Raster tiles (an address with {z}, {x} and {y}), shown after consent; undefined: the built-in outlines only. */
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined;
}

/** The partner that books stays and reports conversions by signed calls. */
interface Partner {
  /** In the path of its calls and on its bookings. */
  readonly name: string;
  readonly url: string;
  readonly key: string;
  /** Any of them is valid, so that they can be rotated without a gap. */
  readonly webhookSecrets: readonly string[];
}

/** An OpenAI-compatible endpoint asked about captions that the finder is unsure of. */
export interface Llm {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey: string | undefined;
}

const mapsProviders = ['embedded', 'google', 'photon', 'nominatim'] as const;

const realUrls: Partial<Record<VariableName, string>> = {
  INSTAGRAM_GRAPH_URL: 'https://graph.facebook.com',
  INSTAGRAM_SITE_URL: 'https://www.instagram.com',
  INSTAGRAM_LOGIN_AUTHORIZE_URL: 'https://www.instagram.com/oauth/authorize',
  INSTAGRAM_LOGIN_API_URL: 'https://api.instagram.com',
  INSTAGRAM_LOGIN_GRAPH_URL: 'https://graph.instagram.com',
  GOOGLE_ISSUER_URL: 'https://accounts.google.com',
  APPLE_ISSUER_URL: 'https://appleid.apple.com',
};

interface Site {
  readonly sandboxUrl: string | undefined;
  readonly dataDir: string;
}

export interface Services {
  readonly instagram: Instagram | undefined;
  readonly instagramLogin: InstagramLogin | undefined;
  readonly google: Google | undefined;
  readonly apple: Apple | undefined;
  readonly maps: Maps;
  readonly partner: Partner | undefined;
  readonly llm: Llm | undefined;
}

/**
 * Each outside service is the real one as soon as its keys are given, else the sandbox's twin under the real host's name as a path, else undefined:
 * its feature then says that it is not configured.
 */
export function readServices(reader: EnvReader, site: Site): Services {
  const credentials = credentialsOf(reader, site);
  return {
    instagram: credentials(['INSTAGRAM_TOKEN', 'INSTAGRAM_BUSINESS_ACCOUNT_ID'], (text, url) => ({
      graphUrl: url('INSTAGRAM_GRAPH_URL'),
      version: reader.text('INSTAGRAM_GRAPH_VERSION') ?? 'v26.0',
      token: text('INSTAGRAM_TOKEN'),
      businessAccountId: text('INSTAGRAM_BUSINESS_ACCOUNT_ID'),
      siteUrl: url('INSTAGRAM_SITE_URL'),
    })),
    instagramLogin: credentials(['INSTAGRAM_APP_ID', 'INSTAGRAM_APP_SECRET'], (text, url) => ({
      authorizeUrl: url('INSTAGRAM_LOGIN_AUTHORIZE_URL'),
      apiUrl: url('INSTAGRAM_LOGIN_API_URL'),
      graphUrl: url('INSTAGRAM_LOGIN_GRAPH_URL'),
      version: reader.text('INSTAGRAM_GRAPH_VERSION') ?? 'v26.0',
      appId: text('INSTAGRAM_APP_ID'),
      appSecret: text('INSTAGRAM_APP_SECRET'),
    })),
    google: credentials(['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], (text, url) => ({
      issuerUrl: url('GOOGLE_ISSUER_URL'),
      clientId: text('GOOGLE_CLIENT_ID'),
      clientSecret: text('GOOGLE_CLIENT_SECRET'),
    })),
    apple: credentials(
      ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY_FILE'],
      (text, url) => ({
        issuerUrl: url('APPLE_ISSUER_URL'),
        clientId: text('APPLE_CLIENT_ID'),
        teamId: text('APPLE_TEAM_ID'),
        keyId: text('APPLE_KEY_ID'),
        privateKeyFile:
          reader.text('APPLE_PRIVATE_KEY_FILE') ?? path.join(site.dataDir, 'sandbox', 'apple-client.p8'),
      }),
    ),
    maps: readMaps(reader, site),
    partner: readPartner(reader, site),
    llm: readLlm(reader),
  };
}

type Lookup = (name: VariableName) => string;

function credentialsOf(reader: EnvReader, site: Site) {
  return <T>(names: readonly VariableName[], build: (text: Lookup, url: Lookup) => T): T | undefined => {
    const real = reader.together(names);
    const text: Lookup = (name) => reader.text(name) ?? `sandbox-${name.toLowerCase().replaceAll('_', '-')}`;
    const url: Lookup = (name) => {
      const given = reader.url(name);
      const official = realUrls[name] ?? '';
      if (given || real || !site.sandboxUrl) return given ?? official;
      const { host, pathname } = new URL(official);
      return `${site.sandboxUrl}/${host}${pathname.replace(/\/$/, '')}`;
    };
    return real || site.sandboxUrl ? build(text, url) : undefined;
  };
}

function readMaps(reader: EnvReader, site: Site): Maps {
  const provider = reader.choice('MAPS_PROVIDER', mapsProviders, 'embedded');
  const hosts = {
    embedded: undefined,
    google: 'maps.googleapis.com',
    photon: 'photon',
    nominatim: 'nominatim',
  } as const;
  const key = reader.text('MAPS_KEY');
  const sandboxed = site.sandboxUrl && provider !== 'embedded' && !key;
  const fallback = sandboxed
    ? `${site.sandboxUrl}/${hosts[provider]}`
    : provider === 'google'
      ? 'https://maps.googleapis.com'
      : undefined;
  const url = reader.url('MAPS_URL') ?? fallback;
  if (provider === 'google' && !key && !site.sandboxUrl) {
    reader.complain('MAPS_PROVIDER=google also needs MAPS_KEY.');
  }
  if (provider !== 'embedded' && !url) reader.complain(`MAPS_PROVIDER=${provider} also needs MAPS_URL.`);
  const tiles = reader.text('MAPS_TILES_URL');
  return {
    provider,
    url,
    key,
    tiles: tiles ? { url: tiles, attribution: reader.text('MAPS_TILES_ATTRIBUTION') ?? '' } : undefined,
  };
}

function readPartner(reader: EnvReader, site: Site): Partner | undefined {
  const name = reader.text('PARTNER_NAME');
  if (name !== undefined && !/^[a-z0-9-]{1,60}$/.test(name))
    reader.complain('PARTNER_NAME must be made of a-z, 0-9 and hyphens, at most 60 of them.');
  const webhookSecrets = reader.list('PARTNER_WEBHOOK_SECRET');
  if (reader.together(['PARTNER_URL', 'PARTNER_KEY', 'PARTNER_WEBHOOK_SECRET'])) {
    return {
      name: name ?? 'partner',
      url: reader.url('PARTNER_URL') ?? '',
      key: reader.text('PARTNER_KEY') ?? '',
      webhookSecrets,
    };
  }
  if (!site.sandboxUrl) return undefined;
  return {
    name: 'sandbox',
    url: `${site.sandboxUrl}/partner`,
    key: 'sandbox',
    webhookSecrets: ['sandbox-partner-secret'],
  };
}

function readLlm(reader: EnvReader): Llm | undefined {
  const baseUrl = reader.url('LLM_BASE_URL');
  const model = reader.text('LLM_MODEL');
  if (!reader.together(['LLM_BASE_URL', 'LLM_MODEL'])) return undefined;
  return { baseUrl: baseUrl ?? '', model: model ?? '', apiKey: reader.text('LLM_API_KEY') };
}
