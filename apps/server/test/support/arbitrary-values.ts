import fc from 'fast-check';
import { z } from 'zod';
import { hostileJson, hostileText, objectOf } from './hostile-values.ts';

// Longer texts only test the body limit.
const LONGEST = 100_000;

/** The part of JSON Schema that the schemas of the contract produce. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema | boolean;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  minItems?: number;
  maxItems?: number;
}

export function inputSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Returns a valid input, always the same one. */
export function anExampleOf(schema: z.ZodType): unknown {
  return fc.sample(valid(inputSchema(schema), undefined), { numRuns: 1, seed: 1 })[0];
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Merges objects, with `__proto__` as an ordinary key. */
export const withEntries = (...objects: object[]) => Object.fromEntries(objects.flatMap((one) => Object.entries(one)));

/** Generates mostly valid values, and some with invalid or hostile parts. */
export function mixed(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: valid(schema, example) },
    { weight: 3, arbitrary: composed(schema, example, mixed) },
    { weight: 2, arbitrary: outside(schema) },
    { weight: 2, arbitrary: hostileJson },
  );
}

/** Generates values that are valid except for one field. */
export function oneSpoilt(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return mixed(schema, example);
  const spoilt = fields.map(([name, field]) => spoiltOf(field).map((value) => ({ [name]: value })));
  return fc.tuple(valid(schema, example), fc.oneof(...spoilt)).map(([good, bad]) => withEntries(good as object, bad));
}

function spoiltOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.type !== 'string') return fc.oneof(outside(schema), hostileJson, composed(schema, undefined, mixed));
  const fitting = hostileText.map((text) => text.slice(0, schema.maxLength));
  return fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: outside(schema) }, { weight: 1, arbitrary: hostileJson });
}

/** Generates values that are valid as far as JSON Schema can express it, often the example. */
export function valid(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  const made = composed(schema, example, valid);
  return example === undefined ? made : fc.oneof(made, fc.constant(example), fc.constant(example));
}

type Inner = (schema: Schema, example: unknown) => fc.Arbitrary<unknown>;

function composed(schema: Schema, example: unknown, inner: Inner): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => inner(choice, undefined)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return objects(schema, example, inner);
    case 'array':
      return arrays(schema, example, inner);
    case 'string':
      return texts(schema);
    case 'integer':
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function objects(schema: Schema, example: unknown, inner: Inner): fc.Arbitrary<unknown> {
  const { required = [], additionalProperties, propertyNames } = schema;
  // A record with a fixed set of keys.
  if (propertyNames?.enum && typeof additionalProperties === 'object') {
    const properties = Object.fromEntries(propertyNames.enum.map((name) => [String(name), additionalProperties]));
    return objects({ type: 'object', properties, required }, example, inner);
  }
  const { properties = {} } = schema;
  const known = isObject(example) ? new Map(Object.entries(example)) : new Map<string, unknown>();
  const fields = Object.entries(properties).map(([name, field]) => [name, inner(field, known.get(name))] as const);
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: inner === mixed ? [] : required });
  if (typeof additionalProperties !== 'object') return named;
  return fc
    .tuple(named, objectOf(fc.string({ minLength: 1, maxLength: 10 }), inner(additionalProperties, undefined)))
    .map((both) => withEntries(...both));
}

function arrays(schema: Schema, example: unknown, inner: Inner): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map((item) => inner(item, undefined)));
  const { items, minItems = 0, maxItems = minItems + 5 } = schema;
  const first: unknown = Array.isArray(example) ? example[0] : undefined;
  return fc.array(typeof items === 'object' ? inner(items, first) : fc.jsonValue(), {
    minLength: minItems,
    maxLength: Math.min(maxItems, minItems + 5),
  });
}

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  'date-time': fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString()),
  date: fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') }).map((date) => date.toISOString().slice(0, 10)),
};

function texts({ format, pattern, minLength = 0, maxLength = 200 }: Schema): fc.Arbitrary<string> {
  const most = Math.min(maxLength, LONGEST);
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(most, 100)) });
  const full = fc.constantFrom('x'.repeat(most), '😀'.repeat(most / 2), 'x'.repeat(minLength));
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const written = byFormat[format ?? ''] ?? (pattern === undefined ? undefined : matching(pattern)) ?? fc.oneof(free, full);
  return written.map((text) => (fits(text) ? text : 'x'.repeat(minLength)));
}

// Texts cannot be generated from patterns with lookaheads.
function matching(pattern: string): fc.Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return undefined;
  }
}

function numbers({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): fc.Arbitrary<number> {
  const whole = type === 'integer';
  const step = whole ? 1 : 0.01;
  const lowest = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + step);
  const highest = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - step);
  const min = lowest ?? Math.min(-1e9, highest ?? 0);
  const max = highest ?? Math.max(1e9, min);
  const between = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

/** Generates values just outside the limits. */
function outside(schema: Schema): fc.Arbitrary<unknown> {
  const { minLength, minimum, maximum, maxItems } = schema;
  const maxLength = Math.min(schema.maxLength ?? 0, LONGEST);
  const edges: unknown[] = [];
  if (minLength) edges.push('x'.repeat(minLength - 1), ' '.repeat(minLength));
  if (maxLength) edges.push('x'.repeat(maxLength + 1), '😀'.repeat(maxLength), '\u0301'.repeat(maxLength), `${' '.repeat(maxLength)}x`);
  if (minimum !== undefined) edges.push(minimum - 1, minimum + 0.5, String(minimum));
  if (maximum !== undefined) edges.push(maximum + 1, String(maximum));
  if (maxItems) edges.push(Array.from({ length: maxItems + 1 }, () => null));
  return edges.length > 0 ? fc.constantFrom(...edges) : hostileJson;
}
