import type { ScannedPost } from '@staylore/contract/imports/photo-network';
import type { BookableStay, HotelQuote } from '@staylore/contract/stays/hotels';
import type { Post } from '@staylore/contract/stays/posts';
import type { PictureSource } from '../../../design/primitives/picture/picture.tsx';
import { placeLine } from '../../../platform/texts/place-name.ts';
import type { Texts } from '../../../platform/texts/texts.tsx';

/** What a card shows: a post of the community or a hit of a scan. */
export type CardPost = Post | ScannedPost;

/** Whose words they are, and when: a card, or a quotation on the page of a hotel. */
export type Attributed = CardPost | HotelQuote;

/** Where a hotel is booked, and for whom: a card, or the stay that books a hotel on its page. */
export type Bookable = CardPost | BookableStay;

/** The pictures of a post, cover first. */
export function picturesOf(post: CardPost): PictureSource[] {
  const shown = { alt: post.alt, thumbhash: post.thumbhash, width: post.width, height: post.height };
  const cover = 'cover' in post && post.cover !== null ? post.cover : { file: post.file };
  const others = post.gallery.map((picture) =>
    typeof picture === 'string'
      ? { file: picture, alt: null, thumbhash: null, width: null, height: null }
      : picture,
  );
  return [{ ...cover, ...shown }, ...others];
}

/** Where it is, as precisely as a card needs: city and country, else the place as written. */
export function placeOf(post: CardPost, texts: Texts): string {
  return placeLine(post, texts) || post.location;
}

/** The title of the stay: the hotel, else the place as written. */
export function titleOf(post: CardPost): string {
  return post.hotel_name ?? post.location;
}

/** The host to which the link to the hotel leads, if its author chose that. Pages kept for reading offline may be older than the field. */
export function hostOf(post: Bookable): string | null {
  return 'hotel_host' in post ? (post.hotel_host ?? null) : null;
}

/** The handle from which the stay was saved. */
export function creditOf(post: Attributed | Bookable): string | null {
  return 'credit' in post ? post.credit : null;
}

/** A text about the post for places outside of it: with the disclosure first if a link of the post can pay. */
export function withAd(post: CardPost, text: string, ad: string): string {
  return post.commercial ? `${ad} · ${text}` : text;
}
