import { beforeAll, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aDevice, aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson } from '../../../test/support/credentials.ts';
import { aToken } from '../../../test/support/tokens.ts';

// No service listens on port 1.
const api = useApi({ config: { REDIS_URL: 'redis://127.0.0.1:1', SIGNUP_POW_COST: 1 } });

let member: BuiltMember;
let browser: TestBrowser;
let bearer: Record<string, string>;
beforeAll(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
  const deviceId = await aDevice(api.db, member.id);
  bearer = { authorization: `Bearer ${await aToken({ audience: 'api', memberId: member.id, deviceId })}` };
});

describe('while Redis is unavailable', () => {
  it.each([
    ['logging in', () => browser.login(member)],
    ['signing up', () => browser.signUp(aPerson())],
    ['requesting salts', () => browser.call('POST', '/api/auth/parameters', { names: [member.email] })],
    ['requesting a password reset', () => browser.call('POST', '/api/hash/forgot', { email: member.email })],
    ['requesting a device link', () => browser.call('POST', '/api/hash/sessions', { email: member.email })],
    ['checking a password', () => browser.call('DELETE', '/api/users/delete', { password: 'A'.repeat(43) }, bearer)],
  ])('%s returns 503 with a Retry-After header', async (_what, call) => {
    const answered = await call();
    expect(answered).toMatchObject({ status: 503, code: 'server.busy' });
    expect(Number(answered.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('allows members to read, save and sign out', async () => {
    expect((await browser.call('GET', '/api/account', undefined, bearer)).status).toBe(200);
    const settings = await browser.call('GET', '/api/account/settings', undefined, bearer);
    expect(settings.status).toBe(200);
    const version = { ...bearer, 'if-match': settings.headers.get('etag') ?? '' };
    expect((await browser.call('PUT', '/api/account/settings', { theme: 'dark' }, version)).status).toBe(200);
    expect((await browser.call('GET', '/api/account/devices', undefined, bearer)).status).toBe(200);
    expect((await browser.call('POST', '/api/auth/refresh', { token: 'none' })).status).toBe(401);
    expect((await browser.call('POST', '/api/auth/logout', {}, bearer)).status).toBe(200);
  });
});
