import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandbox, type Sandbox } from '../../../../../sandbox/src/sandbox.ts';
import { publicPushKey } from '../../../platform/push/keys.ts';
import type { PushSubscription } from '../../../platform/push/push.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { useApi } from '../../../../test/support/test-api.ts';
import { aDevice, aMember } from '../../../../test/support/members.ts';
import { aToken } from '../../../../test/support/tokens.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0 });
});
afterAll(() => sandbox.stop());
const api = useApi({
  config: {
    get PUSH_HOSTS() {
      return [sandbox.url, 'fcm.googleapis.com'];
    },
  },
});

// The test shares the machine with the api, which sheds load right after its start.
beforeAll(() => eventually(async () => (await api.get('/api/config')).ok, 20_000, 'an api that keeps up'));

async function aBrowser(): Promise<PushSubscription> {
  const answer = await fetch(`${sandbox.url}/push/subscriptions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  return (await answer.json()) as PushSubscription;
}

async function signedIn(memberId?: string, slot: 1 | 2 = 1) {
  const id = memberId ?? (await aMember(api.db, api.config)).id;
  const deviceId = await aDevice(api.db, id, { slot });
  const headers = { authorization: `Bearer ${await aToken({ audience: 'api', memberId: id, deviceId })}` };
  const call = (method: string, body?: object) => api.request(method, '/api/notifications/push', { headers, ...(body && { body }) });
  return { id, deviceId, subscribe: (body: object) => call('POST', body), read: () => call('GET'), leave: () => call('DELETE', {}) };
}

const isSubscribed = async (device: { read: () => Promise<Response> }) =>
  ((await (await device.read()).json()) as { body: { subscribed: boolean } }).body.subscribed;
const rows = (memberId: string) =>
  api.db.selectFrom('push_subscription').select(['device_id', 'endpoint']).where('member_id', '=', memberId).execute();

describe('/api/notifications/push', () => {
  it('returns the public key and whether this device is subscribed', async () => {
    const device = await signedIn();
    expect(await (await device.read()).json()).toEqual({
      body: { publicKey: publicPushKey(api.config.VAPID_PRIVATE_KEY), subscribed: false },
    });
    expect((await device.subscribe(await aBrowser())).status).toBe(200);
    expect(await isSubscribed(device)).toBe(true);
    expect((await device.leave()).status).toBe(200);
    expect(await isSubscribed(device)).toBe(false);
  });

  it('keeps one subscription per device: a newer one replaces the older', async () => {
    const device = await signedIn();
    const [, newer] = [await device.subscribe(await aBrowser()), await aBrowser()];
    await device.subscribe(newer);
    expect(await rows(device.id)).toEqual([{ device_id: device.deviceId, endpoint: newer.endpoint }]);
  });

  it('moves the subscription to the member who signed in on the same browser last', async () => {
    const [one, other, browser] = [await signedIn(), await signedIn(), await aBrowser()];
    for (const device of [one, other]) expect((await device.subscribe(browser)).status).toBe(200);
    expect([await isSubscribed(one), await isSubscribed(other)]).toEqual([false, true]);
  });

  it('keeps one subscription when members on the same browser subscribe concurrently', async () => {
    const [devices, browser] = [await Promise.all([signedIn(), signedIn(), signedIn()]), await aBrowser()];
    const answers = await Promise.all(devices.map((device) => device.subscribe(browser)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await Promise.all(devices.map(isSubscribed))).filter(Boolean)).toHaveLength(1);
  });

  it('deletes the subscription with its device, and keeps the member’s others', async () => {
    const laptop = await signedIn();
    const phone = await signedIn(laptop.id, 2);
    for (const device of [laptop, phone]) await device.subscribe(await aBrowser());
    await api.db.deleteFrom('device').where('id', '=', laptop.deviceId).execute();
    expect((await rows(laptop.id)).map(({ device_id }) => device_id)).toEqual([phone.deviceId]);
  });

  it.each([
    'https://127.0.0.1/push',
    'http://127.0.0.1:15432/',
    'http://localhost:13100/metrics',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:444/fcm/send/abc',
    'https://fcm.googleapis.com@127.0.0.1/',
    'https://fcm.googleapis.com.example.org/',
    'https://push.example.org/one',
    'file:///etc/passwd',
  ])('rejects %s, which is no known push service', async (endpoint) => {
    const device = await signedIn();
    const answer = await device.subscribe({ ...(await aBrowser()), endpoint });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'notifications.pushServiceUnsupported' });
    expect(await rows(device.id)).toEqual([]);
  });

  it('stores the normalized endpoint, and rejects one that is too long', async () => {
    const device = await signedIn();
    const answer = await device.subscribe({ ...(await aBrowser()), endpoint: 'https://FCM.googleapis.com:443/a/../fcm/é' });
    expect(answer.status).toBe(200);
    expect(await rows(device.id)).toMatchObject([{ endpoint: 'https://fcm.googleapis.com/fcm/%C3%A9' }]);
    const long = await device.subscribe({ ...(await aBrowser()), endpoint: `https://fcm.googleapis.com/${'é'.repeat(900)}` });
    expect(long.status).toBe(422);
  });

  it('rejects keys with which nothing can be encrypted', async () => {
    const [device, browser] = [await signedIn(), await aBrowser()];
    for (const keys of [
      { ...browser.keys, auth: 'c2hvcnQ' },
      { ...browser.keys, p256dh: 'B'.repeat(87) },
    ]) {
      expect((await device.subscribe({ ...browser, keys })).status).toBe(422);
    }
  });
});
