// Lists have dots between their words: a comma would be written as %2C.
const BETWEEN = '.';
const SLUG = /^[a-z\d_]{1,60}$/;

type SearchParams = Record<string, unknown>;

/** What of an address has one of these names; whether it makes sense is read by the page, which knows the words. */
export function namedParts<Name extends string>(names: readonly Name[], params: SearchParams): Partial<Record<Name, string | number>> {
  const isWritten = (name: Name) => typeof params[name] === 'string' || typeof params[name] === 'number';
  return Object.fromEntries(names.filter(isWritten).map((name) => [name, params[name]])) as Partial<Record<Name, string | number>>;
}

export const textParam = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const valuesOf = (value: unknown) => [...new Set(textParam(value).split(BETWEEN))];

/** Those of `choices` that are asked for. */
export function chosenOf<Value extends string>(choices: readonly Value[], value: unknown): Value[] {
  const values = valuesOf(value);
  return choices.filter((choice) => values.includes(choice));
}

/** Words of a list that only the service knows. */
export const slugsOf = (value: unknown, most: number): string[] =>
  valuesOf(value)
    .filter((word) => SLUG.test(word))
    .slice(0, most);

/** A list as it is written in an address; nothing where it is empty. */
export const listed = <Name extends string>(name: Name, values: readonly string[]) =>
  (values.length > 0 ? { [name]: values.join(BETWEEN) } : {}) as { [Key in Name]?: string };
