import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's out there: private, loopback, link-local, metadata services, documentation, tests, multicast, reserved. */
const REFUSED_V4: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Within 2000::/3: what is not plain unicast, or holds an IPv4 address (Teredo, 6to4). */
const REFUSED_V6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of REFUSED_V4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of REFUSED_V6) refused.addSubnet(network, prefix, 'ipv6');
/** All else of IPv6 is loopback, private, link-local, or an IPv4 address in disguise (IPv4-mapped, NAT64). */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%', 1);
  const version = isIP(plain);
  if (version === 4) return !refused.check(plain, 'ipv4');
  return version === 6 && unicast.check(plain, 'ipv6') && !refused.check(plain, 'ipv6');
}
