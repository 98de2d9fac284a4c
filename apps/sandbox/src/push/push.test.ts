import { createCipheriv, createECDH, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSample } from '../../test/support/samples.ts';
import { startSandbox, type Sandbox } from '../sandbox.ts';
import { readMessage } from './decrypt.ts';
import { findVapidProblem } from './vapid.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

interface TestSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

async function subscribe(options: { applicationServerKey?: string; answers?: string } = {}): Promise<TestSubscription> {
  const response = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(options),
  });
  return (await response.json()) as TestSubscription;
}

const pair = createECDH('prime256v1');
pair.generateKeys();
const ownKey = pair.getPublicKey('base64url');
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const inHours = (hours: number) => Math.floor(Date.now() / 1000) + hours * 3600;

function signed(claims: { aud?: string; exp?: number } = {}, tampered = false): string {
  const text = `${part({ typ: 'JWT', alg: 'ES256' })}.${part({ aud: sandbox.url, exp: inHours(12), sub: 'mailto:a@example.org', ...claims })}`;
  const point = pair.getPublicKey();
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', x, y, d: pair.getPrivateKey('base64url') }, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' });
  if (tampered) signature[0] = (signature[0] ?? 0) ^ 1;
  return `vapid t=${text}.${signature.toString('base64url')}, k=${ownKey}`;
}

/** A second implementation of RFC 8291, so that the simulator's code does not verify itself. */
function encrypted(text: string, { keys }: TestSubscription): Buffer {
  const once = createECDH('prime256v1');
  once.generateKeys();
  const [salt, reader] = [randomBytes(16), Buffer.from(keys.p256dh, 'base64url')];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), reader, once.getPublicKey()]);
  const material = Buffer.from(hkdfSync('sha256', once.computeSecret(reader), Buffer.from(keys.auth, 'base64url'), info, 32));
  const key = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', material, salt, 'Content-Encoding: nonce\0', 12));
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = Buffer.concat([
    cipher.update(Buffer.concat([Buffer.from(text), Buffer.from([2, 0, 0])])),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(4096);
  size[4] = 65;
  return Buffer.concat([salt, size, once.getPublicKey(), record]);
}

async function push(
  to: TestSubscription,
  { text = 'hello', headers = {}, body }: { text?: string; headers?: Record<string, string>; body?: Buffer } = {},
) {
  const all = {
    authorization: signed(),
    ttl: '60',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ...headers,
  };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return fetch(to.endpoint, { method: 'POST', headers: given, body: new Uint8Array(body ?? encrypted(text, to)), redirect: 'manual' });
}

const messagesOf = async (to: TestSubscription) =>
  (await (await fetch(`${to.endpoint}/messages`)).json()) as { messages: { text: string | null }[]; taken: number };

describe('the simulator of a push service', () => {
  it('accepts a message that its browser can decrypt', async () => {
    const to = await subscribe();
    const response = await push(to, { text: 'Grüße 你好' });
    expect(response.status).toBe(201);
    expect(response.headers.get('location')).toMatch(/\/push\/message\//);
    expect((await messagesOf(to)).messages).toEqual([
      expect.objectContaining({ text: 'Grüße 你好', ttl: 60, urgency: 'normal', topic: null }),
    ]);
  });

  it('stores no text for a message that is encrypted for another browser', async () => {
    const [to, other] = [await subscribe(), await subscribe()];
    expect((await push(to, { body: encrypted('secret', other) })).status).toBe(201);
    expect((await messagesOf(to)).messages).toEqual([expect.objectContaining({ text: null })]);
  });

  it('keeps only the newest message of a topic', async () => {
    const to = await subscribe();
    for (const text of ['older', 'newer']) await push(to, { text, headers: { topic: 'news' } });
    await push(to, { text: 'apart' });
    const { messages, taken } = await messagesOf(to);
    expect(messages.map(({ text }) => text)).toEqual(['apart', 'newer']);
    expect(taken).toBe(3);
  });

  it.each([
    ['a missing signature', 401, () => ({ authorization: '' })],
    ['a signature that was tampered with', 403, () => ({ authorization: signed({}, true) })],
    ['a signature for another service', 403, () => ({ authorization: signed({ aud: 'https://push.example.org' }) })],
    ['a signature that has expired', 403, () => ({ authorization: signed({ exp: inHours(-1) }) })],
    ['a signature for more than a day', 403, () => ({ authorization: signed({ exp: inHours(25) }) })],
    ['a missing TTL', 400, () => ({ ttl: '' })],
    ['a topic that is too long', 400, () => ({ topic: 'x'.repeat(33) })],
    ['an invalid urgency', 400, () => ({ urgency: 'now' })],
    ['another encoding', 400, () => ({ 'content-encoding': 'aesgcm' })],
  ])('rejects %s with %i', async (_what, status, headers) => {
    expect((await push(await subscribe(), { headers: headers() })).status).toBe(status);
  });

  it('accepts 4096 bytes and no more', async () => {
    const to = await subscribe();
    expect((await push(to, { body: Buffer.alloc(4096) })).status).toBe(201);
    expect((await push(to, { body: Buffer.alloc(4097) })).status).toBe(413);
  });

  it('accepts messages only from the application server that subscribed', async () => {
    expect((await push(await subscribe({ applicationServerKey: ownKey }))).status).toBe(201);
    expect((await push(await subscribe({ applicationServerKey: 'another' }))).status).toBe(403);
  });

  it('fails as the creator of the subscription chose', async () => {
    expect((await push(await subscribe({ answers: 'gone' }))).status).toBe(410);
    expect((await push(await subscribe({ answers: 'broken' }))).status).toBe(500);
    const busy = await subscribe({ answers: 'busy' });
    const first = await push(busy);
    expect([first.status, first.headers.get('retry-after')]).toEqual([429, '120']);
    expect((await push(busy)).status).toBe(201);
  });

  it('returns 404 for an unknown subscription', async () => {
    expect((await push({ ...(await subscribe()), endpoint: `${sandbox.url}/push/nobody` })).status).toBe(404);
  });
});

it('creates a subscription on its page and escapes hostile messages', async () => {
  expect(
    (await fetch(`${sandbox.url}/push`, { method: 'POST', body: new URLSearchParams({ answers: '' }), redirect: 'manual' })).status,
  ).toBe(303);
  await push(await subscribe(), { text: '<script>alert(1)</script>' });
  const page = await (await fetch(`${sandbox.url}/push`)).text();
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
});

it('decrypts the example message of RFC 8291', () => {
  const { plaintext, auth, receiverPrivateKey, receiverPublicKey, body } = JSON.parse(
    readSample('web-push/rfc8291-example.json'),
  ) as Record<string, string>;
  const bytes = (text = '') => Buffer.from(text, 'base64url');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(bytes(receiverPrivateKey));
  expect(pair.getPublicKey('base64url')).toBe(receiverPublicKey);
  expect(readMessage(bytes(body), pair, bytes(auth))).toBe(plaintext);
});

it('accepts the example signature of RFC 8292 until it expires', () => {
  const { origin, expires, token, key } = JSON.parse(readSample('web-push/rfc8292-example.json')) as {
    origin: string;
    expires: number;
    token: string;
    key: string;
  };
  const complaintAt = (seconds: number) =>
    findVapidProblem(`vapid t=${token}, k=${key}`, { origin, applicationServerKey: key, now: new Date(seconds * 1000) });
  expect(complaintAt(expires - 3600)).toBeNull();
  expect(complaintAt(expires)).toBe('expired');
});
