import { asBrowsersRead, type Language, looksLikeAddress } from '@staylore/contract/fields';
import type { Executor } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/sql-errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { fail } from '../../platform/errors.ts';
import type { Restorable } from '../../platform/restorable.ts';
import {
  type Caller,
  handOver,
  heldForOthers,
  insertIdentity,
  insertUser,
  isStaffName,
  mailHandOver,
  openSession,
  type UserRow,
  userByEmail,
} from '../accounts/index.ts';
import type { Identity } from './identity.ts';
import { earlierName, finishAttempt, memberOfIdentity, takenUsernames } from './queries.ts';
import { usernameChoices, usernameFrom } from './username.ts';

/** What is certain about the person. */
export interface Proven {
  identity: Identity;
  lastName: string | null;
  /** The attempt to consume. */
  stateHash: Buffer;
}

interface Entering extends Proven {
  language: Language;
  restorable: Restorable;
}

/** Signs in the person behind a verified identity: the member it is linked to, one with the same trusted address, or a new one. */
export async function signInWithIdentity(caller: Caller, proven: Proven) {
  const { platform, call } = caller;
  const { db, clock, config, restorable } = platform;
  const entering = { ...proven, language: call.language, restorable };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, async (trx) => {
        const now = clock.now();
        if (!(await finishAttempt(trx, entering.stateHash, now))) fail('accounts.identity_unverified');
        const origin = config.http.publicUrl;
        const { user, isNew } = await memberFor(trx, entering, { now, origin });
        return await openSession(trx, { user, caller, now, isNew });
      });
    } catch (error) {
      // Another call took the username or signed up as the same person in between: look again.
      if (attempt >= 4 || !isDuplicate(error)) throw error;
    }
  }
}

interface Entered {
  user: UserRow;
  /** Whether the account became theirs just now: created, or handed over, which a mail reports. */
  isNew: boolean;
}

async function memberFor(
  trx: Executor,
  entering: Entering,
  { now, origin }: { now: Date; origin: string },
): Promise<Entered> {
  const { identity } = entering;
  const known = await memberOfIdentity(trx, identity);
  if (known !== undefined) return provenBy(trx, known, { entering, now, origin });
  if (identity.email === null) fail('sign_in.no_email');
  const owner = await userByEmail(trx, identity.email);
  if (owner !== undefined && !identity.emailTrusted) fail('accounts.email_taken');
  const entered =
    owner === undefined
      ? { user: await newMember(trx, { ...entering, email: identity.email }, now), isNew: true }
      : await provenBy(trx, owner, { entering, now, origin });
  await insertIdentity(trx, {
    provider: identity.provider,
    subject: identity.subject,
    user_id: entered.user.id,
    email: identity.email,
    created_at: now,
  });
  return entered;
}

/** The member; the account is handed over if the provider is the first to prove whose its address is. */
async function provenBy(
  trx: Executor,
  user: UserRow,
  { entering, now, origin }: { entering: Entering; now: Date; origin: string },
): Promise<Entered> {
  const { identity, restorable } = entering;
  const isTheirs = identity.emailTrusted && identity.email?.toLowerCase() === user.email.toLowerCase();
  if (!isTheirs || !(await handOver(trx, { userId: user.id, restorable, now })))
    return { user, isNew: false };
  await mailHandOver(trx, user, { hasPassword: false, now, origin });
  return { user: { ...user, password_hash: null, email_verified_at: now }, isNew: true };
}

/** A provider's name that looks like a web address, with a space after each dot. */
const noAddress = (name: string) =>
  looksLikeAddress(name)
    ? asBrowsersRead(name)
        .replaceAll('://', ' ')
        .replace(/[.。](?=\S)/gu, '$& ')
    : name;

async function newMember(trx: Executor, entering: Entering & { email: string }, now: Date): Promise<UserRow> {
  const { identity, language, email } = entering;
  const earlier = identity.name === null ? await earlierName(trx, identity) : undefined;
  const providerNames = {
    name: identity.name ?? earlier?.name ?? null,
    lastName: identity.name === null ? (earlier?.last_name ?? null) : entering.lastName,
  };
  const { lastName, name } = isStaffName(providerNames.name ?? '', providerNames.lastName)
    ? { name: null, lastName: null }
    : providerNames;
  const choices = usernameChoices(usernameFrom([name, lastName].filter(Boolean).join(' ')));
  const taken = new Set([
    ...(await takenUsernames(trx, choices)),
    ...(await heldForOthers(trx, { names: choices, userId: null })),
  ]);
  const username = choices.find((choice) => !taken.has(choice.toLowerCase())) ?? fail('server.unavailable');
  return insertUser(trx, {
    username,
    name: noAddress(name ?? username).slice(0, 80),
    last_name: lastName === null ? null : noAddress(lastName).slice(0, 80),
    email,
    email_verified_at: now,
    password_hash: null,
    language,
    created_at: now,
  });
}
