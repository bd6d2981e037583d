import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { AppError } from '../http/app-error.ts';

/** Networks that are not the public internet: this host, private, shared, link-local, documentation, multicast. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
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
] as const)
  closed.addSubnet(network, bits, 'ipv4');
/** All of the public IPv6 internet is in here. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');
/** Of it: documentation, and networks that wrap addresses of version 4. */
const closedV6 = new BlockList();
for (const [network, bits] of [
  ['2001:db8::', 32],
  ['2001::', 32],
  ['2002::', 16],
] as const)
  closedV6.addSubnet(network, bits, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !closedV6.check(address, 'ipv6');
}

/** `host` of an address in brackets. */
const bare = (host: string): string => host.replace(/^\[(.*)\]$/, '$1');

/**
 * The address to connect to for a host that a user names. Every address of the name has to be public, unless the operator
 * has opened the host; connecting to the returned one keeps a second answer of the name server from being used.
 *
 * @throws AppError for a name that has no address, or one inside a network
 */
export async function addressFor(host: string, openHosts: readonly string[]): Promise<string> {
  const name = bare(host).toLowerCase();
  const found = isIP(name) === 0 ? await lookup(name, { all: true }).catch(() => []) : [{ address: name }];
  if (found.length === 0) throw new AppError('refused', `找不到主机 ${name}`);
  if (!openHosts.includes(name) && !found.every(({ address }) => isPublicAddress(address)))
    throw new AppError('refused', `${name} 是内部网络的地址，未被允许；由运维在 OUTGOING_HOSTS 中开放`);
  return found[0].address;
}
