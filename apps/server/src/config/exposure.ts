import { BlockList, isIP, isIPv6 } from 'node:net';
import { type EnvReader, isLoopback } from './reader.ts';
import type { VariableName } from './variables.ts';

const mostHops = 10;

/** Which proxies are believed about where a request comes from: none, so many in a row, or those of these networks. */
export function readTrustProxy(reader: EnvReader): false | number | string {
  const text = reader.text('TRUST_PROXY') ?? 'off';
  if (text === 'off') return false;
  const hops = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (hops >= 1 && hops <= mostHops) return hops;
  const networks = text.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks.join(',');
  reader.complain(
    `TRUST_PROXY must be "off", the number of proxies in front (1 to ${mostHops}) or a list of their addresses and networks, not "${text}": who is believed without limit can claim to be anybody.`,
  );
  return false;
}

/** An address, or a network smaller than the whole internet. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1) return false;
  try {
    new BlockList().addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
    return true;
  } catch {
    return false;
  }
}

/** Secrets that the operator makes up, so that they may be too short or somebody else's. */
const ownSecrets: readonly VariableName[] = ['METRICS_TOKEN', 'PARTNER_WEBHOOK_SECRET'];
const shortestSecret = 16;
/** As in examples and in the sandbox. */
const knownSecret = /^(?:sandbox|change|example|secret|password|test|default)/i;

/** Complains of what must not be reached from other machines. */
export function complainOfExposure(
  reader: EnvReader,
  { host, publicUrl }: { host: string; publicUrl: string },
): void {
  const isHostPublic = !isLoopback(`http://${isIPv6(host) ? `[${host}]` : host}`);
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
    const weak = (reader.text(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
      .some(isWeak);
    if (weak)
      reader.complain(`${name} must have at least ${shortestSecret} characters and be nobody else's.`);
  }
}

const isWeak = (secret: string): boolean => secret.length < shortestSecret || knownSecret.test(secret);
