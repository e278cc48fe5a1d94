import { BlockList, isIP } from 'node:net';

/** Special-purpose IPv4 ranges (IANA registry, RFC 6890 and successors), none of which is used on the public internet. */
const closedIpv4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/**
 * Special-purpose ranges inside 2000::/3, the only public IPv6 space: protocol assignments with Teredo, documentation, 6to4, segment
 * routing.
 */
const closedIpv6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed = new BlockList();
for (const [network, bits] of closedIpv4) closed.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of closedIpv6) closed.addSubnet(network, bits, 'ipv6');

const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');

/** Whether an address (not a host name) belongs to the public internet. IPv6 addresses that embed an IPv4 address never count as public. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family === 6) return open.check(address, 'ipv6') && !closed.check(address, 'ipv6');
  return false;
}
