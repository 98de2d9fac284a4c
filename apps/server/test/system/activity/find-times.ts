import { z } from 'zod';

/** A field of a reply: its route or event, and its path, such as `entries[].sentAt`. */
export interface Field {
  source: string;
  path: string;
}

export interface FoundTime extends Field {
  value: string;
}

const within = (path: string, name: string) => (path === '' ? name : `${path}.${name}`);

interface JsonSchema {
  type?: string | readonly string[];
  format?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  items?: JsonSchema | boolean;
  prefixItems?: readonly JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  allOf?: readonly JsonSchema[];
}

/** Returns the fields of a schema that are declared as instants, and the number of fields. */
export function instantsIn(source: string, schema: z.ZodType): { fields: number; instants: Field[] } {
  const leaves: { path: string; format: string | undefined }[] = [];
  walkSchema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as JsonSchema, '', leaves);
  const paths = new Set(leaves.filter(({ format }) => format === 'date-time' || format === 'time').map(({ path }) => path));
  return { fields: new Set(leaves.map(({ path }) => path)).size, instants: [...paths].map((path) => ({ source, path })) };
}

function walkSchema(schema: JsonSchema, path: string, leaves: { path: string; format: string | undefined }[]): void {
  for (const one of [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])) walkSchema(one, path, leaves);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) walkSchema(inner, within(path, name), leaves);
  for (const inner of [schema.items, ...(schema.prefixItems ?? [])]) {
    if (typeof inner === 'object') walkSchema(inner, `${path}[]`, leaves);
  }
  if (typeof schema.additionalProperties === 'object') walkSchema(schema.additionalProperties, within(path, '*'), leaves);
  if (schema.type !== undefined && schema.type !== 'object' && schema.type !== 'array') leaves.push({ path, format: schema.format });
}

/**
 * Returns all values of a reply that could be a time finer than a day, independent of the field name, and the number of
 * values.
 */
export function timesIn(source: string, value: unknown): { values: number; times: FoundTime[] } {
  const leaves: { path: string; leaf: unknown }[] = [];
  walkValue(value, '', (path, leaf) => leaves.push({ path, leaf }));
  const times = leaves.filter(({ leaf }) => isFinerThanADay(leaf));
  // Random bytes contain a time by chance; a field that stores one contains it in every value.
  for (const [path, ofPath] of Map.groupBy(leaves, (one) => one.path)) {
    if (ofPath.every(({ leaf }) => holdsEpoch(leaf))) times.push({ path, leaf: ofPath[0]?.leaf });
  }
  return { values: leaves.length, times: times.map(({ path, leaf }) => ({ source, path, value: String(leaf) })) };
}

function walkValue(value: unknown, path: string, visit: (path: string, leaf: unknown) => void): void {
  if (Array.isArray(value)) for (const one of value) walkValue(one, `${path}[]`, visit);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) walkValue(inner, within(path, name), visit);
  } else visit(path, value);
}

const FROM = Date.UTC(2026, 0, 1);
const TO = Date.UTC(2028, 0, 1);
/** Factors for seconds, milliseconds and microseconds since 1970. */
const SCALES = [1 / 1000, 1, 1000];

const isEpoch = (number: number) => SCALES.some((scale) => number >= FROM * scale && number <= TO * scale);

const CLOCK = /(?<![\d.:])(?:[01]?\d|2[0-3]):[0-5]\d(?!\d)/;
const DIGITS = /(?<![\d.])\d{10,16}(?![\d.])/g;
/** Versions 1, 6 and 7 start with their creation time. */
const TIMED_ID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[167][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b/i;
const OPAQUE = /^[A-Za-z0-9_-]{11,}={0,2}$/;

export function isFinerThanADay(leaf: unknown): boolean {
  if (typeof leaf === 'number') return isEpoch(leaf);
  if (typeof leaf !== 'string') return false;
  if (CLOCK.test(leaf) || TIMED_ID.test(leaf)) return true;
  return (leaf.match(DIGITS) ?? []).some((digits) => isEpoch(Number(digits)));
}

const NEAR_MS = 3 * 86_400_000;

/** Returns whether eight bytes of an opaque text are a current time, in either byte order. */
function holdsEpoch(leaf: unknown): boolean {
  if (typeof leaf !== 'string' || !OPAQUE.test(leaf)) return false;
  const bytes = Buffer.from(leaf, 'base64url');
  const isNear = (number: bigint) => SCALES.some((scale) => Math.abs(Number(number) / scale - Date.now()) < NEAR_MS);
  for (let offset = 0; offset + 8 <= bytes.length; offset += 1) {
    if (isNear(bytes.readBigUInt64BE(offset)) || isNear(bytes.readBigUInt64LE(offset))) return true;
  }
  return false;
}
