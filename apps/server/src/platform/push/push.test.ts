import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../sandbox/src/sandbox.ts';
import { useRecordedProvider } from '../../../test/support/recorded-provider.ts';
import { loadConfig } from '../config/config.ts';
import { developmentDefaults } from '../config/development.ts';
import { isPushUrl, pushHosts } from './hosts.ts';
import { areSubscriptionKeys, publicPushKey } from './keys.ts';
import type { PushSubscription } from './push.ts';
import { webPush } from './web-push.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());

const config = () => loadConfig({ ENVIRONMENT: 'test', PUSH_HOSTS: sandbox.url });
const ownKey = () => publicPushKey(config().VAPID_PRIVATE_KEY);

async function subscribe(wishes: { answers?: string; applicationServerKey?: string } = {}): Promise<PushSubscription> {
  const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: ownKey(), ...wishes }),
  });
  return (await answer.json()) as PushSubscription;
}

describe('webPush', () => {
  it('sends an encrypted message with VAPID that replaces the previous one of its topic', async () => {
    const to = await subscribe();
    for (const count of [1, 2]) expect(await webPush(config()).send(to, { v: 1, count }, 'news')).toEqual({ kind: 'delivered' });
    const { messages, taken } = (await (await fetch(`${to.endpoint}/messages`)).json()) as { messages: unknown[]; taken: number };
    expect(messages).toEqual([expect.objectContaining({ text: '{"v":1,"count":2}', ttl: 14_400, urgency: 'normal', topic: 'news' })]);
    expect(taken).toBe(2);
  });

  it.each([
    ['gone', { kind: 'gone' }],
    ['busy', { kind: 'later', afterMs: 120_000 }],
    ['broken', { kind: 'later', afterMs: 0 }],
    ['small', { kind: 'rejected', status: 413 }],
    ['moved', { kind: 'rejected', status: 307 }],
  ])('maps a service that answers %s to an outcome', async (answers, outcome) => {
    expect(await webPush(config()).send(await subscribe({ answers }), { v: 1, count: 1 }, 'news')).toEqual(outcome);
  });

  it('reports a rejection by a browser that subscribed with another key', async () => {
    const to = await subscribe({ applicationServerKey: 'another' });
    expect(await webPush(config()).send(to, { v: 1, count: 1 }, 'news')).toEqual({ kind: 'rejected', status: 403 });
  });

  it('sends nothing to a URL outside the configured hosts, even if it is stored', async () => {
    const to = await subscribe();
    const narrow = loadConfig({ ENVIRONMENT: 'test', PUSH_HOSTS: 'fcm.googleapis.com' });
    expect(await webPush(narrow).send(to, { v: 1, count: 1 }, 'news')).toEqual({ kind: 'gone' });
    expect(await (await fetch(`${to.endpoint}/messages`)).json()).toMatchObject({ taken: 0 });
  });

  it('returns later for a service that does not answer or cannot be reached', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const to = { ...(await subscribe()), endpoint: `${origin}/push/x` };
    const impatient = webPush(loadConfig({ ENVIRONMENT: 'test', PUSH_HOSTS: origin }), 50);
    expect(await impatient.send(to, { v: 1, count: 1 }, 'news')).toEqual({ kind: 'later', afterMs: 0 });
    silent.closeAllConnections();
    silent.close();
    await once(silent, 'close');
    expect(await impatient.send(to, { v: 1, count: 1 }, 'news')).toEqual({ kind: 'later', afterMs: 0 });
  });
});

describe('webPush with recorded responses', () => {
  const provider = useRecordedProvider();

  it.each([
    ['created', { kind: 'delivered' }],
    ['gone', { kind: 'gone' }],
    ['not-found', { kind: 'gone' }],
    ['too-large', { kind: 'rejected', status: 413 }],
    ['too-many-requests', { kind: 'later', afterMs: 120_000 }],
  ])('maps the response %s', async (name, outcome) => {
    provider.answer(`web-push/${name}.http`);
    const to = { ...(await subscribe()), endpoint: `${provider.url}/push/x` };
    expect(await webPush(loadConfig({ ENVIRONMENT: 'test', PUSH_HOSTS: provider.url })).send(to, { v: 1, count: 1 }, 'news')).toEqual(
      outcome,
    );
    expect(provider.received).toMatchObject([
      { method: 'POST', headers: { ttl: '14400', urgency: 'normal', topic: 'news', 'content-encoding': 'aes128gcm' } },
    ]);
  });
});

describe('isPushUrl', () => {
  const hosts = pushHosts.split(',');

  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://updates-autopush.stage.push.services.mozilla.com/wpush/v1/abc',
    'https://wns2-db5p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('accepts %s', (endpoint) => {
    expect(isPushUrl(endpoint, hosts)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://user:password@fcm.googleapis.com/abc',
    'https://fcm.googleapis.com@127.0.0.1/abc',
    'https://fcm.googleapis.com.example.org/abc',
    'https://fcm.googleapis.com./abc',
    'https://notfcm.googleapis.com/abc',
    'https://notify.windows.com/abc',
    'https://evilnotify.windows.com/abc',
    'https://127.0.0.1/abc',
    'https://2130706433/abc',
    'https://[::1]/abc',
    'https://[::ffff:127.0.0.1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'http://127.0.0.1:13200/push/abc',
    'https://example.org/?https://fcm.googleapis.com',
    'https://example.org\\@fcm.googleapis.com/abc',
    'file:///etc/passwd',
    'data:text/plain,abc',
    'not an address',
  ])('rejects %s', (endpoint) => {
    expect(isPushUrl(endpoint, hosts)).toBe(false);
  });

  it('accepts only host names in PUSH_HOSTS in production', () => {
    expect(() => loadConfig({ ...developmentDefaults, ENVIRONMENT: 'production' })).toThrow(/PUSH_HOSTS: names of hosts only/);
  });
});

describe('areSubscriptionKeys', () => {
  it('requires a point of the curve and a secret of 16 bytes', async () => {
    const { keys } = await subscribe();
    expect(areSubscriptionKeys(keys)).toBe(true);
    expect(areSubscriptionKeys({ ...keys, auth: 'c2hvcnQ' })).toBe(false);
    expect(areSubscriptionKeys({ ...keys, p256dh: 'B'.repeat(87) })).toBe(false);
    expect(areSubscriptionKeys({ ...keys, p256dh: `${keys.p256dh}=` })).toBe(false);
  });
});
