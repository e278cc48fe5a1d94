import type { BookingSide, LinkedBooking } from '@staylore/contract/earnings/bookings';
import { hashOfToken } from '../../../platform/crypto/index.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { dayMs } from '../../../platform/durations.ts';
import { fail, found } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type FoldedBooking, foldEvents } from '../fold-events.ts';
import { factsOf, lockBooking } from '../queries.ts';
import { mailRequest } from './mails.ts';
import { notifyPartner } from './notify-partner.ts';
import { requestPolicy } from './policy.ts';
import { isOpen, presentLinked } from './present.ts';
import {
  bookingBehind,
  closeRequest,
  insertRequest,
  linkOf,
  type RequestRow,
  requestById,
  requestsOf,
} from './queries.ts';

type Services = Pick<Platform, 'db' | 'clock' | 'config'>;

/** How far ahead days can be asked for: no hotel sells later ones. */
const furthestMs = 5 * 365 * dayMs;

const otherSide = (side: BookingSide): BookingSide => (side === 'traveller' ? 'hotel' : 'traveller');

/** The booking behind the token of a link. @throws {ApiError} `bookings.not_found` for a token that was never sent. */
export async function openLink(db: Executor, token: string) {
  return found(await linkOf(db, hashOfToken(token)), 'bookings.not_found');
}

async function foldedOf(db: Executor, booking: number): Promise<FoldedBooking> {
  return found(foldEvents(await factsOf(db, booking)), 'bookings.not_found');
}

/** What a side sees now. */
export async function viewByLink(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { booking, side }: { booking: number; side: BookingSide },
): Promise<LinkedBooking> {
  return presentLinked({
    side,
    row: found(await bookingBehind(db, booking), 'bookings.not_found'),
    folded: await foldedOf(db, booking),
    requests: await requestsOf(db, booking),
    now: clock.now(),
  });
}

/** A side asks for other dates or a cancellation; the other side gets a mail. */
export async function ask(
  { db, clock, config }: Services,
  wish: {
    booking: number;
    side: BookingSide;
    kind: 'change' | 'cancel';
    checkIn: string | null;
    checkOut: string | null;
    message: string;
  },
): Promise<void> {
  const at = clock.now();
  const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
  if (wish.kind === 'change' && (wish.checkIn ?? '') <= dayOf(at.getTime()))
    fail('request.invalid', { check_in: 'out_of_range' });
  if (wish.kind === 'change' && (wish.checkOut ?? '') > dayOf(at.getTime() + furthestMs))
    fail('request.invalid', { check_out: 'out_of_range' });
  await inTransaction(db, async (trx) => {
    const row = found(await lockBooking(trx, wish.booking), 'bookings.not_found');
    if (!isOpen(await foldedOf(trx, row.id), at)) fail('bookings.closed');
    if ((await requestsOf(trx, row.id)).some((request) => request.state === 'open'))
      fail('bookings.request_open');
    const request = await insertRequest(trx, {
      booking: row.id,
      askedBy: wish.side,
      kind: wish.kind,
      checkIn: wish.kind === 'change' ? wish.checkIn : null,
      checkOut: wish.kind === 'change' ? wish.checkOut : null,
      message: wish.message,
      at,
    });
    const to = otherSide(wish.side);
    await mailRequest(trx, config, { row, request, to, what: 'asked', message: wish.message });
  });
}

const outcomes = { accept: 'accepted', decline: 'declined', withdraw: 'withdrawn' } as const;

/** A side answers the other's request or withdraws its own. A job sends an accepted one to the partner. */
export async function answer(
  { db, clock, config }: Services,
  word: {
    booking: number;
    side: BookingSide;
    requestId: number;
    action: keyof typeof outcomes;
    message: string;
  },
): Promise<void> {
  const { side, action, message } = word;
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const row = found(await lockBooking(trx, word.booking), 'bookings.not_found');
    const request = await ownRequest(trx, { booking: row.id, id: word.requestId });
    if (!requestPolicy[action](side, request)) fail('access.denied');
    if (request.state !== 'open') fail('bookings.request_answered');
    if (action === 'accept' && !isOpen(await foldedOf(trx, row.id), at)) fail('bookings.closed');
    await closeRequest(trx, request.id, { state: outcomes[action], answer: message, at });
    if (action === 'accept') await enqueue(trx, notifyPartner, { request: request.id });
    await mailRequest(trx, config, {
      row,
      request,
      to: otherSide(side),
      what: outcomes[action],
      message,
    });
  });
}

/** A request of this booking; one of another booking does not exist here. */
async function ownRequest(db: Executor, wanted: { booking: number; id: number }): Promise<RequestRow> {
  const request = await requestById(db, wanted.id);
  return found(request?.booking === wanted.booking ? request : undefined, 'bookings.not_found');
}
