// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentToasts, dismiss, toast } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  for (const { id } of currentToasts()) dismiss(id);
  vi.useFakeTimers();
  render(<Toasts label="Messages" closeLabel="Close" />);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (...message: Parameters<typeof toast>) => act(() => toast(...message));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const texts = () => screen.getByRole('region').textContent?.replaceAll('Close', '') ?? '';

test('a message is announced politely to screen readers and goes away by itself', async () => {
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.getAttribute('aria-live')).toBe('polite');
  show('Saved.');
  expect(region.textContent).toContain('Saved.');
  await pass(4_900);
  expect(texts()).toBe('Saved.');
  await pass(200);
  expect(texts()).toBe('');
});

test('a message with an action stays longer, and the action can be taken once', async () => {
  const undo = vi.fn();
  show('Archived.', { action: { label: 'Undo', run: undo } });
  await pass(8_900);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a message waits while the pointer or the focus is on it', async () => {
  show('Archived.', { action: { label: 'Undo', run: () => undefined } });
  fireEvent.focus(screen.getByRole('button', { name: 'Undo' }));
  await pass(60_000);
  expect(texts()).toContain('Archived.');
  fireEvent.blur(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.mouseEnter(screen.getByRole('region'));
  await pass(60_000);
  expect(texts()).toContain('Archived.');
  fireEvent.mouseLeave(screen.getByRole('region'));
  await pass(9_100);
  expect(texts()).toBe('');
});

test('a message that is closed by hand leaves the others their time', async () => {
  show('One.');
  show('Two.');
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  fireEvent.focus(close as HTMLElement);
  fireEvent.click(close as HTMLElement);
  expect(texts()).toBe('Two.');
  await pass(5_100);
  expect(texts()).toBe('');
});

test('at most the three newest messages are shown, the newest last', () => {
  for (const text of ['One.', 'Two.', 'Three.', 'Four.']) show(text);
  expect(texts()).toBe('Two.Three.Four.');
});
