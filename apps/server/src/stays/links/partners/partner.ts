import type { LinkPartner } from '@staylore/contract/stays/links';
import type { FetchSafely } from '../../../platform/fetch-safely/index.ts';

/** The hotel behind a link, as far as it is known. */
export interface LinkedHotel {
  name: string;
  city: string | null;
  country: string | null;
  /** Slug of its page here; null if there is none. */
  slug: string | null;
}

/** What a partner needs to lead a reader to a hotel. */
export interface LinkSubject {
  /** The address that the link is made from; null if only the hotel is known. */
  target: string | null;
  hotel: LinkedHotel;
  /** The partner's number of the seller, as given in the rule; empty if there is none. */
  advertiser: string;
}

/** A place where hotels are booked, and how it learns which click brought the guest. */
export interface Partner {
  readonly name: LinkPartner;
  /** A booking there earns a commission. */
  readonly pays: boolean;
  /** The parameter that carries the click there and back; null if there is none. */
  readonly reference: string | null;
  /** The address at the partner, without a click; null if it has none, or creates it by a call. */
  address(subject: LinkSubject): string | null;
  /** Asks the partner to create the address. @throws {OutgoingError} */
  readonly ask?: (target: string, fetchSafely: FetchSafely) => Promise<string>;
}
