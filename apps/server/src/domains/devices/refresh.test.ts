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

/** A client that holds its refresh token itself. */
async function signedIn(): Promise<string> {
  const { body } = await browser.login(member, { cookieless: true });
  return body.session.refreshToken ?? '';
}

const present = (token: string, user_id?: string) =>
  aBrowser(api).call<Session>('POST', '/api/auth/refresh', { token, ...(user_id && { user_id }) });
const next = async (token: string) => (await present(token)).body.refreshToken ?? '';
const isSignedIn = async () => (await browser.account()).status === 200;

describe('refreshing', () => {
  it('gives new tokens, which keep a member in beyond the life of the first', async () => {
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

  it('goes on for days, as long as no pause lasts a day', async () => {
    await browser.login(member);
    for (let hour = 0; hour < 72; hour += 23) {
      clock.pass(23 * HOUR);
      expect((await browser.refresh()).status).toBe(200);
    }
    clock.pass(DAY);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('works with a token in the body for clients without cookies, which get none', async () => {
    const answered = await present(await signedIn(), member.id);
    expect(answered.status).toBe(200);
    expect(answered.headers.getSetCookie()).toEqual([]);
    expect((await present(answered.body.refreshToken ?? '')).status).toBe(200);
  });

  it('is refused in another member’s name, and the device stays', async () => {
    const token = await signedIn();
    expect(await present(token, newId())).toMatchObject({ status: 401, code: 'auth.required' });
    expect(await isSignedIn()).toBe(true);
    expect((await present(token, member.id)).status).toBe(200);
  });

  it('is refused for what we did not make, and the device stays', async () => {
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

  it('is over with the device', async () => {
    const token = await signedIn();
    await browser.call('POST', '/api/auth/logout', {});
    expect((await present(token)).status).toBe(401);
  });
});

describe('a refresh token', () => {
  it('stays good until its successor is used: an answer that was lost signs nobody out', async () => {
    const first = await signedIn();
    for (let time = 0; time < 3; time += 1) expect((await present(first)).status).toBe(200);
    const second = await next(first);
    expect((await present(second)).status).toBe(200);
    expect(await isSignedIn()).toBe(true);
  });

  it('that was replaced and comes back signs the device out, whoever holds the newest', async () => {
    const first = await signedIn();
    const second = await next(first);
    const third = await next(second);
    expect((await present(first)).status).toBe(401);
    expect(await isSignedIn()).toBe(false);
    expect((await present(third)).status).toBe(401);
  });

  it('lets fifty tabs refresh at once; the first successor that is used wins, and its siblings end the device', async () => {
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

  it('lets fifty tabs of one browser refresh at once, again and again, and signs nobody out', async () => {
    await browser.login(member);
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => browser.refresh()));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await isSignedIn()).toBe(true);
  });
});

describe('the cookie', () => {
  const flagsOf = (lines: readonly string[]) => {
    const line = lines.find((one) => one.startsWith(`${REFRESH_COOKIE}=`)) ?? '';
    return line.split('; ').slice(1).toSorted();
  };
  const always = ['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure'];

  it('cannot be read by scripts, sent by other sites or over plain lines, and ends with the browser', async () => {
    const { headers } = await browser.login(member);
    expect(REFRESH_COOKIE).toMatch(/^__Host-/);
    expect(flagsOf(headers.getSetCookie())).toEqual(always);
    expect(flagsOf((await browser.refresh()).headers.getSetCookie())).toEqual(always);
  });

  it('stays for a month where the member wishes to be remembered, also after a refresh', async () => {
    const remembered = ['HttpOnly', 'Max-Age=2592000', ...always.slice(1)];
    const { headers } = await browser.login(member, { remember: true });
    expect(flagsOf(headers.getSetCookie())).toEqual(remembered);
    expect(flagsOf((await browser.refresh()).headers.getSetCookie())).toEqual(remembered);
  });

  it('holds the token that no answer shows', async () => {
    const { body } = await browser.login(member);
    expect(body.session.refreshToken).toBeNull();
    expect((await browser.refresh()).body.refreshToken).toBeNull();
  });
});
