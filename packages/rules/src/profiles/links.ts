import { profileLimits } from './fields.ts';

// A name that ends in letters: so no user:password@, no port, no number that a browser reads as an IP address.
const HTTPS =
  /^https:\/\/(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,24}|xn--[a-z0-9-]{2,59})(?:[/?#][^\s\\<>"'`\p{C}]*)?$/iu;
// Names that lead into somebody's own network.
const INSIDE = /^https:\/\/[^/?#]*\.(?:local|localhost|internal|intranet|lan|home|corp|onion|test|invalid|arpa)(?:[/?#]|$)/i;

/** Whether a member may put this web address on their profile. */
export function isPublicUrl(url: string): boolean {
  return url.length <= profileLimits.url && HTTPS.test(url) && !INSIDE.test(url);
}

/** The shop number of a confidant at a marketplace. */
export function isStoreNumber(text: string): boolean {
  return /^[0-9]{3,20}$/.test(text);
}
