import { createDetails } from '../earnings/bank-details/index.ts';
import { endDueHolds, receive } from '../earnings/bookings/index.ts';
import { insertRates } from '../earnings/exchange-rates/index.ts';
import { runPayouts, settleReport } from '../earnings/payouts/index.ts';
import type { Db } from '../platform/db/database.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { dayMs } from '../platform/durations.ts';
import type { Platform } from '../platform/platform.ts';
import { foldClicks, writeClicks } from '../stays/links/index.ts';
import { type EarningsPlan, historyDays, type PlannedEvent, planEarnings } from './earnings-plan.ts';
import { analyzeEarnings, creatorNamed, hasBookings, linksOf } from './queries.ts';

/** Creators of the demo world with bookings: clicks on an ordinary day, and where their payouts go. */
const creators = [
  { name: 'lena', daily: 26, iban: 'CH9300762011623852957', clearing: '762', town: 'Zürich', country: 'CH' },
  { name: 'anna', daily: 17, iban: 'LI21088100002324013AA', clearing: '8810', town: 'Vaduz', country: 'LI' },
  {
    name: 'jules',
    daily: 21,
    iban: 'FR1420041010050500013M02606',
    clearing: '20041',
    town: 'Lyon',
    country: 'FR',
  },
] as const;

/** Who is notified of bookings: other notifications of an earlier day would be out of order among them. */
export const earners: ReadonlySet<string> = new Set(creators.map(({ name }) => name));

/** Days ago on which payouts were made. */
const payoutDays = [45, 14];
/** Older events no longer cause notifications. */
const freshDays = 3;
/** Units of a currency for one euro around which the rates of the demo world vary. */
const rates = { CHF: 0.936, USD: 1.158, GBP: 0.872, JPY: 177.4, SEK: 11.02, CAD: 1.612, AUD: 1.764 };

/**
 * Gives the demo world's creators ninety days of clicks, bookings and payouts, through the same code as real ones, in one transaction.
 * @returns whether there was anything to do.
 */
export async function seedEarnings(platform: Platform): Promise<boolean> {
  const { db } = platform;
  if (await hasBookings(db)) return false;
  const now = platform.clock.now();
  await inTransaction(db, async (trx) => {
    const inside = { ...platform, db: trx as Db };
    const at = (moment: number): Platform => ({ ...inside, clock: { now: () => new Date(moment) } });
    await insertRates(trx, ratesUntil(now));
    const events: PlannedEvent[] = [];
    for (const creator of creators) {
      const member = await creatorNamed(trx, creator.name);
      if (member === undefined) continue;
      const links = await linksOf(trx, member.id);
      const plan = planEarnings({ name: creator.name, daily: creator.daily, links, now });
      await writeHistory(inside, plan);
      events.push(...plan.events);
      await storeAccount(at(now.getTime() - historyDays * dayMs), { member, creator });
    }
    await liveThrough(at, { events, now });
  });
  await analyzeEarnings(db);
  return true;
}

/** A rate for each day of the history, varying a little like real ones. */
function ratesUntil(now: Date) {
  return Array.from({ length: historyDays + 1 }, (_none, ago) => {
    const date = new Date(now.getTime() - ago * dayMs).toISOString().slice(0, 10);
    return Object.entries(rates).map(([currency, rate], index) => ({
      day: date,
      currency,
      units_per_euro: (rate * (1 + 0.012 * Math.sin(ago / 9 + index))).toFixed(4),
    }));
  }).flat();
}

async function writeHistory({ db }: Platform, { clicks }: EarningsPlan): Promise<void> {
  for (let index = 0; index < clicks.length; index += 500) {
    const batch = clicks.slice(index, index + 500).map((click) => ({ ...click, counted: true }));
    await writeClicks(db, foldClicks(batch));
  }
}

async function storeAccount(
  platform: Platform,
  { member, creator }: { member: { id: number }; creator: (typeof creators)[number] },
): Promise<void> {
  await createDetails(platform, {
    viewer: { id: member.id },
    isConfirmed: true,
    form: {
      name: 'Demo Bank',
      adresse: `Hauptstrasse 1, ${creator.town}`,
      iban: creator.iban,
      clearing_number: creator.clearing,
      acc_number: creator.iban.slice(-12),
      holder_town: creator.town,
      holder_country: creator.country,
    },
  });
}

/** Replays everything in order of time: reports of partners, ends of holds, payouts that the bank accepted. */
async function liveThrough(
  at: (moment: number) => Platform,
  { events, now }: { events: PlannedEvent[]; now: Date },
): Promise<void> {
  const payouts = payoutDays.map((ago) => now.getTime() - ago * dayMs);
  for (const event of events.toSorted((a, b) => a.at - b.at)) {
    while (payouts[0] !== undefined && payouts[0] < event.at) await payOut(at(payouts.shift() ?? 0));
    const isOld = now.getTime() - event.at > freshDays * dayMs;
    await receive(at(event.at), reportOf(event), { quiet: isOld });
  }
  await endDueHolds(at(now.getTime()));
}

async function payOut(platform: Platform): Promise<void> {
  const { debtor } = platform.config.payouts;
  if (debtor === undefined) return;
  await endDueHolds(platform);
  const { messageId } = await runPayouts(platform, debtor);
  if (messageId === null) return;
  await settleReport(platform, {
    messageId,
    isRepeat: false,
    counted: { payments: null, sum: null },
    outcomeOf: () => ({ kind: 'accepted' }),
  });
}

function reportOf(event: PlannedEvent): Parameters<typeof receive>[1] {
  const { bookingId, clickId, status, amountMinor, currency, checkIn, checkOut, at } = event;
  return {
    partner: 'sandbox',
    bookingId,
    clickId,
    eventId: `evt-${bookingId}-${status}`,
    status,
    amountMinor,
    currency,
    checkIn,
    checkOut,
    occurredAt: new Date(at),
    travellerEmail: null,
    travellerLanguage: null,
    hotelEmail: null,
    source: 'push',
  };
}
