// Lists have dots between their words: a comma would be written as %2C.
const BETWEEN = '.';
const SLUG = /^[a-z\d_]{1,60}$/;

type Address = Record<string, unknown>;

/** What of an address has one of these names; whether it makes sense is read by the page, which knows the words. */
export function namedParts<Name extends string>(names: readonly Name[], address: Address): Partial<Record<Name, string | number>> {
  const isWritten = (name: Name) => typeof address[name] === 'string' || typeof address[name] === 'number';
  return Object.fromEntries(names.filter(isWritten).map((name) => [name, address[name]])) as Partial<Record<Name, string | number>>;
}

export const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const wordsOf = (value: unknown) => [...new Set(textOf(value).split(BETWEEN))];

/** Those of `choices` that are asked for. */
export function chosenOf<Value extends string>(choices: readonly Value[], value: unknown): Value[] {
  const asked = wordsOf(value);
  return choices.filter((choice) => asked.includes(choice));
}

/** Words of a list that only the service knows. */
export const slugsOf = (value: unknown, most: number): string[] =>
  wordsOf(value)
    .filter((word) => SLUG.test(word))
    .slice(0, most);

/** A list as it is written in an address; nothing where it is empty. */
export const listed = <Name extends string>(name: Name, words: readonly string[]) =>
  (words.length > 0 ? { [name]: words.join(BETWEEN) } : {}) as { [Key in Name]?: string };
