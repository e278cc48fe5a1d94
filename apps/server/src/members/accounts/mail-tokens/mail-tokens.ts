import { hashOfToken, newToken } from '../../../platform/crypto/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import type { Tables } from '../../../platform/db/tables.d.ts';
import { dayMs, hourMs } from '../../../platform/durations.ts';
import { insertMailToken, liveMailToken, useMailToken } from './mail-token-queries.ts';

type Purpose = Tables['mail_tokens']['purpose'];

/** How long a mailed link is valid, in milliseconds. */
const mailTokenLifetime: Record<Purpose, number> = {
  reset_password: hourMs,
  not_me: 7 * dayMs,
  undo_email: 7 * dayMs,
  change_email: dayMs,
  confirm_email: dayMs,
};

/** Makes a single-use token for a mailed link; only its hash is stored. */
export async function issueMailToken(
  db: Executor,
  token: { userId: number; purpose: Purpose; payload?: Record<string, unknown>; now: Date },
): Promise<string> {
  const text = newToken();
  await insertMailToken(db, {
    token_hash: hashOfToken(text),
    user_id: token.userId,
    purpose: token.purpose,
    payload: token.payload ?? {},
    created_at: token.now,
    expires_at: new Date(token.now.getTime() + mailTokenLifetime[token.purpose]),
    used_at: null,
  });
  return text;
}

/** Consumes a mailed token and returns whose it is, or undefined if it is invalid. */
export function redeemMailToken(db: Executor, token: { text: string; purpose: Purpose; now: Date }) {
  return useMailToken(db, { hash: hashOfToken(token.text), purpose: token.purpose, now: token.now });
}

export async function isMailTokenLive(
  db: Executor,
  token: { text: string; purpose: Purpose; now: Date },
): Promise<boolean> {
  return (
    (await liveMailToken(db, { hash: hashOfToken(token.text), purpose: token.purpose, now: token.now })) !==
    undefined
  );
}
