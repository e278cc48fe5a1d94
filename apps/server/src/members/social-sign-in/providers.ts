import { readFile } from 'node:fs/promises';
import {
  createRemoteJWKSet,
  importPKCS8,
  type JWTPayload,
  customFetch as jwksFetch,
  jwtVerify,
  SignJWT,
} from 'jose';
import * as oidc from 'openid-client';
import type { Apple } from '../../config/sections/services.ts';
import { hourMs } from '../../platform/durations.ts';
import { fail } from '../../platform/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { exchangeWithProvider } from './exchange-with-provider.ts';
import { guardedFetch } from './guarded-fetch.ts';
import { type Identity, identityClaims, readIdentity } from './identity.ts';
import type { Provider } from './queries.ts';

interface Known {
  server: oidc.ServerMetadata;
  keys: ReturnType<typeof createRemoteJWKSet>;
  until: number;
}

interface AuthorizationRequest {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/** The configured providers. Without settings every call fails with `sign_in.not_configured`. */
export interface Providers {
  /** Where the browser goes to sign in. */
  authorizeUrl(provider: Provider, attempt: AuthorizationRequest): Promise<string>;
  /** Redeems a code. @throws {ApiError} `sign_in.refused`, `server.unavailable` */
  exchange(
    provider: Provider,
    answer: { code: string; iss?: string | undefined; nonce: string; codeVerifier: string },
  ): Promise<{ identity: Identity; accessToken: string }>;
  /** Verifies a signed id_token; without a nonce to compare, it must be fresh. @throws {ApiError} `sign_in.refused` */
  verify(provider: Provider, idToken: string, nonce?: string): Promise<Identity>;
}

const timeoutSeconds = 10;
const scopes = { google: 'openid email profile', apple: 'name email' } as const;

/** Google and Apple; each is discovered when it is first needed. */
export function openProviders(platform: Platform): Providers {
  const known = new Map<Provider, Promise<Known>>();
  const discover = async (provider: Provider): Promise<Known> => {
    const held = await known.get(provider)?.catch(() => undefined);
    if (held !== undefined && held.until > Date.now()) return held;
    const asking = discovered(platform, provider);
    known.set(provider, asking);
    return asking;
  };
  const verify: Providers['verify'] = (provider, idToken, nonce) =>
    exchangeWithProvider(platform, async () => {
      const settings = settingsOf(platform, provider);
      const { keys, server } = await discover(provider);
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        // Google's older tokens leave the scheme out.
        issuer:
          provider === 'google' ? [server.issuer, server.issuer.replace(/^https:\/\//, '')] : server.issuer,
        audience: settings.clientId,
        currentDate: platform.clock.now(),
        clockTolerance: 60,
        requiredClaims: ['sub', 'iat', 'exp'],
        ...(nonce === undefined ? { maxTokenAge: 600 } : {}),
      });
      if (!isFor(settings.clientId, payload)) fail('sign_in.refused');
      if (nonce !== undefined && payload['nonce'] !== nonce) fail('sign_in.refused');
      return readIdentity(provider, identityClaims.parse(payload));
    });
  return {
    verify,
    authorizeUrl: (provider, attempt) =>
      exchangeWithProvider(platform, async () => {
        const { server } = await discover(provider);
        const config = await clientOf(platform, provider, server);
        const { state, nonce, codeVerifier } = attempt;
        const challenge = await oidc.calculatePKCECodeChallenge(codeVerifier);
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: redirectUri(platform, provider),
          scope: scopes[provider],
          state,
          nonce,
          ...(provider === 'google'
            ? {
                response_type: 'code',
                access_type: 'online',
                code_challenge: challenge,
                code_challenge_method: 'S256',
              }
            : { response_type: 'code id_token', response_mode: 'form_post' }),
        });
        // Apple reads a plus sign as itself, not as a space.
        return url.href.replaceAll('+', '%20');
      }),
    exchange: (provider, answer) =>
      exchangeWithProvider(platform, async () => {
        const { server } = await discover(provider);
        const config = await clientOf(platform, provider, server);
        const callback = new URL(redirectUri(platform, provider));
        callback.searchParams.set('code', answer.code);
        if (server.authorization_response_iss_parameter_supported)
          callback.searchParams.set('iss', answer.iss ?? server.issuer);
        const tokens = await oidc.authorizationCodeGrant(config, callback, {
          expectedNonce: answer.nonce,
          idTokenExpected: true,
          ...(provider === 'google' ? { pkceCodeVerifier: answer.codeVerifier } : {}),
        });
        const identity = await verify(provider, tokens.id_token ?? '', answer.nonce);
        return { identity, accessToken: tokens.access_token };
      }),
  };
}

/** A token for several clients, or one that another client asked for, proves nothing to this one (OpenID Connect Core, 3.1.3.7). */
function isFor(clientId: string, { aud, azp }: JWTPayload): boolean {
  const isOnlyOurs = typeof aud === 'string' || aud?.length === 1;
  return azp === undefined ? isOnlyOurs : azp === clientId;
}

function settingsOf({ config }: Platform, provider: Provider) {
  return config[provider] ?? fail('sign_in.not_configured');
}

const redirectUri = ({ config }: Platform, provider: Provider) => `${config.http.publicUrl}/auth/${provider}`;

/** Plain http is only ever used with the sandbox. */
function isSandbox({ config }: Platform, issuerUrl: string): boolean {
  return config.sandbox !== undefined && issuerUrl.startsWith(`${config.sandbox.url}/`);
}

async function discovered(platform: Platform, provider: Provider): Promise<Known> {
  const { issuerUrl, clientId } = settingsOf(platform, provider);
  const fetch = guardedFetch(platform);
  const found = await oidc.discovery(new URL(issuerUrl), clientId, undefined, oidc.None(), {
    [oidc.customFetch]: fetch,
    timeout: timeoutSeconds,
    execute: isSandbox(platform, issuerUrl) ? [oidc.allowInsecureRequests] : [],
  });
  const server = found.serverMetadata();
  const keys = createRemoteJWKSet(new URL(server.jwks_uri ?? fail('sign_in.refused')), {
    [jwksFetch]: fetch,
  });
  return { server, keys, until: Date.now() + hourMs };
}

/** A client for one exchange: the clock may have moved, and Apple's secret is generated each time. */
async function clientOf(platform: Platform, provider: Provider, server: oidc.ServerMetadata) {
  const settings = settingsOf(platform, provider);
  const secret = 'clientSecret' in settings ? settings.clientSecret : await appleSecret(platform, settings);
  const skew = Math.round((platform.clock.now().getTime() - Date.now()) / 1000);
  const metadata = { [oidc.clockSkew]: skew, [oidc.clockTolerance]: 60 };
  const config = new oidc.Configuration(server, settings.clientId, metadata, oidc.ClientSecretPost(secret));
  config[oidc.customFetch] = guardedFetch(platform);
  config.timeout = timeoutSeconds;
  if (isSandbox(platform, settings.issuerUrl)) oidc.allowInsecureRequests(config);
  return config;
}

/** Apple's client secret: a short-lived token signed with the key from the developer account. */
async function appleSecret({ clock }: Platform, apple: Apple): Promise<string> {
  const key = await importPKCS8(await readFile(apple.privateKeyFile, 'utf8'), 'ES256');
  const now = Math.floor(clock.now().getTime() / 1000);
  return new SignJWT({
    iss: apple.teamId,
    sub: apple.clientId,
    aud: 'https://appleid.apple.com',
    iat: now,
    exp: now + 300,
  })
    .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
    .sign(key);
}
