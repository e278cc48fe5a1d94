import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MeasuredServer } from '../../../apps/server/test/cluster/measured-server.ts';
import { askPromtool, asSeries, type Reading } from '../../../apps/server/test/cluster/promtool.ts';
import { inProject } from '../../launch/project.ts';

/** Called every minute; its changes to a server last until the next. A second server runs unchanged. */
type Act = (one: MeasuredServer, minute: number) => Partial<MeasuredServer> | undefined;

/** An alert, an event, and the minute at which the alert is checked. */
type Case = readonly [alert: string, happens: string, act: Act, minutes?: number, label?: string];

const giveUpAt8: Act = (one, minute) => (minute === 8 ? one.endJob('dead') : undefined);

const coming: readonly Case[] = [
  ['Down', 'a server does not answer for three minutes', (_, at) => ({ isAway: at > 9 }), 14],
  ['NotReady', 'one is not ready for three minutes', (_, at) => ({ isReady: at < 10 }), 14],
  ['Faults', 'two of a hundred requests are faults', (one) => one.answer(2, { status: 500 })],
  ['Faults', 'two of a hundred are told to come back', (one) => one.answer(2, { status: 503 })],
  ['Slow', 'two of a hundred readers wait for two seconds', (one) => one.answer(2, { seconds: 2 })],
  ['WaitsForConnections', 'three requests wait', () => ({ waiting: 3 })],
  ['EventLoopHeld', 'a process is held up for 0.4 s', () => ({ lagSeconds: 0.4 })],
  ['Sheds', 'twelve requests a minute are turned away', (one) => ({ shed: one.shed + 12 })],
  ['JobsDead', 'the first mail is given up', giveUpAt8, 20, 'kind="mail.send"'],
  ['JobsWait', '1,200 jobs of two kinds wait', () => ({ jobs: { 'mail.send': 600, 'digest.write': 600 } })],
  [
    'ServiceFails',
    'six of ten questions end in a time-out',
    (one) => one.ask(6, 'timeout'),
    30,
    'service="maps.example"',
  ],
  ['ReplicaLeftOut', 'one replica is left out', () => ({ leftOut: 1 })],
  ['Restarts', 'a process is started three times', (_, at) => ({ startedAt: Math.min(4, 1 + at) })],
  ['VersionsDiffer', 'two versions run for more than an hour', () => ({ version: '0.0.1' }), 70],
];

const staying: readonly Case[] = [
  ['Down', 'a server does not answer for a minute', (_, at) => ({ isAway: at === 12 }), 14],
  ['NotReady', 'one is not ready for a minute', (_, at) => ({ isReady: at !== 12 }), 14],
  ['Faults', 'balancers are told to wait', (one) => one.answer(30, { route: '/readyz', status: 503 })],
  ['Faults', 'people ask for what is not there', (one) => one.answer(50, { route: 'none', status: 404 })],
  ['Faults', 'nobody asks for anything', () => undefined],
  ['Slow', 'uploads take long', (one) => one.answer(20, { method: 'POST', seconds: 4 })],
  ['Slow', 'streams last', (one) => one.answer(20, { route: '/api/notifications/stream', seconds: 9 })],
  ['Slow', 'half of the readers wait for half a second', (one) => one.answer(50, { seconds: 0.45 })],
  ['WaitsForConnections', 'none waits', () => undefined],
  ['EventLoopHeld', 'a process is held up for 0.2 s', () => ({ lagSeconds: 0.2 })],
  ['Sheds', 'three requests a minute are turned away', (one) => ({ shed: one.shed + 3 })],
  ['JobsDead', 'a mail will be tried again', (one) => one.endJob('retry')],
  ['JobsDead', 'a mail was given up more than an hour ago', giveUpAt8, 72],
  ['JobsWait', 'two servers tell of the same 600 jobs', () => ({ jobs: { 'mail.send': 600 } })],
  ['ServiceFails', 'four of ten questions end in a time-out', (one) => one.ask(4, 'timeout'), 30],
  ['ServiceFails', 'addresses that members gave are refused', (one) => one.ask(10, 'refused'), 30],
  ['ServiceFails', 'hosts of strangers do not answer', (one) => one.ask(10, 'timeout', 'x.example'), 30],
  ['ReplicaLeftOut', 'both replicas answer', () => undefined],
  ['Restarts', 'a process is started twice', (_, at) => ({ startedAt: Math.min(3, 1 + at) })],
  [
    'VersionsDiffer',
    'an upgrade takes half an hour',
    (_, at) => ({ version: at < 30 ? '0.0.1' : undefined }),
    70,
  ],
];

async function seriesOf(act: Act, minutes: number) {
  const [one, other] = [new MeasuredServer(), new MeasuredServer()];
  const readings: [Reading[], Reading[]] = [[], []];
  for (let minute = 0; minute < minutes; minute += 1) {
    Object.assign(one, act(one, minute));
    // Both servers report the jobs of the same database.
    other.jobs = one.jobs;
    readings[0].push(await one.read());
    readings[1].push(await other.read());
  }
  return [...asSeries('app-1.internal:3000', readings[0]), ...asSeries('app-2.internal:3000', readings[1])];
}

const named = (cases: readonly Case[]) =>
  cases.map(([name, happens, act, minutes = 20, label]) => ({
    alert: `Staylore${name}`,
    happens,
    act,
    minutes,
    label,
  }));

test.each(named(coming))(
  'Prometheus gives the alert $alert when $happens',
  async ({ alert, act, minutes, label }) => {
    const labels = `{${[`alertname="${alert}"`, label].filter(Boolean).join()}}`;
    await askPromtool({ series: await seriesOf(act, minutes), alert, minutes, labels });
  },
);

test.each(named(staying))(
  'Prometheus does not give the alert $alert when $happens',
  async ({ alert, act, minutes }) => {
    await askPromtool({ series: await seriesOf(act, minutes), alert, minutes, labels: undefined });
  },
);

test('Each alert is shown to fire, and not to fire', async () => {
  const rules = await readFile(inProject('deploy/monitoring/alerts.yaml'), 'utf8');
  const names = [...rules.matchAll(/- alert: Staylore(\w+)/g)].map(([, name]) => name);
  for (const cases of [coming, staying]) expect([...new Set(cases.map(([name]) => name))]).toEqual(names);
});
