import { accountLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { aBrowser, type Session, type TestBrowser } from '../../../test/support/browser.ts';
import { aClock, DAY, MINUTE } from '../../../test/support/clock.ts';
import { aMember, type BuiltMember } from '../../../test/support/members.ts';
import { errorCodeOf, outcomesOf, useSecondFactors } from '../../../test/support/second-factors.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { useWorker } from '../../../test/support/worker.ts';
import { wrongSecret } from '../../../test/support/credentials.ts';
import { offerDevicesAtSecondFactor } from './commands/prove-second-factor.ts';
import { replaceDevice } from './commands/replace-device.ts';

interface Choice {
  ticket: string;
  devices: { id: string; kind: string; signedInOn: string }[];
}

const clock = aClock();
const api = useApi({ clock });
const worker = useWorker(api, { clock });

let member: BuiltMember;
let laptop: TestBrowser;
let phone: TestBrowser;
beforeEach(async () => {
  member = await aMember(api.db, api.config);
  laptop = aBrowser(api);
  phone = aBrowser(api);
  await laptop.login(member, { remember: true });
  clock.pass(MINUTE);
  await phone.login(member, { remember: true });
});

const offer = (browser: TestBrowser, who = member, password = who.secretFor('email')) =>
  browser.call<Choice>('POST', '/api/auth/login/devices', { login: who.email, password });

/** Returns the ticket and devices of a member who may choose. */
async function choiceOf(browser = aBrowser(api)): Promise<Choice> {
  const answered = await offer(browser);
  expect(answered).toMatchObject({ status: 200 });
  return answered.body;
}

const replace = (browser: TestBrowser, ticket: string, device: string) =>
  browser.call<{ session: Session }>('POST', '/api/auth/replace-device', { ticket, device });

const isSignedIn = async (browser: TestBrowser) => (await browser.account()).status === 200;

describe('listDevicesAtLogin', () => {
  it('returns a kind and a day of each device, the newest first, and nothing else', async () => {
    const { status, body } = await offer(aBrowser(api));
    expect(status).toBe(200);
    const day = clock.now().toISOString().slice(0, 10);
    expect(body.devices).toEqual([
      { id: phone.session.authId, kind: 'desktop', signedInOn: day },
      { id: laptop.session.authId, kind: 'desktop', signedInOn: day },
    ]);
    expect(Object.keys(body).toSorted()).toEqual(['devices', 'ticket']);
  });

  it('requires the right password, and counts wrong ones like a login', async () => {
    const thief = aBrowser(api);
    const wrong = await offer(thief, member, wrongSecret());
    const login = await aBrowser(api).login(member, { secret: wrongSecret() });
    expect(wrong).toMatchObject({ status: 401, code: 'auth.failed', details: { attemptsLeft: 4 } });
    expect(login).toMatchObject({ status: 401, code: 'auth.failed', details: { attemptsLeft: 3 } });
    const unknown = await thief.call('POST', '/api/auth/login/devices', { login: 'no-one@example.org', password: wrongSecret() });
    expect(unknown).toMatchObject({ status: 401, code: 'auth.failed' });
  });

  it('rejects the password alone when the account has a second factor', async () => {
    await sql`INSERT INTO second_factor (id, member_id, kind, name, secret, counter, confirmed_at, added_at)
      VALUES (gen_random_uuid(), ${member.id}, 'totp', 'app', '\\x00', 0, now(), now())`.execute(api.db);
    expect(await offer(aBrowser(api))).toMatchObject({ status: 409, code: 'auth.secondFactorRequired', body: undefined });
  });

  it('lists devices only some times a day, at once as well, also after tickets were used and cleaned up', async () => {
    const used = await choiceOf();
    await replace(aBrowser(api), used.ticket, laptop.session.authId);
    const answers = await Promise.all(Array.from({ length: accountLimits.deviceLists + 3 }, () => offer(aBrowser(api))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(accountLimits.deviceLists - 1);
    clock.pass(DAY - MINUTE);
    await worker.runTask('accounts:purge-expired');
    expect((await offer(aBrowser(api))).code).toBe('auth.deviceLimit');
    clock.pass(2 * MINUTE);
    expect((await offer(aBrowser(api))).status).toBe(200);
  });

  it('rejects suspended members', async () => {
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', member.id).execute();
    expect(await offer(aBrowser(api))).toMatchObject({ status: 451, code: 'auth.suspended' });
  });
});

describe('replaceDevice', () => {
  it('signs the chosen device out, logs in, and keeps the other', async () => {
    const tablet = aBrowser(api);
    const { ticket } = await choiceOf(tablet);
    expect(await replace(tablet, ticket, laptop.session.authId)).toMatchObject({ status: 200, body: { session: { userId: member.id } } });
    expect(await isSignedIn(laptop)).toBe(false);
    expect((await laptop.refresh()).status).toBe(401);
    expect(await isSignedIn(phone)).toBe(true);
    expect(await tablet.refresh()).toMatchObject({ status: 200 });
  });

  it('sends the owner an email, also about a known browser', async () => {
    const { ticket } = await choiceOf(laptop);
    await worker.runJobs();
    const before = worker.kindsTo(member.email).length;
    laptop.forgetTokens();
    expect((await replace(laptop, ticket, phone.session.authId)).status).toBe(200);
    await worker.runJobs();
    expect(worker.kindsTo(member.email).slice(before)).toEqual(['new-device']);
  });

  it('works once, and with the same error for used, expired and invented tickets', async () => {
    const { ticket } = await choiceOf();
    const { ticket: late } = await choiceOf();
    expect((await replace(aBrowser(api), ticket, laptop.session.authId)).status).toBe(200);
    clock.pass(tokenLifetimes.secondFactorMs);
    const answers = await Promise.all([ticket, late, 'none'].map((one) => replace(aBrowser(api), one, phone.session.authId)));
    for (const { status, code } of answers) expect({ status, code }).toEqual({ status: 410, code: 'auth.secondFactorExpired' });
    expect(await isSignedIn(phone)).toBe(true);
  });

  it('signs nobody out when the device is another member’s, and keeps the ticket', async () => {
    const other = await aMember(api.db, api.config);
    const stranger = aBrowser(api);
    await stranger.login(other);
    const { ticket } = await choiceOf();
    expect((await replace(aBrowser(api), ticket, stranger.session.authId)).code).toBe('auth.deviceLimit');
    expect(await isSignedIn(stranger)).toBe(true);
    expect((await replace(aBrowser(api), ticket, laptop.session.authId)).status).toBe(200);
  });

  it('accepts no ticket of a second step or of another purpose', async () => {
    const { ticket } = await choiceOf();
    expect((await aBrowser(api).call('POST', '/api/auth/second-factor', { ticket, totp: '000000' })).code).toBe('auth.secondFactorExpired');
  });

  it('requires an emailed link after some replacements in a day', async () => {
    for (let n = 0; n < accountLimits.deviceReplacements; n += 1) {
      const { ticket, devices } = await choiceOf();
      expect((await replace(aBrowser(api), ticket, devices[0]?.id ?? '')).status).toBe(200);
      clock.pass(1);
    }
    expect((await offer(aBrowser(api))).code).toBe('auth.deviceLimit');
    clock.pass(DAY - MINUTE);
    expect((await offer(aBrowser(api))).code).toBe('auth.deviceLimit');
    clock.pass(MINUTE);
    expect((await offer(aBrowser(api))).status).toBe(200);
  });

  it('rejects a ticket after an emailed link removed devices, and after a suspension', async () => {
    const { ticket } = await choiceOf();
    await api.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', member.id).execute();
    expect((await replace(aBrowser(api), ticket, laptop.session.authId)).code).toBe('auth.secondFactorExpired');
    await api.db.updateTable('member').set({ state: 'active' }).where('id', '=', member.id).execute();
    await worker.runJobs();
    await aBrowser(api).call('POST', '/api/hash/sessions', { email: member.email });
    await worker.runJobs();
    const token = worker.linkTo(member.email, 'manage-devices');
    await aBrowser(api).call('POST', '/api/hash/sessions-reset', { token, devices: [phone.session.authId] });
    expect((await replace(aBrowser(api), ticket, laptop.session.authId)).code).toBe('auth.secondFactorExpired');
    expect(await isSignedIn(laptop)).toBe(true);
  });

  it('leaves two devices when several tickets are used at once', async () => {
    const tickets = await Promise.all(Array.from({ length: accountLimits.deviceLists }, async () => (await choiceOf()).ticket));
    const answers = await Promise.all(tickets.map((ticket) => replace(aBrowser(api), ticket, laptop.session.authId)));
    // The first takes the slot of the laptop; for the others it is gone, and both slots are taken.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(new Set(['auth.deviceLimit']));
    const slots = await api.db.selectFrom('device').select('slot').where('member_id', '=', member.id).orderBy('slot').execute();
    expect(slots).toEqual([{ slot: 1 }, { slot: 2 }]);
  });
});

describe('listDevicesAtSecondFactor', () => {
  const factors = useSecondFactors();
  const request = { browser: { userAgent: '', cookies: {} }, remember: false, cookieless: true, attempt: null };

  it('offers devices for a completed factor only, and uses the code up', async () => {
    const { member: owner, secret } = await factors.withApp();
    const { ticket } = await factors.awaited(owner);
    const prove = (totp: string, by = ticket) =>
      factors.run((tx, platform) => offerDevicesAtSecondFactor(tx, { ...request, ticket: by, totp }, platform));
    expect(await errorCodeOf(prove('000000'))).toBe('auth.secondFactorFailed');
    const choice = await prove(factors.codeOf(secret));
    if (!('devices' in choice)) throw new Error('the proof was rejected');
    expect(await errorCodeOf(prove(factors.codeOf(secret)))).toBe('auth.secondFactorExpired');
    const replaced = Array.from({ length: 5 }, () =>
      factors.run((tx, platform) => replaceDevice(tx, { ...request, ticket: choice.ticket, device: owner.id }, platform)),
    );
    expect(await outcomesOf(replaced)).toEqual({ 'signed in': 1, 'auth.secondFactorExpired': 4 });
  });
});
