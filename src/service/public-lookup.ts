import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses that aren't on the public internet (IANA special-purpose address registries). */
const RESERVED = blockList(
  `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3
  2001::/23 2001:db8::/32 2002::/16`,
);
/** The only public IPv6 addresses are global unicast ones that don't embed an IPv4 address. */
const GLOBAL_UNICAST = blockList('2000::/3');

function blockList(ranges: string): BlockList {
  const list = new BlockList();
  for (const range of ranges.split(/\s+/)) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), isIP(network) === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an IP address belongs to the internet, and not to this machine or its network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !RESERVED.check(address, 'ipv4');
  return family === 6 && GLOBAL_UNICAST.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6');
}

/**
 * Resolves names for connections, and fails for names with an address that isn't public: otherwise, a public
 * name could point into the bot's own network.
 * @param trusted a name that may resolve to any address
 */
export function publicLookup(trusted: string): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
      const isRefused = hostname !== trusted && !addresses.every(({ address }) => isPublicAddress(address));
      const [first] = addresses;
      if (error !== null || isRefused || first === undefined)
        callback(error ?? new Error('not a public address'), '');
      else if (options.all === true) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}
