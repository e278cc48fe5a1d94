import type { FastifyInstance } from 'fastify';
import { create } from 'xmlbuilder2';
import type { Sandbox } from '../core/sandbox.ts';

/** Units per euro; the simulated rates vary around them from day to day. */
const about: Record<string, number> = {
  USD: 1.1624,
  JPY: 179.35,
  GBP: 0.8791,
  CHF: 0.9312,
  SEK: 10.985,
  CAD: 1.6312,
  AUD: 1.7904,
};

const DAY = 86_400_000;

/** The rate on a day: within one per cent of the base rate, always the same for that day. */
function rateOf(currency: string, usual: number, day: number): string {
  const wave = Math.sin(day * 0.7 + currency.charCodeAt(0) * 1.3) * 0.01;
  return (usual * (1 + wave)).toPrecision(5);
}

/** The European Central Bank's daily reference rates, dated by the sandbox's clock. */
export async function ratesRoutes(app: FastifyInstance, sandbox: Sandbox): Promise<void> {
  app.get('/www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml', async (_request, reply) => {
    const now = sandbox.clock.now();
    const day = Math.floor(now.getTime() / DAY);
    const rates = Object.entries(about).map(([currency, usual]) => ({
      '@currency': currency,
      '@rate': rateOf(currency, usual, day),
    }));
    return reply
      .type('text/xml; charset=utf-8')
      .send(fileOf({ '@time': now.toISOString().slice(0, 10), Cube: rates }));
  });
}

function fileOf(day: object): string {
  const envelope = {
    '@xmlns:gesmes': 'http://www.gesmes.org/xml/2002-08-01',
    '@xmlns': 'http://www.ecb.int/vocabulary/2002-08-01/eurofxref',
    'gesmes:subject': 'Reference rates',
    'gesmes:Sender': { 'gesmes:name': 'European Central Bank' },
    Cube: { Cube: day },
  };
  return create({ version: '1.0', encoding: 'UTF-8' }, { 'gesmes:Envelope': envelope }).end({
    prettyPrint: true,
  });
}
