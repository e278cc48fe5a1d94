import type { BookingStatus } from '@staylore/contract/earnings/bookings';
import { hash, pick, seeded } from '@staylore/demo-world/seeded';
import { dayMs, hourMs } from '../platform/durations.ts';

/** A link that may have been clicked. */
export interface PlanLink {
  id: number;
  /** ISO country of the hotel; decides the currency. */
  country: string | null;
  /** When its post appeared. */
  since: Date;
}

export interface PlannedClick {
  linkId: number;
  clickId: string;
  visitor: string;
  at: number;
}

export interface PlannedEvent {
  bookingId: string;
  clickId: string;
  status: BookingStatus;
  amountMinor: number;
  currency: string;
  /** Days as YYYY-MM-DD. */
  checkIn: string;
  checkOut: string;
  at: number;
}

export interface EarningsPlan {
  clicks: PlannedClick[];
  events: PlannedEvent[];
}

/** Number of days. */
export const historyDays = 90;
const currencies: Record<string, string> = { CH: 'CHF', LI: 'CHF' };
/** Share of clicks that end in a booking. */
const conversion = 0.022;

const isoDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const hex = (random: () => number) =>
  Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');

/**
 * Ninety days of a creator's links as they might have been: clicks that grow and peak at weekends, some of which become bookings, which are
 * confirmed, cancelled, stayed, missed or refunded. The same name gives the same plan.
 */
export function planEarnings(who: {
  name: string;
  /** Clicks on an ordinary day. */
  daily: number;
  links: readonly PlanLink[];
  now: Date;
}): EarningsPlan {
  const random = seeded(`earnings ${who.name}`);
  const plan: EarningsPlan = { clicks: [], events: [] };
  for (let ago = historyDays; ago >= 0; ago -= 1) {
    const start = who.now.getTime() - ago * dayMs;
    const links = who.links.filter(({ since }) => since.getTime() < start);
    if (links.length === 0) continue;
    const weekend = [0, 5, 6].includes(new Date(start).getUTCDay()) ? 1.35 : 0.9;
    const growth = 0.7 + (0.6 * (historyDays - ago)) / historyDays;
    const count = Math.round(who.daily * weekend * growth * (0.7 + 0.6 * random()));
    for (let index = 0; index < count; index += 1) {
      const link = favoured(links, random);
      const at = start - Math.floor(random() * dayMs);
      const click = { linkId: link.id, clickId: hex(random), visitor: hex(random), at };
      plan.clicks.push(click);
      if (random() < conversion) plan.events.push(...planBooking({ click, link, random, now: who.now }));
    }
  }
  return plan;
}

/** Few links get most clicks, as in reality; which ones they are depends on the link and not on its age. */
function favoured(links: readonly PlanLink[], random: () => number): PlanLink {
  const [one, other] = [pick(links, random), pick(links, random)];
  return hash(`liked ${one.id}`) < hash(`liked ${other.id}`) ? one : other;
}

interface Planning {
  click: PlannedClick;
  link: PlanLink;
  random: () => number;
  now: Date;
}

/** Outcomes of a confirmed booking, with their shares. */
const courses = [
  { upTo: 0.1, course: 'cancelled' },
  { upTo: 0.13, course: 'no_show' },
  { upTo: 0.17, course: 'refunded' },
  { upTo: 1, course: 'stayed' },
] as const;

function planBooking({ click, link, random, now }: Planning): PlannedEvent[] {
  const booked = click.at + 5 * 60_000 + Math.floor(random() * hourMs);
  const nights = 2 + Math.floor(random() * 4);
  const arrival = booked + (2 + Math.floor(random() * random() * 38)) * dayMs;
  const leave = Date.parse(`${isoDay(arrival + nights * dayMs)}T10:00:00Z`);
  const chance = random();
  const course = courses.find(({ upTo }) => chance < upTo)?.course ?? 'stayed';
  const happened: [BookingStatus, number][] = [
    ['booked', booked],
    ['confirmed', booked + 12 * 60_000],
  ];
  if (course === 'cancelled') happened.push(['cancelled', booked + (arrival - booked) * random()]);
  else if (course === 'no_show') happened.push(['no_show', leave]);
  else happened.push(['stayed', leave]);
  if (course === 'refunded') happened.push(['refunded', leave + 18 * dayMs]);
  const booking = {
    bookingId: `BK-${hash(click.clickId).toString(16).toUpperCase().padStart(8, '0')}`,
    clickId: click.clickId,
    amountMinor: nights * (8_500 + Math.floor(random() * 190) * 100),
    currency: currencies[link.country ?? ''] ?? 'EUR',
    checkIn: isoDay(arrival),
    checkOut: isoDay(arrival + nights * dayMs),
  };
  return happened
    .filter(([, at]) => at < now.getTime())
    .map(([status, at]) => ({ ...booking, status, at: Math.floor(at) }));
}
