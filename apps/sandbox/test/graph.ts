import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export const SOURCE = '17841400000000001';

const medium = z.looseObject({
  id: z.string(),
  shortcode: z.string().optional(),
  children: z.object({ data: z.array(z.looseObject({ id: z.string() })) }).optional(),
});
const answer = z.object({
  business_discovery: z.looseObject({
    id: z.string(),
    media: z
      .object({
        data: z.array(medium),
        paging: z
          .object({ cursors: z.object({ before: z.string(), after: z.string().optional() }) })
          .optional(),
      })
      .optional(),
  }),
  id: z.string(),
});

/** Calls the Graph API with the product's own token. */
export function ask(app: FastifyInstance, fields: string, query: Record<string, string> = {}) {
  return app.inject({
    method: 'GET',
    url: `/graph.facebook.com/v26.0/${SOURCE}`,
    query: { access_token: 'sandbox-token', fields, ...query },
  });
}

/** One page of a handle's posts, parsed. */
export async function page(
  app: FastifyInstance,
  options: { handle: string; fields?: string; after?: string },
) {
  const { handle, fields = 'id,shortcode', after } = options;
  const media = `media${after ? `.after(${after})` : ''}.limit(25){${fields}}`;
  const response = await ask(app, `business_discovery.username(${handle}){id,${media}}`);
  const media_ = answer.parse(response.json()).business_discovery.media;
  if (!media_) throw new Error('no media in the answer');
  return { posts: media_.data, paging: media_.paging, after: media_.paging?.cursors.after };
}
