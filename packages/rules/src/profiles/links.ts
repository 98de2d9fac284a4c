import { profileLimits } from './fields.ts';

// The top-level domain must be alphabetic, which excludes user:password@, ports, and numbers that a browser reads as an IP address.
const HTTPS =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?:[/?#][^\s\\<>"'`\p{C}]*)?$/iu;
// Host names of private networks.
const INSIDE = /^https:\/\/[^/?#]*\.(?:local|localhost|internal|intranet|lan|home|corp|onion|test|invalid|arpa)(?:[/?#]|$)/i;

/** Whether a member may put this URL on their profile. */
export function isPublicUrl(url: string): boolean {
  return url.length <= profileLimits.url && HTTPS.test(url) && !INSIDE.test(url);
}

/** The shop number of a confidant at a marketplace. */
export function isStoreNumber(text: string): boolean {
  return /^[0-9]{3,20}$/.test(text);
}
