export type TextPart = { text: string; url?: string };

const WEB_URL = /https?:\/\/[^\s<>"']+/giu;
/** Punctuation that ends a sentence does not belong to the URL before it. */
const TRAILING = /[.,;:!?)\]}»”’]+$/u;

/** Splits a message into text and web URLs. Nothing else in it becomes a link. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(WEB_URL)) {
    const url = found.replace(TRAILING, '');
    if (!isWebUrl(url)) continue;
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: url, url });
    from = index + url.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function isWebUrl(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password } = new URL(url);
  // A username before the host would make a URL imitate another site.
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === '';
}
