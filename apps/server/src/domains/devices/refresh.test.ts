import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { aBrowser, type Session, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR, MINUTE } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { REFRESH_COOKIE } from './cookies.ts';

const clock = aClock();
const api = useApi({ clock });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
});

/** Signs in a client that stores its refresh token itself. */
async function signedIn(): Promise<string> {
  const { body } = await browser.login(member, { cookieless: true });
  return body.session.refreshToken ?? '';
}

const present = (token: string, user_id?: string) =>
  aBrowser(api).call<Session>('POST', '/api/auth/refresh', { token, ...(user_id && { user_id }) });
const next = async (token: string) => (await present(token)).body.refreshToken ?? '';
const isSignedIn = async () => (await browser.account()).status === 200;

describe('POST /api/auth/refresh', () => {
  it('returns new tokens, which work after the first ones have expired', async () => {
    await browser.login(member);
    const before = { ...browser.session };
    clock.pass(15 * MINUTE);
    expect((await browser.account()).status).toBe(401);
    expect(await browser.refresh()).toMatchObject({
      status: 200,
      body: { userId: member.id, authId: before.authId, expiresInSeconds: 900 },
    });
    expect((await browser.account()).status).toBe(200);
    expect(browser.session.accessToken).not.toBe(before.accessToken);
  });

  it('works for days, as long as no pause lasts a day', async () => {
    await browser.login(member);
    for (let hour = 0; hour < 72; hour += 23) {
      clock.pass(23 * HOUR);
      expect((await browser.refresh()).status).toBe(200);
    }
    clock.pass(DAY);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('accepts a token in the body from clients without cookies, and sets no cookie', async () => {
    const answered = await present(await signedIn(), member.id);
    expect(answered.status).toBe(200);
    expect(answered.headers.getSetCookie()).toEqual([]);
    expect((await present(answered.body.refreshToken ?? '')).status).toBe(200);
  });

  it('rejects another member’s id, and keeps the device signed in', async () => {
    const token = await signedIn();
    expect(await present(token, newId())).toMatchObject({ status: 401, code: 'auth.required' });
    expect(await isSignedIn()).toBe(true);
    expect((await present(token, member.id)).status).toBe(200);
  });

  it('rejects forged tokens, and keeps the device signed in', async () => {
    const token = await signedIn();
    const [id = '', generation = '', nonce = '', signature = ''] = token.split('.');
    const random = (bytes: number) => randomBytes(bytes).toString('base64url');
    const forged = [
      '',
      'x',
      token.slice(0, -1),
      [newId(), generation, nonce, signature].join('.'),
      [id, '2', nonce, signature].join('.'),
      [id, generation, random(18), signature].join('.'),
      [id, generation, nonce, random(32)].join('.'),
      `${token}.${token}`,
      `${id}.${generation}.${nonce}.${'A'.repeat(43)}`,
    ];
    for (const one of forged) expect((await present(one)).status).toBe(401);
    expect((await aBrowser(api).refresh()).status).toBe(401);
    expect((await browser.call('POST', '/api/auth/refresh', { token: 'A'.repeat(301) })).status).toBe(400);
    expect(await isSignedIn()).toBe(true);
  });

  it('rejects the token of a device that signed out', async () => {
    const token = await signedIn();
    await browser.call('POST', '/api/auth/logout', {});
    expect((await present(token)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  it('stays valid until its successor is used, so that a lost response signs no device out', async () => {
    const first = await signedIn();
    for (let time = 0; time < 3; time += 1) expect((await present(first)).status).toBe(200);
    const second = await next(first);
    expect((await present(second)).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
  });

  it('signs the device out when it is used after its successor', async () => {
    const first = await signedIn();
    const second = await next(first);
    const third = await next(second);
    expect((await present(first)).status).toBe(401);
    expect(await isSignedIn()).toBe(false);
    expect((await present(third)).status).toBe(401);
  });

  it('refreshes fifty tabs concurrently; the first used successor wins, a sibling signs the device out', async () => {
    const token = await signedIn();
    const answers = await Promise.all(Array.from({ length: 50 }, () => present(token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
    expect(await isSignedIn()).toBe(true);
    for (const { body } of answers.slice(0, 5)) {
      const headers = { authorization: `Bearer ${body.accessToken}` };
      expect((await aBrowser(api).call('GET', '/api/account', undefined, headers)).status).toBe(200);
    }
    const successors = answers.map(({ body }) => body.refreshToken ?? '');
    expect(new Set(successors).size).toBe(50);
    expect((await present(successors[17] ?? '')).status).toBe(200);
    expect((await present(successors[17] ?? '')).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
    expect((await present(successors[18] ?? '')).status).toBe(401);
    expect(await isSignedIn()).toBe(false);
  });

  it('refreshes fifty tabs of one browser concurrently, repeatedly, without signing it out', async () => {
    await browser.login(member);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => browser.refresh()));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await isSignedIn()).toBe(true);
  });
});

describe('the refresh cookie', () => {
  const flagsOf = (lines: readonly string[]) => {
    const line = lines.find((one) => one.startsWith(`${REFRESH_COOKIE}=`)) ?? '';
    return line.split('; ').slice(1).toSorted();
  };
  const always = ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'];

  it('uses HttpOnly, Secure and SameSite=Strict, and ends with the browser session', async () => {
    const { headers } = await browser.login(member);
    expect(REFRESH_COOKIE).toMatch(/^__Host-/);
    expect(flagsOf(headers.getSetCookie())).toEqual(always);
    expect(flagsOf((await browser.refresh()).headers.getSetCookie())).toEqual(always);
  });

  it('lasts for a month with remember-me, also after a refresh', async () => {
    const remembered = ['HttpOnly', 'Max-Age=2592000', ...always.slice(1)];
    const { headers } = await browser.login(member, { remember: true });
    expect(flagsOf(headers.getSetCookie())).toEqual(remembered);
    expect(flagsOf((await browser.refresh()).headers.getSetCookie())).toEqual(remembered);
  });

  it('holds the token, which no response body contains', async () => {
    const { body } = await browser.login(member);
    expect(body.session.refreshToken).toBeNull();
    expect((await browser.refresh()).body.refreshToken).toBeNull();
  });
});
