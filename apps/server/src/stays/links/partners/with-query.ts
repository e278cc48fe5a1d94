/** The address with one more parameter; everything in it stays as written, and a parameter that it already has is kept. */
export function withQuery(address: string, name: string, value: string): string {
  const mark = address.indexOf('#');
  const before = mark < 0 ? address : address.slice(0, mark);
  if (before.includes(`?${name}=`) || before.includes(`&${name}=`)) return address;
  const joint = before.includes('?') ? (/[?&]$/.test(before) ? '' : '&') : '?';
  return `${before}${joint}${name}=${encodeURIComponent(value)}${mark < 0 ? '' : address.slice(mark)}`;
}
