const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MEDIA = new RegExp(`/media/[^/\\s]+/(${ID})/`, 'i');
const REQUEST = new RegExp(`/requests/details/(${ID})(?![\\w-])`, 'i');

/** What the addresses in a text lead to, as far as they say it themselves; a profile is for a person to look at. */
export function readPlaces(text: string): { mediaIds: string[]; requestIds: string[] } {
  const words = text.split(/\s+/);
  const found = (pattern: RegExp) => [...new Set(words.flatMap((word) => pattern.exec(word)?.[1]?.toLowerCase() ?? []))];
  return { mediaIds: found(MEDIA), requestIds: found(REQUEST) };
}
