import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { ReceivedBy } from '@staylore/contract/contract';
import type { Executor } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Viewer } from '../../platform/viewer.ts';
import { insertChallenge, passkeyOf, recordPasskeyUse, takeChallenge } from './passkey-queries.ts';
import { type FactorRow, factorsOf, insertFactor } from './queries.ts';

type PasskeyPlatform = Pick<Platform, 'config' | 'db' | 'clock'>;

/** What a browser has created, and what a passkey answered. */
export type NewCredential = ReceivedBy<'POST /api/me/security/passkeys'>['body']['credential'];
export type Assertion = ReceivedBy<'POST /api/login/passkey'>['body']['credential'];

/** How long an authenticator has to answer. */
const lifetimeMs = 10 * 60 * 1000;

/** Certificate parsing is a large module, and few processes need it soon after their start. */
const webAuthn = () => import('@simplewebauthn/server');

/** The relying party: the host of the site. */
function site({ config }: PasskeyPlatform) {
  const { hostname, origin } = new URL(config.http.publicUrl);
  return { rpID: hostname, origin };
}

const bytes = (base64url: string): Buffer => Buffer.from(base64url, 'base64url');

async function storeChallenge(platform: PasskeyPlatform, challenge: string, holder: string): Promise<void> {
  const expires_at = new Date(platform.clock.now().getTime() + lifetimeMs);
  await insertChallenge(platform.db, { challenge: bytes(challenge), holder, expires_at });
}

/** EdDSA, ES256 and RS256: every authenticator supports one of them. */
const algorithms = [-8, -7, -257];

/** The user handle by which an authenticator names the owner of a passkey. */
const handlePrefix = 'member ';

function memberIn(userHandle: string | undefined): number | null {
  const handle = bytes(userHandle ?? '').toString('utf8');
  const id = handle.startsWith(handlePrefix) ? Number(handle.slice(handlePrefix.length)) : Number.NaN;
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

interface ClientData {
  challenge?: unknown;
  crossOrigin?: unknown;
}

/** The challenge that an authenticator answered, consumed; null unless it was issued to this holder. */
async function consumeChallenge(
  platform: PasskeyPlatform,
  { clientDataJSON, holder }: { clientDataJSON: string; holder: string },
): Promise<string | null> {
  const clientData = JSON.parse(bytes(clientDataJSON).toString('utf8')) as ClientData;
  const { challenge, crossOrigin = false } = clientData;
  // The library does not look at `crossOrigin`: a page of ours within another site's never asks.
  if (typeof challenge !== 'string' || crossOrigin !== false) return null;
  const now = platform.clock.now();
  return (await takeChallenge(platform.db, { challenge: bytes(challenge), holder, now })) ? challenge : null;
}

const credentialsOf = (factors: readonly FactorRow[]) =>
  factors.flatMap(({ credential_id, transports }) =>
    credential_id === null
      ? []
      : [
          {
            id: credential_id.toString('base64url'),
            transports: transports as AuthenticatorTransport[],
          },
        ],
  );

/** The holder for proofs in a session. */
export const proofHolder = ({ sessionId }: Pick<Viewer, 'sessionId'>): string => `proof ${sessionId}`;

/** The options for creating a passkey of a member. Only this holder can return it. */
export async function passkeyCreationOptions(
  platform: PasskeyPlatform,
  about: { user: { id: number; username: string; name: string }; holder: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { user, holder } = about;
  const options = await (await webAuthn()).generateRegistrationOptions({
    rpName: 'Staylore',
    rpID: site(platform).rpID,
    userID: new TextEncoder().encode(handlePrefix + user.id),
    userName: user.username,
    userDisplayName: user.name,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: credentialsOf(await factorsOf(platform.db, user.id)),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(platform, options.challenge, holder);
  return options;
}

/** A verified new passkey that is not assigned to a member yet. */
interface CheckedPasskey {
  credentialId: Buffer;
  publicKey: Buffer;
  signCount: number;
  transports: string[];
}

/** Verifies what a browser created; null unless it answers what this holder was asked. */
export async function checkNewPasskey(
  platform: PasskeyPlatform,
  given: { response: NewCredential; holder: string },
): Promise<CheckedPasskey | null> {
  const { response, holder } = given;
  const { rpID, origin } = site(platform);
  try {
    const { clientDataJSON } = response.response;
    const expectedChallenge = await consumeChallenge(platform, { clientDataJSON, holder });
    if (expectedChallenge === null) return null;
    const { verified, registrationInfo } = await (await webAuthn()).verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { credentialId: bytes(id), publicKey: Buffer.from(publicKey), signCount: counter, transports };
  } catch (error) {
    return refused(error);
  }
}

/** Gives a member a passkey. */
export function insertPasskey(
  trx: Executor,
  { userId, name, passkey, now }: { userId: number; name: string; passkey: CheckedPasskey; now: Date },
): Promise<FactorRow> {
  return insertFactor(trx, {
    user_id: userId,
    kind: 'passkey',
    name,
    credential_id: passkey.credentialId,
    public_key: passkey.publicKey,
    sign_count: passkey.signCount,
    transports: passkey.transports,
    created_at: now,
  });
}

/** The options for using a passkey: one of a member's, or any that its owner picks. */
export async function passkeyRequestOptions(
  platform: PasskeyPlatform,
  { userId, holder }: { userId: number | null; holder: string },
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const known = userId === null ? [] : credentialsOf(await factorsOf(platform.db, userId));
  const options = await (await webAuthn()).generateAuthenticationOptions({
    rpID: site(platform).rpID,
    allowCredentials: known,
    // By itself it counts as both factors: possession of the key, and user verification.
    userVerification: userId === null ? 'required' : 'preferred',
  });
  await storeChallenge(platform, options.challenge, holder);
  return options;
}

/**
 * Whose passkey answered what this holder was asked; null if none did. One of a member's own if `userId` is given; without it the
 * authenticator must have verified the user.
 */
export async function redeemPasskey(
  platform: PasskeyPlatform,
  given: { response: Assertion; holder: string; userId: number | null },
): Promise<number | null> {
  const { response, holder, userId } = given;
  const { rpID, origin } = site(platform);
  try {
    const { clientDataJSON } = response.response;
    const expectedChallenge = await consumeChallenge(platform, { clientDataJSON, holder });
    const owner = userId ?? memberIn(response.response.userHandle);
    if (expectedChallenge === null || owner === null) return null;
    const passkey = await passkeyOf(platform.db, { userId: owner, credentialId: bytes(response.id) });
    if (!passkey?.public_key) return null;
    const { verified, authenticationInfo } = await (await webAuthn()).verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: userId === null,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.sign_count,
      },
    });
    const used = { id: passkey.id, signCount: authenticationInfo.newCounter, now: platform.clock.now() };
    return verified && (await recordPasskeyUse(platform.db, used)) ? passkey.user_id : null;
  } catch (error) {
    return refused(error);
  }
}

/** The library throws at any invalid answer; database errors are passed on. */
function refused(error: unknown): null {
  if (error instanceof Error && 'severity' in error) throw error;
  return null;
}
