import type { BookingSide, BookingState, BookingStatus } from '@staylore/contract/earnings/bookings';
import type { Generated, GeneratedAlways } from 'kysely';

export interface BookingTable {
  id: GeneratedAlways<number>;
  partner: string;
  booking_id: string;
  click_id: string;
  link_id: number;
  user_id: number;
  post_id: number | null;
  state: BookingState;
  amount_minor: number;
  currency: string;
  commission_minor: number;
  check_in: string;
  check_out: string;
  booked_at: Date;
  stayed_at: Date | null;
  payable_at: Date | null;
  held_reason: string | null;
  rejected_reason: string | null;
  difference: string | null;
  traveller_email: string | null;
  traveller_language: string | null;
  hotel_email: string | null;
  confirmation_sent_at: Date | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export interface BookingEventTable {
  id: GeneratedAlways<number>;
  partner: string;
  event_id: string;
  booking: number;
  status: BookingStatus;
  amount_minor: number;
  currency: string;
  check_in: string;
  check_out: string;
  occurred_at: Date;
  received_at: Date;
  source: 'push' | 'pull' | 'operator';
}

export interface BookingDoorTable {
  token_hash: Buffer;
  booking: number;
  side: BookingSide;
}

export interface BookingRequestTable {
  id: GeneratedAlways<number>;
  booking: number;
  asked_by: BookingSide;
  kind: 'change' | 'cancel';
  check_in: string | null;
  check_out: string | null;
  message: Generated<string>;
  state: 'open' | 'accepted' | 'declined' | 'withdrawn';
  answer: Generated<string>;
  created_at: Date;
  answered_at: Date | null;
}

declare module '../../platform/db/database.ts' {
  interface Tables {
    bookings: BookingTable;
    booking_events: BookingEventTable;
    booking_doors: BookingDoorTable;
    booking_requests: BookingRequestTable;
  }
}
