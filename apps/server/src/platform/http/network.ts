import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * A keyed hash that names the network of a caller for counting: the IPv4 address, or the /64 that one
 * IPv6 household owns. The address itself is stored nowhere.
 */
export function networkKey(address: string, secret: string): string {
  return createHmac('sha256', secret).update(prefixOf(address)).digest('base64url').slice(0, 22);
}

/** The same for a member: a count outlives the account that it was made for. */
export function memberKey(memberId: string, secret: string): string {
  return createHmac('sha256', secret).update(`member ${memberId}`).digest('base64url').slice(0, 22);
}

function prefixOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join('.');
}
