import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Replication, startReplication } from '../../../test/cluster/replication.ts';
import { createMember, type TestMember } from '../../../test/people.ts';
import { type FaultyNetwork, openFaultyNetwork } from '../../../test/stand-ins/faulty-network.ts';
import { type Answer, startApp, type TestApp, type Twin } from '../../../test/start-app.ts';
import { publishPost } from '../../../test/stays/lists.ts';

let replication: Replication;
let network: FaultyNetwork;
let app: TestApp;
let twin: Twin;
let member: TestMember;

beforeAll(async () => {
  replication = await startReplication();
  network = await openFaultyNetwork(replication.replicaUrl);
  app = await startApp({ DATABASE_URL: replication.primaryUrl, DATABASE_REPLICA_URL: network.url });
  twin = await app.twin();
  member = await createMember(app);
});

afterEach(async () => {
  network?.heal();
  await replication?.resume();
});

afterAll(async () => {
  await twin?.close();
  await app?.close();
  await network?.close();
  await replication?.stop();
});

const origin = () => app.platform.config.http.publicUrl;
const session = () => `staylore_session=${member.token}`;
const latest = '/api/posts/latest/0';

/** The cookie by which a browser says that it has changed something. */
const wroteIn = ({ headers }: Answer) => /staylore_wrote=[^;]+/.exec(headers['set-cookie'] ?? '')?.[0];

/** Tells of a stay; answers its hotel. */
async function tell(): Promise<string> {
  const hotel = `Hotel ${crypto.randomUUID().slice(0, 8)}`;
  await publishPost(app, { as: member, fields: { location: `${hotel}, Bern`, city: 'Bern' } });
  return hotel;
}

/** What a visitor sees. */
const shown = async (server: Pick<TestApp, 'send'>): Promise<string> => {
  const answer = await server.send('GET', latest);
  expect(answer.status).toBe(200);
  return JSON.stringify(answer.body);
};

const figures = () => app.platform.replicas.figures();

/** Until the replica answers, in this process. */
const replicaIsUsed = () => expect.poll(() => figures().answering).toBe(1);

test('Lists are read from the replica; visitors see new entries after a moment', async () => {
  await replicaIsUsed();
  const hotel = await tell();
  await expect.poll(() => shown(app)).toContain(hotel);
  const before = figures().reads.replica;
  await expect
    .poll(async () => {
      await shown(app);
      return figures().reads.replica;
    })
    .toBeGreaterThan(before);
});

/** Whom the member follows, according to one process. */
async function followed(server: Pick<TestApp, 'send'>, headers: Record<string, string>): Promise<number[]> {
  const answer = await server.send('GET', `/api/users/${member.id}/following`, { headers });
  expect(answer.status).toBe(200);
  return answer.body.map(({ id }: { id: number }) => id);
}

test.each(['app', 'twin'] as const)(
  'Members find what they have just changed at the %s, at whichever process, though the replica is behind',
  async (name) => {
    const other = await createMember(app);
    const body = { user_id: other.id };
    await replicaIsUsed();
    await replication.pause();
    const headers = { cookie: session(), origin: origin() };
    const answer = await { app, twin }[name].send('POST', '/api/follows', { body, headers });
    const cookie = `${session()}; ${wroteIn(answer)}`;
    for (const server of [app, twin]) expect(await followed(server, { cookie })).toContain(other.id);
  },
);

test('Programs without cookies see their own changes at once', async () => {
  const other = await createMember(app);
  await replicaIsUsed();
  await replication.pause();
  await app.send('POST', '/api/follows', { as: member, body: { user_id: other.id } });
  for (const server of [app, twin])
    expect(await followed(server, { authorization: `Bearer ${member.token}` })).toContain(other.id);
});

test('A replica that falls behind is left out until it has caught up, by itself', async () => {
  await replicaIsUsed();
  await replication.pause();
  const hotel = await tell();
  await expect.poll(figures).toMatchObject({ answering: 0, leftOut: 1 });
  await expect.poll(() => shown(app)).toContain(hotel);
  expect((await app.send('GET', '/readyz')).status).toBe(200);
  await replication.resume();
  await replicaIsUsed();
});

test.each(['freeze', 'cut'] as const)(
  'A replica that is lost (%s) costs no answer and no readiness, and comes back by itself',
  async (fault) => {
    await replicaIsUsed();
    network[fault]();
    const answers = await Promise.all(Array.from({ length: 20 }, () => app.send('GET', latest)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await app.send('GET', '/readyz')).status).toBe(200);
    await expect.poll(() => figures().answering).toBe(0);
    network.heal();
    await replicaIsUsed();
    expect((await app.send('GET', latest)).status).toBe(200);
  },
);

test('A server that is no replica is not read', async () => {
  const other = await startApp({
    DATABASE_URL: replication.primaryUrl,
    DATABASE_REPLICA_URL: replication.primaryUrl,
  });
  await shown(other);
  await replicaIsUsed();
  await shown(other);
  expect(other.platform.replicas.figures()).toMatchObject({ answering: 0, leftOut: 1 });
  await other.close();
});
