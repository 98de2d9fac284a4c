import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock } from '../../../test/support/clock.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aConnection, aProfile } from '../../../test/support/profiles.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { pauseAccount } from './commands/pause-account.ts';
import { reinstateMember, suspendMember } from './index.ts';

const clock = aClock();
const api = useApi({ clock, config: { SIGNUP_POW_COST: 1 } });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
  await browser.login(member);
});

const pause = (by = browser) => by.call('POST', '/api/account/pause', {});
const resume = (by = browser) => by.call('POST', '/api/account/resume', {});
const stateOf = async (id = member.id) =>
  (await api.db.selectFrom('member').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;

describe('pauseAccount', () => {
  it('pauses and resumes, once or twice, and the member can log in meanwhile', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await pause()).toMatchObject({ status: 200, code: 'accounts.accountPaused', body: { paused: true } });
    }
    expect(await stateOf()).toBe('paused');
    const elsewhere = aBrowser(api);
    expect((await elsewhere.login(member)).status).toBe(200);
    expect((await elsewhere.account()).body).toMatchObject({ state: 'active', paused: true });
    for (let time = 0; time < 2; time += 1) {
      expect(await resume()).toMatchObject({ status: 200, code: 'accounts.accountResumed', body: { paused: false } });
    }
    expect((await browser.account()).body).toMatchObject({ state: 'active', paused: false });
  });

  it('limits how often a member pauses in a day, but not how often they resume', async () => {
    for (let time = 0; time < 3; time += 1) {
      expect((await pause()).status).toBe(200);
      expect((await resume()).status).toBe(200);
    }
    expect(await pause()).toMatchObject({ status: 429, code: 'rate.limited' });
    expect((await resume()).status).toBe(200);
    expect(await stateOf()).toBe('active');
  });

  it('rejects staff, whose roles would not count, and members who have not finished the welcome wizard', async () => {
    const sable = await aMember(api.db, api.config, { staffRole: 'administrator' });
    const newcomer = await aMember(api.db, api.config, { state: 'pending' });
    const staff = await transaction(api.db, async (tx) =>
      pauseAccount(tx, { memberId: sable.id } as Caller, clock).catch((error: unknown) => error),
    );
    expect(staff).toMatchObject({ code: 'accounts.staffPause' });
    expect(await stateOf(sable.id)).toBe('active');
    const theirs = aBrowser(api);
    await theirs.login(newcomer);
    expect(await pause(theirs)).toMatchObject({ status: 404, code: 'resource.notFound' });
    expect(await stateOf(newcomer.id)).toBe('pending');
  });

  it('lets a paused member change settings, and rejects what others would notice', async () => {
    await pause();
    expect((await browser.call('PUT', `/api/users/${member.id}`, { theme: 'dark' })).status).toBe(200);
    const requester = await aMember(api.db, api.config, { accountType: 'confidant' });
    await aProfile(api.db, requester.id);
    await aConnection(api.db, member.id, requester.id, 'incoming');
    const change = (action: string) => browser.call('PUT', `/api/friends/${requester.id}`, { action });
    expect(await change('confirm')).toMatchObject({ status: 409, code: 'accounts.paused' });
    expect(await change('decline')).toMatchObject({ status: 200, body: { state: 'none' } });
  });

  it('stays paused after a suspension was lifted', async () => {
    await pause();
    const before = await transaction(api.db, (tx) => suspendMember(tx, member.id, clock));
    expect(before).toBe('paused');
    expect(await stateOf()).toBe('suspended');
    await transaction(api.db, (tx) => reinstateMember(tx, member.id, before ?? 'active', clock));
    expect(await stateOf()).toBe('paused');
  });
});
