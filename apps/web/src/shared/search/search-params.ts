// Lists are separated by dots, because a comma would be encoded as %2C.
const BETWEEN = '.';
const SLUG = /^[a-z\d_]{1,60}$/;

type SearchParams = Record<string, unknown>;

/** The search parameters with these names; the page, which knows the values, validates them. */
export function namedParts<Name extends string>(names: readonly Name[], params: SearchParams): Partial<Record<Name, string | number>> {
  const isWritten = (name: Name) => typeof params[name] === 'string' || typeof params[name] === 'number';
  return Object.fromEntries(names.filter(isWritten).map((name) => [name, params[name]])) as Partial<Record<Name, string | number>>;
}

export const textParam = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const valuesOf = (value: unknown) => [...new Set(textParam(value).split(BETWEEN))];

/** The chosen ones of `choices`. */
export function chosenOf<Value extends string>(choices: readonly Value[], value: unknown): Value[] {
  const values = valuesOf(value);
  return choices.filter((choice) => values.includes(choice));
}

/** Values of a list that only the server knows. */
export const slugsOf = (value: unknown, most: number): string[] =>
  valuesOf(value)
    .filter((word) => SLUG.test(word))
    .slice(0, most);

/** A list as a search parameter; omitted when it is empty. */
export const listed = <Name extends string>(name: Name, values: readonly string[]) =>
  (values.length > 0 ? { [name]: values.join(BETWEEN) } : {}) as { [Key in Name]?: string };
