export type TextPart = { text: string; url?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/giu;
/** What ends a sentence does not belong to the address before it. */
const TRAILING = /[.,;:!?)\]}»”’]+$/u;

/** A message in parts: words, and addresses of the web. Nothing else of it ever becomes a link. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (!isWebAddress(address)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, url: address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  // A name before the host makes one site look like another.
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
