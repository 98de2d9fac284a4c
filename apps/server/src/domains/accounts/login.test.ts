import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Answered, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson, wrongSecret } from '../../../test/support/credentials.ts';

const clock = aClock();
const api = useApi({ clock, config: { SIGNUP_POW_COST: 1 } });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
});

const guess = (who: BuiltMember, on = aBrowser(api), by: 'email' | 'username' = 'email') => on.login(who, { by, secret: wrongSecret() });
const outcomeOf = ({ status, code, details }: Answered) => ({ status, code, left: details['attemptsLeft'] });

async function guesses(who: BuiltMember, times: number, on?: TestBrowser) {
  const answers: ReturnType<typeof outcomeOf>[] = [];
  for (let time = 0; time < times; time += 1) answers.push(outcomeOf(await guess(who, on)));
  return answers;
}

const failed = (left: number) => ({ status: 401, code: 'auth.failed', left });
const locked = { status: 423, code: 'auth.locked', left: undefined };
const untilLocked = [failed(4), failed(3), failed(2), failed(1), locked];

async function signOutEverywhere({ id }: BuiltMember) {
  await api.db.deleteFrom('device').where('member_id', '=', id).execute();
}

describe('POST /api/auth/login', () => {
  it.each([
    ['the email address', 'email'],
    ['the username', 'username'],
  ] as const)('accepts %s, in any case and with surrounding spaces', async (_name, by) => {
    for (const typed of [member[by], member[by].toUpperCase(), `  ${member[by]} `]) {
      expect(await browser.login(member, { by, typed })).toMatchObject({ status: 200, body: { step: 'signed_in' } });
      await signOutEverywhere(member);
    }
  });

  it('returns tokens of the member, and the keys that belong to the name', async () => {
    const { body } = await browser.login(member, { by: 'username' });
    expect(body.session).toMatchObject({ userId: member.id, refreshToken: null, keys: { envelope: 'envelope-for-username' } });
    expect((await browser.account()).body).toMatchObject({ id: member.id, email: member.email });
  });

  it('rejects the secret of one name as that of the other', async () => {
    expect((await browser.login(member, { by: 'email', secret: member.secretFor('username') })).code).toBe('auth.failed');
  });

  it('sends the owner an email about a new browser only', async () => {
    await browser.login(member);
    await signOutEverywhere(member);
    await browser.login(member);
    await worker.runJobs();
    expect(worker.kindsTo(member.email)).toEqual(['new-device']);
    const { body } = await browser.call<object[]>('GET', '/api/account/sign-ins');
    expect(body).toMatchObject([{ browser: 'Firefox · Linux', kind: 'desktop' }, {}]);
  });

  it('returns 409 for an unconfirmed email address, only with the right password', async () => {
    const person = aPerson();
    await browser.signUp(person);
    expect(outcomeOf(await guess(person))).toEqual(failed(4));
    expect(await browser.login(person)).toMatchObject({ status: 409, code: 'auth.unverified' });
  });

  it('rejects a deleted member like an unknown name', async () => {
    await browser.login(member);
    await browser.call('DELETE', '/api/users/delete', { password: member.secretFor('email') });
    expect(outcomeOf(await aBrowser(api).login(member))).toEqual(failed(4));
  });

  it('returns 451 to suspended members with the right password, and on their signed-in devices', async () => {
    await browser.login(member);
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', member.id).execute();
    expect(await aBrowser(api).login(member)).toMatchObject({ status: 451, code: 'auth.suspended' });
    expect(outcomeOf(await guess(member))).toEqual(failed(4));
    expect((await browser.account()).status).toBe(451);
    expect((await browser.call('POST', '/sails/socket-ticket', {})).status).toBe(451);
    expect((await browser.refresh()).status).toBe(451);
    expect((await browser.call('GET', '/api/interests')).status).toBe(200);
  });
});

describe('wrong passwords at login', () => {
  it('locks the account for a day at the fifth wrong password, also for the right one', async () => {
    expect(await guesses(member, 5)).toEqual(untilLocked);
    expect(outcomeOf(await browser.login(member))).toEqual(locked);
    clock.pass(DAY - 1);
    expect(outcomeOf(await browser.login(member))).toEqual(locked);
    clock.pass(1);
    expect((await browser.login(member)).status).toBe(200);
  });

  it('starts counting at zero after the lock', async () => {
    await guesses(member, 5);
    clock.pass(DAY);
    expect(await guesses(member, 5)).toEqual(untilLocked);
  });

  it('resets the count of a known browser after the right password', async () => {
    await browser.login(member);
    await signOutEverywhere(member);
    await guesses(member, 4, browser);
    expect((await browser.login(member)).status).toBe(200);
    expect(await guesses(member, 1, browser)).toEqual([failed(4)]);
  });

  it('keeps the count of strangers when the owner signs in, and resets it a day after the last', async () => {
    await guesses(member, 3);
    expect((await browser.login(member)).status).toBe(200);
    expect(await guesses(member, 1)).toEqual([failed(1)]);
    clock.pass(DAY - 1);
    await worker.runTask('accounts:purge-expired');
    await signOutEverywhere(member);
    expect((await aBrowser(api).login(member)).status).toBe(200);
    clock.pass(1);
    await worker.runTask('accounts:purge-expired');
    expect(await guesses(member, 1)).toEqual([failed(4)]);
  });

  it('locks unknown names in the same way', async () => {
    expect(await guesses(aPerson(), 6)).toEqual([...untilLocked, locked]);
  });

  it('notifies the owner by email when the account is locked, and sends nothing for an unknown name', async () => {
    const nobody = aPerson();
    await guesses(member, 6);
    await guesses(nobody, 6);
    await worker.runJobs();
    expect([worker.kindsTo(member.email), worker.kindsTo(nobody.email)]).toEqual([['account-locked'], []]);
  });

  it('keeps a known browser open when strangers lock the account', async () => {
    await browser.login(member);
    await signOutEverywhere(member);
    await guesses(member, 5);
    expect(outcomeOf(await aBrowser(api).login(member))).toEqual(locked);
    expect((await browser.login(member)).status).toBe(200);
  });

  it('locks a known browser by its own count, and no other browser', async () => {
    await browser.login(member);
    await signOutEverywhere(member);
    expect(await guesses(member, 5, browser)).toEqual(untilLocked);
    expect((await aBrowser(api).login(member)).status).toBe(200);
  });

  it('counts browsers with another member’s cookie as unknown', async () => {
    const other = await aMember(api.db, api.config);
    await browser.login(other);
    const mark = browser.cookies.get('__Host-sr-browser');
    expect(mark).toBeDefined();
    expect(await guesses(member, 4)).toEqual(untilLocked.slice(0, 4));
    expect(outcomeOf(await guess(member, browser))).toEqual(locked);
  });

  it('counts two hundred concurrent attempts exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => guess(member)));
    const counts = Object.entries(Object.groupBy(answers, (answer) => `${answer.code} ${answer.details['attemptsLeft'] ?? ''}`.trim()));
    expect(Object.fromEntries(counts.map(([outcome, group]) => [outcome, group?.length]))).toEqual({
      'auth.failed 4': 1,
      'auth.failed 3': 1,
      'auth.failed 2': 1,
      'auth.failed 1': 1,
      'auth.locked': 196,
    });
    const { rows } = await sql<{ failures: number }>`SELECT failures FROM login_attempt ORDER BY last_attempt_at DESC LIMIT 1`.execute(
      api.db,
    );
    expect(rows).toEqual([{ failures: 5 }]);
  });

  it('rejects concurrent attempts with the right password while locked', async () => {
    await guesses(member, 5);
    const answers = await Promise.all(Array.from({ length: 20 }, () => aBrowser(api).login(member)));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['auth.locked']));
  });
});
