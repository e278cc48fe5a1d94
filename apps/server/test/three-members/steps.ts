import fc from 'fast-check';
import { expect } from 'vitest';
import { publishPost } from '../stays/lists.ts';
import { postFormData } from '../stays/pictures.ts';
import { areApart, type KnownStay, mayRead, secretOf, type Who, type World } from './world.ts';

/** A step; `at` chooses among the available targets. */
export interface Step {
  does: keyof typeof deeds;
  who: Who;
  whom: Who;
  at: number;
}

type Deed = (world: World, step: Step, stay: KnownStay | undefined) => Promise<void>;

const place = (mark: string) => ({ location: `Hotel ${mark}, Zermatt`, city: 'Zermatt', country: 'CH' });

/** Returns what was created if it should be, and nothing if it should be refused. */
async function allowed(isAllowed: boolean, answer: ReturnType<World['send']>) {
  const { status, body } = await answer;
  if (isAllowed) expect(status, JSON.stringify(body)).toBe(200);
  else expect([400, 403, 404], JSON.stringify(body)).toContain(status);
  return isAllowed ? body : null;
}

/** Changes a stay, if it belongs to the actor. */
async function change(who: Who, stay: KnownStay | undefined, work: () => ReturnType<World['send']>) {
  if (stay === undefined) return false;
  const isAllowed = stay.owner === who && !stay.deleted;
  await allowed(isAllowed, work());
  return isAllowed;
}

/** Whether a member may see a stay in a list: an archived one is in none, not even its author's. */
const isOpen = (world: World, who: Who, stay: KnownStay) => mayRead(world, who, stay) && !stay.archived;

const archive =
  (archived: boolean): Deed =>
  async (world, { who }, stay) => {
    const act = archived ? 'archive' : 'unarchive';
    const work = () => world.send(who, 'PUT', `/api/posts/${stay?.id}/${act}`);
    if (stay !== undefined && (await change(who, stay, work))) stay.archived = archived;
  };

const deeds = {
  async posts(world, { who }) {
    const [mark, caption] = [world.word(), 'Quiet.'];
    const fields = { ...place(mark), caption: `${caption} ${mark}`, tags: 'quiet' };
    const { id } = await publishPost(world.app, { as: world.members[who], fields });
    world.stays.push({ id, owner: who, mark, caption: fields.caption, archived: false, deleted: false });
  },
  async imports(world, { who }) {
    const mark = world.word();
    const caption = `Two nights at Hotel Bergkristall in Zermatt. ${mark}`;
    const posts = [{ postId: mark, caption }];
    await allowed(true, world.send(who, 'POST', '/api/instagram/save', { posts, handle: `some.${mark}` }));
    const as = world.members[who];
    const { body } = await world.app.send('GET', `/api/user/${as.id}/posts/0?limit=50`, { as });
    const { id } = body.find((one: { caption: string }) => one.caption === caption);
    world.stays.push({ id, owner: who, mark, caption, archived: false, deleted: false });
  },
  async edits(world, { who }, stay) {
    if (stay === undefined) return;
    const caption = `${stay.mark} ${world.word()}`;
    // An imported stay has none.
    const form = await postFormData({ ...place(stay.mark), caption }, 1);
    const as = world.members[who];
    const work = () => world.app.send('PUT', `/api/posts/${stay.id}`, { as, form });
    if (await change(who, stay, work)) stay.caption = caption;
  },
  archives: archive(true),
  unarchives: archive(false),
  async deletes(world, { who }, stay) {
    const work = () => world.send(who, 'DELETE', `/api/posts/${stay?.id}`);
    if (stay !== undefined && (await change(who, stay, work))) stay.deleted = true;
  },
  async favours(world, { who }, stay) {
    if (stay === undefined) return;
    const answer = world.send(who, 'POST', '/api/postfavorites', { post_id: stay.id });
    const made = await allowed(isOpen(world, who, stay), answer);
    if (made !== null)
      world.owned.push({ owner: who, method: 'DELETE', url: `/api/postfavorites/${made.post.id}` });
  },
  async wishes(world, { who }, stay) {
    if (stay === undefined) return;
    const answer = world.send(who, 'POST', '/api/wishes', { post_id: stay.id });
    const made = await allowed(isOpen(world, who, stay), answer);
    if (made !== null) {
      const body = { state: 'stayed' };
      world.owned.push({ owner: who, method: 'PUT', url: `/api/wishes/${made.wish.id}`, body });
    }
  },
  async reports(world, { who }, stay) {
    if (stay === undefined) return;
    const reason = `${secretOf(who)} thinks that it is none.`;
    const body = { url: `/en/posts/${stay.id}`, category: 'rules', reason, good_faith: true };
    // What is public may be reported by everyone.
    await allowed(mayRead(world, null, stay), world.send(who, 'POST', '/api/reports', body));
  },
  async follows(world, { who, whom }) {
    const answer = world.send(who, 'POST', '/api/follows', { user_id: world.members[whom].id });
    const made = await allowed(!areApart(world, who, whom), answer);
    if (made !== null)
      world.owned.push({ owner: who, method: 'DELETE', url: `/api/follows/${made.follow.id}` });
  },
  async blocks(world, { who, whom }) {
    await allowed(true, world.send(who, 'POST', '/api/blocks', { user_id: world.members[whom].id }));
    world.blocks.add(`${who}>${whom}`);
  },
  async unblocks(world, { who, whom }) {
    await allowed(true, world.send(who, 'DELETE', `/api/blocks/${world.members[whom].id}`));
    world.blocks.delete(`${who}>${whom}`);
  },
  async mutes(world, { who, whom, at }) {
    const { id } = world.members[whom];
    const { status } = await (at % 2 === 0
      ? world.send(who, 'POST', '/api/mutes', { user_id: id })
      : world.send(who, 'DELETE', `/api/mutes/${id}`));
    expect(status).toBeLessThan(500);
  },
  async keeps(world, { who }) {
    const secret = `${secretOf(who)} ${world.word()}`;
    const { link } = await allowed(
      true,
      world.send(who, 'POST', '/api/links', { url: 'https://hotel.example/', label: secret }),
    );
    world.owned.push({ owner: who, method: 'PUT', url: `/api/links/${link.id}`, body: { on: false } });
    const begun = { source: 'export', label: secret, total: 1 };
    const made = await allowed(true, world.send(who, 'POST', '/api/imports', begun));
    const body = { archived: true };
    world.owned.push({ owner: who, method: 'PUT', url: `/api/imports/${made.import.id}`, body });
  },
  async chooses(world, { who, at }) {
    const shown = at % 2 === 0;
    await allowed(true, world.send(who, 'PUT', '/api/me/atlas', { shown }));
    const wanted = [{ kind: 'favourite', in_app: shown, mail: true }];
    await allowed(true, world.send(who, 'PUT', '/api/notifications/settings', wanted));
    await allowed(true, world.send(who, 'PUT', '/api/notifications/read', { upTo: 1_000_000 }));
  },
  async meddles(world, { who }) {
    for (const { body, method, owner, url } of world.owned)
      if (owner !== who) await allowed(false, world.send(who, method, url, body));
  },
} satisfies Record<string, Deed>;

/** Everyone has a stay, and then steps happen in any order. */
export const steps = fc
  .array(
    fc.record({
      does: fc.constantFrom(...(Object.keys(deeds) as (keyof typeof deeds)[])),
      pair: fc.constantFrom<[Who, Who]>([0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]),
      at: fc.nat(20),
    }),
    { minLength: 12, maxLength: 12 },
  )
  .map((all): Step[] => [
    { does: 'posts', who: 0, whom: 1, at: 0 },
    { does: 'imports', who: 1, whom: 2, at: 0 },
    { does: 'keeps', who: 2, whom: 0, at: 0 },
    ...all.map(({ pair: [who, whom], ...step }) => ({ ...step, who, whom })),
  ]);

/** Runs one step and records its expected effect. */
export async function take(world: World, step: Step): Promise<void> {
  const { stays } = world;
  await deeds[step.does](world, step, stays[step.at % Math.max(1, stays.length)]);
}
