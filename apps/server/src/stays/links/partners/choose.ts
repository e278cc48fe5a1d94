import { hash } from 'node:crypto';
import type { LinkPartner } from '@staylore/contract/stays/links';
import type { Config } from '../../../config/config.ts';
import { awin } from './awin.ts';
import { direct } from './direct.ts';
import type { LinkedHotel, Partner } from './partner.ts';
import { publicHttps } from './public-https.ts';
import { sandboxPartner } from './sandbox.ts';
import { travelpayouts } from './travelpayouts.ts';
import { withQuery } from './with-query.ts';

export type PartnerSettings = Pick<Config, 'sandbox' | 'hotelLinks'>;

/** What is known about where a link should lead, best first. */
export interface LinkWish {
  /** The address that the creator gave. */
  given: string | null;
  website: string | null;
  hotel: LinkedHotel;
}

/** Where a link leads, and by whom. */
export interface LinkRoute {
  target: string;
  partner: LinkPartner;
  /** The address at the partner; null while the partner has yet to create it. */
  address: string | null;
}

/** Where links lead and how clicks are passed on, according to the configuration. */
export interface Partners {
  /**
   * The address that was given, else the hotel's website, else the hotel's page at the partner; null if none is known. Rules decide which
   * partner is used; in the sandbox it is always the sandbox's.
   */
  route(wish: LinkWish): LinkRoute | null;
  /** The partner of that name, if it is configured. */
  named(name: LinkPartner): Partner | undefined;
}

export function openPartners({ sandbox, hotelLinks }: PartnerSettings): Partners {
  const played = sandbox === undefined ? undefined : sandboxPartner(sandbox.url);
  const all = [
    direct,
    played,
    hotelLinks.awin === undefined ? undefined : awin(hotelLinks.awin),
    hotelLinks.travelpayouts === undefined ? undefined : travelpayouts(hotelLinks.travelpayouts),
  ];
  const byName = new Map(all.flatMap((partner) => (partner === undefined ? [] : [[partner.name, partner]])));
  const named = (name: LinkPartner) => byName.get(name);
  const rulesFor = (target: string) => {
    const host = new URL(target).hostname;
    return hotelLinks.rules.find((rule) => host === rule.host || host.endsWith(`.${rule.host}`));
  };
  return {
    named,
    route({ given, website, hotel }) {
      const own = publicHttps(given) ?? publicHttps(website);
      if (played !== undefined) {
        const address = played.address({ target: own, hotel, advertiser: '' });
        return address === null ? null : { target: own ?? address, partner: played.name, address };
      }
      const target = own ?? searchAddress(hotelLinks.searchUrl, hotel);
      if (target === null) return null;
      const rule = rulesFor(target);
      const partner = (rule === undefined ? undefined : named(rule.partner)) ?? direct;
      const address = partner.address({ target, hotel, advertiser: rule?.advertiser ?? '' });
      return { target, partner: partner.name, address };
    },
  };
}

/** Increment it when routes change although the configuration does not. */
const edition = 1;

/** Unchanged as long as links lead to the same addresses. */
export function routingOf({ sandbox, hotelLinks }: PartnerSettings): string {
  const settings = sandbox === undefined ? hotelLinks : sandbox.url;
  return hash('sha256', JSON.stringify([edition, settings]), 'base64url');
}

function searchAddress(searchUrl: string | undefined, hotel: LinkedHotel): string | null {
  const words = encodeURIComponent([hotel.name, hotel.city].filter(Boolean).join(' '));
  return publicHttps(searchUrl?.replaceAll('{hotel}', words) ?? null);
}

export interface StoredRoute {
  target_url: string;
  partner: LinkPartner;
  partner_url: string | null;
}

/** The address that a reader is sent to; without a click for visits that are not counted. */
export function redirectOf(partners: Partners, link: StoredRoute, clickId: string | null): string {
  const partner = partners.named(link.partner);
  if (partner === undefined || link.partner_url === null) {
    return (
      direct.address({
        target: link.target_url,
        hotel: { name: '', city: null, country: null, slug: null },
        advertiser: '',
      }) ?? link.target_url
    );
  }
  if (clickId === null || partner.reference === null) return link.partner_url;
  return withQuery(link.partner_url, partner.reference, clickId);
}
