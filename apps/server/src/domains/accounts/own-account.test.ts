import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY } from '../../../test/support/clock.ts';
import { countWaiting, eventually } from '../../../test/support/eventually.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aProfile } from '../../../test/support/profiles.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { aPerson, derived, wrongSecret } from '../../../test/support/credentials.ts';
import { subscriptionToken } from './page-urls.ts';

const clock = aClock();
const api = useApi({ clock, config: { SIGNUP_POW_COST: 1 } });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let browser: TestBrowser;
let password: string;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  browser = aBrowser(api);
  await browser.login(member);
  password = member.secretFor('email');
});

const credential = (name: string) => ({ password: derived('the same password', name), envelope: 'N'.repeat(60) });
const login = (typed: string, secret: string) => aBrowser(api).login(member, { typed, secret });

describe('the account', () => {
  it('returns the owner’s account at both URLs, and 404 to other members', async () => {
    const account = await browser.account();
    expect(account.body).toMatchObject({ id: member.id, state: 'active', phone: null, keysLocked: false, newEmail: null });
    expect((await browser.call('GET', `/api/users/${member.id}`)).body).toEqual(account.body);
    const stranger = await aMember(api.db, api.config);
    expect((await browser.call('GET', `/api/users/${stranger.id}`)).status).toBe(404);
    expect((await browser.call('PUT', `/api/users/${stranger.id}`, { theme: 'dark' })).status).toBe(404);
  });

  it('returns the serial number for the verification video', async () => {
    expect((await browser.call('GET', '/api/users/serial-number')).body).toEqual({ serial: '12345678' });
  });

  it('becomes active when the welcome wizard is finished, once or twice', async () => {
    const newcomer = await aMember(api.db, api.config, { state: 'pending' });
    await aProfile(api.db, newcomer.id);
    const theirs = aBrowser(api);
    await theirs.login(newcomer);
    for (let time = 0; time < 2; time += 1) expect((await theirs.call('POST', '/api/account/welcome', {})).status).toBe(200);
    expect((await theirs.account()).body).toMatchObject({ state: 'active' });
  });

  it('counts all members, rounded down to hundreds', async () => {
    await worker.runTask('accounts:count-members');
    expect((await browser.call('GET', '/api/user/total')).body).toEqual({ total: 0 });
    await api.db.updateTable('member_count').set({ total: 1299 }).execute();
    expect((await browser.call('GET', '/api/user/total')).body).toEqual({ total: 1200 });
  });
});

describe('/api/account/settings', () => {
  const read = () => browser.call<{ theme: string }>('GET', '/api/account/settings');
  const save = (change: object, version: string | null) =>
    browser.call<{ theme: string }>('PUT', '/api/account/settings', change, version ? { 'if-match': version } : {});

  it('changes only the given settings', async () => {
    const { body, headers } = await read();
    const saved = await save({ theme: 'dark', timeZone: 'Pacific/Kiritimati' }, headers.get('etag'));
    expect(saved).toMatchObject({
      status: 200,
      code: 'accounts.settingsSaved',
      body: { ...body, theme: 'dark', timeZone: 'Pacific/Kiritimati' },
    });
  });

  it('emits accounts.privacyChanged only when a privacy setting is sent', async () => {
    const countPrivacyEvents = async () =>
      (
        await sql`SELECT FROM graphile_worker._private_jobs
          WHERE payload ->> 'name' = 'accounts.privacyChanged' AND payload -> 'data' ->> 'memberId' = ${member.id}`.execute(api.db)
      ).rows.length;
    expect((await read()).body).toMatchObject({ showPresence: true });
    await save({ theme: 'dark' }, (await read()).headers.get('etag'));
    expect(await countPrivacyEvents()).toBe(0);
    await save({ showPresence: false }, (await read()).headers.get('etag'));
    expect((await read()).body).toMatchObject({ showPresence: false, privateAccount: false });
    expect(await countPrivacyEvents()).toBe(1);
    await browser.call('PUT', `/api/users/${member.id}`, { privateAccount: true });
    expect(await countPrivacyEvents()).toBe(2);
  });

  it('rejects a stale version until the settings are read again', async () => {
    const [first, second] = [await read(), await read()];
    expect((await save({ theme: 'dark' }, first.headers.get('etag'))).status).toBe(200);
    expect(await save({ theme: 'light' }, second.headers.get('etag'))).toMatchObject({ status: 412, code: 'version.stale' });
    expect((await read()).body.theme).toBe('dark');
    expect((await save({ theme: 'light' }, (await read()).headers.get('etag'))).status).toBe(200);
  });

  it('stores one of two concurrent changes and rejects the other', async () => {
    const version = (await read()).headers.get('etag');
    const answers = await Promise.all([save({ theme: 'dark' }, version), save({ theme: 'light' }, version)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('requires a version', async () => {
    expect((await save({ theme: 'dark' }, null)).status).toBe(428);
  });

  it.each([
    ['locale', 'tlh', 'locale.unknown'],
    ['timeZone', 'Mars/Olympus', 'timeZone.unknown'],
    ['theme', 'pink', 'field.notAChoice'],
  ])('rejects an unknown %s', async (field, value, code) => {
    const answered = await save({ [field]: value }, (await read()).headers.get('etag'));
    expect(answered).toMatchObject({ status: 400, fields: { [field]: { code } } });
  });

  it('saves at the URLs of the specification too', async () => {
    expect((await browser.call('PUT', `/api/users/${member.id}`, { theme: 'dark' })).body).toMatchObject({ theme: 'dark' });
    expect((await browser.call('POST', `/api/user/${member.id}`, { blurMedia: true })).body).toMatchObject({
      theme: 'dark',
      blurMedia: true,
    });
  });
});

describe('a new username', () => {
  const rename = (username: string, given = password) =>
    browser.call('PUT', `/api/users/${member.id}/username`, { username, password: given, credential: credential(username) });

  it('replaces the old one, which can neither sign in nor be taken by others', async () => {
    const { username } = aPerson();
    expect(await rename(username)).toMatchObject({ status: 200, code: 'accounts.usernameChanged' });
    expect((await login(member.username, member.secretFor('username'))).code).toBe('auth.failed');
    expect((await login(username.toUpperCase(), credential(username).password)).body.session.keys.envelope).toBe('N'.repeat(60));
    expect((await login(member.email, password)).code).toBe('auth.deviceLimit');
    const stranger = await aBrowser(api).call('POST', '/api/user/validate', { username: member.username });
    expect(stranger.fields['username']?.code).toBe('username.taken');
  });

  it('allows the first username again, and one that differs only in case', async () => {
    const { username } = aPerson();
    expect((await rename(username)).status).toBe(200);
    expect((await rename(member.username.toUpperCase())).status).toBe(200);
    expect((await browser.account()).body.username).toBe(member.username.toUpperCase());
  });

  it('rejects a taken or reserved username and a wrong password', async () => {
    const taken = await aMember(api.db, api.config);
    expect((await rename(taken.username.toUpperCase())).fields['username']?.code).toBe('username.taken');
    expect((await rename('settings')).fields['username']?.code).toBe('username.reserved');
    expect((await rename(aPerson().username, wrongSecret())).code).toBe('accounts.passwordWrong');
    expect((await browser.account()).body.username).toBe(member.username);
  });

  it('goes to exactly one of two members who request it concurrently', async () => {
    const { username } = aPerson();
    const rival = await aMember(api.db, api.config);
    const theirs = aBrowser(api);
    await theirs.login(rival);
    const body = { username, password: rival.secretFor('email'), credential: credential(username) };
    const answers = await Promise.all([rename(username), theirs.call('PUT', `/api/users/${rival.id}/username`, body)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });
});

describe('a new email address', () => {
  const requestEmailChange = (email: string, given = password) =>
    browser.call('PUT', `/api/users/${member.id}/email`, { email, password: given, credential: credential(email) });

  async function requestToken(email: string): Promise<string> {
    await requestEmailChange(email);
    await worker.runJobs();
    return worker.linkTo(email, 'confirm-new-email');
  }

  it('counts after its email was confirmed; both addresses get an email, and the old one cannot sign in', async () => {
    const { email } = aPerson();
    expect(await requestEmailChange(email)).toMatchObject({ status: 200, code: 'accounts.emailChangeRequested' });
    await worker.runJobs();
    expect((await browser.account()).body).toMatchObject({ email: member.email, newEmail: email });
    expect(worker.kindsTo(member.email)).toContain('email-changing');
    expect((await login(email, credential(email).password)).code).toBe('auth.failed');

    const token = worker.linkTo(email, 'confirm-new-email');
    expect(await aBrowser(api).verify(token)).toMatchObject({ status: 200, body: { outcome: 'changed' } });
    expect((await browser.account()).body).toMatchObject({ email, newEmail: null });
    expect((await login(member.email, password)).code).toBe('auth.failed');
    expect((await login(email.toUpperCase(), credential(email).password)).status).toBe(200);
    await worker.runJobs();
    expect(worker.kindsTo(member.email)).toContain('email-changed');
    expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
  });

  it('requires the password', async () => {
    const { email } = aPerson();
    expect((await requestEmailChange(email, wrongSecret())).code).toBe('accounts.passwordWrong');
    await worker.runJobs();
    expect(worker.kindsTo(email)).toEqual([]);
  });

  it('voids the first change when a second one is requested', async () => {
    const [first, second] = [aPerson().email, aPerson().email];
    const token = await requestToken(first);
    await requestToken(second);
    expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
    expect((await browser.account()).body).toMatchObject({ email: member.email, newEmail: second });
  });

  it('confirms only the address to which the link was sent, also during another change', async () => {
    const [first, second] = [aPerson().email, aPerson().email];
    await requestEmailChange(first);
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The second request stops before it is saved; meanwhile the worker sends the email of the first.
    const holding = api.db.transaction().execute(async (tx) => {
      await tx.selectFrom('email_change').selectAll().where('member_id', '=', member.id).forUpdate().execute();
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const secondRequest = requestEmailChange(second);
    await eventually(async () => (await countWaiting(api.db)) === 1, 10_000, 'the second address is being requested');
    let isOver = false;
    const running = worker.runJobs().finally(() => (isOver = true));
    await eventually(async () => isOver || (await countWaiting(api.db)) === 2, 10_000, 'the worker has sent the mail, or waits');
    released.resolve();
    await Promise.all([holding, secondRequest, running]);
    await worker.runJobs();
    expect(worker.kindsTo(first)).toEqual([]);
    expect(await aBrowser(api).verify(worker.linkTo(second, 'confirm-new-email'))).toMatchObject({ body: { outcome: 'changed' } });
  });

  it('expires after a day', async () => {
    const token = await requestToken(aPerson().email);
    clock.pass(DAY);
    expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
    await browser.login(member);
    expect((await browser.account()).body).toMatchObject({ newEmail: null });
  });

  it('rejects the link when another member has taken the address, and never reveals that it is taken', async () => {
    const { email } = aPerson();
    const token = await requestToken(email);
    await aMember(api.db, api.config, { email: email.toUpperCase() });
    expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
    expect((await browser.account()).body.email).toBe(member.email);
    expect((await requestEmailChange(email)).code).toBe('accounts.emailChangeRequested');
  });

  it('goes to exactly one of two members who confirm it concurrently', async () => {
    const { email } = aPerson();
    const rival = await aMember(api.db, api.config);
    const theirs = aBrowser(api);
    await theirs.login(rival);
    const tokens = [await requestToken(email)];
    await theirs.call('PUT', `/api/users/${rival.id}/email`, { email, password: rival.secretFor('email'), credential: credential(email) });
    await worker.runJobs();
    tokens.push(worker.linkTo(email, 'confirm-new-email'));
    const answers = await Promise.all(tokens.map((token) => aBrowser(api).verify(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  });

  it('cancels a thief’s pending change after a new password, which stays in effect', async () => {
    const thief = aPerson();
    const isOver = async (token: string) => {
      expect((await aBrowser(api).verify(token)).code).toBe('accounts.linkInvalid');
      expect((await login(thief.email, credential(thief.email).password)).code).toBe('auth.failed');
    };
    const changed = aPerson({ username: member.username, email: member.email });
    const first = await requestToken(thief.email);
    await browser.call('PUT', '/api/users/change-password', { password, credentials: changed.credentials });
    await isOver(first);

    await requestEmailChange(thief.email, changed.secretFor('email'));
    await browser.call('POST', '/api/hash/forgot', { email: member.email });
    await worker.runJobs();
    const reset = aPerson({ username: member.username, email: member.email });
    const passwords = { email: reset.secretFor('email'), username: reset.secretFor('username') };
    const token = worker.linkTo(member.email, 'reset-password');
    expect((await browser.call('POST', '/api/hash/reset', { token, passwords })).status).toBe(200);
    await isOver(worker.linkTo(thief.email, 'confirm-new-email'));
  });

  it('voids links that were sent to the old address', async () => {
    await browser.call('POST', '/api/hash/forgot', { email: member.email });
    const confirm = await requestToken(aPerson().email);
    const reset = worker.linkTo(member.email, 'reset-password');
    await aBrowser(api).verify(confirm);
    expect((await browser.call('POST', '/api/hash/reset-info', { token: reset })).code).toBe('accounts.linkInvalid');
  });
});

describe('a reset link to the old email address', () => {
  it('stays unsent while the address changes', async () => {
    const forgot = () => browser.call('POST', '/api/hash/forgot', { email: member.email });
    const { email } = aPerson();
    await browser.call('PUT', `/api/users/${member.id}/email`, { email, password, credential: credential(email) });
    await forgot();
    await worker.runJobs();
    const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The change stops when it voids the first link.
    const holding = api.db.transaction().execute(async (tx) => {
      const links = tx
        .selectFrom('email_link_token')
        .select('subject')
        .where('subject', '=', member.id)
        .where('purpose', '=', 'reset_password');
      await links.forUpdate().execute();
      locked.resolve();
      await released.promise;
    });
    await locked.promise;
    const confirming = aBrowser(api).verify(worker.linkTo(email, 'confirm-new-email'));
    await eventually(async () => (await countWaiting(api.db)) === 1, 10_000, 'the change waits');
    await forgot();
    let isOver = false;
    const running = worker.runJobs().finally(() => (isOver = true));
    await eventually(async () => isOver || (await countWaiting(api.db)) === 2, 10_000, 'the worker has sent the mail, or waits');
    released.resolve();
    await Promise.all([holding, running]);
    expect((await confirming).status).toBe(200);
    expect(worker.kindsTo(member.email).filter((kind) => kind === 'reset-password')).toHaveLength(1);
  });
});

describe('a new password', () => {
  const change = (given = password, person = aPerson({ username: member.username, email: member.email })) =>
    browser.call('PUT', '/api/users/change-password', { password: given, credentials: person.credentials });

  it('signs other devices out, keeps this one, and sends an email', async () => {
    const phone = aBrowser(api);
    await phone.login(member);
    const renewed = aPerson({ username: member.username, email: member.email });
    expect(await change(password, renewed)).toMatchObject({ status: 200, code: 'accounts.passwordChanged' });
    expect([(await browser.account()).status, (await phone.account()).status]).toEqual([200, 401]);
    expect((await browser.refresh()).status).toBe(200);
    expect((await login(member.email, password)).code).toBe('auth.failed');
    expect((await login(member.username, member.secretFor('username'))).code).toBe('auth.failed');
    expect((await aBrowser(api).login(renewed, { by: 'username' })).body.session.keys.envelope).toBe(renewed.credentials.username.envelope);
    await worker.runJobs();
    expect(worker.kindsTo(member.email)).toContain('password-changed');
  });

  it('requires the old password, and must differ from it', async () => {
    expect(await change(wrongSecret())).toMatchObject({ code: 'accounts.passwordWrong', fields: { password: { code: 'password.wrong' } } });
    const same = aPerson({ username: member.username, email: member.email });
    same.credentials.email.password = password;
    expect((await change(password, same)).code).toBe('accounts.passwordSame');
  });

  it('voids a link that resets the old one', async () => {
    await browser.call('POST', '/api/hash/forgot', { email: member.email });
    await worker.runJobs();
    await change();
    const token = worker.linkTo(member.email, 'reset-password');
    expect((await browser.call('POST', '/api/hash/reset-info', { token })).code).toBe('accounts.linkInvalid');
  });

  it('locks after ten wrong guesses on a signed-in device', async () => {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 11; time += 1) codes.push((await change(wrongSecret())).code);
    expect(codes).toEqual([...Array<string>(10).fill('accounts.passwordWrong'), 'accounts.guessesLocked']);
  });
});

describe('the unsubscribe link of email notifications', () => {
  const leave = (token: string, body?: object) => aBrowser(api).call('POST', `/api/account/email-subscription?token=${token}`, body ?? {});
  const subscribed = async () =>
    (await browser.call<{ emailSubscription: boolean }>('GET', '/api/account/settings')).body.emailSubscription;

  it('unsubscribes and resubscribes without a login', async () => {
    const token = subscriptionToken(api.config.EMAIL_LINK_SECRET, member.id);
    expect((await leave(token)).body).toEqual({ subscribed: false });
    expect(await subscribed()).toBe(false);
    expect((await leave(token, { subscribed: true })).body).toEqual({ subscribed: true });
    expect(await subscribed()).toBe(true);
  });

  it('accepts the one-click request of a mail program', async () => {
    const token = subscriptionToken(api.config.EMAIL_LINK_SECRET, member.id);
    const answered = await fetch(`http://127.0.0.1:${api.port}/api/account/email-subscription?token=${token}`, {
      method: 'POST',
      headers: { 'x-forwarded-for': browser.network },
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(answered.status).toBe(200);
    expect(await subscribed()).toBe(false);
  });

  it('rejects forged tokens and signatures of another member', async () => {
    const stranger = await aMember(api.db, api.config);
    const [, signature] = subscriptionToken(api.config.EMAIL_LINK_SECRET, member.id).split('.');
    for (const token of ['none', `${stranger.id}.${signature}`, `${member.id}.AAAA`]) {
      expect((await leave(token)).code).toBe('accounts.linkInvalid');
    }
  });
});
