/** Characters of usernames, in the order in which searches compare them. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'.split('');

export const textLimits = {
  /** Shorter texts match only beginnings of names. */
  insideFrom: 3,
  /** Shorter texts must match exactly. */
  typosFrom: 4,
} as const;

/** Returns the search text; null to match all members. A leading @, as on other sites, is removed. */
export function searchText(typed: string | undefined): string | null {
  const text = (typed ?? '').trim().toLowerCase().replace(/^@/, '');
  return text === '' ? null : text;
}

/** Whether a username may contain this. */
export const isNamePart = (text: string): boolean => /^[a-z0-9_]+$/.test(text);

/**
 * Returns the beginnings of names that the text could mean with one error: a character added, missing or replaced, or two
 * neighbours swapped. None starts with another, so that no name is found twice.
 */
export function mistypedBeginnings(text: string): string[] {
  const characters = text.split('');
  const cut = (at: number, by: number, put: readonly string[] = []) =>
    [...characters.slice(0, at), ...put, ...characters.slice(at + by)].join('');
  const meant = characters.flatMap((character, at) => [
    cut(at, 1),
    cut(at, 2, [characters[at + 1] ?? '', character]),
    ...CHARACTERS.flatMap((other) => [cut(at, 1, [other]), cut(at, 0, [other])]),
  ]);
  return shortest(meant.filter(isNamePart));
}

/** In sorted order, a beginning that starts with another follows it. */
function shortest(beginnings: readonly string[]): string[] {
  const kept: string[] = [];
  for (const beginning of beginnings.toSorted((one, other) => (one < other ? -1 : 1))) {
    const last = kept.at(-1);
    if (last === undefined || !beginning.startsWith(last)) kept.push(beginning);
  }
  return kept;
}
