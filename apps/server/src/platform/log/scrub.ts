const hidden = '[hidden]';
const deepest = 6;

/** Names of fields whose value is never logged, wherever they occur. */
const secretName =
  /^(authorization|proxy-authorization|cookie|set-cookie|iban|bic|account_?number|otp|pin|api[-_]?key|x-api-key|code_verifier|client_assertion|signature|captcha)$|password|passwd|secret|token|credential|private_?key|session_?id/i;

const urlWithQuery = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s?#"'<>]{1,2000})[?#][^\s"'<>]{1,8000}/gi;
const urlWithPassword = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@"'<>]{1,400}@/gi;
const bearer = /\b(Bearer|Basic)\s+[\w.~+/=-]{4,8000}/gi;
const namedValue = /\b((?:access_|refresh_|id_)?token|password|secret|code|key)=([^\s&"'<>]{1,8000})/gi;
const iban = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){2,7}(?:[ ]?[A-Z0-9]{1,4})?\b/g;

const mailAddress = /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g;

/** Removes queries, user information, bearer tokens, account numbers and mail addresses from a text. */
export function scrubText(text: string): string {
  return text
    .replace(urlWithQuery, '$1?…')
    .replace(urlWithPassword, `$1${hidden}@`)
    .replace(bearer, `$1 ${hidden}`)
    .replace(namedValue, `$1=${hidden}`)
    .replace(iban, hidden)
    .replace(mailAddress, hidden);
}

/** The path of a request without its query, which may contain tokens. */
export function withoutQuery(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Parts of a path that are a secret (of a password reset, a booking), the code of a deletion, or a mail address. */
const secretPart = /[^/]{40,}|(?<=\/data-deletion\/)[^/]+|[^/]*(?:@|%40)[^/]*/gi;

/** The path of a request as it may be logged: without its query, secrets and mail addresses. */
export function withoutSecrets(url: string): string {
  return withoutQuery(url).replace(secretPart, '…');
}

/**
 * A copy of plain objects and lists without secrets, to a depth of six. Other objects (errors, requests) are left as they are: the log's
 * serializers pick single fields from them.
 */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) {
    return depth >= deepest ? '[…]' : value.slice(0, 100).map((item) => scrub(item, depth + 1));
  }
  if (!isPlain(value)) return value;
  if (depth >= deepest) return '[…]';
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) ? hidden : scrubField(name, item, depth),
    ]),
  );
}

function scrubField(name: string, value: unknown, depth: number): unknown {
  if (typeof value === 'string' && /^(url|path|href|referer|referrer|location)$/i.test(name)) {
    return scrubText(withoutQuery(value));
  }
  return scrub(value, depth + 1);
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
