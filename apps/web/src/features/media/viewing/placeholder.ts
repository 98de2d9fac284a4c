import { thumbHashToDataURL } from 'thumbhash';

const placeholders = new Map<string, string>();

/** Decodes a base64 ThumbHash into a placeholder picture; empty when it is invalid. */
export function placeholderOf(base64: string): string {
  const known = placeholders.get(base64);
  if (known !== undefined) return known;
  const picture = decode(base64);
  placeholders.set(base64, picture);
  return picture;
}

function decode(base64: string): string {
  try {
    const hash = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return hash.length > 4 ? thumbHashToDataURL(hash) : '';
  } catch {
    return '';
  }
}
