import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * The networks by which IPv6 requests are counted, narrowest first, and their multiples of a limit. Providers assign a /64
 * to a phone, a /56 to a household and up to a /48 to an organisation or server: counted by /64 alone, the holder of a /48
 * would have 65,536 times each limit. A /48 of a mobile network has many users, but few of them are members.
 */
const WIDTHS = [
  { bytes: 8, name: '', multiple: 1 },
  { bytes: 7, name: '/56', multiple: 4 },
  { bytes: 6, name: '/48', multiple: 16 },
] as const;

interface CountedNetwork {
  /** Suffix of the limit's name, because each width is counted separately. */
  name: string;
  key: string;
  multiple: number;
}

/** Returns the caller's networks as keyed hashes, narrowest first. The IP address itself is not stored. */
export function countedNetworks(ip: string, secret: string): CountedNetwork[] {
  return prefixesOf(ip).map(({ name, multiple, prefix }) => ({ name, multiple, key: keyed(secret, prefix) }));
}

/** Hashes a member id in the same way, because a counter may outlive the account. */
export function memberKey(memberId: string, secret: string): string {
  return keyed(secret, `member ${memberId}`);
}

function keyed(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}

function prefixesOf(ip: string): { name: string; multiple: number; prefix: string }[] {
  const one = (prefix: string) => [{ name: '', multiple: 1, prefix }];
  if (!ipaddr.isValid(ip)) return one('unknown');
  const parsed = ipaddr.process(ip);
  if (parsed.kind() === 'ipv4') return one(parsed.toString());
  const bytes = parsed.toByteArray();
  return WIDTHS.map((width) => ({ ...width, prefix: bytes.slice(0, width.bytes).join('.') }));
}
