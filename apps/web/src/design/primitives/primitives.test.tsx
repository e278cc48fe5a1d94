// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from './alert-dialog/alert-dialog.tsx';
import { Avatar, initials } from './avatar/avatar.tsx';
import { Button } from './button/button.tsx';
import { Checkbox } from './checkbox/checkbox.tsx';
import { ChipButton } from './chip/chip.tsx';
import { type Choice, Combobox } from './combobox/combobox.tsx';
import { Dialog } from './dialog/dialog.tsx';
import { Disclosure } from './disclosure/disclosure.tsx';
import { ErrorState } from './error-state/error-state.tsx';
import { Field } from './field/field.tsx';
import { Progress } from './progress/progress.tsx';
import { Segmented } from './segmented/segmented.tsx';
import { TextInput } from './text-input/text-input.tsx';

afterEach(cleanup);

test('a field ties label, hint and error to its control', () => {
  const field = (error?: string) => (
    <Field label="Email" hint="We never share it" error={error}>
      {(control) => <TextInput {...control} />}
    </Field>
  );
  const { rerender } = render(field());
  const input = screen.getByLabelText('Email');
  const note = () => document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(note()).toBe('We never share it');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(field('Email is required'));
  expect(note()).toBe('Email is required');
  expect(input.getAttribute('aria-invalid')).toBe('true');
});

test('a busy button takes no second press', async () => {
  const press = vi.fn();
  render(
    <Button busy onClick={press}>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Save' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a button in a form does not send it unless it says so', () => {
  render(<Button>Show</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

const towns: Choice[] = ['Salzburg', 'Sölden', 'Santorini'].map((label) => ({ key: label, label }));

function Towns({ onChoose }: { onChoose(choice: Choice): void }) {
  const [text, setText] = useState('');
  return (
    <Combobox
      aria-label="Place"
      value={text}
      onType={setText}
      choices={text === '' ? [] : towns}
      onChoose={onChoose}
      announcement="3 places"
    />
  );
}

test('suggestions can be walked through and taken with the keyboard alone', async () => {
  const chosen = vi.fn();
  render(<Towns onChoose={chosen} />);
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 's');
  expect(field.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toBe(
    'Santorini',
  );
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenCalledWith(towns[1]);
  expect(field.getAttribute('aria-expanded')).toBe('false');
});

test('a list that arrives late never puts another suggestion under the highlight', async () => {
  const chosen = vi.fn();
  const list = (...labels: string[]) => (
    <Combobox
      aria-label="Place"
      value="s"
      onType={() => undefined}
      choices={towns.filter(({ label }) => labels.includes(label))}
      onChoose={chosen}
      announcement=""
    />
  );
  const { rerender } = render(list('Sölden', 'Santorini'));
  const field = screen.getByRole('combobox');
  const highlighted = () =>
    document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await userEvent.type(field, 'a');
  await userEvent.keyboard('{ArrowDown}');
  expect(highlighted()).toBe('Sölden');
  rerender(list('Salzburg', 'Sölden'));
  expect(highlighted()).toBe('Sölden');
  rerender(list('Salzburg', 'Santorini'));
  expect(highlighted()).toBeUndefined();
  rerender(list('Salzburg', 'Sölden'));
  expect(highlighted()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(chosen).not.toHaveBeenCalled();
});

test('Escape closes the suggestions and leaves the text', async () => {
  render(<Towns onChoose={() => undefined} />);
  const field = screen.getByRole<HTMLInputElement>('combobox');
  await userEvent.type(field, 'sal{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field.value).toBe('sal');
});

test('Escape and the close button close a dialog, and it says its name', async () => {
  const close = vi.fn();
  render(
    <Dialog onClose={close} title="Details" closeLabel="Close">
      <p>Text</p>
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Details' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('a question is only acted on when it is confirmed', async () => {
  const confirm = vi.fn();
  const close = vi.fn();
  const question = (
    <AlertDialog
      open
      onClose={close}
      title="Delete?"
      text="Sure?"
      cancel="Cancel"
      confirm="Delete"
      onConfirm={confirm}
    />
  );
  render(question);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(confirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
});

test('the text of a long message scrolls, and its buttons stay in view', () => {
  render(
    <AlertDialog open onClose={vi.fn()} title="Saved" text="Three stays" confirm="See them">
      <p>Your map</p>
    </AlertDialog>,
  );
  const scrolls = screen.getByText('Your map').closest('.scroll-body');
  expect(screen.getByRole('alertdialog').contains(scrolls)).toBe(true);
  expect(scrolls?.contains(screen.getByText('Three stays'))).toBe(true);
  expect(scrolls?.contains(screen.getByRole('button', { name: 'See them' }))).toBe(false);
});

test('a menu panel closes with Escape, with a press elsewhere and with a followed link', () => {
  render(
    <>
      <Disclosure label="Menu" summary="Menu">
        <a href="#x">Home</a>
      </Disclosure>
      <p>Elsewhere</p>
    </>,
  );
  const details = document.querySelector('details') as HTMLDetailsElement;
  const reopened = () => {
    details.open = true;
    return details;
  };
  fireEvent.keyDown(reopened(), { key: 'Escape' });
  expect(details.open).toBe(false);
  reopened();
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(details.open).toBe(false);
  reopened();
  fireEvent.click(screen.getByText('Home'));
  expect(details.open).toBe(false);
});

test('one of a few is chosen by its name', async () => {
  const change = vi.fn();
  const options = [
    { value: 'list', label: 'List', icon: null },
    { value: 'grid', label: 'Grid', icon: null },
  ];
  render(<Segmented label="View" value="list" options={options} onChange={change} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Grid' }));
  expect(change).toHaveBeenCalledWith('grid');
});

test('a person without a picture has the default one, with first and last initial', () => {
  expect(initials('Lena Winter')).toBe('LW');
  expect(initials('  anna  maria gruber ')).toBe('AG');
  expect(initials('Ömer')).toBe('Ö');
  expect(initials('')).toBe('');
  render(<Avatar name="Lena Winter" src={null} />);
  const avatar = screen.getByText('LW');
  expect(avatar.getAttribute('aria-hidden')).toBe('true');
  expect(avatar.style.backgroundImage).toContain('default-avatar');
});

test('progress has its share as value, and no value while it is unknown', () => {
  const { rerender } = render(<Progress label="Reading" value={0.426} />);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('43');
  rerender(<Progress label="Reading" value={null} />);
  expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
});

test('a failed part of a page says what happened and offers to try again', async () => {
  const retry = vi.fn();
  render(<ErrorState text="No connection." retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('No connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('switches and chips say what they are and do', async () => {
  const remove = vi.fn();
  render(
    <>
      <Checkbox label="Mail me" look="switch" />
      <ChipButton label="Remove spa" onPress={remove}>
        spa
      </ChipButton>
    </>,
  );
  expect(screen.getByRole('switch', { name: 'Mail me' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove spa' }));
  expect(remove).toHaveBeenCalledOnce();
});
