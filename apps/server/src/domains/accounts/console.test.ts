import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { consoleLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { expect, it } from 'vitest';
import { aBrowser } from '../../testing/browser.ts';
import { aClock, MINUTE } from '../../testing/clock.ts';
import { useApi } from '../../testing/house.ts';
import { aMember } from '../../testing/members.ts';

const clock = aClock();
const api = useApi({ clock });

type Entered = { step: 'open'; token: string; expiresInSeconds: number } | { step: 'second_factor'; ticket: string; methods: string[] };

async function signedIn(staffRole: StaffRole | null = 'moderator') {
  const member = await aMember(api.db, api.config, staffRole ? { staffRole } : {});
  const browser = aBrowser(api);
  await browser.login(member);
  const { session } = browser;
  const own = { authorization: `Bearer ${session.accessToken}` };
  return {
    member,
    session,
    enter: () => browser.call<Entered>('POST', '/api/console', {}),
    prove: (ticket: string, code: string | undefined) =>
      browser.call<{ token: string }>('POST', '/api/console/second-factor', { ticket, code }),
    refresh: () => browser.refresh(),
    call: (path: string, token: string) => browser.call('GET', path, undefined, { authorization: `Bearer ${token}` }),
    callAsMember: (path: string) => browser.call('GET', path, undefined, own),
  };
}

function tokenOf({ body }: { body: Entered }): string {
  if (body.step !== 'open') throw new Error('the console asks for a proof');
  return body.token;
}

function ticketOf({ body }: { body: Entered }): string {
  if (body.step !== 'second_factor') throw new Error('the console is open');
  return body.ticket;
}

it('opens to staff who have just signed in, with a token that opens nothing else', async () => {
  const staff = await signedIn();
  const entered = await staff.enter();
  expect(entered.body).toMatchObject({ step: 'open', expiresInSeconds: tokenLifetimes.staffMs / 1000 });
  const token = tokenOf(entered);
  expect((await staff.call('/api/staff/cases', token)).status).toBe(200);
  expect((await staff.call('/api/account', token)).status).toBe(401);
  expect((await staff.call('/sails/notifications/broadcastTotalUserCount', token)).status).toBe(401);
});

it('does not exist for a member, nor for staff who bring a member’s token', async () => {
  const staff = await signedIn();
  const member = await signedIn(null);
  const missing = await member.callAsMember('/api/staff/no-such-page');
  for (const who of [staff, member]) {
    const answered = await who.callAsMember('/api/staff/cases');
    expect([answered.status, answered.code]).toEqual([missing.status, missing.code]);
  }
  expect((await member.enter()).code).toBe('page.missing');
  expect((await member.prove('none', 'none')).code).toBe('page.missing');
});

it('lets stay who works, and asks who came back after a quarter of an hour', async () => {
  const staff = await signedIn();
  tokenOf(await staff.enter());
  clock.pass(consoleLimits.idleMs - MINUTE);
  const token = tokenOf(await staff.enter());
  clock.pass(tokenLifetimes.staffMs + MINUTE);
  expect((await staff.call('/api/staff/cases', token)).code).toBe('auth.required');
  await staff.refresh();
  clock.pass(consoleLimits.idleMs);
  await staff.refresh();
  const ticket = ticketOf(await staff.enter());
  expect((await staff.prove(ticket, 'AAAA-AAAA-AAAA')).code).toBe('auth.secondFactorFailed');
  const proved = await staff.prove(ticket, staff.member.backupCodes.shift());
  expect((await staff.call('/api/staff/cases', proved.body.token)).status).toBe(200);
  const entry = await api.db.selectFrom('audit_entry').select('action').where('actor_id', '=', staff.member.id).executeTakeFirst();
  expect(entry?.action).toBe('console.entered');
});

it('asks after eight hours, however busy they were', async () => {
  const staff = await signedIn();
  const asked: string[] = [];
  for (let spent = 0; spent <= consoleLimits.mostMs; spent += 10 * MINUTE) {
    await staff.refresh();
    asked.push((await staff.enter()).body.step);
    clock.pass(10 * MINUTE);
  }
  expect(asked.indexOf('second_factor')).toBe(consoleLimits.mostMs / (10 * MINUTE));
});

it('takes a proof from nobody else, and not of another step', async () => {
  const [staff, other] = [await signedIn(), await signedIn('support')];
  clock.pass(consoleLimits.idleMs);
  await Promise.all([staff.refresh(), other.refresh()]);
  const ticket = ticketOf(await staff.enter());
  for (let wrong = 0; wrong < 6; wrong += 1) expect((await other.prove(ticket, 'AAAA-AAAA-AAAA')).code).toBe('auth.secondFactorExpired');
  expect((await other.prove(ticket, staff.member.backupCodes[0])).code).toBe('auth.secondFactorExpired');
  expect((await staff.prove(ticket, staff.member.backupCodes[0])).status).toBe(200);
});

it('is closed by the end of the device, and by the loss of the role', async () => {
  const staff = await signedIn();
  const token = tokenOf(await staff.enter());
  await api.db.updateTable('member').set({ staff_role: null }).where('id', '=', staff.member.id).execute();
  expect((await staff.call('/api/staff/cases', token)).code).toBe('page.missing');
  await api.db.deleteFrom('device').where('id', '=', staff.session.authId).execute();
  expect((await staff.call('/api/staff/cases', token)).code).toBe('auth.required');
  expect(await api.db.selectFrom('console_session').selectAll().where('device_id', '=', staff.session.authId).execute()).toEqual([]);
});
