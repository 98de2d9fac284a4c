import { randomInt } from 'node:crypto';
import { connect } from 'node:net';
import { text as readAll } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { failure, successOf } from '@subrosa/contract/envelope';
import { isFieldProblem, errorCodes, type ErrorCode } from '@subrosa/contract/error-codes';
import { route, type AnyRoute } from '@subrosa/contract/route';
import { typedText } from '@subrosa/contract/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints as pair, type Endpoint } from '../../src/platform/http/endpoint.ts';
import { everyone, members } from '../../src/platform/http/policy.ts';
import { audienceOf } from '../../src/platform/tokens/tokens.ts';
import { actAs } from '../support/actors.ts';
import { arbitraryHeaders } from '../support/arbitrary-headers.ts';
import { arbitraryCall, ordealsOf, type WireCall } from '../support/arbitrary-input.ts';
import { eventually } from '../support/eventually.ts';
import { hostileEncoded } from '../support/hostile-values.ts';
import { useApi } from '../support/test-api.ts';
import { aNetwork } from '../support/network.ts';
import { rawHttpClient, type WireAnswer } from '../support/raw-http-client.ts';
import { endpoints } from '../../src/app/domains.ts';

// A short run before a commit; `check:all` runs ten times as many.
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 15);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const TIMEOUT_MS = 30_000 + RUNS * 100;

// All input types that the contract can declare, even if no domain uses them, passed through PostgreSQL as text and JSON.
const everyShape = z.object({
  title: typedText({ max: 80 }),
  note: z.string().max(200).optional(),
  count: z.int().min(0).max(100),
  price: z.number().nonnegative(),
  at: z.iso.datetime(),
  owner: z.uuid().nullable(),
  tags: z.array(z.string().max(20)).max(5),
  settings: z.record(z.string().max(30), z.boolean()),
  location: z.discriminatedUnion('kind', [z.object({ kind: z.literal('city'), id: z.int() }), z.object({ kind: z.literal('none') })]),
  anything: z.unknown(),
});
const plantedCalls = {
  keepEverything: route({
    method: 'PUT',
    path: '/api/planted/{kind}/{id}',
    summary: 'For tests',
    params: z.object({ kind: z.enum(['note', 'page']), id: z.string().max(40) }),
    query: z.object({ page: z.coerce.number().int().min(1).max(50).default(1), search: z.string().max(50).optional() }),
    body: everyShape,
    reply: everyShape.omit({ anything: true }).extend({ id: z.string(), page: z.int() }),
    versioned: true,
  }),
  readMine: route({
    method: 'GET',
    path: '/api/planted/{id}',
    summary: 'For tests',
    params: z.object({ id: z.string() }),
    reply: z.object({ id: z.string() }),
  }),
};
const planted = pair(
  plantedCalls,
  { keepEverything: { who: everyone }, readMine: { who: members } },
  {
    keepEverything: async ({ tx, params, query, body }) => {
      const found = await sql<{ id: string; page: number; body: object }>`
        SELECT ${params.id}::text AS id, ${query.page}::integer AS page, ${JSON.stringify(body)}::jsonb AS body, ${query.search ?? ''}::text`.execute(
        tx,
      );
      const { id = '', page = 0 } = found.rows[0] ?? {};
      return { ...body, id, page };
    },
    readMine: async ({ db, params }) => {
      const found = await sql<{ id: string }>`SELECT ${params.id}::text AS id`.execute(db);
      return { id: found.rows[0]?.id ?? '' };
    },
  },
);

const api = useApi({ endpoints: [...endpoints, ...planted] });
const wire = rawHttpClient(8);
beforeAll(() => void process.stdout.write(`fuzz: FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS}\n`));
afterAll(() => wire.close());

/** Returns what violates the contract in a response; null if nothing does. */
function wrongWith(route: AnyRoute | null, { status, type, text }: WireAnswer): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (!type.startsWith('application/json')) return `${status} is ${type || 'untyped'}, not JSON: ${text}`;
  const answer: unknown = JSON.parse(text);
  const schema = status === 200 ? route && successOf(route.reply) : failure;
  const parsed = schema?.safeParse(answer);
  if (!parsed?.success) return `${status} is not in the contract: ${text}`;
  // Parsing removes fields that the schema does not declare.
  if (!isDeepStrictEqual(parsed.data, answer)) return `${status} tells more than the contract names: ${text}`;
  return status === 200 ? null : wrongWithError(status, parsed.data as z.output<typeof failure>);
}

function wrongWithError(status: number, { code, message, fields = {} }: z.output<typeof failure>): string | null {
  if (!Object.hasOwn(errorCodes, code)) return `${code} is no error code of the contract`;
  const expectedError = errorCodes[code as ErrorCode];
  if (expectedError.status !== status || expectedError.message !== message) return `${code} answers ${status} ${message}`;
  const strange = Object.values(fields).filter((field) => !isFieldProblem(field.code));
  return strange.length > 0 ? `unknown field problems ${JSON.stringify(strange)}` : null;
}

// Shortens counterexamples, whose body may have a hundred kilobytes.
function readable(call: WireCall): WireCall {
  const { method, url, headers, body } = call;
  const shown = `${method} ${url} ${JSON.stringify(headers)} ${fc.stringify(body).slice(0, 500)}`;
  return { ...call, [fc.toStringMethod]: () => shown } as WireCall;
}

type Headers = Record<string, string>;

const lawful = (endpoint: Endpoint | null, base: () => Headers, reached: string[]) => async (call: WireCall) => {
  const headers = { 'x-forwarded-for': aNetwork(), ...base(), ...call.headers };
  // Retries while the machine, which also runs the tests, is overloaded.
  const answer = await eventually(
    async () => {
      const answered = await wire.send(api.port, { ...call, headers });
      return answered.status === 503 ? null : answered;
    },
    20_000,
    'an api that keeps up',
  );
  expect(wrongWith(endpoint?.route ?? null, answer)).toBeNull();
  reached.push(answer.status === 200 ? 'done' : (JSON.parse(answer.text) as { code: string }).code);
};

/** Returns headers of alternating members: a single one would soon exceed the limit or have an outdated version. */
async function membersFor({ route, rule }: Endpoint, calls: number): Promise<() => Headers> {
  if (rule.who.visitor !== 'login') return () => ({});
  const many = rule.limit?.by === 'member' || route.versioned;
  const audience = audienceOf(route.path);
  const callers = await Promise.all(
    Array.from({ length: many ? Math.ceil(Math.max(RUNS, calls / 3) / 5) : 1 }, () => actAs('regular', api, audience)),
  );
  let turn = 0;
  return () => callers[(turn += 1) % callers.length] ?? {};
}

describe('any input', { concurrent: true, timeout: TIMEOUT_MS }, () => {
  const cases = [...endpoints, ...planted].map((endpoint) => ({ call: `${endpoint.route.method} ${endpoint.route.path}`, endpoint }));

  it.each(cases)('gets a response of the contract: $call', async ({ endpoint }) => {
    const { route, rule } = endpoint;
    const ordeals = ordealsOf(route).map((call): [WireCall] => [readable(call)]);
    const members = await membersFor(endpoint, RUNS + ordeals.length);
    const outcomes: string[] = [];
    const property = fc.asyncProperty(
      arbitraryCall(route).map(readable),
      lawful(endpoint, () => ({ ...members(), ...(route.versioned && { 'if-match': '"1"' }) }), outcomes),
    );
    await fc.assert(property, { seed: SEED, numRuns: RUNS + ordeals.length, examples: ordeals });
    // Requests that all fail in the guards would prove nothing about the handler; in short runs this may happen by chance.
    const pastGuards = outcomes.filter(
      (outcome) => !/^((request|rate|idempotency|version)\.|auth\.(required|chatTokenExpired))/.test(outcome),
    );
    // A random refresh token is never valid, so no request reaches that handler.
    if (rule.who.regular !== 'login' && RUNS >= 100) expect(pastGuards.length).toBeGreaterThan(RUNS / 50);
  });

  it('gets an error of the contract from an unknown path', async () => {
    const url = fc
      .tuple(fc.constantFrom('/', '/api/', '/api/interests/', '/sails/', '//', '/api/planted/note/'), hostileEncoded)
      .map((parts) => parts.join('').slice(0, 10_000));
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND');
    const calls = fc.record({ method, url, headers: arbitraryHeaders, body: fc.constant(null) });
    await fc.assert(
      fc.asyncProperty(
        calls.map(readable),
        lawful(null, () => ({}), []),
      ),
      { seed: SEED, numRuns: RUNS },
    );
  });
});

describe('HTTP parser', () => {
  const host = 'host: localhost';
  it.each([
    ['nonsense', 'HELLO\r\n\r\n', 'request.malformed'],
    ['a header with NUL', `GET /api/config HTTP/1.1\r\n${host}\r\naccept-language: a\0b\r\n\r\n`, 'request.malformed'],
    ['a folded header', `GET /api/config HTTP/1.1\r\n${host}\r\nx: a\rb: c\r\n\r\n`, 'request.malformed'],
    ['two lengths', `POST /api/contact HTTP/1.1\r\n${host}\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}`, 'request.malformed'],
    [
      'a length and chunks',
      `POST /api/contact HTTP/1.1\r\n${host}\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      'request.malformed',
    ],
    ['a space in the address', `GET /api/con fig HTTP/1.1\r\n${host}\r\n\r\n`, 'request.malformed'],
    ['headers without end', `GET /api/config HTTP/1.1\r\n${host}\r\nx: ${'a'.repeat(20_000)}`, 'request.tooLarge'],
    ['an endless address', `GET /${'a'.repeat(20_000)}`, 'request.tooLarge'],
  ] as const)('returns an error of the contract for %s', async (_, bytes, code) => {
    const socket = connect(api.port, '127.0.0.1');
    socket.write(bytes);
    const [head = '', body = ''] = (await readAll(socket)).split('\r\n\r\n');
    const answer = { status: Number(head.split(' ')[1]), type: /content-type: (.*)/i.exec(head)?.[1] ?? '', text: body };
    expect(wrongWith(null, answer)).toBeNull();
    expect(answer.text).toContain(code);
  });
});

describe('after all requests', () => {
  it('leaves all rows in the tables and no new property on Object.prototype', async () => {
    const { rows } = await sql<{ cities: number; names: number }>`
      SELECT (SELECT count(*)::integer FROM city) AS cities, (SELECT count(*)::integer FROM city_name) AS names`.execute(api.db);
    expect(rows[0]?.cities).toBeGreaterThan(1000);
    expect(rows[0]?.names).toBeGreaterThan(1000);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('wrongWith', () => {
  const json = 'application/json; charset=utf-8';
  const { route } = planted[1]!;
  const missing = { code: 'resource.notFound', message: errorCodes['resource.notFound'].message };

  it.each([
    [200, json, { body: { id: 'a' } }, null],
    [404, json, missing, null],
    [200, 'text/html', { body: { id: 'a' } }, '200 is text/html, not JSON'],
    [200, json, { body: { id: 7 } }, '200 is not in the contract'],
    [200, json, { body: { id: 'a', email: 'iris@example.org' } }, '200 tells more than the contract names'],
    [404, json, { ...missing, stack: 'at …' }, '404 tells more than the contract names'],
    [400, json, missing, 'resource.notFound answers 400'],
    [404, json, { ...missing, code: 'toString' }, 'toString is no error code of the contract'],
    [
      400,
      json,
      { code: 'request.invalid', message: errorCodes['request.invalid'].message, fields: { a: { code: 'odd', message: '' } } },
      'unknown field',
    ],
    [500, json, { code: 'server.error', message: errorCodes['server.error'].message }, '500: '],
  ] as const)('returns the violation in %i %s %o', (status, type, answer, wrong) => {
    const found = wrongWith(route, { status, type, text: JSON.stringify(answer) });
    expect(found?.slice(0, wrong?.length) ?? null).toBe(wrong);
  });
});
