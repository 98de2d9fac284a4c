const MEDIA = /\/media\/[^/\s]{1,200}\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//i;
const REQUEST = /\/requests\/details\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?![\w-])/i;
const PROFILE = /^(?:https?:\/\/[^/\s]{1,200})?\/(\w{3,30})\/?(?:[?#].*)?$/;

export interface Locations {
  mediaIds: string[];
  requestIds: string[];
  /** In lower case. */
  usernames: string[];
}

/** Extracts media, posts and profiles from the URLs in a text. */
export function parseLocations(text: string): Locations {
  // A trailing punctuation mark ends the sentence, not the URL.
  const parts = text.split(/\s+/).map((word) => word.replace(/[,;.]$/, ''));
  const found = (pattern: RegExp) => [...new Set(parts.flatMap((word) => pattern.exec(word)?.[1]?.toLowerCase() ?? []))];
  return { mediaIds: found(MEDIA), requestIds: found(REQUEST), usernames: found(PROFILE) };
}
