/**
 * The target of a partner's link: the address itself if it is in the sandbox, otherwise a page of the booking site named after it. So the sandbox
 * never sends anyone to the internet.
 */
export function landingOf(target: string, link: { baseUrl: string; clickId: string | null }): URL {
  const own = new URL(link.baseUrl);
  const landing = insideOf(target, own) ?? new URL(`/partner/hotels/${slugOf(target)}`, own);
  if (link.clickId) landing.searchParams.set('click_id', link.clickId);
  return landing;
}

function insideOf(target: string, own: URL): URL | null {
  return URL.canParse(target) && new URL(target).origin === own.origin ? new URL(target) : null;
}

function slugOf(target: string): string {
  const name = URL.canParse(target) ? `${new URL(target).hostname}${new URL(target).pathname}` : '';
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
  return slug || 'hotel';
}
