// @vitest-environment happy-dom

import type { BorrowedStay } from '@staylore/contract/imports/claims';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../../design/primitives/toast/toasts.tsx';
import { queryClient } from '../../../platform/lists/query-client.ts';
import { type FakeCall, fakeApi, json, problem } from '../../../testing/fake-api.ts';
import { renderPage, someMember } from '../../../testing/render-page.tsx';
import { BorrowedList } from './borrowed-list.tsx';

afterEach(() => {
  cleanup();
  queryClient().clear();
  vi.unstubAllGlobals();
});

const stay = (id: number): BorrowedStay => ({
  id,
  title: `Hotel ${id}`,
  handle: 'lena.wanders',
  saved_by: 'noah',
  source_url: null,
  small: null,
  taken: null,
  created_at: '2026-03-01T10:00:00.000Z',
});

/** The stays as the server keeps them. */
function kept(ids: number[]) {
  const stays = new Map(ids.map((id) => [id, stay(id)]));
  const set = (id: number, taken: BorrowedStay['taken']) => {
    stays.set(id, { ...stay(id), taken });
    return json({});
  };
  const takenIn = ({ body }: FakeCall) => (body as { taken: 'down' | 'over' }).taken;
  return {
    'GET /api/borrowed-stays': () => json([...stays.values()]),
    'PUT /api/borrowed-stays': (call: FakeCall) => {
      const open = [...stays.values()].filter(({ taken }) => taken === null);
      // One of them the creator has told already.
      const taken = open.slice(takenIn(call) === 'over' ? 1 : 0);
      for (const { id } of taken) set(id, takenIn(call));
      return json({ taken: taken.length, left: open.length - taken.length });
    },
    ...Object.fromEntries(
      ids.flatMap((id) => [
        [`PUT /api/borrowed-stays/${id}`, (call: FakeCall) => set(id, takenIn(call))],
        [`DELETE /api/borrowed-stays/${id}`, () => set(id, null)],
      ]),
    ),
  };
}

function show(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  renderPage(
    <>
      <BorrowedList />
      <Toasts label="Messages" closeLabel="Close" />
    </>,
    { member: someMember },
  );
  return calls;
}

test('a creator takes a stay down or over with one click, reads what became of it, and undoes it', async () => {
  show(kept([1, 2]));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Take down Hotel 1' }));
  await screen.findByText('Taken down. Nobody sees it any more.');
  await user.click(screen.getByRole('button', { name: 'Take over Hotel 2' }));
  await screen.findByText('Yours now, on your profile. If it had been changed, it is in your archive.');
  await user.click(screen.getByRole('button', { name: 'Undo: Hotel 1' }));
  await screen.findByRole('button', { name: 'Take over Hotel 1' });
});

test('all are taken after one confirmation, and what is left is shown with its reason', async () => {
  show(kept([1, 2, 3]));
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Take all over' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Take all over' }));
  await screen.findByText(/^1 is left, because you have shared it yourself already/);
  expect(
    await screen.findAllByText('Yours now, on your profile. If it had been changed, it is in your archive.'),
  ).toHaveLength(2);
});

test('a refusal is shown at its stay, and nothing changes', async () => {
  show({ ...kept([1]), 'PUT /api/borrowed-stays/1': () => problem(409, 'claims.stay_known') });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Take over Hotel 1' }));
  const row = within(await screen.findByRole('listitem'));
  expect((await row.findByRole('alert')).textContent).not.toBe('');
  await row.findByRole('button', { name: 'Take over Hotel 1' });
});

test('without stays saved by others the list says so', async () => {
  show({ 'GET /api/borrowed-stays': () => json([]) });
  await screen.findByText('Nobody else has saved a stay from your account.');
});
