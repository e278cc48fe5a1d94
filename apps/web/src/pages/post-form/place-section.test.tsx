// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../features/stays/posts/editor/draft.ts';
import { fakeApi, json } from '../../testing/fake-api.ts';
import { renderPage, someMember } from '../../testing/render-page.tsx';
import { slowFile } from '../../testing/slow-file.ts';
import { EditorForm } from './editor-form.tsx';
import { usePostForm } from './use-post-form.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const place = { id: 'town:1', name: 'Zermatt', label: 'Zermatt, Valais, Switzerland', kind: 'town' };
const address = { locality: 'Zermatt', country: 'Switzerland' };
const found = { ...place, lat: 46.02, lng: 7.75, address };

const view = {
  kind: 'new',
  key: 'view',
  url: 'blob:view',
  alt: '',
  file: new File(['view'], 'view.png'),
} as const;

function Post({ onSaved }: { onSaved(post: { id: number; held: boolean }): void }) {
  const options = {
    memberId: 7,
    postId: null,
    draftKey: 'draft',
    initial: emptyDraft,
    pictures: [view],
    onSaved,
  };
  const { album, form, lookUp, sent } = usePostForm(options);
  return <EditorForm form={form} album={album} lookUp={lookUp} sent={sent} isEdit={false} />;
}

/** Takes uploads, which do not go by `fetch`, and answers that they are post 7. */
function takeUploads(): Blob[] {
  const bodies: Blob[] = [];
  class Upload extends EventTarget {
    upload = new EventTarget();
    status = 201;
    responseText = JSON.stringify({ post: { id: 7 } });
    open() {}
    setRequestHeader() {}
    getAllResponseHeaders = () => 'content-type: application/json';
    send(body: Blob) {
      bodies.push(body);
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return bodies;
}

function show() {
  const calls = fakeApi({
    'GET /api/places/autocomplete': () => json({ suggestions: [], attribution: null }),
    'GET /api/places/geocode': () => json({ places: [found], attribution: null }),
    'GET /api/places/reverse': () => json({ place: found, attribution: null }),
  });
  const uploads = takeUploads();
  const saved = vi.fn<(post: { id: number; held: boolean }) => void>();
  renderPage(<Post onSaved={saved} />, { member: someMember });
  return { calls, saved, uploads, user: userEvent.setup(), field: screen.getByLabelText('Hotel/Location') };
}

test('Enter in the place field does not publish the post', async () => {
  const { user, field } = show();
  const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  field.closest('form')?.addEventListener('submit', submitted);
  await user.type(field, 'Zermatt{Enter}');
  expect(submitted).not.toHaveBeenCalled();
  // The form can be sent, and this is how that is seen.
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(submitted).toHaveBeenCalledOnce();
});

test('a place that was typed and not chosen is looked up when the field is left', async () => {
  const { calls, user, field } = show();
  await user.type(field, 'Zermatt');
  await user.tab();
  await user.tab();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Zermatt'));
  expect(calls.filter(({ path }) => path.endsWith('/geocode')).map(({ query }) => query.get('q'))).toEqual([
    'Zermatt',
  ]);
});

test('a post that is sent straight from the place field waits for the coordinates', async () => {
  const { saved, uploads, user, field } = show();
  await user.type(field, 'Zermatt');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ id: 7, held: false }));
  const sent = await uploads[0]?.text();
  expect(sent).toContain('name="location"\r\n\r\nZermatt');
  expect(sent).toContain('name="lat"\r\n\r\n46.02');
});

const choosePicture = (user: UserEvent, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input#pictures') as HTMLInputElement, file);

test('a post that is saved while a picture is being read goes out with that picture', async () => {
  const { saved, uploads, user, field } = show();
  const { file, come } = slowFile('room.png');
  await user.type(field, 'Zermatt');
  await choosePicture(user, file);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Saving…' });
  expect(uploads).toEqual([]);
  come();
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(await uploads[0]?.text()).toContain('filename="room.png"');
});

test('a post is not saved without a picture that turns out to be none while it is being saved', async () => {
  const { uploads, user, field } = show();
  const { file, come } = slowFile('letter.png', 'Dear Ida');
  await user.type(field, 'Zermatt');
  await choosePicture(user, file);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  come();
  await screen.findByText(/letter\.png/);
  await screen.findByRole('button', { name: 'Save' });
  expect(uploads).toEqual([]);
});

test('a post without a picture is refused at the pictures, and what was typed stays', async () => {
  const { uploads, user, field } = show();
  await user.type(screen.getByLabelText('Hotel name'), 'Riffelalp');
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Location is required!');
  expect(screen.getByText('Image is required!')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Hotel name').value).toBe('Riffelalp');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(uploads).toEqual([]);
});
