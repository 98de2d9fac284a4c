import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import fc from 'fast-check';
import { z } from 'zod';
import { arbitraryHeaders } from './arbitrary-headers.ts';
import { hostileEncoded, hostileJson, hostileText, jsonText, ORDEALS, objectOf, percentEncoded, uninvited } from './hostile-values.ts';

/** A call as it goes over the wire. */
export interface WireCall {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

/** Calls of a route: what it accepts, what lies just outside, and what nobody means well with. */
export function arbitraryCall(route: AnyRoute): fc.Arbitrary<WireCall> {
  return fc
    .record({
      address: fc.tuple(pathOf(route), queryOf(route)).map(([path, query]) => cut(query ? `${path}?${query}` : path)),
      body: isWriting(route.method) ? bodyOf(route) : fc.constant({ bytes: null, headers: {} }),
      headers: arbitraryHeaders,
    })
    .map(({ address, body, headers }) => ({
      method: route.method,
      address,
      headers: { ...headers, ...body.headers },
      body: body.bytes,
    }));
}

/** A good call with one field spoilt, for each of its fields and each of the ordeals. */
export function ordealsOf(route: AnyRoute): WireCall[] {
  const good = {
    params: route.example.params ?? anExampleOf(route.params),
    query: route.example.query ?? anExampleOf(route.query),
    body: route.example.body ?? anExampleOf(route.body),
  };
  const spoil = (part: keyof typeof good, ordeal: unknown) => {
    const { properties } = inputSchema(route[part]);
    if (!properties) return [{ ...good, [part]: ordeal }];
    return Object.keys(properties).map((name) => ({ ...good, [part]: withEntries(good[part] as object, { [name]: ordeal }) }));
  };
  const parts = isWriting(route.method) ? (['params', 'query', 'body'] as const) : (['params', 'query'] as const);
  return ORDEALS.flatMap((ordeal) => parts.flatMap((part) => spoil(part, ordeal))).map((input, index) => written(route, input, index));
}

function written(route: AnyRoute, input: { params: object; query: object; body: unknown }, index: number): WireCall {
  const params = new Map(Object.entries(input.params));
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodedValue(params.get(name)));
  const query = Object.entries(input.query).map(([name, value]) => `${name}=${encodedValue(value)}`);
  const writing = isWriting(route.method);
  return {
    method: route.method,
    address: cut(`${path}?${query.join('&')}`),
    headers: { ...(writing && { 'content-type': 'application/json', 'idempotency-key': `${route.path}-${index}` }), 'if-match': '"1"' },
    body: writing ? jsonText(input.body) : null,
  };
}

const encodedValue = (value: unknown) => percentEncoded(typeof value === 'string' ? value : jsonText(value));

/** An input that the schema accepts, always the same one. */
export function anExampleOf(schema: z.ZodType): unknown {
  return fc.sample(valid(inputSchema(schema), undefined), { numRuns: 1, seed: 1 })[0];
}

// Headers above 16 KB are refused before anybody reads them; the address counts among them.
const LONGEST_ADDRESS = 10_000;
const cut = (address: string) => address.slice(0, LONGEST_ADDRESS);

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
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
  minItems?: number;
  maxItems?: number;
}

function inputSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

function pathOf(route: AnyRoute): fc.Arbitrary<string> {
  const { properties = {} } = inputSchema(route.params);
  const example = route.example.params as Record<string, unknown> | undefined;
  const parts = Object.entries(properties).map(([name, schema]) => {
    const wanted = valid(schema, example?.[name]).map(encodedValue);
    return [name, fc.oneof(wanted, wanted, hostileEncoded)] as const;
  });
  return fc.record(Object.fromEntries(parts)).map((params) => route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? ''));
}

function queryOf(route: AnyRoute): fc.Arbitrary<string> {
  const { properties = {}, required = [] } = inputSchema(route.query);
  const example = route.example.query as Record<string, unknown> | undefined;
  const pairs = Object.entries(properties).map(([name, schema]) => {
    const wanted = mixed(schema, example?.[name]).map((value) => `${name}=${encodedValue(value)}`);
    const written = fc.oneof(
      { weight: 6, arbitrary: wanted },
      { weight: 1, arbitrary: hostileEncoded.map((text) => `${name}=${text}`) },
      { weight: 1, arbitrary: fc.tuple(wanted, wanted).map((twice) => twice.join('&')) },
      { weight: 1, arbitrary: fc.constantFrom(name, `${name}[]=1`, `${name}[__proto__]=1`, `${name}=%`) },
    );
    return fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: required.includes(name) ? 9 : 1, arbitrary: written });
  });
  const stray = fc.tuple(hostileEncoded, hostileEncoded).map((pair) => pair.join('='));
  return fc
    .tuple(...pairs, fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: stray }))
    .map((written) => written.filter(Boolean).join('&'));
}

interface WireBody {
  bytes: string | Buffer | null;
  headers: Record<string, string>;
}

function bodyOf(route: AnyRoute): fc.Arbitrary<WireBody> {
  const json = (text: string): WireBody => ({ bytes: text, headers: { 'content-type': 'application/json' } });
  const expected = mixed(inputSchema(route.body), route.example.body);
  const spoiled = oneSpoilt(inputSchema(route.body), route.example.body);
  const invaded = fc.tuple(expected, uninvited).map(([body, guests]) => (isObject(body) ? withEntries(body, guests) : body));
  const form = objectOf(fc.oneof(hostileText, fc.constantFrom('email', 'token', 'List-Unsubscribe')), hostileText);
  return fc.oneof(
    { weight: 5, arbitrary: expected.map((body) => json(jsonText(body))) },
    { weight: 8, arbitrary: spoiled.map((body) => json(jsonText(body))) },
    { weight: 3, arbitrary: invaded.map((body) => json(jsonText(body))) },
    { weight: 2, arbitrary: hostileJson.map((body) => json(jsonText(body))) },
    { weight: 1, arbitrary: brokenJson.map((bytes) => ({ ...json(''), bytes })) },
    {
      weight: 1,
      arbitrary: form.map((fields) => ({
        bytes: formText(fields),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(expected, contentType).map(([body, type]) => ({ ...json(jsonText(body)), headers: { 'content-type': type } })),
    },
    { weight: 1, arbitrary: fc.constant({ bytes: null, headers: {} }) },
  );
}

const brokenJson = fc.oneof(
  fc
    .constantFrom(
      '',
      '{',
      '[',
      '"',
      'nul',
      '{"a":1,}',
      "{'a':1}",
      '\ufeff{}',
      '{"a":1}{"a":2}',
      '{"email":"a","email":"b"}',
      '{"__proto__":1',
      'NaN',
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 50 }).map((bytes) => Buffer.from(bytes)),
);

const contentType = fc.constantFrom(
  'text/plain',
  'application/xml',
  'multipart/form-data; boundary=a',
  'application/json; charset=utf-7',
  'application/json;charset=utf-16',
  'application/vnd.api+json',
  'APPLICATION/JSON',
  'application/json, text/html',
  '__proto__/constructor',
  '/',
  ';',
);

const formText = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map((pair) => pair.map(percentEncoded).join('='))
    .join('&');

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
const withEntries = (...objects: object[]) => Object.fromEntries(objects.flatMap((one) => Object.entries(one)));

/** Mostly what the schema accepts; some parts of it just outside, or hostile. */
function mixed(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 6, arbitrary: valid(schema, example) },
    { weight: 3, arbitrary: composed(schema, example, mixed) },
    { weight: 2, arbitrary: outside(schema) },
    { weight: 2, arbitrary: hostileJson },
  );
}

/** What the schema accepts but for one field. */
function oneSpoilt(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
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

function valid(schema: Schema, example: unknown): fc.Arbitrary<unknown> {
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
  const { properties = {}, required = [], additionalProperties } = schema;
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
  const formatted = byFormat[format ?? ''];
  if (formatted) return formatted;
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 100)) }).filter(fits);
  const full = fc.constantFrom('x'.repeat(maxLength), '😀'.repeat(maxLength / 2), 'x'.repeat(minLength));
  return fc.oneof(
    pattern ? matching(pattern).filter(fits) : free,
    pattern ? free.filter((text) => new RegExp(pattern, 'u').test(text)) : full,
  );
}

function matching(pattern: string): fc.Arbitrary<string> {
  return fc.stringMatching(new RegExp(pattern, 'u'));
}

function numbers(schema: Schema): fc.Arbitrary<number> {
  const { type, minimum, maximum, exclusiveMinimum } = schema;
  const whole = type === 'integer';
  const min = minimum ?? (exclusiveMinimum === undefined ? -1e9 : exclusiveMinimum + (whole ? 1 : 0.01));
  const max = maximum ?? 1e9;
  const between = whole ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  return fc.oneof({ weight: 3, arbitrary: between }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

/** Just over the edge of what is accepted. */
function outside(schema: Schema): fc.Arbitrary<unknown> {
  const { minLength, maxLength, minimum, maximum, maxItems } = schema;
  const edges: unknown[] = [];
  if (minLength) edges.push('x'.repeat(minLength - 1), ' '.repeat(minLength));
  if (maxLength) edges.push('x'.repeat(maxLength + 1), '😀'.repeat(maxLength), '\u0301'.repeat(maxLength), `${' '.repeat(maxLength)}x`);
  if (minimum !== undefined) edges.push(minimum - 1, minimum + 0.5, String(minimum));
  if (maximum !== undefined) edges.push(maximum + 1, String(maximum));
  if (maxItems) edges.push(Array.from({ length: maxItems + 1 }, () => null));
  return edges.length > 0 ? fc.constantFrom(...edges) : hostileJson;
}
