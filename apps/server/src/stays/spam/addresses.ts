import { domainToUnicode } from 'node:url';
import { asBrowsersRead } from '@staylore/contract/fields';

/** Top-level domains of addresses that people write without `https://`. */
const endings = new Set(
  (
    'app bet biz casino cc ch click club cn co com de eu fr icu info io it link live me net online org ru shop site store tk top vip win ' +
    'xyz'
  ).split(' '),
);

/** Services that hide where an address leads, or move a conversation elsewhere. */
const veiled = new Set(
  (
    'bit.ly bl.ink buff.ly clck.ru cutt.ly goo.gl is.gd j.mp lnkd.in ow.ly rb.gy rebrand.ly s.id shorturl.at surl.li t.co t.ly tiny.cc ' +
    'tinyurl.com tny.im tr.ee v.gd vk.cc chat.whatsapp.com discord.gg m.me signal.me t.me telegram.me wa.me'
  ).split(' '),
);

/** The web addresses in a text, each once, without scheme, user name and `www.`. Mail addresses and mentions do not count. */
export function addressesIn(text: string): string[] {
  const found = new Set<string>();
  for (const written of asBrowsersRead(text)
    .replaceAll('。', '.')
    .toLowerCase()
    .split(/[\s<>()[\]{}"'|,;]+/)) {
    const word = withoutEnd(written);
    const bare = word.replace(/^https?:[/\\]*(?:[^@/\\?#]*@)?/, '');
    const address = bare.replace(/^www\./, '');
    const host = hostOf(address);
    const isMarked = address !== word;
    // After a scheme a dot may end the host, as in DNS.
    if (isHost(isMarked ? host.replace(/\.$/, '') : host) && (isMarked || looksNamed(address, host)))
      found.add(address);
  }
  return [...found];
}

/** Whether a word without scheme and `www.` is an address: by its top-level domain, by its service, or as a path on a site of any country. */
const looksNamed = (address: string, host: string): boolean => {
  const ending = host.slice(host.lastIndexOf('.') + 1);
  return (
    endings.has(ending) ||
    isVeiling(host) ||
    (/^[a-z]{2}$/.test(ending) && /^[/?#].*\w/.test(address.slice(host.length)))
  );
};

/** Whether a text that should name a place holds an address instead: of a site, with any scheme, or of a mailbox. */
export const holdsAddress = (text: string): boolean =>
  addressesIn(text).length > 0 || /:\/\/|[^\s@]@[^\s@.]+\.\p{L}{2}/u.test(asBrowsersRead(text));

/**
 * Without the punctuation that ends a sentence. A loop, as a regular expression would retry each character, and a caption may consist of nothing
 * else.
 */
function withoutEnd(address: string): string {
  let end = address.length;
  while ('.!?:/'.includes(address.charAt(end - 1)) && end > 0) end -= 1;
  return address.slice(0, end);
}

/** Services that give their users subdomains. */
const isVeiling = (host: string): boolean =>
  veiled.has(host) || veiled.has(host.slice(host.indexOf('.') + 1));

/** Whether an address hides where it leads: by a service, or because its host imitates another one. */
export function hidesDestination(address: string): boolean {
  const host = hostOf(address).replace(/\.$/, '');
  return isVeiling(host) || mixesAlphabets(host.includes('xn--') ? domainToUnicode(host) : host);
}

/** Letters of these alphabets look like Latin ones: `bооking.com` with a Cyrillic o is another host. */
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const mixesAlphabets = (host: string): boolean => lookalike.test(host) && /\p{Script=Latin}/u.test(host);

const hostOf = (address: string): string => address.split(/[/\\?#:]/, 1)[0] ?? '';

const isHost = (host: string): boolean => {
  const labels = host.split('.');
  return labels.length > 1 && labels.every((label) => /^[\p{L}\p{M}\p{N}-]{1,63}$/u.test(label));
};
