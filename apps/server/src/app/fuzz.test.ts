import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { failure, successOf } from '@subrosa/contract/envelope';
import { isFieldProblem, refusals, type RefusalCode } from '@subrosa/contract/refusals';
import { route, type AnyRoute } from '@subrosa/contract/route';
import { typedText } from '@subrosa/contract/text';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints as pair } from '../platform/http/endpoint.ts';
import { everyone, members } from '../platform/http/policy.ts';
import { arbitraryHeaders } from '../testing/arbitrary-headers.ts';
import { arbitraryCall, ordealsOf, type WireCall } from '../testing/arbitrary-input.ts';
import { hostileEncoded } from '../testing/hostile-values.ts';
import { useApi } from '../testing/house.ts';
import { aNetwork } from '../testing/network.ts';
import { openWire, type WireAnswer } from '../testing/wire.ts';
import { endpoints } from './domains.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);
const SEED = Number(process.env['FUZZ_SEED'] ?? randomInt(2 ** 31));
const TIMEOUT_MS = 30_000 + RUNS * 100;

// Every shape of input that the contract can name, also while no domain uses it, kept by PostgreSQL as text and as JSON.
const everyShape = z.object({
  title: typedText({ max: 80 }),
  note: z.string().max(200).optional(),
  count: z.int().min(0).max(100),
  price: z.number().nonnegative(),
  at: z.iso.datetime(),
  owner: z.uuid().nullable(),
  tags: z.array(z.string().max(20)).max(5),
  settings: z.record(z.string().max(30), z.boolean()),
  place: z.discriminatedUnion('kind', [z.object({ kind: z.literal('city'), id: z.int() }), z.object({ kind: z.literal('none') })]),
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
const wire = openWire(8);
beforeAll(() => void process.stdout.write(`fuzz: FUZZ_SEED=${SEED} FUZZ_RUNS=${RUNS}\n`));
afterAll(() => wire.close());

/** What is wrong with an answer, whatever the call was; null where it is as the contract says. */
function wrongWith(route: AnyRoute | null, { status, type, text }: WireAnswer): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (!type.startsWith('application/json')) return `${status} is ${type || 'untyped'}, not JSON: ${text}`;
  const answer: unknown = JSON.parse(text);
  const schema = status === 200 ? route && successOf(route.reply) : failure;
  const parsed = schema?.safeParse(answer);
  if (!parsed?.success) return `${status} is not in the contract: ${text}`;
  // Parsing drops what the schema does not name.
  if (!isDeepStrictEqual(parsed.data, answer)) return `${status} tells more than the contract names: ${text}`;
  return status === 200 ? null : wrongWithRefusal(status, parsed.data as z.output<typeof failure>);
}

function wrongWithRefusal(status: number, { code, message, fields = {} }: z.output<typeof failure>): string | null {
  if (!Object.hasOwn(refusals, code)) return `${code} is no refusal of ours`;
  const refusal = refusals[code as RefusalCode];
  if (refusal.status !== status || refusal.message !== message) return `${code} answers ${status} ${message}`;
  const strange = Object.values(fields).filter((field) => !isFieldProblem(field.code));
  return strange.length > 0 ? `unknown field problems ${JSON.stringify(strange)}` : null;
}

// A counterexample may hold a body of a hundred kilobytes.
function readable(call: WireCall): WireCall {
  const { method, address, headers, body } = call;
  const shown = `${method} ${address} ${JSON.stringify(headers)} ${fc.stringify(body).slice(0, 500)}`;
  return { ...call, [fc.toStringMethod]: () => shown } as WireCall;
}

function holds(route: AnyRoute | null, calls: fc.Arbitrary<WireCall>, first: WireCall[] = []): Promise<void> {
  const property = fc.asyncProperty(calls.map(readable), async (call) => {
    const answer = await wire.send(api.port, { ...call, headers: { 'x-forwarded-for': aNetwork(), ...call.headers } });
    expect(wrongWith(route, answer)).toBeNull();
  });
  return fc.assert(property, { seed: SEED, numRuns: RUNS + first.length, examples: first.map((call) => [readable(call)]) });
}

describe('any input', { concurrent: true, timeout: TIMEOUT_MS }, () => {
  const routes = [...endpoints, ...planted].map((endpoint) => endpoint.route);

  it.each(routes)('of $method $path is answered as the contract says', async (route) => {
    await holds(route, arbitraryCall(route), ordealsOf(route));
  });

  it('for a path that nobody serves is refused as the contract says', async () => {
    const address = fc
      .tuple(fc.constantFrom('/', '/api/', '/api/interests', '/sails/', '//', '/api/planted/'), hostileEncoded)
      .map((parts) => parts.join('').slice(0, 10_000));
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND');
    await holds(null, fc.record({ method, address, headers: arbitraryHeaders, body: fc.constant(null) }));
  });
});
