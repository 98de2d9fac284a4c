import { randomInt } from 'node:crypto';
import type { AnyRoute } from '@subrosa/contract/route';
import { guessLimits } from '@subrosa/rules/accounts/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { domains } from '../../app/domains.ts';
import { transaction } from '../../platform/db/transaction.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, HOUR } from '../../../test/support/clock.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { wrongSecret } from '../../../test/support/credentials.ts';
import { switchFlag } from '../reference/index.ts';

const clock = aClock();
const api = useApi({ clock, config: { PASSWORD_KDF_VERSIONS: [2, 1] } });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = await signedIn(member);
});

async function signedIn(who: BuiltMember): Promise<TestBrowser> {
  const one = aBrowser(api);
  expect((await one.login(who)).status).toBe(200);
  return one;
}

const wrongGuesses = async (origin: 'known' | 'unknown', who = member) => {
  const row = await api.db
    .selectFrom('guess_counter')
    .select('wrong_guesses')
    .where('member_id', '=', who.id)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return row?.wrong_guesses ?? 0;
};

const guess = (on = browser) => on.call('POST', '/api/account/export', { password: wrongSecret() });
const exportData = (who = member, on = browser) => on.call('POST', '/api/account/export', { password: who.secretFor('email') });

async function guesses(times: number, on = browser): Promise<(string | undefined)[]> {
  const codes: (string | undefined)[] = [];
  for (let time = 0; time < times; time += 1) codes.push((await guess(on)).code);
  return codes;
}

/** The fields by which a caller proves who they are. New secrets are nested deeper in a body and do not count. */
const PROOFS = ['password', 'totp', 'code', 'passkey'];

function provesIn(route: AnyRoute): boolean {
  const { properties = {} } = z.toJSONSchema(route.body, { io: 'input' }) as { properties?: Record<string, { properties?: object }> };
  const names = [...Object.keys(properties), ...Object.keys(properties['proof']?.properties ?? {})];
  return names.some((name) => PROOFS.includes(name));
}

const proving = domains.flatMap(({ endpoints = [] }) => endpoints).filter(({ route }) => provesIn(route));
const isSignedIn = ({ rule }: Endpoint) => rule.who.visitor !== 'ok';

/** Routes whose example does not reach a comparison: prepares the member and returns the body to send. */
const special: Record<string, (on: TestBrowser) => Promise<object>> = {
  verifyPhone: async (on) => {
    await on.call('POST', '/api/account/phone', { phone: `+1604${randomInt(2_000_000, 10_000_000)}` });
    await worker.runJobs();
    return { code: '000000' };
  },
  upgradeKdf: async () => {
    await transaction(api.db, (tx) => switchFlag(tx, clock, { flag: 'kdfUpgrade', share: 100 }));
    const credential = { password: wrongSecret(), envelope: 'A'.repeat(80) };
    return {
      proof: { kind: 'email', password: wrongSecret() },
      kdfVersion: 2,
      credentials: { email: credential, username: credential },
    };
  },
  proveForConsole: async (on) => {
    await api.db.deleteFrom('console_session').execute();
    const { body } = await on.call<{ ticket: string }>('POST', '/api/console', {});
    return { ticket: body.ticket, passkey: '{}' };
  },
};

/** Sends the contract's example, which contains a wrong password or code. */
async function guessWith({ name, route }: Endpoint, on: TestBrowser, who: BuiltMember) {
  const body = (await special[name]?.(on)) ?? route.example?.body;
  return on.call(route.method, route.path.replace('{id}', who.id), body);
}

describe('a route of signed-in members that checks a password or a code', () => {
  const calls = proving.filter(isSignedIn);

  it('exists in the contract', () => {
    expect(calls.length).toBeGreaterThanOrEqual(15);
    expect(calls.map(({ name }) => name)).toEqual(expect.arrayContaining(['changePassword', 'removeDevice', 'confirmTotp', 'verifyPhone']));
  });

  it.each(calls.map((call) => [call.name, call] as const))('%s counts a wrong guess in the shared counter', async (name, call) => {
    const who = name === 'proveForConsole' ? await aMember(api.db, api.config, { staffRole: 'support' }) : member;
    const on = await signedIn(who);
    const answered = await guessWith(call, on, who);
    expect(answered.status).toBe(422);
    expect(await wrongGuesses('known', who)).toBe(1);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s is rejected after guesses on other routes have filled the counter',
    async (name, call) => {
      const who = name === 'proveForConsole' ? await aMember(api.db, api.config, { staffRole: 'support' }) : member;
      const on = await signedIn(who);
      const others = calls.filter((other) => other !== call && special[other.name] === undefined);
      for (let time = 0; time < guessLimits.most.known; time += 1) await guessWith(others[time % others.length]!, on, who);
      expect(await wrongGuesses('known', who)).toBe(guessLimits.most.known);
      if (name === 'proveForConsole') {
        // The console issues no ticket.
        await api.db.deleteFrom('console_session').execute();
        expect((await on.call('POST', '/api/console', {})).code).toBe('accounts.guessesLocked');
      } else expect((await guessWith(call, on, who)).code).toBe('accounts.guessesLocked');
    },
  );
});

it('checks passwords or codes of visitors only in routes that count by name or by step', () => {
  const names = proving.filter((call) => !isSignedIn(call)).map(({ name }) => name);
  expect(names.toSorted()).toEqual([
    'getSuspension',
    'listDevicesAtLogin',
    'listDevicesAtSecondFactor',
    'login',
    'proveSecondFactor',
    'resetPassword',
  ]);
});

describe('the counter of wrong guesses', () => {
  it('locks at the tenth wrong guess, also for the right password, and unlocks a day later', async () => {
    expect(await guesses(11)).toEqual([...Array<string>(10).fill('accounts.passwordWrong'), 'accounts.guessesLocked']);
    expect(await exportData()).toMatchObject({ status: 423, code: 'accounts.guessesLocked' });
    clock.pass(DAY - 1);
    expect((await exportData(member, await signedIn(member))).code).toBe('accounts.guessesLocked');
    clock.pass(1);
    expect((await exportData(member, await signedIn(member))).code).toBe('accounts.exportRequested');
  });

  it('counts concurrent guesses exactly', async () => {
    const answers = await Promise.all(Array.from({ length: 18 }, () => guess()));
    expect(answers.filter(({ code }) => code === 'accounts.passwordWrong')).toHaveLength(10);
    expect(answers.filter(({ code }) => code === 'accounts.guessesLocked')).toHaveLength(8);
  });

  it('keeps its count after a right guess, and resets a day after the last wrong one', async () => {
    await guesses(9);
    expect((await exportData()).status).toBe(200);
    expect(await wrongGuesses('known')).toBe(9);
    clock.pass(DAY);
    const next = await signedIn(member);
    expect(await guesses(1, next)).toEqual(['accounts.passwordWrong']);
    expect(await wrongGuesses('known')).toBe(1);
    clock.pass(DAY);
    await worker.runTask('accounts:purge-expired');
    expect(await wrongGuesses('known')).toBe(0);
  });

  it('locks only password checks: the member stays signed in, and can log out and in', async () => {
    await guesses(10);
    expect((await browser.account()).status).toBe(200);
    expect((await browser.call('PUT', `/api/users/${member.id}`, { theme: 'dark' })).status).toBe(200);
    expect((await browser.refresh()).status).toBe(200);
    await browser.call('POST', '/api/auth/logout', {});
    browser.forgetTokens();
    expect((await browser.login(member)).status).toBe(200);
  });

  it('sends one email when it locks, with a link to sign devices out without the password', async () => {
    await guesses(12);
    await worker.runJobs();
    expect(worker.emailsTo(member.email).filter(({ kind }) => kind === 'guesses-locked')).toMatchObject([
      { facts: { isKnown: true, hours: 24, url: `${api.config.PUBLIC_URL}/sessions` } },
    ]);
  });

  it('counts each member separately', async () => {
    await guesses(10);
    const other = await aMember(api.db, api.config);
    expect((await exportData(other, await signedIn(other))).status).toBe(200);
  });

  it('rejects a full counter without a lock in the database', async () => {
    const full = { member_id: member.id, origin: 'known', wrong_guesses: 10, last_guess_at: clock.now(), locked_until: null };
    await expect(api.db.insertInto('guess_counter').values(full).execute()).rejects.toThrow('guess_counter');
  });
});

describe('a stranger who knows the password', () => {
  let owner: BuiltMember;
  let known: TestBrowser;
  beforeEach(async () => {
    owner = await aMember(api.db, api.config, { secondFactor: true });
    known = await signedIn(owner);
    await api.db.deleteFrom('device').where('member_id', '=', owner.id).execute();
    known.forgetTokens();
  });

  const logIn = (on: TestBrowser) =>
    on.call<{ ticket: string }>('POST', '/api/auth/login', { login: owner.email, password: owner.secretFor('email') });
  const prove = (ticket: string, code: string, on = aBrowser(api)) => on.call('POST', '/api/auth/second-factor', { ticket, code });
  const WRONG = 'WRNG-WRNG-WRNG';

  it('gets five wrong second factors over all tickets that were collected beforehand', async () => {
    const tickets: string[] = [];
    for (let time = 0; time < 4; time += 1) tickets.push((await logIn(aBrowser(api))).body.ticket);
    const codes: (string | undefined)[] = [];
    for (const ticket of tickets) for (let time = 0; time < 3; time += 1) codes.push((await prove(ticket, WRONG)).code);
    expect(codes).toEqual([...Array<string>(5).fill('auth.secondFactorFailed'), ...Array<string>(7).fill('accounts.guessesLocked')]);
    expect((await prove(tickets[3]!, owner.backupCodes[0]!)).code).toBe('accounts.guessesLocked');
    expect((await logIn(aBrowser(api))).code).toBe('accounts.guessesLocked');
  });

  it('locks the owner out of neither a known browser nor its settings', async () => {
    const { ticket } = (await logIn(aBrowser(api))).body;
    for (let time = 0; time < 5; time += 1) await prove(ticket, WRONG);
    expect((await logIn(aBrowser(api))).code).toBe('accounts.guessesLocked');
    expect((await known.login(owner)).status).toBe(200);
    expect((await exportData(owner, known)).status).toBe(200);
    await worker.runJobs();
    const security = `${api.config.PUBLIC_URL}/settings/security`;
    expect(worker.emailsTo(owner.email)).toContainEqual(
      expect.objectContaining({ kind: 'guesses-locked', facts: { isKnown: false, hours: 24, url: security } }),
    );
  });

  it('gets no additional guesses by signing in with the right password again', async () => {
    for (let round = 0; round < 2; round += 1) {
      const { ticket } = (await logIn(aBrowser(api))).body;
      for (let time = 0; time < 2; time += 1) await prove(ticket, WRONG);
      clock.pass(HOUR);
    }
    expect(await wrongGuesses('unknown', owner)).toBe(4);
  });
});
