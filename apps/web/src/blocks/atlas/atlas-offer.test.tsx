// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import SaveDialog from '../../features/imports/photo-network/components/save-dialog.tsx';
import { fakeApi, json, problem } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import AfterSave from '../stays/after-save.tsx';

afterEach(cleanup);

const answer = { success: true, saved_count: 3, skipped_count: 0, skipped: [], message: null } as const;
const open = (member: typeof someMember, saved_count = 3) =>
  renderPage(
    <SaveDialog
      result={{
        kind: 'saved',
        answer: { ...answer, saved_count, skipped: [] },
        handle: 'lena.wanders',
        posts: [],
      }}
      onClose={() => undefined}
      showSaved={(saved, close) => <AfterSave saved={saved} onClose={close} />}
    />,
    { member },
  );
const offered = () => screen.queryByRole('switch', { name: `Show my atlas at /@${someMember.username}` });

test('after saving stays a member can show their atlas with one press; it stays hidden without it', async () => {
  const shown = { ...someMember, atlas_shown: true };
  const calls = fakeApi({
    'GET /api/invites': () => json([]),
    'PUT /api/me/atlas': () => json({ user: shown }),
  });
  open(someMember);
  const choice = offered() as HTMLInputElement;
  expect(choice.checked).toBe(false);
  const changes = () => calls.filter(({ method }) => method === 'PUT');
  expect(changes()).toHaveLength(0);
  await userEvent.click(choice);
  await waitFor(() => expect(changes().map(({ body }) => body)).toEqual([{ shown: true }]));
  expect(choice.checked).toBe(true);
});

test('a choice that the server refuses goes back, with the reason', async () => {
  fakeApi({
    'GET /api/invites': () => json([]),
    'PUT /api/me/atlas': () => problem(503, 'server.unavailable', { detail: 'Not now.' }),
  });
  open(someMember);
  await userEvent.click(offered() as HTMLInputElement);
  await waitFor(() => expect(screen.getByText('Not now.')).toBeTruthy());
  expect((offered() as HTMLInputElement).checked).toBe(false);
});

test('there is no offer if the atlas is shown already, or when nothing was saved', () => {
  fakeApi({ 'GET /api/invites': () => json([]) });
  open({ ...someMember, atlas_shown: true });
  expect(offered()).toBeNull();
  cleanup();
  open(someMember, 0);
  expect(offered()).toBeNull();
});
