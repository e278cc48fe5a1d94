import { hash } from 'node:crypto';

/** The product's client at the simulated Google. */
export const googleClient = {
  ids: ['sandbox-google-client-id'],
  secret: 'sandbox-google-client-secret',
} as const;

export interface GoogleAccount {
  email: string;
  emailVerified: boolean;
  name: string;
  givenName: string;
  familyName: string | null;
  /** The Workspace domain of a company account. */
  hd: string | null;
  withPicture: boolean;
  /** What is special about it, shown in the account picker. */
  note: string;
}

export const googleAccounts: readonly GoogleAccount[] = [
  {
    email: 'mara.newcomer.sandbox@gmail.com',
    emailVerified: true,
    name: 'Mara Newcomer',
    givenName: 'Mara',
    familyName: 'Newcomer',
    hd: null,
    withPicture: true,
    note: 'new here, Gmail address',
  },
  {
    email: 'lena@demo.example',
    emailVerified: true,
    name: 'Lena Hartley',
    givenName: 'Lena',
    familyName: 'Hartley',
    hd: 'demo.example',
    withPicture: true,
    note: 'a member already; account of a firm (hd)',
  },
  {
    email: 'noah@demo.example',
    emailVerified: true,
    name: 'Noah Bennett',
    givenName: 'Noah',
    familyName: 'Bennett',
    hd: null,
    withPicture: false,
    note: 'a member already; verified, but neither Gmail nor a firm',
  },
  {
    email: 'anna@demo.example',
    emailVerified: false,
    name: 'Anna Rieder',
    givenName: 'Anna',
    familyName: 'Rieder',
    hd: null,
    withPicture: false,
    note: 'a member already; e-mail not verified',
  },
  {
    email: 'xin.sandbox@gmail.com',
    emailVerified: true,
    name: '小欣 🌿',
    givenName: '小欣',
    familyName: null,
    hd: null,
    withPicture: false,
    note: 'new here, one name only, no picture',
  },
];

/** Any other address: verified, with a name derived from the part before the @. */
function otherAccount(email: string): GoogleAccount | undefined {
  if (!/^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/.test(email)) return undefined;
  const name = (email.split('@')[0] ?? email).slice(0, 40);
  return {
    email,
    emailVerified: true,
    name,
    givenName: name,
    familyName: null,
    hd: null,
    withPicture: false,
    note: '',
  };
}

/** The account with this address, if the sign-in page offers it. */
export function findAccount(email: string | null): GoogleAccount | undefined {
  if (!email) return undefined;
  const wanted = email.trim().toLowerCase();
  return googleAccounts.find((account) => account.email === wanted) ?? otherAccount(wanted);
}

/** 21 decimal digits, stable per address. */
function subjectOf(account: GoogleAccount): string {
  const value = BigInt(`0x${hash('sha256', account.email, 'hex').slice(0, 24)}`);
  return `1${value.toString().padStart(30, '0').slice(-20)}`;
}

/** The claims about a person in both id_token and userinfo. */
export function claimsOf(account: GoogleAccount, baseUrl: string): Record<string, unknown> {
  return {
    sub: subjectOf(account),
    email: account.email,
    email_verified: account.emailVerified,
    name: account.name,
    given_name: account.givenName,
    ...(account.familyName && { family_name: account.familyName }),
    ...(account.withPicture && {
      picture: `${baseUrl}/cdn/avatar/google.${subjectOf(account).slice(0, 8)}.jpg`,
    }),
    ...(account.hd && { hd: account.hd }),
  };
}
