import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerToken, queryParam } from '../../core/query.ts';
import type { Sandbox } from '../../core/sandbox.ts';
import { html } from '../../page/html.ts';
import { GraphError, invalidParameter, invalidToken } from '../graph/error.ts';
import { simulateGraph } from '../graph/scope.ts';
import type { Network } from '../network/accounts.ts';
import { known } from '../network/constants.ts';

const POST =
  /^https?:\/\/(?:www\.|m\.)?(?:instagram\.com|instagr\.am)\/(?:[A-Za-z0-9._]{1,30}\/)?(p|reel|reels|tv)\/([A-Za-z0-9_-]{5,64})\/?(?:[?#].*)?$/;
const PROFILE = /^https?:\/\/(?:www\.|m\.)?instagram\.com\/([A-Za-z0-9._]{1,30})\/?(?:[?#].*)?$/;

/** `instagram_oembed`: the embed code of a public post or profile, without a token. It no longer includes author or thumbnail. */
export async function oembedRoutes(app: FastifyInstance, sandbox: Sandbox, network: Network): Promise<void> {
  simulateGraph(app, sandbox);
  app.get('/:version/instagram_oembed', async (request) => {
    checkToken(request);
    const url = queryParam(request, 'url');
    if (!url) throw invalidParameter('The parameter url is required');
    const width = widthOf(request);
    return {
      version: '1.0',
      provider_name: 'Instagram',
      provider_url: 'https://www.instagram.com/',
      type: 'rich',
      width,
      html: embed(canonical(url, network), request),
    };
  });
}

function checkToken(request: FastifyRequest): void {
  const token = queryParam(request, 'access_token') ?? bearerToken(request);
  const accepted: readonly string[] = known.tokens;
  if (token !== null && !accepted.includes(token)) throw invalidToken();
}

function widthOf(request: FastifyRequest): number {
  const width = Number(queryParam(request, 'maxwidth') ?? '658');
  if (!Number.isInteger(width) || width < 320 || width > 658) {
    throw invalidParameter('Param maxwidth must be an integer between 320 and 658');
  }
  return width;
}

function canonical(url: string, network: Network): string {
  const [, kind, code = ''] = POST.exec(url) ?? [];
  if (kind) {
    if (!network.post(code)) throw mediaNotFound();
    return `https://www.instagram.com/${kind === 'p' ? 'p' : 'reel'}/${code}/`;
  }
  const handle = PROFILE.exec(url)?.[1]?.toLowerCase();
  if (!handle) throw invalidParameter('Invalid parameter: the URL is not supported');
  if (!network.find(handle)) throw mediaNotFound();
  return `https://www.instagram.com/${handle}/`;
}

function mediaNotFound(): GraphError {
  return new GraphError('The requested resource does not exist', 24, {
    fields: {
      error_subcode: 2207045,
      is_transient: false,
      error_user_title: 'Media Not Found',
      error_user_msg: 'The media is not found or is not public.',
    },
  });
}

function embed(permalink: string, request: FastifyRequest): string {
  const captioned = queryParam(request, 'hidecaption') === 'true' ? null : html` data-instgrm-captioned`;
  const address = `${permalink}?utm_source=ig_embed&utm_campaign=loading`;
  const quote = html`<blockquote class="instagram-media"${captioned} data-instgrm-permalink="${address}" data-instgrm-version="14"><a href="${address}" target="_blank">View this post on Instagram</a></blockquote>`;
  const script = html`<script async src="https://www.instagram.com/embed.js"></script>`;
  return queryParam(request, 'omitscript') === 'true' ? quote.text : `${quote.text}\n${script.text}`;
}
