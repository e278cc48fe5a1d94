import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import type { AnswerOf, ReceivedBy } from '@staylore/contract/contract';

type NewCredential = ReceivedBy<'POST /api/me/security/passkeys'>['body']['credential'];
type Assertion = ReceivedBy<'POST /api/login/passkey'>['body']['credential'];

/** Loaded on demand, as few press the buttons that need it. */
const webAuthn = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser. Rejects when its owner cancels, or has added this one before. */
export async function createPasskey(
  options: AnswerOf<'POST /api/me/security/passkeys/options'>,
): Promise<NewCredential> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return (await (await webAuthn()).startRegistration({ optionsJSON })) as NewCredential;
}

/** Uses a passkey in the browser. Rejects when its owner cancels. */
export async function usedPasskey(options: AnswerOf<'POST /api/login/passkey/options'>): Promise<Assertion> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return (await (await webAuthn()).startAuthentication({ optionsJSON })) as Assertion;
}
