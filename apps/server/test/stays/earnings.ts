import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { settle } from '../../src/earnings/ledger/index.ts';
import { inTransaction } from '../../src/platform/db/transaction.ts';
import type { TestMember } from '../people.ts';
import type { TestApp, Twin } from '../start-app.ts';

/** A click on a member's hotel link as the redirect leaves it. */
export interface TestClick {
  clickId: string;
  linkId: number;
  userId: number;
}

/** Makes a link of a member and a click on it. */
export async function createClick(
  app: TestApp,
  wishes: { of: TestMember; at?: Date; postId?: number; label?: string; counted?: boolean },
): Promise<TestClick> {
  const [clickId, code] = [randomBytes(16).toString('hex'), randomBytes(6).toString('hex')];
  const { rows } = await sql<{ id: number }>`
    insert into links (code, user_id, post_id, label, target_url, partner)
    values (${code}, ${wishes.of.id}, ${wishes.postId ?? null}, ${wishes.label ?? 'Hotel Bergkristall, Zermatt'},
      'https://hotel.example/bergkristall', 'sandbox') returning id`.execute(app.platform.db);
  const linkId = rows[0]?.id ?? 0;
  const at = wishes.at ?? app.platform.clock.now();
  await sql`
    insert into clicks (click_id, link_id, visitor, day, counted, clicked_at)
    values (${clickId}, ${linkId}, ${randomBytes(16)}, date_trunc('day', ${at}::timestamptz), ${wishes.counted ?? true}, ${at})`.execute(
    app.platform.db,
  );
  return { clickId, linkId, userId: wishes.of.id };
}

/** The pause after bank details were given or changed is over. */
export async function endPause(app: TestApp, of: TestMember): Promise<void> {
  const { db, clock } = app.platform;
  await db
    .updateTable('bank_details')
    .set({ paused_until: clock.now() })
    .where('user_id', '=', of.id)
    .execute();
}

/** A stay whose commission is payable now; answers its booking. */
export async function earnCommission(
  app: TestApp,
  earned: { of: TestMember; amountMinor: number; currency?: string },
): Promise<number> {
  const { of, amountMinor, currency = 'EUR' } = earned;
  const { linkId, clickId } = await createClick(app, { of });
  const at = app.platform.clock.now();
  const { rows } = await sql<{ id: number }>`
    insert into bookings (partner, booking_id, click_id, link_id, user_id, state, amount_minor, currency, commission_minor, check_in,
      check_out, booked_at)
    values ('sandbox', ${`BK-${randomUUID()}`}, ${clickId}, ${linkId}, ${of.id}, 'payable', ${amountMinor * 10}, ${currency},
      ${amountMinor}, '2026-11-01', '2026-11-03', ${at}) returning id`.execute(app.platform.db);
  const booking = rows[0]?.id ?? 0;
  const target = { currency, amountMinor, account: 'payable' } as const;
  const cause = { cause: 'booking', causeId: `event:${booking}` } as const;
  await inTransaction(app.platform.db, (trx) =>
    settle(trx, { booking, userId: of.id, target, ...cause, at }),
  );
  return booking;
}

/** A partner's report; fields may be wrong on purpose. */
export interface TestReport {
  event_id: unknown;
  booking_id: unknown;
  click_id: unknown;
  status: unknown;
  amount_minor: unknown;
  currency: unknown;
  check_in: unknown;
  check_out: unknown;
  occurred_at: unknown;
  [more: string]: unknown;
}

/** A report of a booking of two nights for 420 francs, with a test's changes. */
export function reportOf(click: { clickId: string }, wishes: Partial<TestReport> = {}): TestReport {
  return {
    event_id: `evt_${randomBytes(8).toString('hex')}`,
    booking_id: `BK-${randomBytes(6).toString('hex')}`,
    click_id: click.clickId,
    status: 'booked',
    amount_minor: 42_000,
    currency: 'CHF',
    check_in: '2026-12-10',
    check_out: '2026-12-12',
    occurred_at: '2026-11-20T10:00:00Z',
    ...wishes,
  };
}

/** The value of X-Staylore-Signature for a body. */
export function signatureOf(
  body: string,
  { secret = 'sandbox-partner-secret', at = new Date() }: { secret?: string; at?: Date } = {},
): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends a report as the partner does. */
export function sendReport(
  app: Twin,
  report: Partial<TestReport> | string,
  options: { secret?: string; at?: Date; signature?: string; partner?: string } = {},
) {
  const body = typeof report === 'string' ? report : JSON.stringify(report);
  const { secret, at = app.platform.clock.now() } = options;
  const signature =
    options.signature ?? signatureOf(body, { at, ...(secret === undefined ? {} : { secret }) });
  return app.send('POST', `/api/partners/${options.partner ?? 'sandbox'}/conversions`, {
    body,
    headers: { 'content-type': 'application/json', 'x-staylore-signature': signature },
  });
}
