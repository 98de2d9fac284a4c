const MEDIA = /\/media\/[^/\s]{1,200}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i;
const REQUEST = /\/requests\/details\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/i;
const PROFILE = /^(?:https?:\/\/[^/\s]{1,200})?\/(\w{3,30})\/?(?:[?#].*)?$/;

export interface Locations {
  mediaIds: string[];
  requestIds: string[];
  /** In lower case. */
  usernames: string[];
}

/** What the addresses in a text lead to, as far as they say it themselves. */
export function parseLocations(text: string): Locations {
  // One sign may end a sentence; an address does not end with one.
  const parts = text.split(/\s+/).map((word) => word.replace(/[,;.]$/, ''));
  const found = (pattern: RegExp) => [...new Set(parts.flatMap((word) => pattern.exec(word)?.[1]?.toLowerCase() ?? []))];
  return { mediaIds: found(MEDIA), requestIds: found(REQUEST), usernames: found(PROFILE) };
}
