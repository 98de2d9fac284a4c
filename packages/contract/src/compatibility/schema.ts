export type Schema = Readonly<Record<string, unknown>>;

/** A schema and the context of its references: `#/components/…` in the document, `#/$defs/…` in its own root. */
export interface SchemaAtPath {
  readonly schema: Schema;
  readonly root: Schema;
  readonly document: Schema;
}

/** The same part of the released and of the current document, and its name in messages. */
export interface Comparison {
  readonly subject: string;
  readonly path: string;
  readonly released: SchemaAtPath;
  readonly current: SchemaAtPath;
  /** References that are being compared further up, at which a recursive schema ends. */
  readonly within: readonly string[];
}

export function describeChange({ subject, path }: Pick<Comparison, 'subject' | 'path'>, predicate: string): string {
  return path === '' ? `${subject} ${predicate}` : `${subject} property "${path}" ${predicate}`;
}

export function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function schemaAt(schema: Schema, key: string): Schema {
  const value = schema[key];
  return isSchema(value) ? value : {};
}

export function listAt(schema: Schema, key: string): readonly unknown[] {
  const value = schema[key];
  return Array.isArray(value) ? value : [];
}

/** The name of a part in messages: a property's name, or `[]` for the elements of a list. */
export function partOf({ subject, path }: Pick<Comparison, 'subject' | 'path'>, step: string) {
  return { subject, path: step.startsWith('[') || path === '' ? path + step : `${path}.${step}` };
}

/** The comparison of a part of both sides; undefined if it is already in progress. */
export function inner(whole: Comparison, step: string, released: Schema, current: Schema): Comparison | undefined {
  const references = [released['$ref'], current['$ref']];
  const key = references.join(' ');
  if (references.every((one) => one !== undefined) && whole.within.includes(key)) return undefined;
  return {
    ...partOf(whole, step),
    released: { ...whole.released, schema: released },
    current: { ...whole.current, schema: current },
    within: [...whole.within, key],
  };
}

function resolved(placed: SchemaAtPath): SchemaAtPath {
  const reference = placed.schema['$ref'];
  if (typeof reference !== 'string') return placed;
  const steps = reference
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const base = steps[0] === 'components' ? placed.document : placed.root;
  const schema = steps.reduce(schemaAt, base);
  return resolved({ ...placed, schema, root: steps[0] === 'components' ? schema : placed.root });
}

/** Alternatives of one type each; `type` is missing if one accepts anything. */
export function variants(placed: SchemaAtPath): SchemaAtPath[] {
  const { schema, ...context } = resolved(placed);
  const { anyOf: _any, oneOf: _one, allOf: _all, ...own } = schema;
  const at = (key: string) =>
    listAt(schema, key)
      .filter(isSchema)
      .map((one) => variants({ ...context, schema: one }));
  const alternatives = [...at('anyOf'), ...at('oneOf')].flat();
  if (alternatives.length > 0) return alternatives;
  return at('allOf')
    .map((part) => part.map((one) => one.schema))
    .reduce((left, right) => left.flatMap((one) => right.map((other) => joined(one, other))), byType(own))
    .map((one) => ({ ...context, schema: one }));
}

/** Merges both schemas of an `allOf`. */
function joined(left: Schema, right: Schema): Schema {
  return {
    ...left,
    ...right,
    properties: { ...schemaAt(left, 'properties'), ...schemaAt(right, 'properties') },
    required: [...listAt(left, 'required'), ...listAt(right, 'required')],
    patterns: [...patternsOf(left), ...patternsOf(right)],
  };
}

/** A schema has one pattern; a merged one may have several. */
export function patternsOf(schema: Schema): readonly unknown[] {
  return schema['patterns'] === undefined ? [schema['pattern'] ?? []].flat() : listAt(schema, 'patterns');
}

function byType(schema: Schema): Schema[] {
  const values = 'const' in schema ? [schema['const']] : schema['enum'];
  const given = Array.isArray(schema['type']) ? schema['type'] : schema['type'] === undefined ? [] : [schema['type']];
  if (!Array.isArray(values)) return given.length > 0 ? given.map((type) => ({ ...schema, type })) : [schema];
  const types = given.length > 0 ? given : [...new Set(values.map(typeOf))];
  return types.map((type) => ({ ...schema, type, enum: values.filter((value) => covers(type, typeOf(value))) }));
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Whether all values of the second type also belong to the first. */
export function covers(wide: unknown, narrow: unknown): boolean {
  return wide === narrow || (wide === 'number' && narrow === 'integer');
}

export function typesOf(placed: readonly SchemaAtPath[]): string {
  return placed.map(({ schema }) => schema['type'] ?? 'anything').join(' or ');
}

/** The discriminator of members of a tagged union: `kind "photo"`. */
export function tagOf({ schema }: SchemaAtPath): string | undefined {
  const constants = Object.entries(schemaAt(schema, 'properties')).flatMap(([name, value]) =>
    isSchema(value) && 'const' in value ? [`${name} ${JSON.stringify(value['const'])}`] : [],
  );
  return constants.length === 0 ? undefined : constants.join(', ');
}

/** The problems of the alternative that fits best. */
export function bestMatch(alternatives: readonly SchemaAtPath[], problemsWith: (alternative: SchemaAtPath) => string[]): string[] {
  return alternatives.map(problemsWith).reduce((fewest, some) => (some.length < fewest.length ? some : fewest));
}
