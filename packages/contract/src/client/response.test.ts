import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { AnyRoute } from '../route.ts';
import { ResponseError, NetworkError, TimeoutError } from './errors.ts';
import { REQUEST_TIMEOUT_MS } from './exchange.ts';
import { aClient, aService, calls, iris, until, type TestClientOptions } from '../../test/support/client.ts';

async function callAnswered(given: TestClientOptions) {
  const service = await aService(() => given);
  const { client, shown } = aClient(service.baseUrl);
  const result = await client.call(calls.post).catch((error: unknown) => error);
  return { result, shown };
}

async function chatAnswered(given: TestClientOptions) {
  const service = await aService(() => given);
  const { client, shown } = aClient(service.baseUrl);
  const result = await client.call(calls.chat, { body: { text: 'Hello' } }).catch((error: unknown) => error);
  return { result, shown };
}

describe('client with a successful response', () => {
  it('unwraps the body field', async () => {
    const { result, shown } = await callAnswered({ data: iris });
    expect(result).toEqual({ name: 'Iris' });
    expect(shown).toEqual([]);
  });

  it.each([200, 201])('shows the message of a response with status %d as information', async (status) => {
    const { shown } = await callAnswered({ status, data: { ...iris, message: 'Saved.', code: 'profile.saved' } });
    expect(shown).toEqual([{ kind: 'info', code: 'profile.saved', message: 'Saved.' }]);
  });

  it('shows the message of another status as an error, as the specification requires', async () => {
    const { result, shown } = await callAnswered({ status: 202, data: { ...iris, message: 'Later.' } });
    expect(result).toEqual({ name: 'Iris' });
    expect(shown).toEqual([{ kind: 'error', code: undefined, message: 'Later.' }]);
  });

  it('resolves to undefined for an empty response', async () => {
    const { result, shown } = await callAnswered({ status: 200, data: '' });
    expect(result).toBeUndefined();
    expect(shown).toEqual([]);
  });

  it('rejects an HTML page instead of JSON', async () => {
    const { result, shown } = await callAnswered({ data: '<html>', headers: { 'content-type': 'text/html' } });
    expect(result).toBeInstanceOf(ResponseError);
    expect(shown).toMatchObject([{ kind: 'error', code: 'server.error' }]);
  });

  it('checks the reply against its route if a check is configured', async () => {
    const service = await aService(() => ({ data: { body: { name: 7 } } }));
    const check = (route: AnyRoute, body: unknown) => void route.reply.parse(body);
    await expect(aClient(service.baseUrl, { check }).client.call(calls.post)).rejects.toThrow('expected string');
    await expect(aClient(service.baseUrl).client.call(calls.post)).resolves.toEqual({ name: 7 });
  });
});

describe('client with an error response', () => {
  const invalid = { code: 'request.invalid', message: 'Please check.', fields: { name: { code: 'field.required', message: 'Required' } } };

  it('rejects with status, code, message and fields, and shows the message as an error', async () => {
    const { result, shown } = await callAnswered({ status: 400, data: invalid });
    expect(result).toBeInstanceOf(ResponseError);
    expect(result).toMatchObject({ ...invalid, status: 400 });
    expect(shown).toEqual([{ kind: 'error', code: 'request.invalid', message: 'Please check.' }]);
  });

  it('shows no message for a code that the caller handles', async () => {
    const service = await aService(() => ({ status: 400, data: invalid }));
    const { client, shown } = aClient(service.baseUrl);
    await expect(client.call(calls.post, { handles: ['request.invalid'] })).rejects.toBeInstanceOf(ResponseError);
    await expect(client.call(calls.post, { handles: ['resource.notFound'] })).rejects.toBeInstanceOf(ResponseError);
    expect(shown).toHaveLength(1);
  });

  it('shows the HTML page of a proxy as a server error', async () => {
    const { result, shown } = await callAnswered({ status: 502, data: '<h1>Bad Gateway</h1>', headers: { 'content-type': 'text/html' } });
    expect(result).toMatchObject({ status: 502, code: 'server.error' });
    expect(shown).toEqual([
      { kind: 'error', code: 'server.error', message: 'Something went wrong on our side. Please try again in a moment.' },
    ]);
  });

  it.each([
    ['message', { message: 'You are muted' }],
    ['error', { error: 'You are muted' }],
    ['plain text', 'You are muted'],
    ['JSON string', '"You are muted"'],
  ])('shows the text of a chat error, given as %s', async (_, data) => {
    const { result, shown } = await chatAnswered({ status: 400, data });
    expect(result).toMatchObject({ status: 400, message: 'You are muted' });
    expect(shown).toEqual([{ kind: 'error', code: undefined, message: 'You are muted' }]);
  });
});

describe('client without a response', () => {
  const neverAnswers = () => new Promise<never>(() => {});

  it('uses a timeout of 60 seconds', () => {
    expect(REQUEST_TIMEOUT_MS).toBe(60_000);
  });

  it('rejects with a timeout and shows an error when the service takes too long', async () => {
    const service = await aService(neverAnswers);
    const { client, shown } = aClient(service.baseUrl, { timeoutMs: 30 });
    await expect(client.call(calls.post)).rejects.toBeInstanceOf(TimeoutError);
    expect(shown).toMatchObject([{ kind: 'error', code: 'network.timeout' }]);
  });

  it('rejects with a timeout when the response does not end in time', async () => {
    const service = createServer((socket) => void socket.on('error', () => {}).write('HTTP/1.1 200 OK\r\ncontent-length: 50\r\n\r\n{"bo'));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { client } = aClient(`http://127.0.0.1:${(service.address() as AddressInfo).port}`, { timeoutMs: 50 });
    await expect(client.call(calls.post)).rejects.toBeInstanceOf(TimeoutError);
    service.close();
  });

  it('rejects with a network error and shows it when the service cannot be reached', async () => {
    const { client, shown } = aClient('http://127.0.0.1:1');
    await expect(client.call(calls.post)).rejects.toBeInstanceOf(NetworkError);
    expect(shown).toMatchObject([{ kind: 'error', code: 'network.failed' }]);
  });

  it('rejects without a message when the caller aborts', async () => {
    const service = await aService(neverAnswers);
    const { client, shown } = aClient(service.baseUrl);
    const controller = new AbortController();
    const call = client.call(calls.post, { signal: controller.signal });
    await until(() => service.seen.length === 1);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(shown).toEqual([]);
  });
});
