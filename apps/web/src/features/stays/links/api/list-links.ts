import type { Link } from '@staylore/contract/stays/links';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Api, Page } from '../../../../platform/api/api-client.ts';
import { listPages } from '../../../../platform/lists/list-pages.ts';

export const linksPerPage = 20;

const linksKey = ['links', 'list'] as const;

/** The member's links, newest first. */
export function listLinks(api: Api) {
  return listPages({
    key: linksKey,
    limit: linksPerPage,
    load: (options) => api.page('GET /api/links', options),
    staleTime: 0,
  });
}

type Held = InfiniteData<Page<Link[]>, string | null>;

function changePages(client: QueryClient, change: (items: Link[], index: number) => Link[]): void {
  client.setQueryData<Held>(linksKey, (held) =>
    held === undefined
      ? held
      : {
          ...held,
          pages: held.pages.map((page, index) => ({ ...page, items: change(page.items, index) })),
        },
  );
}

export function addLink(client: QueryClient, link: Link): void {
  changePages(client, (items, index) => (index === 0 ? [link, ...items] : items));
}

export function replaceLink(client: QueryClient, link: Link): void {
  changePages(client, (items) => items.map((item) => (item.id === link.id ? link : item)));
}
