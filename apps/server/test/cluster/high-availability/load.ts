import { setTimeout as sleep } from 'node:timers/promises';
import { phone } from '../../stays/clicks.ts';
import { reportOf, signatureOf } from '../../stays/earnings.ts';
import { postFormData } from '../../stays/pictures.ts';

/** What was acknowledged while the load ran, and when (ms since the epoch). */
export interface Acknowledged {
  readonly posts: Map<number, number>;
  readonly clicks: Map<string, number>;
  readonly reports: Map<string, number>;
  /** Posts that their author did not see at the other server right after they were acknowledged. */
  readonly unseen: number[];
  /** Answers by kind and status, 0 where the connection failed. */
  readonly statuses: Map<string, number>;
}

export interface Load {
  readonly acknowledged: Acknowledged;
  stop(): Promise<void>;
}

interface Writer {
  readonly id: number;
  readonly token: string;
  /** A distinct address, as limits count by address. */
  readonly from: string;
}

/** Posts, clicks and booking reports, each sent alternately to two servers, until it is stopped. */
export function startLoad(origins: readonly [string, string], code: string, clickId: string): Load {
  const acknowledged: Acknowledged = {
    posts: new Map(),
    clicks: new Map(),
    reports: new Map(),
    unseen: [],
    statuses: new Map(),
  };
  const running = new AbortController();
  const repeat = async (kind: string, act: (turn: number) => Promise<number>) => {
    for (let turn = 0; !running.signal.aborted; turn += 1) {
      const status = await act(turn).catch(() => 0);
      const key = `${kind} ${status}`;
      acknowledged.statuses.set(key, (acknowledged.statuses.get(key) ?? 0) + 1);
      if (status >= 400 || status === 0) await sleep(100);
    }
  };
  const context = { origins, code, clickId, acknowledged };
  const lanes = [
    ...[1, 2].map((lane) => repeat('post', poster(context, lane))),
    ...[1, 2].map((lane) => repeat('click', clicker(context, lane))),
    ...[1, 2].map((lane) => repeat('report', reporter(context, lane))),
  ];
  return {
    acknowledged,
    async stop() {
      running.abort();
      await Promise.all(lanes);
    },
  };
}

interface Context {
  readonly origins: readonly [string, string];
  readonly code: string;
  readonly clickId: string;
  readonly acknowledged: Acknowledged;
}

const at = ({ origins }: Context, turn: number) => origins[turn % 2 === 0 ? 0 : 1];
const timeout = () => AbortSignal.timeout(15_000);

/** Writes posts as one member after the other, as a new one may write few per hour, and reads each back at the other server. */
function poster(context: Context, lane: number): (turn: number) => Promise<number> {
  let writer: Writer | undefined;
  let written = 0;
  return async (turn) => {
    if (writer === undefined || written === 15) {
      writer = await register(
        at(context, turn),
        `lane${lane}.turn${turn}`,
        `10.${lane}.${turn >> 8}.${turn & 255}`,
      );
      written = 0;
    }
    const headers = { authorization: `Bearer ${writer.token}`, 'x-forwarded-for': writer.from };
    const body = await postFormData({ location: 'Hotel Stella, Bern', city: 'Bern', country: 'CH' });
    const answer = await fetch(`${at(context, turn)}/api/posts`, {
      method: 'POST',
      headers,
      body,
      signal: timeout(),
    });
    if (answer.status !== 200) return answer.status;
    const { post } = (await answer.json()) as { post: { id: number } };
    written += 1;
    context.acknowledged.posts.set(post.id, Date.now());
    const list = await fetch(`${at(context, turn + 1)}/api/user/${writer.id}/posts/0?limit=50`, {
      headers,
      signal: timeout(),
    });
    if (list.status === 200) {
      const shown = (await list.json()) as { id: number }[];
      if (!shown.some(({ id }) => id === post.id)) context.acknowledged.unseen.push(post.id);
    }
    return answer.status;
  };
}

async function register(origin: string, username: string, from: string): Promise<Writer> {
  const answer = await fetch(`${origin}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({
      name: 'Writer',
      username,
      email: `${username}@test.example`,
      password: 'a quiet room with a view',
    }),
    signal: timeout(),
  });
  if (answer.status !== 200) throw new Error(`Registering answered ${answer.status}`);
  const { user, access_token: token } = (await answer.json()) as {
    user: { id: number };
    access_token: string;
  };
  return { id: user.id, token, from };
}

function clicker(context: Context, lane: number): (turn: number) => Promise<number> {
  return async (turn) => {
    const answer = await fetch(`${at(context, turn)}/go/${context.code}`, {
      redirect: 'manual',
      headers: { 'user-agent': phone, 'x-forwarded-for': `10.1${lane}.${turn >> 8}.${turn & 255}` },
      signal: timeout(),
    });
    const clickId = new URL(answer.headers.get('location') ?? 'http://none').searchParams.get('click_id');
    if (answer.status === 302 && clickId !== null) context.acknowledged.clicks.set(clickId, Date.now());
    return answer.status;
  };
}

function reporter(context: Context, lane: number): (turn: number) => Promise<number> {
  return async (turn) => {
    const report = reportOf({ clickId: context.clickId }, { booking_id: `BK-${lane}-${turn}` });
    const body = JSON.stringify(report);
    const answer = await fetch(`${at(context, turn)}/api/partners/sandbox/conversions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-staylore-signature': signatureOf(body),
        'x-forwarded-for': `10.2${lane}.0.1`,
      },
      body,
      signal: timeout(),
    });
    if (answer.status === 200) context.acknowledged.reports.set(`${report.event_id}`, Date.now());
    return answer.status;
  };
}
