import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMember } from '../../apps/server/test/people.ts';
import { startSandbox, type TestSandbox } from '../../apps/server/test/sandbox.ts';
import { startApp, type TestApp } from '../../apps/server/test/start-app.ts';
import { createClick, reportOf, sendReport } from '../../apps/server/test/stays/earnings.ts';
import { runCommandLine } from '../commands/index.ts';

let sandbox: TestSandbox;
let app: TestApp;

beforeAll(async () => {
  sandbox = await startSandbox();
  app = await startApp(sandbox.env);
});

afterAll(async () => {
  await app?.close();
  await sandbox?.stop();
});

/** What `npx staylore earnings pull` prints on this site. */
async function pull(): Promise<string[]> {
  const lines: string[] = [];
  await runCommandLine(['earnings', 'pull'], {
    say: (line) => lines.push(line.replaceAll('\u00a0', ' ')),
    loadConfig: () => app.platform.config,
  });
  return lines;
}

test('Reading the networks’ lists shows the operator what differs, booking by booking, until both agree', async () => {
  const click = await createClick(app, { of: await createMember(app) });
  const made = await fetch(`${sandbox.url}/partner/api/bookings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      click_id: click.clickId,
      amount_minor: 30_000,
      currency: 'CHF',
      delivery: 'hold',
    }),
  });
  const { id, events } = (await made.json()) as { id: string; events: { occurredAt: string }[] };
  const at = Date.parse(events[0]?.occurredAt ?? '');
  const report = async (amount_minor: number, later: number) => {
    const occurred_at = new Date(at + later).toISOString();
    const answer = await sendReport(app, reportOf(click, { booking_id: id, amount_minor, occurred_at }));
    expect(answer.status).toBe(200);
  };
  const looked = '1 transactions looked at, 0 taken in, 0 without a click of ours.';
  await report(29_000, 0);
  expect(await pull()).toEqual([looked, `${id}: CHF 290.00 ≠ CHF 300.00`]);
  await report(30_000, 1000);
  expect(await pull()).toEqual([looked]);
});
