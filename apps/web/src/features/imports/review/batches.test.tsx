// @vitest-environment happy-dom
import type { ImportItem, StayImport } from '@staylore/contract/imports/review-items';
import type { OpenExport } from '@staylore/photo-export/open-in-worker';
import { allTexts } from '@staylore/phrases/texts-in';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../design/primitives/toast/toasts.tsx';
import { createBrowserApi } from '../../../platform/api/browser-api.ts';
import { textsOf } from '../../../platform/texts/texts.tsx';
import { type FakeCall, fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { type Batch, BatchBanner } from './batch-banner.tsx';
import { holdImport } from './export/hold-import.ts';
import { keepOpen } from './export/opened-exports.ts';
import { PublishPanel } from './publish-panel.tsx';
import { AcceptAll } from './review-tools.tsx';
import { otherExport } from './take-over/other-export.ts';
import { TakeOverPanel } from './take-over/take-over-panel.tsx';
import { unfinishedStays } from './take-over/unfinished-stays.ts';
import { type TakeOverEvents, useTakeOver } from './take-over/use-take-over.ts';

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const none = { review: 0, accepted: 0, imported: 0, rejected: 0, duplicate: 0, skipped: 0 };
const begun = (counts: Partial<StayImport['counts']> = {}): StayImport => ({
  id: 3,
  source: 'export',
  label: 'Export',
  handle: 'lena.wanders',
  total: 500,
  archived: false,
  ad_label: false,
  counts: { ...none, ...counts },
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T10:00:00.000Z',
});
const at = '2026-03-02T10:00:00.123Z';

function Watched() {
  const [batch, setBatch] = useState<Batch | null>(null);
  return (
    <>
      {batch === null ? (
        <AcceptAll begun={begun({ review: 500 })} onAccepted={setBatch} />
      ) : (
        <BatchBanner
          importId={3}
          batch={batch}
          profilePath="/en/profile/lena"
          onTakenBack={() => setBatch(null)}
        />
      )}
      <Toasts label="Messages" closeLabel="Close" />
    </>
  );
}

test('a member who accepts five hundred at once reads how many that were, and can take all of it back', async () => {
  const calls = fakeApi({
    'POST /api/imports/3/accept': () => json({ accepted: 500, at, import: begun({ accepted: 500 }) }),
    'POST /api/imports/3/accept/undo': () => json({ taken_back: 500, import: begun({ review: 500 }) }),
  });
  renderPage(<Watched />, { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Accept all from 97%' }));
  await screen.findByText('500 stays accepted and ready to publish.');
  await userEvent.click(screen.getByRole('button', { name: 'Undo all of it' }));
  await screen.findByText('500 stays are waiting for your decision again.');
  await screen.findByRole('button', { name: 'Accept all from 97%' });
  expect(calls.map(({ body }) => body)).toEqual([{ min_probability: 0.97 }, { at }]);
});

test('taking back that does not get through leaves the offer', async () => {
  fakeApi({
    'POST /api/imports/3/accept': () => json({ accepted: 2, at, import: begun({ accepted: 2 }) }),
    'POST /api/imports/3/accept/undo': () => problem(500, 'server.failed'),
  });
  renderPage(<Watched />, { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Accept all from 97%' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo all of it' }));
  await screen.findByText('It failed.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo all of it' }).disabled).toBe(false);
});

test('publishing five hundred of a scan shows how many of all are done, and ends with how many stand on the profile', async () => {
  let imported = 0;
  const waiting: (() => void)[] = [];
  fakeApi({
    'POST /api/imports/3/publish': () =>
      new Promise((resolve) =>
        waiting.push(() => {
          imported += 100;
          resolve(json({ done: 100, import: begun({ accepted: 500 - imported, imported }) }));
        }),
      ),
  });
  const published: number[] = [];
  renderPage(
    <PublishPanel
      importId={3}
      accepted={500}
      imported={0}
      note=""
      onNote={() => undefined}
      sent={async () => undefined}
      onPublished={(count) => published.push(count)}
    />,
    { member: someMember },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish 500 stays' }));
  for (const done of [0, 100, 200, 300, 400]) {
    await screen.findByText(`Publishing: ${done} of 500`);
    await waitFor(() => expect(waiting).toHaveLength(done / 100 + 1));
    waiting.at(-1)?.();
  }
  await waitFor(() => expect(published).toEqual([500]));
  cleanup();
  renderPage(
    <BatchBanner
      importId={3}
      batch={{ kind: 'published', count: 500 }}
      profilePath="/en/profile/lena"
      onTakenBack={() => undefined}
    />,
    { member: someMember },
  );
  screen.getByText('Done: 500 stays are on your profile.');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/profile/lena');
});

const exported = (keys: string[], username: string | null = 'lena.wanders'): OpenExport => ({
  username,
  savedPosts: [],
  posts: keys.map((key) => ({
    key,
    takenAt: null,
    caption: '',
    locationName: null,
    lat: null,
    lng: null,
    media: [{ path: `${key}.jpg`, kind: 'image', size: 3 }],
    missingMedia: 0,
    source: 'posts',
  })),
  bytes: async () => new Uint8Array([0xff, 0xd8, 0xff]).buffer,
  close: () => undefined,
});

const waits = (key: string) => ({ key, state: 'accepted', pictures: 0 }) as ImportItem;

test('while another window brings the pictures this one says so, brings none, and takes what remains when that one is done', async () => {
  let theirs = 2;
  const calls = fakeApi({
    'POST /api/imports/3/hold': ({ body }: FakeCall) => {
      const { release } = body as { release?: boolean };
      return json({ held: release !== true && theirs === 0, import: begun({ accepted: theirs + 1 }) });
    },
    'GET /api/imports/3/items': () => json([waits('k3')]),
    'POST /api/imports/3/items/k3/pictures': () =>
      json({ item: { ...waits('k3'), state: 'imported', pictures: 1 } }),
  });
  keepOpen(3, exported(['k1', 'k2', 'k3']));
  const taken: number[] = [];
  renderPage(
    <Taking
      begun={begun({ accepted: 3 })}
      accepted={3}
      onNote={() => undefined}
      onOpened={() => undefined}
      onTaken={(count) => taken.push(count)}
    />,
    { member: someMember },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish 3 stays' }));
  await screen.findByText(
    /^Another window or device is publishing this import right now; 3 stays are left there\./,
  );
  expect(calls.filter(({ path }) => path.endsWith('/pictures'))).toEqual([]);
  theirs = 0;
  await vi.advanceTimersByTimeAsync(3_500);
  await waitFor(() => expect(taken).toEqual([1]));
  expect(calls.filter(({ path }) => path.endsWith('/pictures'))).toHaveLength(1);
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ release: true }));
});

/** The panel as its page holds it. */
function Taking({
  begun: told,
  accepted,
  ...events
}: TakeOverEvents & { begun: ReturnType<typeof begun>; accepted: number }) {
  const takeOver = useTakeOver(told, events);
  return <TakeOverPanel begun={told} takeOver={takeOver} accepted={accepted} note="" />;
}

const carousel = (key: string, pictures: number): OpenExport => {
  const read = exported([key]);
  const media = Array.from({ length: pictures }, (_, index) => ({
    path: `${key}-${index}.jpg`,
    kind: 'image' as const,
    size: 3,
  }));
  return { ...read, posts: read.posts.map((post) => ({ ...post, media })) };
};

test('a stay whose later pictures did not get through is finished when the member goes on, though it is a post already', async () => {
  let tries = 0;
  const calls = fakeApi({
    'POST /api/imports/3/hold': ({ body }: FakeCall) =>
      json({ held: (body as { release?: boolean }).release !== true, import: begun() }),
    'GET /api/imports/3/items': () => json(tries === 0 ? [waits('k1')] : []),
    'POST /api/imports/3/items/k1/pictures': () => {
      tries += 1;
      if (tries === 2) return problem(403, 'access.denied');
      return json({ item: { ...waits('k1'), state: 'imported', pictures: tries === 4 ? 7 : 5 } });
    },
  });
  keepOpen(3, carousel('k1', 7));
  const [taken, notes]: [number[], string[]] = [[], []];
  const panel = (accepted: number) => (
    <Taking
      begun={begun({ accepted })}
      accepted={accepted}
      onNote={(note) => notes.push(note)}
      onOpened={() => undefined}
      onTaken={(count) => taken.push(count)}
    />
  );
  const first = renderPage(panel(1), { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Publish 1 stay' }));
  await waitFor(() => expect(taken).toHaveLength(1));
  expect(notes.at(-1)).not.toBe('');
  expect(unfinishedStays(3)).toEqual(['k1']);
  first.unmount();
  renderPage(panel(0), { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Upload the remaining pictures' }));
  await waitFor(() => expect(taken).toEqual([0, 0]));
  expect(unfinishedStays(3)).toEqual([]);
  // Five and two again: what the server has of them it leaves.
  expect(calls.filter(({ path }) => path.endsWith('/pictures'))).toHaveLength(4);
  expect(screen.queryByRole('button', { name: /^Publish/ })).toBeNull();
});

test('a window that lost its lock while it read what is left is told that another goes on, not that something failed', async () => {
  let held = true;
  const stopped = Promise.withResolvers<Response>();
  const calls = fakeApi({
    'POST /api/imports/3/hold': () => json({ held, import: begun({ accepted: 2 }) }),
    'GET /api/imports/3/items': () => stopped.promise,
  });
  keepOpen(3, exported(['k1']));
  const notes: string[] = [];
  renderPage(
    <Taking
      begun={begun({ accepted: 2 })}
      accepted={2}
      onNote={(note) => notes.push(note)}
      onOpened={() => undefined}
      onTaken={() => undefined}
    />,
    { member: someMember },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish 2 stays' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/imports/3/items'));
  held = false;
  await vi.advanceTimersByTimeAsync(21_000);
  // What the browser does with a request that is called off.
  stopped.reject(new DOMException('Stopped', 'AbortError'));
  await screen.findByRole('button', { name: 'Publish 2 stays' });
  expect(notes.at(-1)).toBe(allTexts.en.t('imports.review.taken_elsewhere'));
});

test('waiting for another window can be stopped', async () => {
  fakeApi({ 'POST /api/imports/3/hold': () => json({ held: false, import: begun({ accepted: 2 }) }) });
  keepOpen(3, exported(['k1']));
  const notes: string[] = [];
  renderPage(
    <Taking
      begun={begun({ accepted: 2 })}
      accepted={2}
      onNote={(note) => notes.push(note)}
      onOpened={() => undefined}
      onTaken={() => undefined}
    />,
    { member: someMember },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Publish 2 stays' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await screen.findByRole('button', { name: 'Publish 2 stays' });
  expect(notes.every((note) => note === '')).toBe(true);
});

test('a window that lost its lock on the import, such as by sleeping, is told so', async () => {
  let held = true;
  fakeApi({ 'POST /api/imports/3/hold': () => json({ held, import: begun() }) });
  const hold = await holdImport(createBrowserApi('en'), 3, {
    signal: new AbortController().signal,
    onWait: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(21_000);
  expect(hold.lost.aborted).toBe(false);
  held = false;
  await vi.advanceTimersByTimeAsync(21_000);
  await waitFor(() => expect(hold.lost.aborted).toBe(true));
  await hold.release();
});

test('files of another account or another export are told apart from those of the import', async () => {
  fakeApi({ 'GET /api/imports/3/items': () => json([waits('k1')]) });
  const { t } = textsOf(allTexts.en);
  const said = (read: OpenExport) =>
    otherExport(read, { api: createBrowserApi('en'), begun: begun({ accepted: 1 }), t });
  expect(await said(exported(['k1'], 'alpen.anna'))).toMatch(/^These files are the export of @alpen\.anna/);
  expect(await said(exported(['k9']))).toMatch(/^None of the stays of this import are in these files\./);
  expect(await said(exported(['k1', 'k2']))).toBeNull();
  expect(await said(exported(['k1'], null))).toBeNull();
});
