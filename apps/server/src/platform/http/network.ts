import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * What a call from an IPv6 address is counted by, narrowest first, and how many times a limit allows. Providers give a phone
 * a /64, a household a /56 and an organisation or a rented server up to a /48: counted by the /64 alone, the holder of a /48
 * would have 65,536 times each limit, now 16 times. A /48 of a mobile network holds many people, but few of them are here.
 */
const WIDTHS = [
  { bytes: 8, name: '', multiple: 1 },
  { bytes: 7, name: '/56', multiple: 4 },
  { bytes: 6, name: '/48', multiple: 16 },
] as const;

interface CountedNetwork {
  /** Added to the name of the limit: each width is counted apart. */
  name: string;
  key: string;
  multiple: number;
}

/** The networks of a caller for counting, as keyed hashes, narrowest first. The address itself is stored nowhere. */
export function countedNetworks(ip: string, secret: string): CountedNetwork[] {
  return prefixesOf(ip).map(({ name, multiple, prefix }) => ({ name, multiple, key: keyed(secret, prefix) }));
}

/** The same for a member: a count outlives the account that it was made for. */
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
