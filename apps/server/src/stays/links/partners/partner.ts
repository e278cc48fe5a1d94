import type { LinkPartner } from '@staylore/contract/stays/links';
import type { FetchSafely } from '../../../platform/fetch-safely/index.ts';

/** The hotel behind a link, as far as it is known. */
export interface LinkedHotel {
  name: string;
  city: string | null;
  country: string | null;
  /** Slug of its page here; null where there is none. */
  slug: string | null;
}

/** What a partner has to know to lead a reader to a hotel. */
export interface LinkSubject {
  /** The address that the link is made of; null where only the hotel is known. */
  target: string | null;
  hotel: LinkedHotel;
  /** The partner's number of the seller, as the rule names it; empty where there is none. */
  advertiser: string;
}

/** A place where a hotel is booked, and how it learns which click brought the guest. */
export interface Partner {
  readonly name: LinkPartner;
  /** A booking there earns a commission. */
  readonly pays: boolean;
  /** The parameter in which the click travels there and comes back; null where none does. */
  readonly reference: string | null;
  /** The address at the partner, without a click; null where it has none, or makes it itself. */
  address(subject: LinkSubject): string | null;
  /** Has the partner make the address. @throws {OutgoingError} */
  readonly ask?: (target: string, fetchSafely: FetchSafely) => Promise<string>;
}
