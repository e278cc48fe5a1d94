import type { EnvReader } from '../reader.ts';

/** Which partner pays for hotels of a host. */
export interface PartnerRule {
  /** A host name; it includes its subdomains. */
  readonly host: string;
  readonly partner: 'awin' | 'travelpayouts';
  /** Awin's number of the advertiser; empty elsewhere. */
  readonly advertiser: string;
}

/** Awin's deep links. */
export interface Awin {
  readonly linkUrl: string;
  readonly publisherId: string;
}

/** Travelpayouts creates its links by a call. */
export interface Travelpayouts {
  readonly url: string;
  readonly token: string;
  readonly marker: number;
  readonly project: number;
}

export interface HotelLinks {
  readonly rules: readonly PartnerRule[];
  /** Where a hotel without its own address is looked up; `{hotel}` is replaced by its name and town. */
  readonly searchUrl: string | undefined;
  readonly awin: Awin | undefined;
  readonly travelpayouts: Travelpayouts | undefined;
}

const form = 'HOST=awin:ADVERTISER or HOST=travelpayouts';

export function readHotelLinks(reader: EnvReader): HotelLinks {
  const rules = (reader.text('PARTNER_RULES') ?? '')
    .split(/[;,\s]+/)
    .filter(Boolean)
    .flatMap((text) => readRule(reader, text));
  const links = {
    rules,
    searchUrl: readSearchUrl(reader),
    awin: readAwin(reader),
    travelpayouts: readTravelpayouts(reader),
  };
  for (const partner of ['awin', 'travelpayouts'] as const) {
    if (links[partner] === undefined && rules.some((rule) => rule.partner === partner)) {
      const needs =
        partner === 'awin'
          ? 'AWIN_PUBLISHER_ID'
          : 'TRAVELPAYOUTS_TOKEN, TRAVELPAYOUTS_MARKER, TRAVELPAYOUTS_PROJECT';
      reader.complain(`PARTNER_RULES names ${partner}, which also needs ${needs}.`);
    }
  }
  return links;
}

function readRule(reader: EnvReader, text: string): PartnerRule[] {
  const [, host = '', partner, advertiser = ''] =
    /^([a-z0-9-]+(?:\.[a-z0-9-]+)+)=(awin|travelpayouts)(?::(\d{1,12}))?$/i.exec(text) ?? [];
  const known = partner?.toLowerCase();
  const complete = known === 'awin' ? advertiser !== '' : known === 'travelpayouts' && advertiser === '';
  if (complete) return [{ host: host.toLowerCase(), partner: known as PartnerRule['partner'], advertiser }];
  reader.complain(`PARTNER_RULES holds "${text}"; a rule is ${form}.`);
  return [];
}

function readSearchUrl(reader: EnvReader): string | undefined {
  const url = reader.text('PARTNER_SEARCH_URL');
  if (url === undefined || (URL.canParse(url) && url.startsWith('https://') && url.includes('{hotel}'))) {
    return url;
  }
  reader.complain('PARTNER_SEARCH_URL must begin with https:// and hold {hotel}.');
  return undefined;
}

function readAwin(reader: EnvReader): Awin | undefined {
  const linkUrl = reader.url('AWIN_LINK_URL') ?? 'https://www.awin1.com/cread.php';
  const publisherId = reader.text('AWIN_PUBLISHER_ID');
  return publisherId === undefined ? undefined : { linkUrl, publisherId };
}

function readTravelpayouts(reader: EnvReader): Travelpayouts | undefined {
  const url = reader.url('TRAVELPAYOUTS_URL') ?? 'https://api.travelpayouts.com';
  const given = reader.together(['TRAVELPAYOUTS_TOKEN', 'TRAVELPAYOUTS_MARKER', 'TRAVELPAYOUTS_PROJECT']);
  if (!given) return undefined;
  const range = { fallback: 0, min: 1, max: 999_999_999 };
  return {
    url,
    token: reader.text('TRAVELPAYOUTS_TOKEN') ?? '',
    marker: reader.integer('TRAVELPAYOUTS_MARKER', range),
    project: reader.integer('TRAVELPAYOUTS_PROJECT', range),
  };
}
