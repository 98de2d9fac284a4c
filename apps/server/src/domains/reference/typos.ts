/** The number of typos that are tolerated in a text of this length: "kyev" has one, "vancuvr" two. */
export function toleranceOf(length: number): number {
  if (length < 4) return 0;
  return length < 5 ? 1 : 2;
}

// Only the beginning is hashed, which limits the number of keys and also finds names that are typed incompletely.
const HASHED_CHARACTERS = 6;

/**
 * Two texts that differ in a few characters become equal when those are removed from both. So a name is stored under the hashes of all its
 * shortened forms and found by those of the text. A shared key is only a candidate; `typosBetween` decides.
 */
export function typoKeys(term: string): number[] {
  const characters = Array.from(term).slice(0, HASHED_CHARACTERS);
  const forms = new Set([characters.join('')]);
  let shortest = [characters];
  for (let left = toleranceOf(characters.length); left > 0; left -= 1) {
    shortest = shortest.flatMap((form) => form.map((_, index) => form.toSpliced(index, 1)));
    for (const form of shortest) forms.add(form.join(''));
  }
  return [...new Set([...forms].map(hashOf))];
}

/** FNV-1a, as a PostgreSQL integer. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash | 0;
}

/**
 * The number of characters that are missing, added, wrong or swapped with their neighbour. A name that continues after the text counts half
 * a typo more, so that complete names come first.
 */
export function typosBetween(text: string, name: string): number {
  const typed = Array.from(text);
  const meant = Array.from(name);
  let secondLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column);
  for (const [line, character] of typed.entries()) {
    const row = [line + 1];
    for (const [column, other] of meant.entries()) {
      const swapped = character === meant[column - 1] && typed[line - 1] === other;
      row.push(
        Math.min(
          (last[column + 1] ?? Infinity) + 1,
          (row[column] ?? Infinity) + 1,
          (last[column] ?? Infinity) + (character === other ? 0 : 1),
          swapped ? (secondLast[column - 1] ?? Infinity) + 1 : Infinity,
        ),
      );
    }
    [secondLast, last] = [last, row];
  }
  return Math.min(last[meant.length] ?? Infinity, Math.min(...last) + 0.5);
}
