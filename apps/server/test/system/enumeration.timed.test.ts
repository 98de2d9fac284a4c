import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { examples } from '@subrosa/contract/accounts/schemas';
import { newChallenge } from '../../src/domains/accounts/proof-of-work.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { createLog } from '../../src/platform/log.ts';
import { connectRedis, disconnectRedis } from '../../src/platform/redis.ts';
import { useApi } from '../support/test-api.ts';
import { aNetwork } from '../support/network.ts';
import { aPerson } from '../support/credentials.ts';
import { solve } from '../support/proof-of-work.ts';
import { areaUnderCurve, medianOf } from '../support/percentiles.ts';
import { rawHttpClient } from '../support/raw-http-client.ts';

/** With 1,000 samples an iteration fails by chance once in a thousand; the release test uses TIMING_SAMPLES=2000. */
const SAMPLES = Number(process.env['TIMING_SAMPLES'] ?? 1000);
const WARM_UP = 200;
const FARTHEST = 0.05;
/** A run that could not detect a difference of a millisecond proves nothing. */
const COARSEST_MS = 1;

/** A real difference appears in every iteration, one by chance or by a busy machine does not. */
const ITERATIONS = 3;
const NAMES = WARM_UP + SAMPLES;
const MEMBERS = ITERATIONS * NAMES;

// Every request uses another IP address; in a separate Redis their counters cannot affect other tests for an hour.
const REDIS_URL = `${loadConfig({ ENVIRONMENT: 'test' }).REDIS_URL}/9`;
const api = useApi({ config: { SIGNUP_POW_COST: 1, LOG_LEVEL: 'silent', REDIS_URL } });
const wire = rawHttpClient(1);
afterAll(async () => {
  wire.close();
  const redis = await connectRedis({ url: REDIS_URL, name: 'test', log: createLog(api.config, 'test'), whileAway: 'fail' });
  await redis.flushDb();
  await disconnectRedis(redis);
});

const known = (number: number) => `known${String(number).padStart(6, '0')}`;
const unknown = (number: number) => `other${String(number).padStart(6, '0')}`;
const emailOf = (name: string) => `${name}@example.org`;

/** Inserts the same rows as `aMember`, but thousands in a second. */
beforeAll(async () => {
  await sql`
    INSERT INTO member (id, username, email, account_type, state, serial, joined_at)
    SELECT gen_random_uuid(), name, name || '@example.org', 'fetishist', 'active', '12345678', now()
    FROM (SELECT 'known' || lpad(number::text, 6, '0') AS name FROM generate_series(0, ${MEMBERS - 1}::int) AS number) AS names`.execute(
    api.db,
  );
  await sql`INSERT INTO member_settings (member_id, locale, time_zone) SELECT id, 'en', 'UTC' FROM member`.execute(api.db);
  await sql`INSERT INTO username_claim (name, holder) SELECT username, id FROM member`.execute(api.db);
  await sql`INSERT INTO credential (member_id, kind, verifier)
    SELECT id, kind, sha256((id::text || kind)::bytea) FROM member, unnest(ARRAY['email', 'username']) AS kind`.execute(api.db);
  await sql`INSERT INTO key_envelope (member_id, kind, envelope)
    SELECT id, kind, 'envelope' FROM member, unnest(ARRAY['email', 'username']) AS kind`.execute(api.db);
  await sql`VACUUM ANALYZE member, member_settings, username_claim, credential, key_envelope`.execute(api.db);
});

async function aSignUp(name: string): Promise<object> {
  const { username, credentials } = aPerson();
  const proof = await solve(await newChallenge(api.config.SESSION_SECRET, 1, systemClock));
  const email = emailOf(name);
  return { email, username, credentials, accountType: 'fetishist', keys: examples.keys, agreement: true, age: true, proof };
}

/** The cookie of a browser that has logged in to another account; it is sent for every name. */
const cookie = `__Host-sr-browser=${randomBytes(32).toString('base64url')}`;

interface Sampled {
  path: string;
  status: number;
  body: (name: string) => object | Promise<object>;
  headers?: Record<string, string>;
}

const calls: Record<string, Sampled> = {
  'sign-up': { path: '/api/user/register', status: 200, body: aSignUp },
  'login by address': { path: '/api/auth/login', status: 401, body: (name) => ({ login: emailOf(name), password: examples.secret }) },
  'login with the cookie of another account': {
    path: '/api/auth/login',
    status: 401,
    body: (name) => ({ login: emailOf(name), password: examples.secret }),
    headers: { cookie },
  },
  'login by username': { path: '/api/auth/login', status: 401, body: (name) => ({ login: name, password: examples.secret }) },
  parameters: { path: '/api/auth/parameters', status: 200, body: (name) => ({ names: [emailOf(name), name] }) },
  forgot: { path: '/api/hash/forgot', status: 200, body: (name) => ({ email: emailOf(name) }) },
  'device link': { path: '/api/hash/sessions', status: 200, body: (name) => ({ email: emailOf(name) }) },
  'verification again': { path: '/api/hash/email/verify', status: 200, body: (name) => ({ email: emailOf(name) }) },
};

async function sample({ path, headers: extra }: Sampled, body: object): Promise<{ ms: number; status: number; text: string }> {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  const headers = { 'content-type': 'application/json', 'content-length': length, 'x-forwarded-for': aNetwork(), ...extra };
  const start = performance.now();
  const answered = await wire.send(api.port, { method: 'POST', url: path, headers, body: text });
  return { ms: performance.now() - start, status: answered.status, text: answered.text };
}

interface Iteration {
  area: number;
  finest: number;
  medians: string;
}

const isAlike = ({ area, finest }: Iteration) => Math.abs(area - 0.5) < FARTHEST && finest < COARSEST_MS;

/** Each name is used in one iteration only, because the response to a second wrong password differs. */
async function measure(name: string, iteration: number): Promise<Iteration> {
  const { body, status } = calls[name]!;
  const times = { known: [] as number[], unknown: [] as number[] };
  const texts = { known: new Set<string>(), unknown: new Set<string>() };
  for (let number = 0; number < NAMES; number += 1) {
    // Alternates the order, so that a drift affects both kinds.
    const order = number % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) {
      const person = iteration * NAMES + number;
      const answered = await sample(calls[name]!, await body(kind === 'known' ? known(person) : unknown(person)));
      expect(answered.status).toBe(status);
      if (name !== 'parameters') texts[kind].add(answered.text);
      if (number >= WARM_UP) times[kind].push(answered.ms);
    }
  }
  expect(texts.known).toEqual(texts.unknown);
  expect(texts.known.size).toBeLessThanOrEqual(1);
  return {
    area: areaUnderCurve(times.known, times.unknown),
    finest: smallestNoticed(times.known, times.unknown),
    medians: `${medianOf(times.known).toFixed(2)} and ${medianOf(times.unknown).toFixed(2)} ms`,
  };
}

it.each(Object.keys(calls))('%s returns equal responses in equal time for existing and unknown names', async (name) => {
  let last = await measure(name, 0);
  for (let iteration = 1; iteration < ITERATIONS && !isAlike(last); iteration += 1) last = await measure(name, iteration);
  const { area, finest, medians } = last;
  process.stdout.write(`${name}: area ${area.toFixed(3)}, medians ${medians}, would notice ${finest.toFixed(2)} ms\n`);
  expect(Math.abs(area - 0.5)).toBeLessThan(FARTHEST);
  expect(finest).toBeLessThan(COARSEST_MS);
});

/** Returns the smallest added difference that would have failed this run. */
function smallestNoticed(first: readonly number[], second: readonly number[]): number {
  let planted = 0;
  const slower = () => second.map((ms) => ms + planted);
  while (planted < COARSEST_MS && areaUnderCurve(first, slower()) - 0.5 < FARTHEST) planted += 0.02;
  return planted;
}
