import { BlockList, isIP, isIPv6 } from 'node:net';
import { type EnvReader, isLoopback } from '../reader.ts';
import type { VariableName } from '../variables.ts';

const maxHops = 10;

/** Which proxies are trusted about where a request comes from: none, a number in a row, or those of these networks. */
export function readTrustProxy(reader: EnvReader): false | number | string {
  const text = reader.text('TRUST_PROXY') ?? 'off';
  if (text === 'off') return false;
  const hops = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (hops >= 1 && hops <= maxHops) return hops;
  const networks = text.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  reader.complain(
    `TRUST_PROXY must be "off", the number of proxies in front (1 to ${maxHops}) or a list of their addresses and networks, not "${text}": who is believed without limit can claim to be anybody.`,
  );
  return false;
}

/** Minimum prefix length of a network: private ones have 8 (`10.0.0.0/8`) and 7 (`fc00::/7`), and wider ones include strangers. */
const fewestBits = { ipv4: 8, ipv6: 7, mapped: 96 + 8 } as const;

/** An address, or a network no wider than private ones are. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits)) return false;
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  const network = new BlockList();
  try {
    network.addSubnet(address, Number(bits), family);
  } catch {
    return false;
  }
  const isMapped = family === 'ipv6' && inMapped.some((one) => network.check(one, 'ipv6'));
  return Number(bits) >= fewestBits[isMapped ? 'mapped' : family];
}

/** IPv4 addresses as IPv6 has them, one in each network of that width or wider. */
const inMapped = Array.from({ length: 256 }, (_, first) => `::ffff:${first}.0.0.0`);

/** Secrets that the operator makes up, so they may be too short or copied from elsewhere. */
const ownSecrets: readonly VariableName[] = ['METRICS_TOKEN', 'PARTNER_WEBHOOK_SECRET'];
const shortestSecret = 16;
/** As in examples and in the sandbox. */
const knownSecret = /^(?:sandbox|change|example|secret|password|test|default|your)/i;
const fewestSigns = 8;
/** The whole is one part again and again. */
const isRepetition = (text: string): boolean => /^(.+?)\1+$/.test(text);
/** No random text has so few signs or repeats itself. */
const isPattern = (text: string): boolean => new Set(text).size < fewestSigns || isRepetition(text);

/** Reports what must not be reachable from other machines. */
export function complainOfExposure(
  reader: EnvReader,
  { host, publicUrl }: { host: string; publicUrl: string },
): void {
  const address = `http://${isIPv6(host) ? `[${host}]` : host}`;
  // One with a zone (`fe80::1%eth0`) is no address of a page, and none of this machine alone.
  const isHostPublic = !URL.canParse(address) || !isLoopback(address);
  const isUrlPublic = !isLoopback(publicUrl);
  if (isHostPublic && !isUrlPublic)
    reader.complain(
      `HOST=${host} can be reached from other machines: set PUBLIC_URL to the https address under which it is.`,
    );
  if (isUrlPublic && !publicUrl.startsWith('https:'))
    reader.complain(
      `PUBLIC_URL must begin with https://, not be ${publicUrl}: passwords would be readable on the way.`,
    );
  if (!isHostPublic && !isUrlPublic) return;
  for (const name of ownSecrets) {
    const weak = reader.list(name).some(isWeak);
    if (weak)
      reader.complain(
        `${name} must have at least ${shortestSecret} characters, be nobody else's and not repeat itself.`,
      );
  }
  // Keys behind the first one only open what they have sealed.
  const [masterKey] = /[0-9a-f]{64}/.exec(reader.text('MASTER_KEY') ?? '') ?? [];
  if (masterKey !== undefined && isPattern(masterKey))
    reader.complain('MASTER_KEY must be random (openssl rand -hex 32): put such a key before this one.');
}

const isWeak = (secret: string): boolean =>
  secret.length < shortestSecret || knownSecret.test(secret) || isPattern(secret);
