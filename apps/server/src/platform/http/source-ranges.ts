import ipaddr from 'ipaddr.js';

/** The widest networks of a single holder are 10.0.0.0/8 and fc00::/7. A wider range would match half of all IP addresses. */
const LEAST_BITS = { ipv4: 8, ipv6: 7 } as const;
/** IPv4-mapped IPv6 addresses: a range that contains them all would match every client. */
const MAPPED = { network: ipaddr.parse('::ffff:0.0.0.0'), bits: 96 } as const;

/** A range such as `64.38.212.0/24`, or a single IP address. */
export function isRange(text: string): boolean {
  if (!ipaddr.isValidCIDR(text)) return ipaddr.isValid(text);
  const [network, bits] = ipaddr.parseCIDR(text);
  if (network.kind() === 'ipv4' || !MAPPED.network.match(network, Math.min(bits, MAPPED.bits))) return bits >= LEAST_BITS[network.kind()];
  return bits >= MAPPED.bits + LEAST_BITS.ipv4;
}

/** Whether an IP address, as our own proxy reported it, is in one of these ranges. */
export function isWithin(ip: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const caller = ipaddr.process(ip);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : hostOf(range);
    return network.kind() === caller.kind() && caller.match(network, bits);
  });
}

function hostOf(range: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const host = ipaddr.parse(range);
  return [host, host.kind() === 'ipv4' ? 32 : 128];
}
