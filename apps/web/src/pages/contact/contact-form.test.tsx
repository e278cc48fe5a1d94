// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ContactForm } from './contact-form.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const values = { 'Full name': 'Ida', Email: 'ida@test.example', Message: 'Is it quiet?' };
const fill = async () => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label), value);
};

test('while a message is sent the button rests and says so; then thanks stand there and the form is empty', async () => {
  let arrive = () => {};
  const calls = fakeApi({
    'POST /api/contact': () =>
      new Promise((resolve) => {
        arrive = () => resolve(json({ message: 'Thanks! We received your message.' }));
      }),
  });
  renderPage(<ContactForm />);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  const busy = await screen.findByRole('button', { name: 'Sending…' });
  expect(busy.hasAttribute('disabled') || busy.getAttribute('aria-disabled') === 'true').toBe(true);
  await waitFor(() => expect(calls).toHaveLength(1));
  // The subject is optional.
  expect(calls[0]?.body).toEqual({ name: 'Ida', email: 'ida@test.example', message: 'Is it quiet?' });
  arrive();
  expect(await screen.findByText('Thanks! We received your message.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
});

test('missing fields and an invalid address are shown at their fields, and nothing is sent', async () => {
  const calls = fakeApi({});
  renderPage(<ContactForm />);
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
  await fill();
  await userEvent.clear(screen.getByLabelText('Email'));
  await userEvent.type(screen.getByLabelText('Email'), 'ida@');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Invalid email')).toBeTruthy();
  expect(calls).toEqual([]);
});
