import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import type { TestMember } from '../people.ts';
import type { TestApp } from '../start-app.ts';

/** A phone's browser. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

export interface Visit {
  /** Address of the visitor, trusted while TRUST_PROXY is set. */
  from?: string;
  userAgent?: string;
  method?: 'GET' | 'HEAD';
  headers?: Record<string, string>;
  /** Signed in, as a page is: by the cookie. */
  as?: TestMember;
}

export interface Landing {
  status: number;
  headers: Headers;
  /** Where the redirect leads. */
  location: string | null;
  /** The click reference for the booking site. */
  clickId: string | null;
  text: string;
}

/** Opens an address of the site like a browser, without following redirects. */
export async function visit(app: TestApp, url: string, visit: Visit = {}): Promise<Landing> {
  const { port } = app.app.http.server.address() as AddressInfo;
  const path = url.startsWith('/') ? url : new URL(url).pathname;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: visit.method ?? 'GET',
    redirect: 'manual',
    headers: {
      'user-agent': visit.userAgent ?? phone,
      'x-forwarded-for': visit.from ?? '192.0.2.1',
      ...(visit.as === undefined ? {} : { cookie: `staylore_session=${visit.as.token}` }),
      ...visit.headers,
    },
  });
  const location = response.headers.get('location');
  return {
    status: response.status,
    headers: response.headers,
    location,
    clickId: location === null ? null : new URL(location).searchParams.get('click_id'),
    text: await response.text(),
  };
}

/** Every click that was written for a link, oldest first. */
export async function clicksOf(app: TestApp, url: string) {
  const code = new URL(url).pathname.split('/').at(-1) ?? '';
  const { rows } = await sql<{ click_id: string; counted: boolean; clicked_at: Date }>`
    select click_id, counted, clicked_at from clicks join links on links.id = clicks.link_id
    where links.code = ${code} order by clicks.clicked_at`.execute(app.platform.db);
  return rows;
}

/** The totals: the counter of a link, and all quarters of its owner together. */
export async function figuresOf(app: TestApp, url: string) {
  const code = new URL(url).pathname.split('/').at(-1) ?? '';
  const { rows } = await sql<{ clicks: number; quarters: number }>`
    select clicks_count as clicks, (
      select coalesce(sum(clicks), 0)::integer from click_quarters where click_quarters.user_id = links.user_id
    ) as quarters from links where code = ${code}`.execute(app.platform.db);
  return rows[0] ?? { clicks: -1, quarters: -1 };
}
