const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const MEDIA = new RegExp(`/media/[^/\\s]+/(${ID})/`, 'i');
const REQUEST = new RegExp(`/requests/details/(${ID})(?![\\w-])`, 'i');
const PROFILE = /^(?:https?:\/\/[^/\s]{1,200})?\/(\w{3,30})\/?(?:[?#].*)?$/;

export interface Places {
  mediaIds: string[];
  requestIds: string[];
  /** In lower case. */
  usernames: string[];
}

/** What the addresses in a text lead to, as far as they say it themselves. */
export function readPlaces(text: string): Places {
  const words = text.split(/\s+/).map((word) => word.replace(/[,;.]+$/, ''));
  const found = (pattern: RegExp) => [...new Set(words.flatMap((word) => pattern.exec(word)?.[1]?.toLowerCase() ?? []))];
  return { mediaIds: found(MEDIA), requestIds: found(REQUEST), usernames: found(PROFILE) };
}
