import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../testing/browser.ts';
import { aClock, MINUTE } from '../../testing/clock.ts';
import { useErrands } from '../../testing/errands.ts';
import { useApi } from '../../testing/house.ts';
import { aMember, type BuiltMember } from '../../testing/members.ts';
import { aPerson, wrongSecret } from '../../testing/people.ts';

const clock = aClock();
const api = useApi({ clock });
const errands = useErrands(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
});

const forget = (email: string) => aBrowser(api).call('POST', '/api/hash/forgot', { email });

/** The token of a mail that was asked for. */
async function asked(): Promise<string> {
  await forget(member.email);
  await errands.run();
  return errands.linkTo(member.email, 'reset-password');
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

describe('forgetting the password', () => {
  it('writes to a member five times an hour at most, however many networks ask', async () => {
    for (let time = 0; time < 7; time += 1) {
      expect((await forget(member.email)).status).toBe(200);
      await errands.run();
    }
    expect(errands.kindsTo(member.email)).toHaveLength(5);
    clock.pass(60 * MINUTE);
    await asked();
    expect(errands.kindsTo(member.email)).toHaveLength(6);
  });

  it('answers alike for every address, and writes to members only', async () => {
    const stranger = aPerson();
    const [known, unknown] = [await forget(member.email.toUpperCase()), await forget(stranger.email)];
    expect(known).toMatchObject({ status: 200, code: 'accounts.checkInbox', body: {} });
    expect({ ...known, headers: null }).toEqual({ ...unknown, headers: null });
    await errands.run();
    expect([errands.kindsTo(member.email), errands.kindsTo(stranger.email)]).toEqual([['reset-password'], []]);
  });

  it('tells the browser of the link’s owner what it needs, with the salts that never change', async () => {
    const names = [member.email, member.username];
    const { body } = await browser.call<{ salts: string[] }>('POST', '/api/auth/parameters', { names });
    const token = await asked();
    expect((await info(token)).body).toMatchObject({
      id: member.id,
      salts: { email: body.salts[0], username: body.salts[1] },
      recovery: null,
    });
    await reset(token, renewed());
    expect((await browser.call('POST', '/api/auth/parameters', { names })).body).toEqual(body);
  });
});

describe('a new password by the link', () => {
  it('replaces the old one for both names, and is told by mail', async () => {
    const person = renewed();
    expect((await reset(await asked(), person)).status).toBe(200);
    for (const by of ['email', 'username'] as const) {
      expect((await aBrowser(api).login(member, { by })).code).toBe('auth.failed');
      expect((await aBrowser(api).login(person, { by })).status).toBe(200);
    }
    await errands.run();
    expect(errands.kindsTo(member.email)).toContain('password-changed');
  });

  it('signs every device out at once', async () => {
    await browser.login(member);
    await reset(await asked(), renewed());
    expect((await browser.account()).status).toBe(401);
    expect((await browser.refresh()).status).toBe(401);
  });

  it('takes away the envelopes that the old password opened, unless the recovery code made new ones', async () => {
    await api.db.insertInto('key_envelope').values({ member_id: member.id, kind: 'recovery', envelope: 'recovery' }).execute();
    const token = await asked();
    expect((await info(token)).body.recovery).toBe('recovery');
    await reset(token, renewed());
    const kinds = () => api.db.selectFrom('key_envelope').select('kind').where('member_id', '=', member.id).orderBy('kind').execute();
    expect(await kinds()).toEqual([{ kind: 'recovery' }]);
    await reset(await asked(), renewed(), { email: 'E'.repeat(60), username: 'U'.repeat(60) });
    expect(await kinds()).toEqual([{ kind: 'email' }, { kind: 'recovery' }, { kind: 'username' }]);
  });

  it('works once, and voids the other links that were on their way', async () => {
    const [first, second] = [await asked(), await asked()];
    await browser.call('POST', '/api/hash/sessions', { email: member.email });
    await errands.run();
    const devices = errands.linkTo(member.email, 'manage-devices');
    expect((await reset(first, renewed())).status).toBe(200);
    for (const token of [first, second]) {
      expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
      expect((await info(token)).code).toBe('accounts.linkInvalid');
    }
    expect((await browser.call('GET', `/api/hash/sessions-info?token=${devices}`)).code).toBe('accounts.linkInvalid');
  });

  it('is chosen by one of two who open the link at once', async () => {
    const token = await asked();
    const answers = await Promise.all([reset(token, renewed()), reset(token, renewed())]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('is too late after half an hour', async () => {
    const token = await asked();
    clock.pass(30 * MINUTE);
    expect((await info(token)).code).toBe('accounts.linkInvalid');
    expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
  });

  it('opens the lock, for strangers’ guesses and for the owner’s own on a known browser', async () => {
    await browser.login(member);
    await api.db.deleteFrom('device').where('member_id', '=', member.id).execute();
    for (const by of ['email', 'username'] as const) {
      for (const guesser of [aBrowser(api), browser]) {
        for (let time = 0; time < 5; time += 1) await guesser.login(member, { by, secret: wrongSecret() });
        expect((await guesser.login(member, { by })).code).toBe('auth.locked');
      }
    }
    const person = renewed();
    await reset(await asked(), person);
    for (const by of ['email', 'username'] as const) {
      for (const guesser of [aBrowser(api), browser, browser]) {
        expect((await guesser.login(person, { by })).status).toBe(200);
        await guesser.call('POST', '/api/auth/logout', {});
        guesser.forgetTokens();
      }
    }
  });

  it('is refused to who was deleted meanwhile', async () => {
    const token = await asked();
    await browser.login(member);
    await browser.call('DELETE', '/api/users/delete', { password: member.secretFor('email') });
    expect((await info(token)).code).toBe('accounts.linkInvalid');
    expect((await reset(token, renewed())).code).toBe('accounts.linkInvalid');
  });

  it('does not come from a link of another kind', async () => {
    await browser.call('POST', '/api/hash/sessions', { email: member.email });
    await errands.run();
    expect((await reset(errands.linkTo(member.email, 'manage-devices'), renewed())).code).toBe('accounts.linkInvalid');
  });
});
