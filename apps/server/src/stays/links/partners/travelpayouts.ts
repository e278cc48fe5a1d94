import { z } from 'zod';
import type { Travelpayouts } from '../../../config/sections/partners.ts';
import { OutgoingError } from '../../../platform/fetch-safely/index.ts';
import type { Partner } from './partner.ts';
import { publicHttps } from './public-https.ts';

const answer = z.object({
  result: z.object({
    links: z.array(z.object({ code: z.string(), partner_url: z.string().optional() })).min(1),
  }),
});

/**
 * Travelpayouts turns an address into a partner link by a call (`links/v1/create`). That is done once, without a sub id; each click's own
 * is then added as `sub_id`, the parameter that the call would have set.
 */
export function travelpayouts({ url, token, marker, project }: Travelpayouts): Partner {
  return {
    name: 'travelpayouts',
    pays: true,
    reference: 'sub_id',
    address: () => null,
    async ask(target, fetchSafely) {
      const { body } = await fetchSafely(`${url}/links/v1/create`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-access-token': token },
        body: JSON.stringify({ trs: project, marker, shorten: false, links: [{ url: target }] }),
        as: 'json',
        schema: answer,
      });
      const [made] = body.result.links;
      if (made?.code !== 'success' || made.partner_url === undefined) {
        throw new OutgoingError('malformed', `Travelpayouts made no link: ${made?.code.slice(0, 60)}`);
      }
      const address = publicHttps(made.partner_url);
      if (address === null) throw new OutgoingError('malformed', 'Travelpayouts made no https link');
      return address;
    },
  };
}
