import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Network } from '../network/accounts.ts';

const PREFIX = 'BA';

/** The code in a link from the network's "share" menu; it reveals nothing about the post. */
export function shareCode(shortcode: string): string {
  return PREFIX + [...shortcode].reverse().join('');
}

/** `/share/{code}`, `/share/p/{code}`, `/share/reel/{code}`: redirect (302) to the post, as links from the network's apps do. */
export async function shareLinkRoutes(app: FastifyInstance, network: Network): Promise<void> {
  const follow = (code: string, reply: FastifyReply): FastifyReply => {
    const shortcode = code.startsWith(PREFIX) ? [...code.slice(PREFIX.length)].reverse().join('') : '';
    const post = network.post(shortcode);
    if (!post) return reply.redirect('https://www.instagram.com/accounts/login/', 302);
    const kind = post.productType === 'REELS' ? 'reel' : 'p';
    return reply.redirect(`https://www.instagram.com/${kind}/${shortcode}/?igsh=c2FuZGJveA==`, 302);
  };
  for (const end of ['', '/']) {
    app.get<{ Params: { code: string } }>(`/share/:code${end}`, async (request, reply) =>
      follow(request.params.code, reply),
    );
    app.get<{ Params: { kind: string; code: string } }>(`/share/:kind/:code${end}`, async (request, reply) =>
      follow(request.params.code, reply),
    );
  }
}
