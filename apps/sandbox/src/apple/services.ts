import type { CryptoKey } from 'jose';
import type { Sandbox } from '../core/sandbox.ts';
import type { CodeBook } from '../identity/codes.ts';
import type { Vault } from '../identity/vault.ts';
import type { Consents } from './consents.ts';

export interface AppleGrant {
  account: string;
  hidden: boolean;
  redirectUri: string;
  nonce: string | null;
}

export interface AppleServices {
  sandbox: Sandbox;
  vault: Vault;
  /** The product's key. Only its public half is used, to verify client secrets. */
  clientKey: CryptoKey;
  codes: CodeBook<AppleGrant>;
  consents: Consents;
  /** Returns a signed id_token for the product with these claims. */
  idToken(claims: Record<string, unknown>): Promise<string>;
}
