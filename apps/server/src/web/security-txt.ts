import type { FastifyInstance } from 'fastify';
import { dayMs } from '../platform/durations.ts';
import type { Platform } from '../platform/platform.ts';

/** `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. It expires a month after it is read. */
export function mountSecurityTxt(http: FastifyInstance, { clock, config }: Platform): void {
  const { http: site, company } = config;
  http.get('/.well-known/security.txt', async (_request, reply) => {
    const fields = {
      Contact: `mailto:${company.mail.general}`,
      Expires: new Date(clock.now().getTime() + 30 * dayMs).toISOString(),
      'Preferred-Languages': 'en, de',
      Canonical: `${site.publicUrl}/.well-known/security.txt`,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(lines.join(''));
  });
}
