import { accountLimits } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson, wrongSecret } from '../../../test/support/credentials.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let laptop: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  laptop = aBrowser(api);
  await laptop.login(member);
});

interface Device {
  id: string;
  kind: string;
  browser: string;
  current: boolean;
}

const devicesOf = async (browser: TestBrowser) => (await browser.call<Device[]>('GET', '/api/account/devices')).body;
const stored = async () => (await api.db.selectFrom('device').select('id').where('member_id', '=', member.id).execute()).length;

/** The devices whose sign-out was emitted, and not handled yet. */
async function signedOutDevices(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT payload -> 'data' ->> 'deviceId' AS id FROM graphile_worker._private_jobs
    WHERE payload ->> 'name' = 'devices.signedOut'`.execute(api.db);
  return rows.map(({ id }) => id);
}

const signOut = (from: TestBrowser, device: TestBrowser, password = member.secretFor('email')) =>
  from.call('DELETE', `/api/account/devices/${device.session.authId}`, { password });

async function signedInPhone(): Promise<TestBrowser> {
  const phone = aBrowser(api, { userAgent: PHONE });
  expect((await phone.login(member)).status).toBe(200);
  return phone;
}

describe('the devices of a member', () => {
  it('allows two sign-ins; a third is rejected until one device signs out', async () => {
    const phone = await signedInPhone();
    const tablet = aBrowser(api);
    expect(await tablet.login(member)).toMatchObject({ status: 409, code: 'auth.deviceLimit' });
    expect(tablet.cookies.size).toBe(0);
    await phone.call('POST', '/api/auth/logout', {});
    expect((await tablet.login(member)).status).toBe(200);
  });

  it('lists devices with kind, browser and the current one', async () => {
    const phone = await signedInPhone();
    expect(await devicesOf(phone)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: phone.session.authId, kind: 'mobile', browser: 'Safari · iOS', current: true }),
        expect.objectContaining({ id: laptop.session.authId, kind: 'desktop', browser: 'Firefox · Linux', current: false }),
      ]),
    );
  });

  it('lets one device sign out the other, which ends its access at once', async () => {
    const phone = await signedInPhone();
    expect((await signOut(laptop, phone)).code).toBe('devices.removed');
    expect((await phone.account()).status).toBe(401);
    expect((await phone.call('POST', '/sails/socket-ticket', {})).status).toBe(401);
    expect((await phone.refresh()).status).toBe(401);
    expect((await laptop.account()).status).toBe(200);
  });

  it('returns 404 for another member’s device', async () => {
    const [stranger, other] = [aBrowser(api), await aMember(api.db, api.config)];
    await stranger.login(other);
    expect((await signOut(stranger, laptop, other.secretFor('email'))).status).toBe(404);
    expect((await laptop.account()).status).toBe(200);
  });

  it('requires the password to sign a device out', async () => {
    const phone = await signedInPhone();
    expect((await signOut(laptop, phone, wrongSecret())).code).toBe('accounts.passwordWrong');
    expect((await laptop.call('DELETE', `/api/account/devices/${phone.session.authId}`, {})).code).toBe('accounts.passwordRequired');
    expect((await phone.account()).status).toBe(200);
  });
});

describe('POST /sails/socket-ticket', () => {
  it('limits tickets per member, over all devices', async () => {
    const phone = await signedInPhone();
    const most = 10 * accountLimits.sockets;
    const statuses: number[] = [];
    for (let n = 0; n <= most; n += 1) {
      statuses.push((await (n % 2 ? phone : laptop).call('POST', '/sails/socket-ticket', {})).status);
    }
    expect(statuses.indexOf(429)).toBe(most);
    expect(new Set(statuses.slice(0, most))).toEqual(new Set([200]));
  });
});

describe('a device without remember-me that was silent for 30 minutes', () => {
  const silentFor = 30 * MINUTE;

  it('yields its slot to a third sign-in, and keeps it until then', async () => {
    const phone = await signedInPhone();
    clock.pass(silentFor - 1);
    expect((await aBrowser(api).login(member)).code).toBe('auth.deviceLimit');
    clock.pass(1);
    expect((await phone.refresh()).status).toBe(200);
    const tablet = aBrowser(api);
    expect((await tablet.login(member)).status).toBe(200);
    expect((await laptop.account()).status).toBe(401);
    expect((await laptop.refresh()).status).toBe(401);
    expect((await phone.refresh()).status).toBe(200);
    expect(await devicesOf(tablet)).toHaveLength(2);
  });

  it('emits its sign-out, so that it disappears for others at once, and not before', async () => {
    const phone = await signedInPhone();
    clock.pass(silentFor);
    await phone.refresh();
    expect(await signedOutDevices()).not.toContain(laptop.session.authId);
    await aBrowser(api).login(member);
    expect(await signedOutDevices()).toContain(laptop.session.authId);
    expect(await signedOutDevices()).not.toContain(phone.session.authId);
  });

  it('yields before one that was silent for a shorter time, and one at a time', async () => {
    clock.pass(MINUTE);
    const phone = await signedInPhone();
    clock.pass(silentFor);
    expect((await aBrowser(api).login(member)).status).toBe(200);
    expect((await phone.refresh()).status).toBe(200);
    expect((await laptop.refresh()).status).toBe(401);
  });

  it('keeps its slot if it is remembered', async () => {
    await api.db.updateTable('device').set({ remembered: true }).where('member_id', '=', member.id).execute();
    await signedInPhone();
    await api.db.updateTable('device').set({ remembered: true }).where('member_id', '=', member.id).execute();
    clock.pass(DAY - MINUTE);
    expect((await aBrowser(api).login(member)).code).toBe('auth.deviceLimit');
  });
});

describe('a device that was idle for a day', () => {
  it('loses access and its slot', async () => {
    await signedInPhone();
    await api.db.updateTable('device').set({ remembered: true }).where('member_id', '=', member.id).execute();
    clock.pass(DAY - 1);
    expect((await aBrowser(api).login(member)).code).toBe('auth.deviceLimit');
    clock.pass(1);
    const tablet = aBrowser(api);
    expect((await tablet.login(member)).status).toBe(200);
    expect(await devicesOf(tablet)).toHaveLength(1);
    expect((await laptop.refresh()).status).toBe(401);
  });

  it('loses access although its access token is still valid', async () => {
    await api.db
      .updateTable('device')
      .set({ used_at: new Date(clock.now().getTime() - DAY) })
      .where('id', '=', laptop.session.authId)
      .execute();
    expect((await laptop.account()).status).toBe(401);
  });

  it('disappears with the hourly job', async () => {
    clock.pass(DAY);
    await worker.runTask('devices:purge-expired');
    expect(await stored()).toBe(0);
  });
});

describe('a device 30 days after its sign-in', () => {
  /** Refreshes every twelve hours, so that the device is never idle. */
  async function use(browser: TestBrowser, ms: number): Promise<number[]> {
    const statuses: number[] = [];
    for (let passed = 0; passed < ms; passed += 12 * HOUR) {
      clock.pass(12 * HOUR);
      statuses.push((await browser.refresh()).status);
    }
    return statuses;
  }

  it('loses access, however often it was refreshed', async () => {
    await laptop.login(member, { remember: true });
    const statuses = await use(laptop, 30 * DAY);
    expect(statuses.slice(0, -1)).toEqual(Array(59).fill(200));
    expect(statuses.at(-1)).toBe(401);
    expect((await laptop.account()).status).toBe(401);
  });

  it('loses access before its access token expires, and frees its slot', async () => {
    const phone = await signedInPhone();
    await use(phone, 30 * DAY - 12 * HOUR);
    clock.pass(12 * HOUR - MINUTE);
    expect((await phone.refresh()).status).toBe(200);
    expect((await phone.account()).status).toBe(200);
    expect(await devicesOf(phone)).toHaveLength(1);
    clock.pass(MINUTE);
    expect((await phone.account()).status).toBe(401);
    for (const browser of [aBrowser(api), aBrowser(api)]) expect((await browser.login(member)).status).toBe(200);
  });

  it('sets a refresh cookie that expires with the session', async () => {
    const phone = aBrowser(api, { userAgent: PHONE });
    await phone.login(member, { remember: true });
    await use(phone, 10 * DAY);
    const line = (await phone.refresh()).headers.getSetCookie().find((cookie) => cookie.includes('sr-refresh')) ?? '';
    expect(Number(/Max-Age=(\d+)/.exec(line)?.[1])).toBe((20 * DAY) / 1000);
  });

  it('disappears with the hourly job, which disconnects its sockets', async () => {
    const phone = await signedInPhone();
    await use(phone, 30 * DAY - 12 * HOUR);
    await worker.runJobs();
    clock.pass(12 * HOUR);
    await api.db.updateTable('device').set({ used_at: clock.now() }).where('member_id', '=', member.id).execute();
    await worker.runTask('devices:purge-expired');
    expect(await stored()).toBe(0);
    expect(await signedOutDevices()).toContain(phone.session.authId);
  });
});

describe('the emailed link to sign devices out', () => {
  const requestLink = (email: string) => aBrowser(api).call('POST', '/api/hash/sessions', { email });

  async function requestToken(): Promise<string> {
    await requestLink(member.email);
    await worker.runJobs();
    return worker.linkTo(member.email, 'manage-devices');
  }

  const list = (token: string) => aBrowser(api).call<Device[]>('GET', `/api/hash/sessions-info?token=${token}`);
  const remove = (token: string, ...devices: string[]) => aBrowser(api).call('POST', '/api/hash/sessions-reset', { token, devices });

  it('goes to members only, with the same response for every email address', async () => {
    const stranger = aPerson();
    const [known, unknown] = [await requestLink(member.email.toUpperCase()), await requestLink(stranger.email)];
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    expect(known).toMatchObject({ status: 200, code: 'accounts.checkInbox' });
    await worker.runJobs();
    expect([worker.kindsTo(member.email), worker.kindsTo(stranger.email)]).toEqual([expect.arrayContaining(['manage-devices']), []]);
  });

  it('lists the devices and signs them out, once', async () => {
    const phone = await signedInPhone();
    const token = await requestToken();
    expect((await list(token)).body.map(({ current }) => current)).toEqual([false, false]);
    expect((await list(token)).status).toBe(200);
    expect((await remove(token, laptop.session.authId)).code).toBe('devices.removed');
    expect([(await laptop.account()).status, (await phone.account()).status]).toEqual([401, 200]);
    expect((await remove(token, phone.session.authId)).code).toBe('accounts.linkInvalid');
    expect((await list(token)).code).toBe('accounts.linkInvalid');
    expect((await aBrowser(api).login(member)).status).toBe(200);
  });

  it('ignores another member’s device', async () => {
    const stranger = aBrowser(api);
    await stranger.login(await aMember(api.db, api.config));
    await remove(await requestToken(), stranger.session.authId);
    expect((await stranger.account()).status).toBe(200);
  });

  it('expires after half an hour', async () => {
    const token = await requestToken();
    clock.pass(30 * MINUTE);
    expect((await list(token)).code).toBe('accounts.linkInvalid');
    expect((await remove(token, laptop.session.authId)).code).toBe('accounts.linkInvalid');
  });
});

describe('a browser that two accounts share', () => {
  it('stores hashes that cannot be linked, and is known to both accounts', async () => {
    const other = await aMember(api.db, api.config);
    await laptop.login(other);
    const rows = await api.db.selectFrom('known_browser').select('token_hash').where('member_id', 'in', [member.id, other.id]).execute();
    expect(new Set(rows.map(({ token_hash }) => token_hash.toString('hex'))).size).toBe(2);
    await laptop.call('POST', '/api/auth/logout', {});
    clock.pass(MINUTE);
    for (const one of [member, other]) {
      await laptop.login(one);
      const { body } = await laptop.call<{ known: boolean }[]>('GET', '/api/account/sign-ins');
      expect(body[0]).toMatchObject({ known: true });
      await api.db.deleteFrom('device').where('member_id', '=', one.id).execute();
    }
  });

  it('gets a new cookie when it sends one that we did not issue', async () => {
    const browser = aBrowser(api);
    browser.cookies.set('__Host-sr-browser', 'shared');
    await browser.login(member);
    expect(browser.cookies.get('__Host-sr-browser')).toMatch(/^[\w-]{43}$/);
  });
});

describe('a login repeated with the same Idempotency-Key', () => {
  const once = (key: string) => ({ headers: { 'idempotency-key': key } });

  it('takes one slot, and its second response is valid too', async () => {
    const phone = aBrowser(api);
    const first = await phone.login(member, once('key-1'));
    const second = await phone.login(member, once('key-1'));
    expect(second.body.session.authId).toBe(first.body.session.authId);
    expect(await stored()).toBe(2);
    expect((await phone.account()).status).toBe(200);
    expect((await phone.refresh()).status).toBe(200);
    expect(phone.cookies.has('__Host-sr-browser')).toBe(true);
  });

  it('takes one slot for ten concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => aBrowser(api).login(member, once('key-2'))));
    expect(new Set(answers.map(({ body }) => body.session.authId)).size).toBe(1);
    expect(await stored()).toBe(2);
  });

  it('counts as another login with another key or another password', async () => {
    await aBrowser(api).login(member, once('key-3'));
    expect((await aBrowser(api).login(member, once('key-4'))).code).toBe('auth.deviceLimit');
    expect((await aBrowser(api).login(member, { ...once('key-3'), secret: 'A'.repeat(43) })).code).toBe('auth.failed');
  });
});

describe('POST /api/auth/logout', () => {
  it('signs out by the access token, and deletes the cookie', async () => {
    const answered = await laptop.call('POST', '/api/auth/logout', {});
    expect(answered.status).toBe(200);
    expect(laptop.cookies.has('__Host-sr-refresh')).toBe(false);
    expect((await laptop.account()).status).toBe(401);
    expect(await stored()).toBe(0);
  });

  it('signs out by the cookie alone when the access token has expired', async () => {
    const phone = await signedInPhone();
    clock.pass(15 * MINUTE);
    expect((await laptop.account()).status).toBe(401);
    expect((await laptop.call('POST', '/api/auth/logout', {})).status).toBe(200);
    expect(await stored()).toBe(1);
    expect((await phone.refresh()).status).toBe(200);
  });

  it('changes nothing without credentials or with a forged cookie', async () => {
    const [id = '', , nonce = '', signature = ''] = (laptop.cookies.get('__Host-sr-refresh') ?? '').split('.');
    const forged = aBrowser(api);
    for (const cookie of ['', 'x', [id, 7, nonce, signature].join('.')]) {
      forged.cookies.set('__Host-sr-refresh', cookie);
      expect((await forged.call('POST', '/api/auth/logout', {})).status).toBe(200);
    }
    expect(await stored()).toBe(1);
  });
});

describe('POST /api/auth/auto-logout', () => {
  const leave = (device_token: string, who = laptop.session) =>
    aBrowser(api).call('POST', '/api/auth/auto-logout', { user_id: who.userId, auth_id: who.authId, device_token });

  it('requires only the device token', async () => {
    expect((await leave(laptop.session.deviceToken)).status).toBe(200);
    expect((await laptop.account()).status).toBe(401);
  });

  it('returns the same for a wrong device token, and signs no device out', async () => {
    const phone = await signedInPhone();
    const right = await leave(phone.session.deviceToken, phone.session);
    for (const token of ['', 'A'.repeat(43), phone.session.deviceToken]) {
      expect(await leave(token)).toMatchObject({ status: right.status, body: right.body });
    }
    expect((await laptop.account()).status).toBe(200);
  });

  it('ignores a device of another member', async () => {
    const stranger = await aMember(api.db, api.config);
    await leave(laptop.session.deviceToken, { ...laptop.session, userId: stranger.id });
    expect((await laptop.account()).status).toBe(200);
  });
});
