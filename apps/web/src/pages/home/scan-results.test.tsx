// @vitest-environment happy-dom
import type { ScanEvent } from '@staylore/contract/imports/photo-network';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearPendingImport } from '../../features/imports/photo-network/pending-import.ts';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { done, events, scanned } from '../../testing/scan-events.ts';
import ScanResults from './scan-results.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  clearPendingImport();
});

const live = 'GET /api/newposts/0/nolocation/lena.wanders/noLat/noLong/live';
const liveAsMember = live.replace('/0/', '/7/');

const bella: ScanEvent = { type: 'hit', post: scanned('a', 'Hotel Bella') };
const nothing = { handle: 'lena.wanders', location: null, lat: null, long: null };
const show = (member = false) =>
  renderPage(<ScanResults search={nothing} handle="lena.wanders" />, { member: member ? someMember : null });

const saveButton = () => screen.findByRole('button', { name: 'Save 1 stay' });

test('a scan shows its hotels and how many posts it read, and ends', async () => {
  fakeApi({ [live]: () => events(bella, { type: 'progress', scanned: 50, total: 50, next: null }, done()) });
  show();
  expect(await screen.findByText('Hotel Bella')).toBeTruthy();
  expect(await screen.findByText('That is the whole profile.')).toBeTruthy();
  expect(screen.getByText('50').parentElement?.textContent).toContain('posts scanned');
  expect(screen.getByRole('button', { name: 'Next' }).hasAttribute('disabled')).toBe(true);
});

test('Next says that it reads the next 50 posts, and goes on with the token of the page before', async () => {
  const pages = [done({ pagination: 'p2', source: 'graph' }), done()];
  const calls = fakeApi({ [live]: () => events(bella, pages.shift() ?? done()) });
  show();
  const next = await screen.findByRole('button', { name: 'Next' });
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  const hint = screen.getByText('“Next” reads the next 50 posts.');
  expect(next.getAttribute('aria-describedby')).toBe(hint.id);
  await userEvent.click(next);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.query.get('pagination')).toBe('p2');
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(true));
  expect(next.hasAttribute('aria-describedby')).toBe(false);
  expect(screen.queryByText('“Next” reads the next 50 posts.')).toBeNull();
});

/** A stream that sends these events and then stays open. */
const open = (...list: ScanEvent[]) =>
  new Response(
    new ReadableStream({
      start: (controller) => {
        for (const event of list)
          controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
const half: ScanEvent = { type: 'progress', scanned: 25, total: 100, next: 'half' };

test('after Stop in the first page Next continues where it stopped', async () => {
  const streams = [open(bella, half), events(done())];
  const calls = fakeApi({ [live]: () => streams.shift() ?? events(done()) });
  show();
  await screen.findByText('Hotel Bella');
  await waitFor(() => expect(screen.getByText('25')).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.hasAttribute('disabled')).toBe(false);
  await userEvent.click(next);
  await waitFor(() => expect(calls[1]?.query.get('pagination')).toBe('half'));
  expect(screen.getByText('Hotel Bella')).toBeTruthy();
});

test('a reload during a scan shows what was found and goes on from there', async () => {
  const streams = [open(bella, half), events(done({ scanPostCount: 50 }))];
  const calls = fakeApi({ [live]: () => streams.shift() ?? events(done()) });
  const first = show();
  await waitFor(() => expect(screen.getByText('25')).toBeTruthy());
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  show();
  expect(await screen.findByText('Hotel Bella')).toBeTruthy();
  await waitFor(() => expect(calls[1]?.query.get('pagination')).toBe('half'));
  await waitFor(() => expect(screen.getByText('75')).toBeTruthy());
});

test('a reload after a scan shows it without asking again; another search starts afresh', async () => {
  const calls = fakeApi({
    [live]: () => events(bella, done()),
    [live.replace('lena.wanders', 'other')]: () => events(done()),
  });
  const first = show();
  await screen.findByText('That is the whole profile.');
  window.dispatchEvent(new Event('pagehide'));
  first.unmount();
  const second = show();
  expect(await screen.findByText('Hotel Bella')).toBeTruthy();
  expect(calls).toHaveLength(1);
  window.dispatchEvent(new Event('pagehide'));
  second.unmount();
  renderPage(<ScanResults search={{ ...nothing, handle: 'other' }} handle="other" />, { member: null });
  expect(await screen.findByText('No hotel in these posts')).toBeTruthy();
});

test('a private handle opens the error dialog with its text, and Close closes it', async () => {
  const error = { message: 'Private or invalid handle.', code: 'private_or_invalid' };
  fakeApi({ [live]: () => events(done({ success: false, error })) });
  show();
  const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(dialog.textContent).toContain('Private or invalid handle.');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test.each([null, { message: '', code: '' }])(
  'a scan that is refused without a sentence has ours, and what it had found is gone: %j',
  async (error) => {
    fakeApi({ [live]: () => events(bella, done({ success: false, error })) });
    show();
    const dialog = await screen.findByRole('alertdialog', { name: 'Error' });
    expect(dialog.textContent).toContain('Private or invalid handle.');
    expect(screen.queryByText('Hotel Bella')).toBeNull();
  },
);

test('a broken connection is reported, and what was found stays', async () => {
  fakeApi({ [live]: () => events(bella) });
  show();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('The scan was interrupted.');
  expect(screen.getByText('Hotel Bella')).toBeTruthy();
});

test('after its dialog is closed a failure stays on the page with what to do, and another try goes on', async () => {
  const streams = [events(bella), events(bella, done())];
  const calls = fakeApi({ [live]: () => streams.shift() ?? events(done()) });
  show();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('The scan was interrupted.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('That is the whole profile.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(calls).toHaveLength(2);
});

test('a private handle offers no retry, but says what to check and how a personal account is imported', async () => {
  const error = { message: 'Private or invalid handle.', code: 'private_or_invalid' };
  fakeApi({ [live]: () => events(done({ success: false, error })) });
  show();
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Close' }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Check the spelling.');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  const way = screen.getByRole('link', { name: 'Import a personal account' });
  expect(way.getAttribute('href')).toBe('/en/insta?account=personal#whose');
});

const unsure: ScanEvent = { type: 'hit', post: { ...scanned('b', 'Seehaus Traunblick'), confidence: 0.8 } };
const unnamed: ScanEvent = {
  type: 'hit',
  post: { ...scanned('c', ''), hotel_name: null, location: '', confidence: 0.9 },
};

test('doubtful stays are asked about, and as many are saved as hotels are found', async () => {
  fakeApi({ [live]: () => events(bella, unsure, unnamed, done()) });
  show();
  expect(await screen.findByText('Is this Seehaus Traunblick?')).toBeTruthy();
  expect(screen.queryByText('Is this Hotel Bella?')).toBeNull();
  expect(screen.getByText('Which hotel was this?')).toBeTruthy();
  await screen.findByRole('button', { name: 'Save 2 stays' });
  const found = () => screen.getByText('hotels found').previousElementSibling?.textContent;
  expect(found()).toBe('2');
  const asked = within(screen.getByRole('group', { name: 'Seehaus Traunblick: right or wrong?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Yes, that’s it' }));
  expect(screen.queryByText('Is this Seehaus Traunblick?')).toBeNull();
  const group = within(screen.getByRole('group', { name: 'Hotel Bella: right or wrong?' }));
  await userEvent.click(group.getByRole('button', { name: 'Not a stay' }));
  await screen.findByRole('button', { name: 'Save 1 stay' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Save 2 stays' });
  expect(found()).toBe('2');
});

test('a hotel that the scan could not name is named by the reader, a visitor too, and goes along with its name', async () => {
  fakeApi({ [live]: () => events(unnamed, done()) });
  show();
  await screen.findByText('That is the whole profile.');
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  await screen.findByText('Please name the hotel.');
  await userEvent.type(screen.getByLabelText('Hotel'), 'Haus am See');
  await userEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  await userEvent.click(await saveButton());
  const kept = JSON.parse(window.localStorage.getItem('pending_insta_posts') ?? '{}');
  expect(kept.posts[0].correction).toEqual({ hotel_name: 'Haus am See', city: 'Rome' });
});

test('verdicts on hits survive a reload: a correction and “not a stay”', async () => {
  fakeApi({ [live]: () => events(unnamed, bella, done()) });
  show();
  await screen.findByText('That is the whole profile.');
  const bellas = within(screen.getByRole('group', { name: 'Hotel Bella: right or wrong?' }));
  await userEvent.click(bellas.getByRole('button', { name: 'Not a stay' }));
  await userEvent.click(screen.getByRole('button', { name: 'Correct it' }));
  await userEvent.type(screen.getByLabelText('Hotel'), 'Haus am See');
  await userEvent.click(screen.getByRole('button', { name: 'Save correction' }));
  await screen.findByText('Haus am See');
  cleanup();
  show();
  await screen.findByText('Haus am See');
  expect(screen.getByText('Not a stay: it will not be saved.')).toBeTruthy();
  expect(await saveButton()).toBeTruthy();
});

test('a refusal of the server is shown in its words', async () => {
  fakeApi({ [live]: () => problem(429, 'request.too_many', { detail: 'That was a lot at once.' }) });
  show();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('That was a lot at once.');
});

test('a profile without hotels says so', async () => {
  fakeApi({ [live]: () => events(done()) });
  show();
  expect(await screen.findByText('No hotel in these posts')).toBeTruthy();
});

test('a visitor’s picks are kept in the browser while they sign up', async () => {
  fakeApi({ [live]: () => events(bella, done()) });
  const { router } = show();
  const save = await saveButton();
  expect(screen.getByText('What you save appears on your profile, for everyone to see.')).toBeTruthy();
  await userEvent.click(save);
  expect(router.state.location.pathname).toBe('/en/sign-up');
  expect(router.state.location.search).toBe('?next=%2F');
  const kept = JSON.parse(window.localStorage.getItem('pending_insta_posts') ?? '{}');
  expect(kept).toMatchObject({ handle: 'lena.wanders', location: 'nolocation', posts: [{ postId: 'a' }] });
});

test('a member saves once, however often Save is pressed, and is told', async () => {
  const answer = { success: true, saved_count: 1, skipped_count: 0, skipped: [], message: null };
  const calls = fakeApi({
    [liveAsMember]: () => events(bella, done()),
    'POST /api/instagram/save': () => json(answer),
  });
  show(true);
  await userEvent.dblClick(await saveButton());
  const dialog = await screen.findByRole('alertdialog', { name: 'Saved!' });
  expect(dialog.textContent).toContain('Success! Data saved.');
  expect(screen.getByRole('button', { name: 'Go to Home' })).toBeTruthy();
  const saves = calls.filter((call) => call.path === '/api/instagram/save');
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({ user_id: 7, handle: 'lena.wanders', posts: [{ postId: 'a' }] });
});

test('what was saved is not offered again, nor after a reload, until it is another selection', async () => {
  const answer = { success: true, saved_count: 2, skipped_count: 0, skipped: [], message: null };
  fakeApi({
    [liveAsMember]: () => events(bella, unsure, done()),
    'POST /api/instagram/save': () => json(answer),
  });
  show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2 stays' }));
  await screen.findByRole('alertdialog', { name: 'Saved!' });
  await userEvent.keyboard('{Escape}');
  const saved = () => screen.findByRole<HTMLButtonElement>('button', { name: '2 stays saved' });
  expect((await saved()).disabled).toBe(true);
  cleanup();
  show(true);
  expect((await saved()).disabled).toBe(true);
  const bellas = within(screen.getByRole('group', { name: 'Hotel Bella: right or wrong?' }));
  await userEvent.click(bellas.getByRole('button', { name: 'Not a stay' }));
  await screen.findByRole('button', { name: 'Save 1 stay' });
});

test('a save that the server refuses or that fails says so', async () => {
  const refused = { success: false, saved_count: 0, skipped_count: 0, skipped: [], message: null };
  let answer = () => json(refused);
  fakeApi({ [liveAsMember]: () => events(bella, done()), 'POST /api/instagram/save': () => answer() });
  show(true);
  await userEvent.click(await saveButton());
  expect((await screen.findByRole('alertdialog', { name: 'Internal Error' })).textContent).toContain(
    'Internal Error Occured. Please try again',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  answer = () => problem(503, 'server.unavailable', { detail: 'Catching breath.' });
  await userEvent.click(await saveButton());
  await waitFor(() =>
    expect(screen.getByRole('alertdialog').textContent).toContain('Save failed: Catching breath.'),
  );
});

test('the seconds of a scan are counted one by one, and Next rests until it is over', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let finish = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      finish = () => {
        const end = done({ pagination: 'p2', source: 'graph' });
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(end)}\n\n`));
        controller.close();
      };
    },
  });
  fakeApi({ [live]: () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }) });
  show();
  const count = () => /(\d+)seconds?/.exec(document.body.textContent ?? '')?.[1];
  expect(count()).toBe('0');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(Number(count())).toBeGreaterThanOrEqual(3);
  const next = screen.getByRole('button', { name: 'Next' });
  expect(next.hasAttribute('disabled')).toBe(true);
  finish();
  await waitFor(() => expect(next.hasAttribute('disabled')).toBe(false));
  const stopped = count();
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(count()).toBe(stopped);
  vi.useRealTimers();
});

test('a scan that is over at once took a second, not none', async () => {
  fakeApi({ [live]: () => events(bella, done()) });
  show();
  expect((await screen.findByText('second')).previousElementSibling?.textContent).toBe('1');
  expect(screen.queryByText('seconds')).toBeNull();
});

test('results stand as a list, and as a grid of three columns when that is chosen', async () => {
  fakeApi({ [live]: () => events(bella, done()) });
  const { container } = show();
  await screen.findByText('Hotel Bella');
  expect(container.querySelector('ul.md\\:grid-cols-3')).toBeNull();
  await userEvent.click(screen.getByLabelText('Grid'));
  await waitFor(() => expect(container.querySelector('ul.md\\:grid-cols-3')).not.toBeNull());
  expect(screen.getByLabelText('List')).toBeTruthy();
});

test('small screens know only the grid', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(max-width: 768px)',
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  fakeApi({ [live]: () => events(bella, done()) });
  const { container } = show();
  await screen.findByText('Hotel Bella');
  expect(container.querySelector('ul.md\\:grid-cols-3')).not.toBeNull();
  expect(screen.getByLabelText('List').closest('.hidden')).not.toBeNull();
  vi.restoreAllMocks();
});

test('A member can review what was found before it is saved: posts go by their ids alone', async () => {
  const calls = fakeApi({
    [liveAsMember]: () =>
      events(
        { type: 'hit', post: scanned('17900000000000001', 'Hotel One') },
        { type: 'hit', post: scanned('17900000000000002', 'Hotel Two') },
        done(),
      ),
    'POST /api/imports/scan': () => json({ import: { id: 44 } }),
  });
  const { router } = show(true);
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Review before saving' });
  await waitFor(() => expect(button.disabled).toBe(false));
  await userEvent.click(button);
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/insta/review/44'));
  expect(calls.find(({ path }) => path === '/api/imports/scan')?.body).toEqual({
    handle: 'lena.wanders',
    source: 'scan',
    posts: ['17900000000000001', '17900000000000002'],
  });
});

test('the sentence about a stay is quoted if its card does not contain it, and never twice', async () => {
  const caption = 'Sunrise over the roofs of Rome.\nTwo nights at Hotel Bella, and we want to go back!';
  const [start, end] = [caption.indexOf('Hotel'), caption.indexOf('Bella') + 5];
  const evidence = [{ field: 'caption', kind: 'hotel', start, end }];
  const hit = { type: 'hit', post: { ...scanned('b', 'Hotel Bella'), caption, evidence } } as ScanEvent;
  fakeApi({ [live]: () => events(bella, hit, done()) });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Grid' }));
  expect(await screen.findByText('Two nights at Hotel Bella, and we want to go back!')).toBeTruthy();
  expect(screen.getAllByText('Two nights.')).toHaveLength(1);
});
