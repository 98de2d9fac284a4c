/** Letters of usernames, as a search compares them. */
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789_'.split('');

export const textLimits = {
  /** Shorter texts are looked for at the beginning of names alone. */
  insideFrom: 3,
  /** Shorter texts are taken as they are typed. */
  typosFrom: 4,
} as const;

/** What to look for; null where everybody is wanted. Some type names with the sign that other places put before them. */
export function searchText(typed: string | undefined): string | null {
  const text = (typed ?? '').trim().toLowerCase().replace(/^@/, '');
  return text === '' ? null : text;
}

/** Whether any name could hold this. */
export const isNamePart = (text: string): boolean => /^[a-z0-9_]+$/.test(text);

/**
 * How a name may begin that was typed with one error: a letter too much, too few or another, or two neighbours
 * swapped. None begins with another, so that no name is found twice.
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

/** In order, one that begins with another follows it. */
function shortest(beginnings: readonly string[]): string[] {
  const kept: string[] = [];
  for (const beginning of beginnings.toSorted((one, other) => (one < other ? -1 : 1))) {
    const last = kept.at(-1);
    if (last === undefined || !beginning.startsWith(last)) kept.push(beginning);
  }
  return kept;
}
