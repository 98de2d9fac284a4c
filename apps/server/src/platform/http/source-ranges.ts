import ipaddr from 'ipaddr.js';

/** `64.38.212.0/24`, or one address. */
export function isRange(text: string): boolean {
  return ipaddr.isValidCIDR(text) || ipaddr.isValid(text);
}

/** Whether an address, as our own proxy saw it, belongs to one of these ranges. */
export function isWithin(address: string, ranges: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false;
  const caller = ipaddr.process(address);
  return ranges.some((range) => {
    const [network, bits] = ipaddr.isValidCIDR(range) ? ipaddr.parseCIDR(range) : hostOf(range);
    return network.kind() === caller.kind() && caller.match(network, bits);
  });
}

function hostOf(range: string): [ipaddr.IPv4 | ipaddr.IPv6, number] {
  const host = ipaddr.parse(range);
  return [host, host.kind() === 'ipv4' ? 32 : 128];
}
