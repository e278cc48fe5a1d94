// @vitest-environment happy-dom
import { because, text } from '@staylore/contract/fields';
import { allTexts } from '@staylore/phrases/texts-in';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { renderPage } from '../../testing/render-page.tsx';
import { Problem } from '../api/problem.ts';
import { Form, Submit } from './form.tsx';
import { CustomField, FormField } from './form-field.tsx';
import { useForm } from './use-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const guestbook = z.object({
  name: text({ min: 1, max: 5 }),
  stars: z.coerce.number().max(3, because('out_of_range')),
});

interface Props {
  send?: (sent: z.infer<typeof guestbook>) => Promise<{ name?: string } | undefined>;
  load?: () => Promise<typeof guestbook>;
}

function Guestbook({ send = async () => undefined, load = async () => guestbook }: Props) {
  const form = useForm({
    values: { name: '', stars: '1' },
    schema: load,
    check: ({ name, stars }) => (name === 'Bob' && stars === '1' ? { stars: 'Not so harsh' } : {}),
    failed: (reason) => `Not written. ${reason}`,
    send,
  });
  return (
    <Form form={form} replayed>
      <FormField form={form} name="name" label="Name" hint="As friends call you" missing="Who are you?" />
      <CustomField form={form} name="stars" label="Stars">
        {(control, { value, onChange }) => (
          <input {...control} value={value} onChange={(event) => onChange(event.target.value)} />
        )}
      </CustomField>
      <Submit form={form}>Write</Submit>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const note = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
const write = () => userEvent.click(screen.getByRole('button', { name: 'Write' }));
const problem = (errors?: Record<string, string>) =>
  new Problem({ status: 400, code: 'request.invalid', detail: 'The book is full.', errors });

test('Each wrong field says so at its place, the first one has the keyboard, and nothing is sent', async () => {
  const send = vi.fn();
  renderPage(<Guestbook send={send} />);
  expect(note(field('Name'))).toBe('As friends call you');
  await userEvent.clear(field('Stars'));
  await userEvent.type(field('Stars'), '4');
  await write();
  await waitFor(() => expect(note(field('Name'))).toBe('Who are you?'));
  expect(note(field('Stars'))).toBe('This is outside the possible range');
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(send).not.toHaveBeenCalled();
});

test('Limits of the contract are shown in the reader’s language', async () => {
  renderPage(<Guestbook />, { language: 'de' });
  await userEvent.type(field('Name'), 'Leopoldine');
  await write();
  expect(await screen.findByText('Das ist zu lang')).toBeTruthy();
  expect(field('Name').value).toBe('Leopoldine');
});

test('A rule of the page suffices to keep a form from being sent', async () => {
  const send = vi.fn();
  renderPage(<Guestbook send={send} />);
  await userEvent.type(field('Name'), 'Bob');
  await write();
  expect(await screen.findByText('Not so harsh')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

test('The error disappears while the field is being corrected', async () => {
  renderPage(<Guestbook />);
  await write();
  await screen.findByText('Who are you?');
  await userEvent.type(field('Name'), 'I');
  expect(note(field('Name'))).toBe('As friends call you');
});

test('The validated values are sent once, however often the button is pressed', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const send = vi.fn(() => promise);
  renderPage(<Guestbook send={send} />);
  await userEvent.type(field('Name'), ' Ida ');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Write' });
  act(() => {
    button.click();
    button.click();
  });
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(button.disabled).toBe(true);
  expect(button.getAttribute('aria-busy')).toBe('true');
  await act(async () => resolve(undefined));
  expect(button.disabled).toBe(false);
  expect(send.mock.calls).toEqual([
    [
      { name: 'Ida', stars: 1 },
      { name: ' Ida ', stars: '1' },
    ],
  ]);
});

test('The server’s errors are shown at their fields, all others above the button; what was typed stays', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(problem({ name: 'Somebody has this name' }))
    .mockResolvedValueOnce({ name: 'Not you again' })
    .mockRejectedValueOnce(problem());
  renderPage(<Guestbook send={send} />);
  await userEvent.type(field('Name'), 'Ida');
  await write();
  expect(await screen.findByText('Somebody has this name')).toBeTruthy();
  expect(document.activeElement).toBe(field('Name'));
  await write();
  expect(await screen.findByText('Not you again')).toBeTruthy();
  await write();
  expect((await screen.findByRole('alert')).textContent).toBe('Not written. The book is full.');
  expect(note(field('Name'))).toBe('As friends call you');
  expect(field('Name').value).toBe('Ida');
});

test('Limits that cannot be fetched are shown as a failure, and the next try fetches them', async () => {
  // Without a network there is one try.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn(async () => guestbook).mockRejectedValueOnce(new TypeError('offline'));
  const send = vi.fn(async () => undefined);
  renderPage(<Guestbook load={load} send={send} />);
  const button = screen.getByRole('button', { name: 'Write' });
  load.mockRejectedValueOnce(new TypeError('offline'));
  await userEvent.type(field('Name'), 'Ida');
  act(() => button.click());
  expect((await screen.findByRole('alert')).textContent).toContain('Not written.');
  act(() => button.click());
  await waitFor(() => expect(send).toHaveBeenCalled());
});

test('Input typed before hydration stays and is sent', async () => {
  const send = vi.fn(async () => undefined);
  const page = (
    <I18nextProvider i18n={allTexts.en}>
      <Guestbook send={send} />
    </I18nextProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  field('Name').value = 'Ida';
  const root = await act(async () => hydrateRoot(container, page));
  await write();
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send.mock.calls[0]).toEqual([
    { name: 'Ida', stars: 1 },
    { name: 'Ida', stars: '1' },
  ]);
  act(() => root.unmount());
  container.remove();
});
