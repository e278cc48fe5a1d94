import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { simulateProvider } from '../core/provider.ts';
import type { Sandbox } from '../core/sandbox.ts';

/** Published passwords, and how often each was seen. A count of 0 is a padding line, which does not count as published. */
const published: Readonly<Record<string, number>> = {
  'correct horse battery staple': 1_234,
  'seven stolen suitcases': 3,
  'nobody ever lost this': 0,
};

const hashOf = (text: string): string => hash('sha1', text, 'hex').toUpperCase();
const padding = 800;

/** Have I Been Pwned's ranges: the remaining digits of all hashes with a given five-digit prefix, and how often each was seen. */
export async function breachesRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  simulateProvider(app, sandbox, {
    provider: 'breaches',
    failure: (fault) => ({ status: Number(fault), body: 'Try again later' }),
    malformed: { type: 'text/plain', body: '<html>' },
  });
  app.get<{ Params: { prefix: string } }>(
    '/api.pwnedpasswords.com/range/:prefix',
    async ({ headers, params }, reply) => {
      const prefix = params.prefix.toUpperCase();
      reply.type('text/plain; charset=utf-8');
      if (!/^[0-9A-F]{5}$/.test(prefix))
        return reply.code(400).send('The hash prefix was not in a valid format');
      const lines = Object.entries(published)
        .map(([password, count]) => `${hashOf(password)}:${count}`)
        .filter((line) => line.startsWith(prefix))
        .map((line) => line.slice(prefix.length));
      if (headers['add-padding'] === 'true')
        for (let index = 0; index < padding; index += 1)
          lines.push(`${hashOf(`${prefix} ${index}`).slice(prefix.length)}:0`);
      return lines.toSorted().join('\r\n');
    },
  );
}
