import { hash } from 'node:crypto';

/** The product as Apple knows it: Services ID, team and key. */
export const appleClient = {
  clientId: 'sandbox-apple-client-id',
  teamId: 'sandbox-apple-team-id',
  keyId: 'sandbox-apple-key-id',
} as const;

export interface AppleAccount {
  id: string;
  firstName: string;
  lastName: string;
  /** Missing for managed accounts of schools and companies. */
  email: string | null;
  /** Sends the flags in the id_token as the text "true", as Apple sometimes does. */
  textFlags: boolean;
  note: string;
}

export const appleAccounts: readonly AppleAccount[] = [
  {
    id: 'greta',
    firstName: 'Greta',
    lastName: 'Sommer',
    email: 'greta.sommer.sandbox@icloud.com',
    textFlags: false,
    note: 'new here',
  },
  {
    id: 'jules',
    firstName: 'Jules',
    lastName: 'Moreau',
    email: 'jules@demo.example',
    textFlags: true,
    note: 'a member already; flags come as the text "true"',
  },
  {
    id: 'managed',
    firstName: 'Sam',
    lastName: 'Student',
    email: null,
    textFlags: false,
    note: 'account of a school: no e-mail',
  },
];

/** The account with this id, if the sign-in page offers it. */
export function findAppleAccount(id: string | null): AppleAccount | undefined {
  return appleAccounts.find((account) => account.id === id);
}

function hex(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Stable per person and developer team. */
function subjectOf(account: AppleAccount): string {
  return `001234.${hex(`${appleClient.teamId} ${account.id}`).slice(0, 32)}.0001`;
}

/** The relay address of a person who hides their own; mail to it arrives in the mailbox. */
export function relayOf(account: AppleAccount): string {
  return `${hex(`relay ${account.id}`).slice(0, 10)}@privaterelay.appleid.com`;
}

/** The claims about a person in the id_token. */
export function claimsOf(account: AppleAccount, hidden: boolean): Record<string, unknown> {
  const flag = (value: boolean) => (account.textFlags ? String(value) : value);
  return {
    sub: subjectOf(account),
    ...(account.email && {
      email: hidden ? relayOf(account) : account.email,
      email_verified: flag(true),
      is_private_email: flag(hidden),
    }),
    real_user_status: 2,
    nonce_supported: true,
  };
}
