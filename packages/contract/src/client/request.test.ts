import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { aClient, aService, aSession, calls, iris } from '../../test/support/client.ts';

describe('requests of the client', () => {
  it('sends the access token as a bearer header to the main API', async () => {
    const service = await aService(() => ({ data: iris }));
    await aClient(service.baseUrl).client.call(calls.post);
    expect(service.seen[0]?.headers.authorization).toBe('Bearer access-1');
  });

  it('sends the chat token as a bearer header to the chat service', async () => {
    const service = await aService(() => ({ data: iris }));
    await aClient(service.baseUrl).client.call(calls.chat, { body: { text: 'Hello' } });
    expect(service.seen[0]?.headers.authorization).toBe('Bearer chat-1');
  });

  it('sends no authorization header for a visitor', async () => {
    const service = await aService(() => ({ data: iris }));
    const { session } = aSession({ accessToken: () => undefined });
    await aClient(service.baseUrl, { session }).client.call(calls.post);
    expect(service.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  it('asks for replies in the language of the page', async () => {
    const service = await aService(() => ({ data: iris }));
    await aClient(service.baseUrl, { language: () => 'uk' }).client.call(calls.read, { params: { id: '7' } });
    expect(service.seen[0]?.headers['accept-language']).toBe('uk');
  });

  it('lets a request outlive the page only if its caller wants that', async () => {
    const service = await aService(() => ({ data: iris }));
    const sent: (boolean | undefined)[] = [];
    const { client } = aClient(service.baseUrl, {
      fetch: (url, init) => {
        sent.push(init?.keepalive);
        return fetch(url, init);
      },
    });
    await client.call(calls.post);
    await client.call(calls.post, { keepalive: true });
    expect(sent).toEqual([undefined, true]);
  });

  it('puts no token into a URL', async () => {
    const service = await aService(() => ({ data: iris }));
    const { client } = aClient(service.baseUrl);
    await client.call(calls.read, { params: { id: '7' } });
    await client.call(calls.chat, { body: { text: 'Hello' } });
    expect(service.seen.map((one) => one.url)).toEqual(['/api/users/7', '/sails/talk']);
  });

  it('encodes path parameters', async () => {
    const service = await aService(() => ({ data: iris }));
    await aClient(service.baseUrl).client.call(calls.read, { params: { id: 'a/b?c d' } });
    expect(service.seen[0]?.url).toBe('/api/users/a%2Fb%3Fc%20d');
  });

  it.each(['', '.', '..'])('rejects the path parameter "%s", which would reach another route', async (id) => {
    const service = await aService(() => ({ data: iris }));
    await expect(aClient(service.baseUrl).client.call(calls.read, { params: { id } })).rejects.toThrow(TypeError);
    expect(service.seen).toEqual([]);
  });

  it('repeats the key of a query array and omits undefined values', async () => {
    const service = await aService(() => ({ data: { body: [] } }));
    const { client } = aClient(service.baseUrl);
    await client.call(calls.list, { query: { tag: ['a', 'b & c'], page: 2, online: undefined } });
    expect(service.seen[0]?.url).toBe('/api/users?tag=a&tag=b+%26+c&page=2');
  });

  it('sends the body as JSON, and an empty object if the route has none', async () => {
    const service = await aService(() => ({ data: iris }));
    const { client } = aClient(service.baseUrl);
    await client.call(calls.chat, { body: { text: 'Hello' } });
    await client.call(calls.post);
    expect(service.seen.map((one) => one.body)).toEqual([{ text: 'Hello' }, {}]);
    expect(service.seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends a DELETE without a body', async () => {
    const service = await aService(() => ({ data: { body: {} } }));
    await aClient(service.baseUrl).client.call(calls.remove);
    expect(service.seen[0]).toMatchObject({ method: 'DELETE', body: undefined });
  });

  it('sends a new idempotency key with every write and none with a read', async () => {
    const service = await aService(() => ({ data: iris }));
    const { client } = aClient(service.baseUrl);
    await client.call(calls.post);
    await client.call(calls.post);
    await client.call(calls.read, { params: { id: '7' } });
    const [first, second, third] = service.seen.map((one) => one.headers['idempotency-key']);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(third).toBeUndefined();
  });

  it('returns the version of a read and sends it as If-Match with the write', async () => {
    const service = await aService(() => ({ data: iris, headers: { etag: '"v7"' } }));
    const { client } = aClient(service.baseUrl);
    const { body, version } = await client.callWithVersion(calls.read, { params: { id: '7' } });
    await client.call(calls.save, { params: { id: '7' }, body, version });
    expect(service.seen.map((one) => one.headers['if-match'])).toEqual([undefined, '"v7"']);
  });
});

describe('types of the client', () => {
  it('requires what the route requires and no more', () => {
    const { client } = aClient('http://127.0.0.1:1');
    const accepted = () => [
      client.call(calls.post),
      client.call(calls.list),
      client.call(calls.list, { query: { tag: ['a'] } }),
      client.call(calls.read, { params: { id: '7' }, signal: new AbortController().signal }),
    ];
    const rejected = () => [
      // @ts-expect-error a parameter is missing
      client.call(calls.read),
      // @ts-expect-error a parameter has another type
      client.call(calls.read, { params: { id: 7 } }),
      // @ts-expect-error the body is missing
      client.call(calls.save, { params: { id: '7' } }),
      // @ts-expect-error the query has no such key
      client.call(calls.list, { query: { colour: 'red' } }),
    ];
    expect([accepted, rejected]).toHaveLength(2);
    expectTypeOf(client.call<typeof calls.list>).returns.resolves.toEqualTypeOf<{ name: string }[]>();
  });
});

describe('size of the client', () => {
  it('imports neither zod nor the error codes at run time', () => {
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
    const outside = files.flatMap((name) => {
      const source = readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
      return source.match(/^(import|export) (?!type\b)[^;]*? from '(?!\.\/)[^']*'|\bimport\(/gm) ?? [];
    });
    expect(files).toContain('client.ts');
    expect(outside).toEqual([]);
  });
});
