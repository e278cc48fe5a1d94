/** Endings of addresses that people write without `https://`. */
const endings = new Set(
  'app biz click club co com de fr info io it link live me net online org ru shop site store top vip xyz'.split(
    ' ',
  ),
);

/** Services that hide where an address leads, or invite to talk elsewhere. */
const veiled = new Set(
  'bit.ly cutt.ly is.gd rb.gy rebrand.ly shorturl.at t.me telegram.me tiny.cc tinyurl.com wa.me'.split(' '),
);

/** The web addresses in a text, each once, without scheme and `www.`. Mail addresses and mentions are none. */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const word of text.toLowerCase().split(/[\s<>()[\]{}"'|,;]+/)) {
    const bare = word.replace(/^https?:\/\//, '');
    const address = bare.replace(/^www\./, '');
    const [host = ''] = address.split(/[/?#:]/, 1);
    const named = bare !== word || address !== bare || endings.has(host.slice(host.lastIndexOf('.') + 1));
    if (named && isHost(host)) found.add(withoutEnd(address));
  }
  return [...found];
}

/** Without the signs that end a sentence. By hand, as an expression would try each of them anew, and a caption may be made of nothing else. */
function withoutEnd(address: string): string {
  let end = address.length;
  while ('.!?:/'.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}

/** Whether an address hides where it leads. */
export const isVeiled = (address: string): boolean => veiled.has(address.split(/[/?#:]/, 1)[0] ?? '');

const isHost = (host: string): boolean => {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
};
