import { accountLimits, guessLimits } from '@subrosa/rules/accounts/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { wrongSecret } from '../../../test/support/credentials.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { useApi } from '../../../test/support/test-api.ts';

const clock = aClock();
const api = useApi({ clock });

let member: BuiltMember;
let laptop: TestBrowser;
let phone: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  laptop = aBrowser(api);
  phone = aBrowser(api);
  await laptop.login(member);
  await phone.login(member);
});

const requestExport = (on: TestBrowser, password?: string) =>
  on.call('POST', '/api/account/export', password === undefined ? {} : { password });
const prove = (on = laptop) => requestExport(on, member.secretFor('email'));
const signOut = (from: TestBrowser, device: TestBrowser) => from.call('DELETE', `/api/account/devices/${device.session.authId}`, {});
const required = { status: 409, code: 'accounts.passwordRequired' };

describe('withRecentPassword', () => {
  it('allows exports and the removal of devices for ten minutes, and not longer', async () => {
    await prove();
    clock.pass(accountLimits.recentPasswordMs - 1);
    expect((await requestExport(laptop)).status).toBe(200);
    clock.pass(1);
    expect(await requestExport(laptop)).toMatchObject(required);
    expect(await signOut(laptop, phone)).toMatchObject(required);
    await prove();
    expect((await signOut(laptop, phone)).code).toBe('devices.removed');
  });

  it('stays as short after actions that it allowed', async () => {
    await prove();
    clock.pass(accountLimits.recentPasswordMs - 1);
    expect((await requestExport(laptop)).status).toBe(200);
    clock.pass(1);
    expect(await requestExport(laptop)).toMatchObject(required);
  });

  it('counts on no other device, and no login counts', async () => {
    expect(await requestExport(laptop)).toMatchObject(required);
    await prove();
    expect(await requestExport(phone)).toMatchObject(required);
    await laptop.call('POST', '/api/auth/logout', {});
    await laptop.login(member);
    expect(await requestExport(laptop)).toMatchObject(required);
  });

  it('allows nobody to repeat an allowed request from another session, or after its time', async () => {
    await prove();
    const key = { 'idempotency-key': crypto.randomUUID() };
    expect((await laptop.call('POST', '/api/account/export/download', {}, key)).code).not.toBe('accounts.passwordRequired');
    expect(await phone.call('POST', '/api/account/export/download', {}, key)).toMatchObject(required);
    clock.pass(accountLimits.recentPasswordMs);
    expect(await laptop.call('POST', '/api/account/export/download', {}, { 'idempotency-key': crypto.randomUUID() })).toMatchObject(
      required,
    );
  });

  it('checks a password that is sent, and a wrong one proves nothing', async () => {
    expect((await requestExport(laptop, wrongSecret())).code).toBe('accounts.passwordWrong');
    expect(await requestExport(laptop)).toMatchObject(required);
    await prove();
    expect((await requestExport(laptop, wrongSecret())).code).toBe('accounts.passwordWrong');
  });

  it('stops to count while guesses are locked', async () => {
    await prove();
    for (let n = 0; n < guessLimits.most.known; n += 1) await requestExport(laptop, wrongSecret());
    expect((await requestExport(laptop)).code).toBe('accounts.guessesLocked');
  });

  it('stays required for second factors, keys, names, the password, or the end of the account', async () => {
    await prove();
    for (const [method, path] of [
      ['POST', '/api/account/second-factors/totp'],
      ['POST', '/api/account/second-factors/passkey'],
      ['PUT', '/api/users/change-password'],
      ['PUT', `/api/users/${member.id}/email`],
      ['PUT', `/api/users/${member.id}/username`],
      ['PUT', '/api/account/keys'],
      ['DELETE', '/api/users/delete'],
    ] as const) {
      const { status, fields } = await laptop.call(method, path, {});
      expect({ path, status, password: 'password' in fields }).toEqual({ path, status: 400, password: true });
    }
  });

  it('stays required for staff', async () => {
    const staff = await aMember(api.db, api.config, { staffRole: 'support' });
    const terminal = aBrowser(api);
    await terminal.login(staff);
    expect((await requestExport(terminal, staff.secretFor('email'))).status).toBe(200);
    expect(await requestExport(terminal)).toMatchObject(required);
  });
});
