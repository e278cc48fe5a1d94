import type { CryptoKey } from 'jose';
import type { Sandbox } from '../core/sandbox.ts';
import type { CodeBook } from '../identity/codes.ts';
import type { Vault } from '../identity/vault.ts';
import type { Consents } from './consents.ts';

/** What an authorisation code stands for. */
export interface AppleGrant {
  account: string;
  hidden: boolean;
  redirectUri: string;
  nonce: string | null;
}

/** What the simulated Apple works with. */
export interface AppleServices {
  sandbox: Sandbox;
  vault: Vault;
  /** The product's key; only its public half is used, to check client secrets. */
  clientKey: CryptoKey;
  codes: CodeBook<AppleGrant>;
  consents: Consents;
  /** A signed id_token for the product with these claims. */
  idToken(claims: Record<string, unknown>): Promise<string>;
}
