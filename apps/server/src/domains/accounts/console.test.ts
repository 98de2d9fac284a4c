import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import { consoleLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { aBrowser } from '../../../test/support/browser.ts';
import { aClock, MINUTE } from '../../../test/support/clock.ts';
import { useApi } from '../../../test/support/test-api.ts';
import { aMember, aPasskey, endRole } from '../../../test/support/members.ts';
import { softwarePasskey } from '../../../test/support/software-passkey.ts';
import { confirmTotpFactor, startTotpFactor } from './store/second-factors.ts';
import { newTotpSecret, encryptTotpSecret } from './totp.ts';

const clock = aClock();
const api = useApi({ clock });

interface FactorChallenge {
  step: 'second_factor';
  ticket: string;
  methods: string[];
  passkeyOptions: string;
}

type Entered = { step: 'open'; token: string; expiresInSeconds: number } | FactorChallenge;

const aKey = () => softwarePasskey(new URL(api.config.PUBLIC_URL).origin);

/** An authenticator app, as a browser would have set it up. */
async function anApp(memberId: string): Promise<() => string> {
  const [id, secret] = [newId(), newTotpSecret()];
  const encryptedSecret = encryptTotpSecret(api.config.DATA_ENCRYPTION_SECRET, memberId, secret);
  await transaction(api.db, async (tx) => {
    await startTotpFactor(tx, { id, memberId, name: 'App', addedAt: clock.now(), encryptedSecret });
    await confirmTotpFactor(tx, id, 0, clock.now());
  });
  return () => {
    clock.pass(MINUTE);
    return new TOTP({ secret }).generate({ timestamp: clock.now().getTime() });
  };
}

/** A staff member with a passkey that opens the console, an app and backup codes, signed in by a backup code. */
async function signedIn(staffRole: StaffRole | null = 'moderator') {
  const member = await aMember(api.db, api.config, { secondFactor: true, ...(staffRole && { staffRole }) });
  const passkey = aKey();
  await aPasskey(api.db, member.id, passkey, { opensConsole: staffRole !== null });
  const code = await anApp(member.id);
  const browser = aBrowser(api);
  await browser.login(member);
  const own = () => ({ authorization: `Bearer ${browser.session.accessToken}` });
  const enter = (idleSeconds = 0) => browser.call<Entered>('POST', '/api/console', { idleSeconds });
  const prove = (ticket: string, proof: object) =>
    browser.call<{ token: string }>('POST', '/api/console/second-factor', { ticket, ...proof });
  return {
    member,
    passkey,
    code,
    browser,
    enter,
    prove,
    /** Opens the console with the passkey's response to its challenge. */
    open: async (deviation = {}, with_ = passkey) => {
      const { ticket, passkeyOptions } = awaitedOf(await enter());
      return prove(ticket, { passkey: with_.assert(passkeyOptions, deviation) });
    },
    refresh: () => browser.refresh(),
    call: (path: string, token: string) => browser.call('GET', path, undefined, { authorization: `Bearer ${token}` }),
    callAsMember: (path: string) => browser.call('GET', path, undefined, own()),
    factors: (body: object, path = '', method = 'POST') =>
      browser.call<{ ticket: string; options: string; awaited: FactorChallenge | null; factors: { id: string; opensConsole: boolean }[] }>(
        method,
        `/api/account/second-factors${path}`,
        body,
      ),
  };
}

type SignedIn = Awaited<ReturnType<typeof signedIn>>;

function tokenOf({ body }: { body: Entered }): string {
  if (body.step !== 'open') throw new Error('the console requires a proof');
  return body.token;
}

function awaitedOf({ body }: { body: Entered }): FactorChallenge {
  if (body.step !== 'second_factor') throw new Error('the console is open');
  return body;
}

/** Signs in by password and this proof in a new browser, and returns the step of the console. */
async function signInBy({ member }: SignedIn, proof: (challenge: FactorChallenge) => object) {
  await api.db.deleteFrom('device').where('member_id', '=', member.id).execute();
  const browser = aBrowser(api);
  const { body } = await browser.call<FactorChallenge>('POST', '/api/auth/login', {
    login: member.email,
    password: member.secretFor('email'),
  });
  const answered = await browser.call<{ session: { accessToken: string } }>('POST', '/api/auth/second-factor', {
    ticket: body.ticket,
    ...proof(body),
  });
  expect(answered.status).toBe(200);
  const headers = { authorization: `Bearer ${answered.body.session.accessToken}` };
  return (await browser.call<Entered>('POST', '/api/console', {}, headers)).body.step;
}

describe('POST /api/console', () => {
  it('opens for a passkey that verified its user, with a token that is valid for staff routes only', async () => {
    const staff = await signedIn();
    const { methods, passkeyOptions } = awaitedOf(await staff.enter());
    expect(methods).toEqual(['passkey']);
    expect(JSON.parse(passkeyOptions)).toMatchObject({ userVerification: 'required' });
    const { token } = (await staff.open()).body;
    expect((await staff.call('/api/staff/cases', token)).status).toBe(200);
    expect((await staff.call('/api/account', token)).status).toBe(401);
    expect((await staff.call('/sails/notifications/broadcastTotalUserCount', token)).status).toBe(401);
    const entry = await api.db.selectFrom('audit_entry').select('action').where('actor_id', '=', staff.member.id).executeTakeFirst();
    expect(entry?.action).toBe('console.entered');
  });

  it('rejects an app’s code, a backup code and a passkey that did not verify its user', async () => {
    const staff = await signedIn();
    const { ticket } = awaitedOf(await staff.enter());
    expect((await staff.prove(ticket, { totp: staff.code() })).status).toBe(400);
    expect((await staff.prove(ticket, { code: staff.member.backupCodes[0] })).status).toBe(400);
    expect((await staff.open({ unverified: true })).code).toBe('auth.secondFactorFailed');
    expect((await staff.enter()).body.step).toBe('second_factor');
  });

  it('rejects a passkey of the member that does not open the console', async () => {
    const staff = await signedIn();
    const other = aKey();
    await aPasskey(api.db, staff.member.id, other);
    const { passkeyOptions } = awaitedOf(await staff.enter());
    expect(passkeyOptions).not.toContain(other.id);
    expect((await staff.open({}, other)).code).toBe('auth.secondFactorFailed');
  });

  it('opens by a sign-in with such a passkey, and stays closed after any other sign-in', async () => {
    const staff = await signedIn();
    expect(await signInBy(staff, () => ({ totp: staff.code() }))).toBe('second_factor');
    expect(await signInBy(staff, () => ({ code: staff.member.backupCodes.shift() }))).toBe('second_factor');
    expect(await signInBy(staff, ({ passkeyOptions }) => ({ passkey: staff.passkey.assert(passkeyOptions, { unverified: true }) }))).toBe(
      'second_factor',
    );
    expect(await signInBy(staff, ({ passkeyOptions }) => ({ passkey: staff.passkey.assert(passkeyOptions) }))).toBe('open');
  });

  it('returns 404 to members, to staff with a member’s token and to staff without such a passkey', async () => {
    const [staff, member, without] = [await signedIn(), await signedIn(null), await signedIn()];
    await api.db.updateTable('second_factor').set({ opens_console: false }).where('member_id', '=', without.member.id).execute();
    const missing = await member.callAsMember('/api/staff/no-such-page');
    for (const who of [staff, member, without]) {
      const answered = await who.callAsMember('/api/staff/cases');
      expect([answered.status, answered.code]).toEqual([missing.status, missing.code]);
    }
    for (const who of [member, without]) {
      expect((await who.enter()).code).toBe('resource.notFound');
      expect((await who.prove('none', { passkey: '{}' })).code).toBe('resource.notFound');
    }
  });

  it('renews the token during use, and requires a new proof after a quarter of an hour idle', async () => {
    const staff = await signedIn();
    await staff.open();
    clock.pass(consoleLimits.idleMs - MINUTE);
    const token = tokenOf(await staff.enter());
    clock.pass(tokenLifetimes.staffMs + MINUTE);
    expect((await staff.call('/api/staff/cases', token)).code).toBe('auth.required');
    await staff.refresh();
    clock.pass(consoleLimits.idleMs);
    await staff.refresh();
    const proved = await staff.open();
    expect((await staff.call('/api/staff/cases', proved.body.token)).status).toBe(200);
  });

  it('requires a new proof after a quarter of an hour without input, even if a page keeps polling', async () => {
    const staff = await signedIn();
    await staff.open();
    const steps: string[] = [];
    for (let minutes = 5; minutes <= 20; minutes += 5) {
      clock.pass(5 * MINUTE);
      await staff.refresh();
      steps.push((await staff.enter(minutes * 60)).body.step);
    }
    expect(steps).toEqual(['open', 'open', 'second_factor', 'second_factor']);
  });

  it('requires a new proof after eight hours, even during constant use', async () => {
    const staff = await signedIn();
    await staff.open();
    const steps: string[] = [];
    for (let spent = 0; spent <= consoleLimits.mostMs; spent += 10 * MINUTE) {
      await staff.refresh();
      steps.push((await staff.enter()).body.step);
      clock.pass(10 * MINUTE);
    }
    expect(steps.indexOf('second_factor')).toBe(consoleLimits.mostMs / (10 * MINUTE));
  });

  it('rejects another member’s ticket without counting it against the owner', async () => {
    const [staff, other] = [await signedIn(), await signedIn('support')];
    const { ticket, passkeyOptions } = awaitedOf(await staff.enter());
    const answer = staff.passkey.assert(passkeyOptions);
    for (let wrong = 0; wrong < 6; wrong += 1) {
      expect((await other.prove(ticket, { passkey: answer })).code).toBe('auth.secondFactorExpired');
    }
    expect((await staff.prove(ticket, { passkey: answer })).status).toBe(200);
  });

  it('closes when the role ends, and when the device is signed out', async () => {
    const staff = await signedIn();
    const { token } = (await staff.open()).body;
    await endRole(api.db, staff.member.id);
    expect((await staff.call('/api/staff/cases', token)).code).toBe('resource.notFound');
    const deviceId = staff.browser.session.authId;
    await api.db.deleteFrom('device').where('id', '=', deviceId).execute();
    expect((await staff.call('/api/staff/cases', token)).code).toBe('auth.required');
    expect(await api.db.selectFrom('console_session').selectAll().where('device_id', '=', deviceId).execute()).toEqual([]);
  });
});

describe('adding a passkey as a staff member', () => {
  /** Starts with the password and this proof, and finishes with the new key. */
  async function add(staff: SignedIn, proof: (steps: FactorChallenge) => object, deviation = {}) {
    const { awaited } = (await staff.factors({}, '/proof')).body;
    if (!awaited) throw new Error('no second factor is required');
    const password = staff.member.secretFor('email');
    const started = await staff.factors({ password, proof: { ticket: awaited.ticket, ...proof(awaited) } }, '/passkey');
    expect(started.status).toBe(200);
    const added = aKey();
    const answer = added.register(started.body.options, deviation);
    const { code } = await staff.factors({ ticket: started.body.ticket, name: 'New', answer }, '/passkey/add');
    return { added, code, options: started.body.options };
  }

  it('lets the new passkey open the console when the proof was a passkey that does so', async () => {
    const staff = await signedIn();
    const { added, options } = await add(staff, ({ passkeyOptions }) => ({ passkey: staff.passkey.assert(passkeyOptions) }));
    expect(JSON.parse(options)).toMatchObject({ authenticatorSelection: { userVerification: 'required' } });
    expect((await staff.open({}, added)).status).toBe(200);
  });

  it.each([
    [
      'a code of the app',
      ({ code }: SignedIn) =>
        () => ({ totp: code() }),
    ],
    [
      'a backup code',
      ({ member }: SignedIn) =>
        () => ({ code: member.backupCodes.shift() }),
    ],
    [
      'a passkey without user verification',
      ({ passkey }: SignedIn) =>
        ({ passkeyOptions }: FactorChallenge) => ({ passkey: passkey.assert(passkeyOptions, { unverified: true }) }),
    ],
  ])('keeps the console closed to the new passkey when the proof was %s', async (_, proofOf) => {
    const staff = await signedIn();
    const { added } = await add(staff, proofOf(staff));
    expect((await staff.open({}, added)).code).toBe('auth.secondFactorFailed');
    // The new passkey cannot authorise another one either.
    const again = await add(staff, ({ passkeyOptions }) => ({ passkey: added.assert(passkeyOptions) }));
    expect((await staff.open({}, again.added)).code).toBe('auth.secondFactorFailed');
    // Both passkeys that open the console are still listed.
    const { factors } = (await staff.browser.call<{ factors: { opensConsole: boolean }[] }>('GET', '/api/account/second-factors')).body;
    expect(factors.filter(({ opensConsole }) => opensConsole)).toHaveLength(2);
  });

  it('rejects a passkey that did not verify its user', async () => {
    const staff = await signedIn();
    const byPasskey = ({ passkeyOptions }: FactorChallenge) => ({ passkey: staff.passkey.assert(passkeyOptions) });
    expect((await add(staff, byPasskey, { unverified: true })).code).toBe('auth.secondFactorFailed');
  });
});
