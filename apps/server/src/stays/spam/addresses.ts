import { asBrowsersRead } from '@staylore/contract/fields';

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

/** The web addresses in a text, each once, without scheme, name of a user and `www.`. Mail addresses and mentions are none. */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const word of asBrowsersRead(text)
    .replaceAll('。', '.')
    .toLowerCase()
    .split(/[\s<>()[\]{}"'|,;]+/)) {
    const bare = word.replace(/^https?:[/\\]*(?:[^@/\\?#]*@)?/, '');
    const address = bare.replace(/^www\./, '');
    const [host = ''] = address.split(/[/\\?#:]/, 1);
    if ((address !== word || looksNamed(address, host)) && isHost(host)) found.add(withoutEnd(address));
  }
  return [...found];
}

/** Whether a word without scheme and `www.` is an address: by its ending, by its service, or as a place in a site of any country. */
const looksNamed = (address: string, host: string): boolean => {
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return (
    endings.has(ending) ||
    veiled.has(host) ||
    (/^[a-z]{2}$/.test(ending) && /^[/?#].*\w/.test(address.slice(host.length)))
  );
};

/** Without the signs that end a sentence. By hand, as an expression would try each of them anew, and a caption may be made of nothing else. */
function withoutEnd(address: string): string {
  let end = address.length;
  while ('.!?:/'.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}

/** Whether an address hides where it leads. */
export const isVeiled = (address: string): boolean => veiled.has(address.split(/[/\\?#:]/, 1)[0] ?? '');

const isHost = (host: string): boolean => {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/.test(label));
};
