import { expect, test } from 'vitest';
import { startSandbox } from '../../test/start.ts';

test('The reference rates are dated by the sandbox’s clock', async () => {
  const { app } = await startSandbox();
  const read = async () =>
    (await app.inject('/www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml')).payload;
  const today = (await app.inject('/clock')).json().now.slice(0, 10);
  expect(await read()).toContain(`<Cube time="${today}">`);
  await app.inject({ method: 'POST', url: '/control', payload: { provider: 'clock', advance_hours: 24 } });
  const later = await read();
  expect(later).not.toContain(today);
  for (const currency of ['CHF', 'USD', 'GBP', 'JPY', 'SEK', 'CAD', 'AUD'])
    expect(later).toMatch(new RegExp(`currency="${currency}" rate="\\d+(\\.\\d+)?"`));
});
