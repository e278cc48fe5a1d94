// @vitest-environment happy-dom
import type { Post } from '@staylore/contract/stays/posts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage, someMember } from '../../../../testing/render-page.tsx';
import { scanned } from '../../../../testing/scan-events.ts';
import { somePost } from '../../../../testing/some-post.ts';
import { OwnPostMenu } from './actions/own-post-menu.tsx';
import { ShareButton } from './actions/share-button.tsx';
import { PostCard } from './card/post-card.tsx';
import PostDialog from './dialog/post-dialog.tsx';
import { PostCards } from './list/post-cards.tsx';
import { PostLayout } from './list/post-layout.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const stay = somePost({
  id: 5,
  file: null,
  caption: 'Two nights above the lake.',
  location: 'Hotel Bella, Como',
  hotel_name: 'Hotel Bella',
  hotel_slug: 'hotel-bella-como',
  hotel_price: 189.5,
  price_currency: 'EUR',
  price_per: 'night',
  hotel_link: 'https://staylore.example/go/abc',
  username: 'anna',
  name: 'Anna',
  last_name: 'Lago',
  image: null,
  archived: 0,
  favorite: 0,
  favorite_id: null,
  city: 'Como',
  country: 'IT',
  tags: ['lake'],
  thumbhash: null,
  width: null,
  height: null,
  alt: null,
  gallery: [],
  commercial: false,
  created_at: '2026-06-01T10:00:00.000Z',
  can: { update: true, delete: true, archive: true, favourite: true },
});
const opener = (title: string) => <button type="button">{title}</button>;

test.each(['grid', 'list'] as const)(
  'a stay that was saved from an account names it above its author and leads to the original: %s',
  async (mode) => {
    const source_url = 'https://www.instagram.com/p/Cabc/';
    const post = { ...stay, user_id: 3, credit: 'lena.wanders', source_url, commercial: true };
    const { container } = renderPage(<PostCard post={post} mode={mode} opener={opener} />);
    const original = await screen.findByRole('link', { name: 'Words and picture by @lena.wanders' });
    expect(original.getAttribute('href')).toBe(source_url);
    expect(original.getAttribute('rel')).toBe('ugc nofollow noopener');
    expect(container.textContent).toMatch(/Words and picture by @lena\.wanders.*saved by Anna Lago/);
  },
);

test.each([
  ['hotel-zuerich.example', 'Leads to hotel-zuerich.example'],
  [null, null],
])('behind the link to the hotel stands the host that its author chose: %s', async (hotel_host, words) => {
  renderPage(<PostDialog post={{ ...stay, hotel_host }} onClose={vi.fn()} />);
  expect(await screen.findByRole('link', { name: 'See hotel' })).toBeTruthy();
  expect(screen.queryByText(/^Leads to/)?.textContent ?? null).toBe(words);
});

test('the details of a stay that was saved from an account name it, and do not say that its author earns by it', async () => {
  const post = { ...stay, credit: 'lena.wanders', source_url: null, commercial: true };
  renderPage(<PostDialog post={post} onClose={vi.fn()} />);
  expect(await screen.findByText('Words and picture by @lena.wanders')).toBeTruthy();
  expect(screen.getByText(/Anna earns no commission from it/)).toBeTruthy();
  expect(screen.queryByText(/earns a commission/)).toBeNull();
});

test('the details of a hit of a scan lead to its original post, those of a stay on Staylore do not', () => {
  const source_url = 'https://www.instagram.com/p/Cabc/';
  renderPage(<PostDialog post={{ ...scanned('a', 'Hotel Bella'), source_url }} onClose={vi.fn()} />);
  const original = screen.getByRole('link', { name: 'Open the original post' });
  expect(original.getAttribute('href')).toBe(source_url);
  expect(original.getAttribute('rel')).toBe('ugc nofollow noopener');
  cleanup();
  renderPage(<PostDialog post={{ ...stay, source_url }} onClose={vi.fn()} />);
  expect(screen.queryByRole('link', { name: 'Open the original post' })).toBeNull();
});

test('a card in a list shows hotel, caption, tags, place, price with the euro sign and the link to the hotel', async () => {
  renderPage(<PostCard post={stay} mode="list" opener={opener} />);
  expect(await screen.findByRole('button', { name: 'Hotel Bella' })).toBeTruthy();
  expect(screen.getByText('Two nights above the lake.')).toBeTruthy();
  expect(screen.getByText('#lake')).toBeTruthy();
  expect(screen.getByText(/Como, Italy/)).toBeTruthy();
  expect(screen.getByText('€189.50')).toBeTruthy();
  const hotel = screen.getByRole('link', { name: 'See hotel' });
  expect(hotel.getAttribute('href')).toBe('https://staylore.example/go/abc');
});

test('a card in a grid begins to tell the stay, and names its author, who is a link, and the day', () => {
  renderPage(<PostCard post={{ ...stay, user_id: 3 }} mode="grid" opener={opener} />, { member: someMember });
  expect(screen.getByText('Two nights above the lake.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Anna Lago' }).getAttribute('href')).toBe('/en/profile/anna');
  expect(screen.getByText('1 Jun 2026')).toBeTruthy();
});

test('where a stay can pay its author the label stands right before the link, in a grid at the price; else nowhere', () => {
  const labels = (post: Post, mode: 'grid' | 'list') => {
    renderPage(<PostCard post={post} mode={mode} opener={opener} />);
    const found = screen
      .queryAllByText('Ad')
      .map((label) => label.nextElementSibling?.textContent ?? 'alone');
    cleanup();
    return found;
  };
  const paid = { ...stay, commercial: true };
  expect(labels(paid, 'list')).toEqual(['See hotel']);
  expect(labels(paid, 'grid')).toEqual(['alone']);
  expect(labels({ ...paid, hotel_link: null, hotel_price: null }, 'list')).toEqual(['alone']);
  expect(labels(stay, 'list')).toEqual([]);
});

test('a price in another currency shows as what it is', () => {
  renderPage(<PostCard post={{ ...stay, price_currency: 'CHF' }} mode="grid" opener={opener} />);
  expect(screen.getByText(/^CHF\s189\.50$/)).toBeTruthy();
});

test('a stay without a picture has a bed in its place, for every reader', async () => {
  for (const member of [null, someMember]) {
    const { container } = renderPage(<PostCard post={stay} mode="grid" opener={opener} />, { member });
    await screen.findByRole('button', { name: 'Hotel Bella' });
    expect(container.querySelectorAll('.lucide-bed-double')).toHaveLength(1);
    cleanup();
  }
});

test('grids have three columns from medium width on', () => {
  const { container } = renderPage(
    <PostLayout mode="grid">
      <li>one</li>
    </PostLayout>,
  );
  expect(container.querySelector('ul')?.className).toMatch(/md:grid-cols-3/);
});

test('the details show author, caption, tags, hotel link, place and price', () => {
  renderPage(<PostDialog post={stay} onClose={vi.fn()} />);
  const dialog = screen.getByRole('dialog', { name: 'Hotel Bella' });
  for (const text of ['Anna', 'Two nights above the lake.', '#lake', 'See hotel', 'Como, Italy', '€189.50'])
    expect(dialog.textContent).toContain(text);
});

test('the menu of an own post offers Edit, Archive and Delete, and Unarchive for one put away', async () => {
  const menu = (post: Post) => renderPage(<OwnPostMenu post={post} />, { member: someMember });
  const items = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Options for Hotel Bella' }));
    const shown = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
    cleanup();
    return shown;
  };
  menu(stay);
  expect(await items()).toEqual(['Edit', 'Archive', 'Delete']);
  menu({ ...stay, archived: 1 });
  expect(await items()).toEqual(['Edit', 'Unarchive', 'Delete']);
});

test('deleting asks first, with Cancel and Delete', async () => {
  renderPage(<OwnPostMenu post={stay} />, { member: someMember });
  await userEvent.click(screen.getByRole('button', { name: 'Options for Hotel Bella' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('Are you sure you want to delete this post?');
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a stay is shared by WhatsApp with the address of its public page', async () => {
  renderPage(<ShareButton post={stay} />);
  const link = screen.getByRole('link', { name: 'Send on WhatsApp', hidden: true });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
    'https://wa.me/?text=Hotel Bella https://staylore.example/en/posts/5',
  );
});

test('what is shared of a stay that can pay its author begins with the label', () => {
  renderPage(<ShareButton post={{ ...stay, commercial: true }} />);
  const link = screen.getByRole('link', { name: 'Send on WhatsApp', hidden: true });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('?text=Ad · Hotel Bella ');
});

test('where a list goes on, a last row of the widest screens waits until it is full; at its end every stay is shown', () => {
  const posts = [1, 2, 3, 4, 5, 6].map((id) => ({ ...stay, id }));
  const waiting = (goesOn: boolean, shown: Post[]) => {
    const { container, unmount } = renderPage(
      <PostCards posts={shown} actions={() => null} goesOn={goesOn} />,
    );
    const cards = [...container.querySelectorAll('.stay-grid > li')];
    unmount();
    return cards.map((card) => card.matches('.row-to-come'));
  };
  expect(waiting(true, posts)).toEqual([false, false, false, false, true, true]);
  expect(waiting(false, posts)).toEqual(posts.map(() => false));
  expect(waiting(true, posts.slice(0, 3))).toEqual([false, false, false]);
});
