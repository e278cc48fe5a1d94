import { OutgoingError } from './outgoing-error.ts';

const longestUrl = 8192;

/** Ports below 1024 other than the web's own belong to protocols that must not be sent HTTP requests. */
function isAllowedPort(url: URL): boolean {
  return url.port === '' || url.port === '80' || url.port === '443' || Number(url.port) >= 1024;
}

/** Parses the address of a request. @throws {OutgoingError} `refused` for anything but a plain http or https address. */
export function parseTarget(address: string | URL, base?: URL): URL {
  const text = String(address);
  const url = text.length <= longestUrl ? URL.parse(text, base?.href) : null;
  if (url === null) throw new OutgoingError('refused', 'Not an address');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new OutgoingError('refused', `${url.protocol} addresses are not asked`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new OutgoingError('refused', `An address with user information is not asked (${url.host})`);
  }
  if (!isAllowedPort(url))
    throw new OutgoingError('refused', `Port ${url.port} is not asked (${url.hostname})`);
  url.hash = '';
  return url;
}

/** Headers that may follow to another origin: nothing that identifies the caller. */
const travelling = new Set(['accept', 'accept-language', 'user-agent']);

/** The headers that a redirect to another origin keeps: none with credentials. */
export function headersForOtherOrigin(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => travelling.has(name)));
}
