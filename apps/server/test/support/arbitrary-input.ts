import { isWriting, type AnyRoute } from '@subrosa/contract/route';
import fc from 'fast-check';
import { arbitraryHeaders } from './arbitrary-headers.ts';
import { anExampleOf, inputSchema, isObject, mixed, oneSpoilt, valid, withEntries } from './arbitrary-values.ts';
import { hostileEncoded, hostileJson, hostileText, jsonText, ORDEALS, objectOf, percentEncoded, uninvited } from './hostile-values.ts';

/** A request as sent over the wire. */
export interface WireCall {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

/** Generates requests to a route: valid ones, ones just outside its limits, and hostile ones. */
export function arbitraryCall(route: AnyRoute): fc.Arbitrary<WireCall> {
  return fc
    .record({
      url: fc.tuple(pathOf(route), queryOf(route)).map(([path, query]) => cut(query ? `${path}?${query}` : path)),
      body: isWriting(route.method) ? bodyOf(route) : fc.constant({ bytes: null, headers: {} }),
      headers: arbitraryHeaders,
    })
    .map(({ url, body, headers }) => ({
      method: route.method,
      url,
      headers: { ...headers, ...body.headers },
      body: body.bytes,
    }));
}

/** Returns valid requests with one hostile field, for each field and each hostile value. */
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
    url: cut(`${path}?${query.join('&')}`),
    headers: { ...(writing && { 'content-type': 'application/json', 'idempotency-key': `${route.path}-${index}` }), 'if-match': '"1"' },
    body: writing ? jsonText(input.body) : null,
  };
}

const encodedValue = (value: unknown) => percentEncoded(typeof value === 'string' ? value : jsonText(value));

// Headers above 16 KB are rejected before parsing, and the URL counts towards that limit.
const MAX_URL_LENGTH = 10_000;
const cut = (url: string) => url.slice(0, MAX_URL_LENGTH);

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
