import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { countWaiting, eventually } from '../../../test/support/eventually.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson, wrongSecret } from '../../../test/support/credentials.ts';

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
});

const forget = (email: string) => aBrowser(api).call('POST', '/api/hash/forgot', { email });

/** Requests a reset and returns the token of its email. */
async function requestToken(): Promise<string> {
  await forget(member.email);
  await worker.runJobs();
  return worker.linkTo(member.email, 'reset-password');
}

const renewed = () => aPerson({ username: member.username, email: member.email });
const passwordsOf = (person: BuiltMember) => ({ email: person.secretFor('email'), username: person.secretFor('username') });
const reset = (token: string, person: BuiltMember, envelopes?: object) =>
  aBrowser(api).call('POST', '/api/hash/reset', { token, passwords: passwordsOf(person), ...(envelopes && { envelopes }) });

interface ResetInfo {
  id: string;
  salts: { email: string; username: string };
  recovery: string | null;
}
const info = (token: string) => aBrowser(api).call<ResetInfo>('POST', '/api/hash/reset-info', { token });

describe('POST /api/hash/forgot', () => {
  it('sends a member at most five emails an hour, from any number of networks', async () => {
    for (let time = 0; time < 7; time += 1) {
      expect((await forget(member.email)).status).toBe(200);
      await worker.runJobs();
    }
    expect(worker.kindsTo(member.email)).toHaveLength(5);
    clock.pass(60 * MINUTE);
    await requestToken();
    expect(worker.kindsTo(member.email)).toHaveLength(6);
  });

  it('returns the same response for every email address, and sends emails to members only', async () => {
    const stranger = aPerson();
    const [known, unknown] = [await forget(member.email.toUpperCase()), await forget(stranger.email)];
    expect(known).toMatchObject({ status: 200, code: 'accounts.checkInbox', body: {} });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await worker.runJobs();
    expect([worker.kindsTo(member.email), worker.kindsTo(stranger.email)]).toEqual([['reset-password'], []]);
  });

  it('returns what the browser needs for a valid link, with unchanged salts', async () => {
    const names = [member.email, member.username];
    const { body } = await browser.call<{ salts: string[] }>('POST', '/api/auth/parameters', { names });
    const token = await requestToken();
    expect((await info(token)).body).toMatchObject({
      id: member.id,
      salts: { email: body.salts[0], username: body.salts[1] },
      recovery: null,
    });
    await reset(token, renewed());
    expect((await browser.call('POST', '/api/auth/parameters', { names })).body).toEqual(body);
  });
});

describe('POST /api/hash/reset', () => {
  it('replaces the password of both names, and sends an email', async () => {
    const person = renewed();
    expect((await reset(await requestToken(), person)).status).toBe(200);
    for (const by of ['email', 'username'] as const) {
      expect((await aBrowser(api).login(member, { by })).code).toBe('auth.failed');
      expect((await aBrowser(api).login(person, { by })).status).toBe(200);
    }
    await worker.runJobs();
    expect(worker.kindsTo(member.email)).toContain('password-changed');
  });

  it('signs every device out at once', async () => {
    await browser.login(member);
    await reset(await requestToken(), renewed());
    expect((await browser.account()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('deletes the envelopes of the old password, unless the recovery code made new ones', async () => {
    await api.db.insertInto('key_envelope').values({ member_id: member.id, kind: 'recovery', envelope: 'recovery' }).execute();
    const token = await requestToken();
    expect((await info(token)).body.recovery).toBe('recovery');
    await reset(token, renewed());
    const kinds = () => api.db.selectFrom('key_envelope').select('kind').where('member_id', '=', member.id).orderBy('kind').execute();
    expect(await kinds()).toEqual([{ kind: 'recovery' }]);
    await reset(await requestToken(), renewed(), { email: 'E'.repeat(60), username: 'U'.repeat(60) });
    expect(await kinds()).toEqual([{ kind: 'email' }, { kind: 'recovery' }, { kind: 'username' }]);
  });

  it('works once, and voids the other pending links', async () => {
    const [first, second] = [await requestToken(), await requestToken()];
    await browser.call('POST', '/api/hash/sessions', { email: member.email });
    await worker.runJobs();
    const devices = worker.linkTo(member.email, 'manage-devices');
    expect((await reset(first, renewed())).status).toBe(200);
    for (const token of [first, second]) {
      expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
      expect((await info(token)).code).toBe('accounts.linkInvalid');
    }
    expect((await browser.call('GET', `/api/hash/sessions-info?token=${devices}`)).code).toBe('accounts.linkInvalid');
  });

  it('accepts one of two concurrent resets by the same link', async () => {
    const token = await requestToken();
    const answers = await Promise.all([reset(token, renewed()), reset(token, renewed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('rejects a sign-in with the old password while the new one is being saved', async () => {
    await browser.login(member);
    const token = await requestToken();
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The reset stops when it signs this device out: nothing of it is committed yet.
    const holding = api.db.transaction().execute(async (tx) => {
      await tx.selectFrom('device').select('id').where('member_id', '=', member.id).forUpdate().execute();
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const resetting = reset(token, renewed());
    await eventually(async () => (await countWaiting(api.db)) === 1, 10_000, 'the reset waits');
    const thief = aBrowser(api);
    const signingIn = thief.login(member);
    await eventually(async () => (await countWaiting(api.db)) === 2, 10_000, 'the sign-in waits');
    released.resolve();
    await holding;
    expect((await resetting).status).toBe(200);
    expect((await signingIn).code).toBe('auth.failed');
    expect((await thief.account()).status).toBe(401);
  });

  it('expires after half an hour', async () => {
    const token = await requestToken();
    clock.pass(30 * MINUTE);
    expect((await info(token)).code).toBe('accounts.linkInvalid');
    expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
  });

  it('unlocks the sign-in, for strangers’ guesses and for the owner’s own on a known browser', async () => {
    await browser.login(member);
    await api.db.deleteFrom('device').where('member_id', '=', member.id).execute();
    for (const by of ['email', 'username'] as const) {
      for (const guesser of [aBrowser(api), browser]) {
        for (let time = 0; time < 5; time += 1) await guesser.login(member, { by, secret: wrongSecret() });
        expect((await guesser.login(member, { by })).code).toBe('auth.locked');
      }
    }
    const person = renewed();
    await reset(await requestToken(), person);
    for (const by of ['email', 'username'] as const) {
      for (const guesser of [aBrowser(api), browser, browser]) {
        expect((await guesser.login(person, { by })).status).toBe(200);
        await guesser.call('POST', '/api/auth/logout', {});
        guesser.forgetTokens();
      }
    }
  });

  it('rejects the link of a deleted member', async () => {
    const token = await requestToken();
    await browser.login(member);
    await browser.call('DELETE', '/api/users/delete', { password: member.secretFor('email') });
    expect((await info(token)).code).toBe('accounts.linkInvalid');
    expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
  });

  it('rejects a link of another kind', async () => {
    await browser.call('POST', '/api/hash/sessions', { email: member.email });
    await worker.runJobs();
    expect((await reset(worker.linkTo(member.email, 'manage-devices'), renewed())).code).toBe('accounts.linkInvalid');
  });
});

describe('resetting the password of an account with a second factor', () => {
  let owner: BuiltMember;
  beforeEach(async () => {
    owner = await aMember(api.db, api.config, { secondFactor: true });
  });

  async function link(): Promise<string> {
    await forget(owner.email);
    await worker.runJobs();
    return worker.linkTo(owner.email, 'reset-password');
  }

  const renewedOwner = () => aPerson({ username: owner.username, email: owner.email });
  const WRONG = 'WRNG-WRNG-WRNG';

  interface Awaited {
    secondFactor: { ticket: string; methods: string[] } | null;
  }
  const read = (token: string, on = aBrowser(api)) => on.call<Awaited>('POST', '/api/hash/reset-info', { token });

  /** Uses the link on a browser, and tries to set a password with this backup code. */
  async function tryCode(token: string, code: string, on = aBrowser(api)) {
    const { body, code: errorCode } = await read(token, on);
    if (errorCode !== undefined) return errorCode;
    const passwords = passwordsOf(renewedOwner());
    const proof = { ticket: body.secondFactor?.ticket ?? '', code };
    return (await on.call('POST', '/api/hash/reset', { token, passwords, proof })).code ?? 'changed';
  }

  it('requests the factor after the link was used, but not before', async () => {
    expect((await forget(owner.email)).body).toEqual((await forget(member.email)).body);
    expect((await read(await link())).body.secondFactor).toMatchObject({ methods: ['passkey', 'code'] });
    expect((await read(await requestToken())).body.secondFactor).toBeNull();
  });

  it('requires the factor: the link alone changes nothing, and stays valid', async () => {
    const token = await link();
    expect((await reset(token, renewedOwner())).code).toBe('auth.secondFactorRequired');
    expect((await aBrowser(api).login(owner)).status).toBe(200);
    expect(await tryCode(token, owner.backupCodes[0]!)).toBe('changed');
  });

  it('rejects the ticket of another member or of another step', async () => {
    const token = await link();
    const stranger = await aMember(api.db, api.config, { secondFactor: true });
    const login = { login: owner.email, password: owner.secretFor('email') };
    const signIn = await aBrowser(api).call<{ ticket: string }>('POST', '/api/auth/login', login);
    await forget(stranger.email);
    await worker.runJobs();
    const foreign = await read(worker.linkTo(stranger.email, 'reset-password'));
    for (const ticket of [signIn.body.ticket, foreign.body.secondFactor?.ticket ?? '']) {
      const passwords = passwordsOf(renewedOwner());
      const answered = await aBrowser(api).call('POST', '/api/hash/reset', {
        token,
        passwords,
        proof: { ticket, code: owner.backupCodes[0] },
      });
      expect(answered.code).toBe('auth.secondFactorExpired');
    }
  });

  it('accepts five guesses over all links and sign-ins, and keeps the owner’s browser open', async () => {
    const known = aBrowser(api);
    await known.login(owner);
    await api.db.deleteFrom('device').where('member_id', '=', owner.id).execute();
    known.forgetTokens();

    const codes: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const token = await link();
      for (let guess = 0; guess < 3; guess += 1) codes.push(await tryCode(token, WRONG));
    }
    expect(codes).toEqual([...Array<string>(5).fill('auth.secondFactorFailed'), ...Array<string>(4).fill('accounts.guessesLocked')]);
    expect((await known.login(owner)).status).toBe(200);
    expect((await known.call('POST', '/api/account/export', { password: owner.secretFor('email') })).status).toBe(200);
    const token = worker.linkTo(owner.email, 'reset-password');
    expect(await tryCode(token, owner.backupCodes[0]!, known)).toBe('changed');
  });

  it('keeps the count of wrong guesses when the password is reset', async () => {
    for (let time = 0; time < 4; time += 1) expect(await tryCode(await link(), WRONG)).toBe('auth.secondFactorFailed');
    expect(await tryCode(await link(), owner.backupCodes.shift()!)).toBe('changed');
    clock.pass(60 * MINUTE);
    expect(await tryCode(await link(), WRONG)).toBe('auth.secondFactorFailed');
    expect(await tryCode(await link(), WRONG)).toBe('accounts.guessesLocked');
  });
});

it('keeps the link of a waiting email unreadable in the queue', async () => {
  await worker.runJobs();
  await forget(member.email);
  const { rows } = await sql<{ payload: object }>`DELETE FROM graphile_worker._private_jobs RETURNING payload`.execute(api.db);
  for (const { payload } of rows) await worker.runTask('accounts:send-reset-email', payload);
  const waiting = await sql<{ payload: object }>`SELECT payload FROM graphile_worker._private_jobs`.execute(api.db);
  expect(waiting.rows).toHaveLength(1);
  const text = JSON.stringify(waiting.rows);
  await worker.runJobs();
  const token = worker.linkTo(member.email, 'reset-password');
  expect(text).not.toContain(token);
  expect(text).not.toContain(member.email);
  expect(text).not.toContain('reset-password');
  expect((await info(token)).status).toBe(200);
});

it('counts reset emails separately from the links that a reset voids', async () => {
  for (let time = 0; time < 5; time += 1) expect((await reset(await requestToken(), renewed())).status).toBe(200);
  await forget(member.email);
  await worker.runJobs();
  expect(worker.kindsTo(member.email).filter((kind) => kind === 'reset-password')).toHaveLength(5);
});
