import { route } from '@subrosa/contract/route';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useApi } from '../../../test/support/test-api.ts';
import { aNetwork, aNetwork6 } from '../../../test/support/network.ts';
import { actAs, anActor } from '../../../test/support/actors.ts';
import { aToken } from '../../../test/support/tokens.ts';
import { newId } from '../ids.ts';
import { withPreparation, respond, endpoints } from './endpoint.ts';
import { everyone, members, perNetwork } from './policy.ts';
import { ApiError } from './api-error.ts';
import { staleVersion } from './version.ts';

const note = z.object({ text: z.string('field.required').min(1, 'field.required').max(20, 'field.tooLong') });

const calls = {
  readNote: route({
    method: 'GET',
    path: '/api/notes/{id}',
    summary: 'One note',
    params: z.object({ id: z.string() }),
    reply: z.object({ text: z.string() }),
  }),
  keepNote: route({ method: 'POST', path: '/api/notes', summary: 'Keep a note', body: note, reply: z.object({ number: z.int() }) }),
  editNote: route({
    method: 'PUT',
    path: '/api/notes/{id}',
    summary: 'Edit',
    params: z.object({ id: z.string() }),
    body: note,
    reply: z.object({}),
    versioned: true,
  }),
  weighNote: route({
    method: 'POST',
    path: '/api/notes/weigh',
    summary: 'Weigh, then keep',
    body: note,
    reply: z.object({ characters: z.int(), idle: z.boolean() }),
  }),
  failHere: route({ method: 'POST', path: '/api/notes/fail', summary: 'A bug', reply: z.object({}) }),
  readSecret: route({ method: 'GET', path: '/sails/secret', summary: 'For members', reply: z.object({ member: z.string() }) }),
  readPage: route({ method: 'GET', path: '/api/page', summary: 'For members', reply: z.object({ member: z.string() }) }),
  knock: route({ method: 'POST', path: '/api/knock', summary: 'Limited', reply: z.object({}) }),
};

let kept = 0;
let version = 3;

const api = useApi({
  endpoints: endpoints(
    calls,
    {
      readNote: { who: everyone },
      keepNote: { who: everyone },
      editNote: { who: everyone },
      weighNote: { who: everyone },
      failHere: { who: everyone },
      readSecret: { who: members },
      readPage: { who: members },
      knock: { who: everyone, limit: perNetwork(3, 60) },
    },
    {
      readNote: ({ params }) => ({ text: params.id, secret: 'never on the wire' }),
      keepNote: async ({ tx, body }) => {
        kept += 1;
        await tx
          .insertInto('client_error')
          .values({
            fingerprint: newId(),
            message: body.text,
            path: '/',
            release: 'test',
            first_seen_at: new Date(),
            last_seen_at: new Date(),
          })
          .execute();
        if (body.text === 'reject') throw new ApiError('resource.notFound');
        return { number: kept };
      },
      editNote: async ({ version: edited }) => {
        if (edited !== version) staleVersion();
        version += 1;
        return respond({}, { version });
      },
      weighNote: withPreparation(
        async ({ db, body }) => {
          const held = await sql<{ idle: boolean }>`
            SELECT EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction') AS idle`.execute(
            db,
          );
          if (body.text === 'reject') throw new ApiError('resource.notFound');
          return { characters: body.text.length, idle: held.rows[0]?.idle ?? true };
        },
        async ({ found }) => found,
      ),
      failHere: async () => {
        throw new Error('secret detail');
      },
      readSecret: ({ caller }) => ({ member: caller?.memberId ?? '' }),
      readPage: ({ caller }) => ({ member: caller?.memberId ?? '' }),
      knock: () => ({}),
    },
  ),
});

const rowsWith = async (message: string) =>
  (await api.db.selectFrom('client_error').selectAll().where('message', '=', message).execute()).length;

describe('mount', () => {
  it('wraps the reply in body and removes fields that the contract does not name', async () => {
    const answered = await api.get('/api/notes/hello');
    expect(await answered.json()).toEqual({ body: { text: 'hello' } });
    expect(answered.headers.get('cache-control')).toBe('no-store');
  });

  it('names every invalid field with its code and message', async () => {
    const answered = await api.post('/api/notes', { text: 'x'.repeat(21) });
    expect(answered.status).toBe(400);
    expect(await answered.json()).toEqual({
      code: 'request.invalid',
      message: 'Check the highlighted fields.',
      fields: { text: { code: 'field.tooLong', message: 'This is too long. Shorten it.' } },
    });
  });

  it('reveals only the request id when a handler fails', async () => {
    const answered = await api.post('/api/notes/fail', {});
    expect(answered.status).toBe(500);
    expect(await answered.text()).not.toContain('secret detail');
    expect(answered.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  });

  it('returns 404 for an unknown path', async () => {
    const answered = await api.get('/api/nowhere');
    expect(answered.status).toBe(404);
    expect(await answered.json()).toEqual({ code: 'resource.notFound', message: 'This page is not available' });
  });

  it.each([
    ['{"text":', 'application/json', 400, 'request.malformed'],
    ['<note/>', 'application/xml', 415, 'request.unsupportedType'],
    [JSON.stringify({ text: 'x'.repeat(300_000) }), 'application/json', 413, 'request.tooLarge'],
  ])('rejects an unreadable body %#', async (body, type, status, code) => {
    const answered = await fetch(`http://127.0.0.1:${api.port}/api/notes`, { method: 'POST', body, headers: { 'content-type': type } });
    expect(answered.status).toBe(status);
    expect(await answered.json()).toMatchObject({ code });
  });

  it('sends headers that restrict scripts, frames and referrers', async () => {
    const { headers } = await api.get('/api/notes/x');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=63072000; includeSubDomains');
  });
});

describe('mount with Idempotency-Key', () => {
  it('stores the reply encrypted', async () => {
    const key = newId();
    const answered = await api.post('/api/notes', { text: 'private' }, { 'idempotency-key': key });
    const text = await answered.text();
    const { reply } = await api.db.selectFrom('idempotency_key').select('reply').where('key', '=', key).executeTakeFirstOrThrow();
    expect(reply).toBeTruthy();
    expect([reply, Buffer.from(reply ?? '', 'base64').toString()]).not.toContain(text);
  });

  it('returns the same reply for a repeated request, which has one effect', async () => {
    const key = newId();
    const first = await api.post('/api/notes', { text: 'once' }, { 'idempotency-key': key });
    const second = await api.post('/api/notes', { text: 'once' }, { 'idempotency-key': key });
    expect(await second.json()).toEqual(await first.json());
    expect(await rowsWith('once')).toBe(1);
  });

  it('executes one of twenty concurrent requests', async () => {
    const key = newId();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await api.post('/api/notes', { text: 'crowd' }, { 'idempotency-key': key })).text()),
    );
    expect(new Set(answers).size).toBe(1);
    expect(await rowsWith('crowd')).toBe(1);
  });

  it('returns 422 with another body', async () => {
    const key = newId();
    await api.post('/api/notes', { text: 'first' }, { 'idempotency-key': key });
    const second = await api.post('/api/notes', { text: 'second' }, { 'idempotency-key': key });
    expect(second.status).toBe(422);
    expect(await second.json()).toMatchObject({ code: 'idempotency.keyReused' });
    expect(await rowsWith('second')).toBe(0);
  });

  it('stores no error, whose effects are rolled back', async () => {
    const key = newId();
    const first = await api.post('/api/notes', { text: 'reject' }, { 'idempotency-key': key });
    const second = await api.post('/api/notes', { text: 'reject' }, { 'idempotency-key': key });
    expect([first.status, second.status]).toEqual([404, 404]);
    expect(await rowsWith('reject')).toBe(0);
  });

  it('applies only to the member who sent it', async () => {
    const key = newId();
    const as = async () => ({ 'idempotency-key': key, ...(await actAs('regular', api)) });
    await api.post('/api/notes', { text: 'mine' }, await as());
    await api.post('/api/notes', { text: 'mine' }, await as());
    expect(await rowsWith('mine')).toBe(2);
  });

  it('rejects a key of more than 200 characters', async () => {
    const answered = await api.post('/api/notes', { text: 'x' }, { 'idempotency-key': 'a'.repeat(201) });
    expect(answered.status).toBe(400);
  });
});

describe('withPreparation', () => {
  const weigh = (text: string) => api.request('POST', '/api/notes/weigh', { body: { text }, headers: { 'idempotency-key': newId() } });

  it('passes its result to the handler and holds no transaction meanwhile', async () => {
    expect(await (await weigh('four')).json()).toEqual({ body: { characters: 4, idle: false } });
  });

  it('returns an ApiError that the preparation throws', async () => {
    expect((await weigh('reject')).status).toBe(404);
  });
});

describe('mount with If-Match', () => {
  it('returns 428 on a versioned route without it, and 412 to the slower tab', async () => {
    const without = await api.request('PUT', '/api/notes/1', { body: { text: 'a' } });
    expect(without.status).toBe(428);
    const tabs = [1, 2].map(() => api.request('PUT', '/api/notes/1', { body: { text: 'a' }, headers: { 'if-match': '"3"' } }));
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 412]);
  });

  it('returns 412 for a version that cannot exist', async () => {
    const answered = await api.request('PUT', '/api/notes/1', { body: { text: 'a' }, headers: { 'if-match': '"999999999999999"' } });
    expect(answered.status).toBe(412);
  });

  it('returns the ETag with a stored reply too', async () => {
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': newId() };
    const first = await api.request('PUT', '/api/notes/1', { body: { text: 'b' }, headers });
    const second = await api.request('PUT', '/api/notes/1', { body: { text: 'b' }, headers });
    expect(first.headers.get('etag')).toBe(`"${version}"`);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });
});

describe('mount with a route for members', () => {
  const read = (path: string, token?: string) => api.get(path, token ? { authorization: `Bearer ${token}` } : {});

  it('accepts a valid token and identifies its member', async () => {
    const member = await anActor('regular', api);
    const answered = await read('/api/page', await aToken({ audience: 'api', ...member }));
    expect(await answered.json()).toEqual({ body: { member: member.memberId } });
  });

  it('rejects visitors, expired tokens and tokens of others with the exact messages', async () => {
    const forged = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from('{"sub":"a"}').toString('base64url')}.`;
    const member = await anActor('regular', api);
    const chatToken = await aToken({ audience: 'chat', ...member });
    const expired = await aToken({ audience: 'api', expiresIn: -1000, ...member });
    const signedOut = await aToken({ audience: 'api', ...member, deviceId: newId() });
    const somebodyElses = await aToken({ audience: 'api', ...member, memberId: newId() });
    for (const token of [
      undefined,
      forged,
      chatToken,
      expired,
      signedOut,
      somebodyElses,
      `${await aToken({ audience: 'api', ...member })}x`,
    ]) {
      const answered = await read('/api/page', token);
      expect(answered.status).toBe(401);
      expect(await answered.json()).toMatchObject({ message: 'Authentication is required to continue' });
    }
  });

  it('answers "jwt expired" on the chat service', async () => {
    const answered = await read('/sails/secret', await aToken({ audience: 'chat', expiresIn: -1000 }));
    expect(await answered.json()).toMatchObject({ code: 'auth.chatTokenExpired', message: 'jwt expired' });
    expect((await read('/sails/secret', await aToken({ audience: 'chat', ...(await anActor('regular', api)) }))).status).toBe(200);
  });
});

describe('mount with a limited route', () => {
  it('returns 429 with Retry-After when the points are used up', async () => {
    const statuses: number[] = [];
    const [network, other] = [aNetwork(), aNetwork()];
    for (let knock = 0; knock < 4; knock += 1) {
      const answered = await api.post('/api/knock', {}, { 'x-forwarded-for': network });
      statuses.push(answered.status);
      if (answered.status === 429) expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await api.post('/api/knock', {}, { 'x-forwarded-for': other })).status).toBe(200);
  });

  const knock = async (ip: string) => (await api.post('/api/knock', {}, { 'x-forwarded-for': ip })).status;

  /** Sends a request from each of these IP addresses until one returns 429, and returns how many were accepted. */
  async function letIn(ips: readonly string[]): Promise<number> {
    let count = 0;
    for (const ip of ips) {
      if ((await knock(ip)) === 429) break;
      count += 1;
    }
    return count;
  }

  const hex = (number: number) => number.toString(16).padStart(4, '0');

  it('counts the IP addresses of an IPv6 /64 as one network', async () => {
    const network = aNetwork6();
    expect(await letIn(Array.from({ length: 8 }, (_, host) => `${network}:1200::${hex(host + 1)}`))).toBe(3);
  });

  it('allows a /56 four times and a /48 sixteen times the limit of a /64', async () => {
    const network = aNetwork6();
    expect(await letIn(Array.from({ length: 20 }, (_, subnet) => `${network}:12${hex(subnet).slice(2)}::1`))).toBe(12);
    expect(await knock(`${network}:1300::1`)).toBe(200);
    expect(await letIn(Array.from({ length: 60 }, (_, site) => `${network}:${hex((site + 0x20) << 8)}::1`))).toBe(48 - 13);
    expect(await knock(`${aNetwork6()}:1200::1`)).toBe(200);
  });

  it('counts no rejected requests of one /64 against its neighbours', async () => {
    const network = aNetwork6();
    for (let time = 0; time < 60; time += 1) await knock(`${network}:1200::1`);
    expect(await knock(`${network}:1201::1`)).toBe(200);
    expect(await knock(`${network}:1300::1`)).toBe(200);
  });
});
