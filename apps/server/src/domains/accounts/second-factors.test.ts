import { guessLimits, tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { aDevice, type BuiltMember } from '../../../test/support/members.ts';
import { outcomesOf, PERIOD, errorCodeOf, useSecondFactors } from '../../../test/support/second-factors.ts';
import { removeSecondFactor } from './commands/remove-second-factor.ts';
import { renewBackupCodes } from './commands/renew-backup-codes.ts';

const factors = useSecondFactors();
const { now, pass, run, someMember, list, startApp, confirmApp, codeOf, giveApp, withApp } = factors;
const { beginPasskey, finishPasskey, newPasskey, givePasskey, startChallenge, awaited, prove, signIn, changesOf } = factors;

describe('an authenticator app', () => {
  it('gets a neutral name', async () => {
    const member = await someMember();
    const { uri, secret } = await startApp(member);
    expect(uri).toBe(`otpauth://totp/SR:${member.username}?issuer=SR&secret=${secret}&algorithm=SHA1&digits=6&period=30`);
  });

  it('protects nothing until its first code was verified', async () => {
    const member = await someMember();
    await startApp(member);
    expect(await startChallenge(member)).toBeNull();
    expect(await list(member)).toEqual({ factors: [], backupCodesLeft: 0, ofStaff: false });
    expect(await errorCodeOf(confirmApp(member, '000000'))).toBe('auth.secondFactorFailed');
    expect(await startChallenge(member)).toBeNull();
  });

  it('requires a code from then on, and issues ten backup codes', async () => {
    const { member, backupCodes } = await withApp();
    expect(new Set(backupCodes).size).toBe(10);
    expect(backupCodes.every((code) => /^([2-9A-HJKMNP-TV-Z]{4}-){2}[2-9A-HJKMNP-TV-Z]{4}$/.test(code))).toBe(true);
    expect(await awaited(member)).toMatchObject({ methods: ['totp', 'code'], passkeyOptions: null });
    expect(await list(member)).toMatchObject({ factors: [{ kind: 'totp', usedAt: null }], backupCodesLeft: 10 });
    expect(await changesOf(member)).toEqual(['totp_on']);
  });

  it('replaces the first secret when it is started again', async () => {
    const member = await someMember();
    const first = await startApp(member);
    const second = await startApp(member);
    expect(await errorCodeOf(confirmApp(member, codeOf(first.secret)))).toBe('auth.secondFactorFailed');
    expect((await confirmApp(member, codeOf(second.secret))).backupCodes).toHaveLength(10);
  });

  it('exists once per member', async () => {
    const { member, secret } = await withApp();
    expect(await errorCodeOf(startApp(member))).toBe('accounts.secondFactorExists');
    expect(await signIn(member, { totp: codeOf(secret) })).toHaveProperty('session');
  });

  it('expires half an hour after it was started without a confirmation', async () => {
    const member = await someMember();
    const { secret } = await startApp(member);
    pass(tokenLifetimes.startedTotpMs);
    expect(await errorCodeOf(confirmApp(member, codeOf(secret)))).toBe('auth.secondFactorFailed');
  });

  it('rejects a confirmation when none was started', async () => {
    expect(await errorCodeOf(confirmApp(await someMember(), '000000'))).toBe('auth.secondFactorFailed');
  });

  it('encrypts its secret for its member, so that another member’s row cannot be decrypted', async () => {
    const { member, secret } = await withApp();
    const { member: other } = await withApp();
    const row = await factors.db.selectFrom('second_factor').select('secret').where('member_id', '=', member.id).executeTakeFirstOrThrow();
    expect(row.secret.includes(secret)).toBe(false);
    await factors.db.updateTable('second_factor').set({ secret: row.secret }).where('member_id', '=', other.id).execute();
    await expect(signIn(other, { totp: codeOf(secret) })).rejects.toThrow(/authenticate data/);
  });
});

describe('a code of the app', () => {
  it('opens a session with the keys of the typed name', async () => {
    const { member, secret } = await withApp();
    const signedIn = await signIn(member, { totp: codeOf(secret) });
    expect(signedIn).toMatchObject({ session: { userId: member.id, keys: { envelope: 'envelope-for-username' } } });
    expect((await list(member)).factors[0]?.usedAt).toBe(now().toISOString());
  });

  it.each([-1, 0, 1])('works %i periods away', async (periods) => {
    const { member, secret } = await withApp();
    expect(await signIn(member, { totp: codeOf(secret, periods) })).toHaveProperty('session');
  });

  it.each([-2, 2])('fails %i periods away', async (periods) => {
    const { member, secret } = await withApp();
    pass(PERIOD);
    expect(await errorCodeOf(signIn(member, { totp: codeOf(secret, periods) }))).toBe('auth.secondFactorFailed');
  });

  it('allows a space', async () => {
    const { member, secret } = await withApp();
    const code = codeOf(secret);
    expect(await signIn(member, { totp: `${code.slice(0, 3)} ${code.slice(3)}` })).toHaveProperty('session');
  });

  it('works once, and voids codes of earlier periods', async () => {
    const { member, secret } = await withApp();
    await signIn(member, { totp: codeOf(secret) });
    expect(await errorCodeOf(signIn(member, { totp: codeOf(secret) }))).toBe('auth.secondFactorFailed');
    expect(await errorCodeOf(signIn(member, { totp: codeOf(secret, -1) }))).toBe('auth.secondFactorFailed');
    expect(await signIn(member, { totp: codeOf(secret, 1) })).toHaveProperty('session');
  });

  it('signs in only if it did not confirm the app', async () => {
    const member = await someMember();
    const { secret } = await startApp(member);
    await confirmApp(member, codeOf(secret));
    expect(await errorCodeOf(signIn(member, { totp: codeOf(secret) }))).toBe('auth.secondFactorFailed');
  });

  it('signs in once when 20 tickets present it concurrently', async () => {
    const { member, secret } = await withApp();
    const tickets = await Promise.all(Array.from({ length: 20 }, async () => (await awaited(member)).ticket));
    const presented = tickets.map((ticket) => prove(ticket, { totp: codeOf(secret) }));
    expect(await outcomesOf(presented)).toEqual({ 'signed in': 1, 'auth.secondFactorFailed': 5, 'accounts.guessesLocked': 14 });
  });

  it('signs in once when one ticket presents it 20 times concurrently', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    const presented = Array.from({ length: 20 }, () => prove(ticket, { totp: codeOf(secret) }));
    expect(await outcomesOf(presented)).toEqual({ 'signed in': 1, 'auth.secondFactorExpired': 19 });
  });
});

describe('a ticket of a second factor', () => {
  it('exists in the database only as a hash', async () => {
    const { member } = await withApp();
    const { ticket } = await awaited(member);
    const { rows } = await sql<{ row: string }>`SELECT login_challenge::text AS row FROM login_challenge`.execute(factors.db);
    expect(rows.some(({ row }) => row.includes(ticket) || row.includes(Buffer.from(ticket).toString('hex')))).toBe(false);
  });

  it('fails if it is unknown or expired', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    expect(await errorCodeOf(prove('none', { totp: codeOf(secret) }))).toBe('auth.secondFactorExpired');
    pass(tokenLifetimes.secondFactorMs);
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.secondFactorExpired');
  });

  it('allows four wrong proofs', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    for (const proof of [{ totp: '000000' }, { code: '7K2M-9QXR-4TPA' }, { passkey: '{}' }, {}]) {
      expect(await errorCodeOf(prove(ticket, proof))).toBe('auth.secondFactorFailed');
    }
    expect(await prove(ticket, { totp: codeOf(secret) })).toHaveProperty('session');
  });

  it('expires after five wrong proofs, also for the right one', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    const guesses = Array.from({ length: 20 }, () => prove(ticket, { totp: 'wrong' }));
    expect(await outcomesOf(guesses)).toEqual({ 'auth.secondFactorFailed': 5, 'auth.secondFactorExpired': 15 });
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.secondFactorExpired');
  });

  it('locks for a day after five wrong proofs over several tickets', async () => {
    const { member, secret } = await withApp();
    for (const guesses of [3, 2]) {
      const { ticket } = await awaited(member);
      for (let guess = 0; guess < guesses; guess += 1) await prove(ticket, { totp: 'wrong' });
    }
    expect(await errorCodeOf(awaited(member))).toBe('accounts.guessesLocked');
    pass(guessLimits.lockMs);
    const { ticket } = await awaited(member);
    expect(await prove(ticket, { totp: codeOf(secret) })).toHaveProperty('session');
  });

  it('signs in only if it was issued for a sign-in', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await beginPasskey(member);
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.secondFactorExpired');
  });

  it('fails if the member was suspended meanwhile', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    await factors.db.updateTable('member').set({ state: 'suspended' }).where('id', '=', member.id).execute();
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.secondFactorExpired');
  });

  it('stays valid with its code when both device slots are taken', async () => {
    const { member, secret, backupCodes } = await withApp();
    const { ticket } = await awaited(member);
    const first = await aDevice(factors.db, member.id, { slot: 1, usedAt: now() });
    await aDevice(factors.db, member.id, { slot: 2, usedAt: now() });
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.deviceLimit');
    expect(await errorCodeOf(prove(ticket, { code: backupCodes[0]! }))).toBe('auth.deviceLimit');
    await factors.db.deleteFrom('device').where('id', '=', first).execute();
    expect((await list(member)).backupCodesLeft).toBe(10);
    expect(await prove(ticket, { totp: codeOf(secret) })).toHaveProperty('session');
  });
});

describe('a backup code', () => {
  const renew = (member: BuiltMember) => run((tx, platform) => renewBackupCodes(tx, member.id, platform));

  it('replaces the factor once, in any spelling', async () => {
    const { member, backupCodes } = await withApp();
    const typed = backupCodes[3]!.toLowerCase().replaceAll('-', ' ');
    expect(await signIn(member, { code: typed })).toHaveProperty('session');
    expect((await list(member)).backupCodesLeft).toBe(9);
    expect(await errorCodeOf(signIn(member, { code: backupCodes[3]! }))).toBe('auth.secondFactorFailed');
  });

  it('works for its own account only', async () => {
    const { backupCodes } = await withApp();
    const { member: other } = await withApp();
    expect(await errorCodeOf(signIn(other, { code: backupCodes[0]! }))).toBe('auth.secondFactorFailed');
  });

  it('signs in once when 20 tickets present it concurrently', async () => {
    const { member, backupCodes } = await withApp();
    const tickets = await Promise.all(Array.from({ length: 20 }, async () => (await awaited(member)).ticket));
    const presented = tickets.map((ticket) => prove(ticket, { code: backupCodes[0]! }));
    expect(await outcomesOf(presented)).toEqual({ 'signed in': 1, 'auth.secondFactorFailed': 5, 'accounts.guessesLocked': 14 });
  });

  it('expires when the codes are renewed', async () => {
    const { member, backupCodes } = await withApp();
    const renewed = await renew(member);
    expect(await errorCodeOf(signIn(member, { code: backupCodes[0]! }))).toBe('auth.secondFactorFailed');
    expect(await signIn(member, { code: renewed.backupCodes[0]! })).toHaveProperty('session');
    expect(await changesOf(member)).toEqual(['totp_on', 'codes_renewed']);
  });

  it('requires a factor to be renewed', async () => {
    expect(await errorCodeOf(renew(await someMember()))).toBe('resource.notFound');
  });

  it('disappears from the methods when none is left, and the next factor brings new ones', async () => {
    const { member } = await withApp();
    await factors.db.updateTable('backup_code').set({ used_at: now() }).where('member_id', '=', member.id).execute();
    expect((await awaited(member)).methods).toEqual(['totp']);
    expect((await givePasskey(member)).backupCodes).toHaveLength(10);
  });

  it('exists ten times when two factors are added concurrently, of which one is rejected', async () => {
    const member = await someMember();
    const { secret } = await startApp(member);
    const { ticket, options } = await beginPasskey(member);
    const added = await Promise.allSettled([
      confirmApp(member, codeOf(secret)),
      finishPasskey(member, ticket, newPasskey().register(options)),
    ]);
    expect(added.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await list(member)).toMatchObject({ factors: [{}], backupCodesLeft: 10 });
  });
});

describe('removing a second factor', () => {
  const remove = (member: BuiltMember, id: string) => run((tx, { clock }) => removeSecondFactor(tx, { memberId: member.id, id }, clock));

  it('keeps the backup codes with other factors, and deletes them with the last', async () => {
    const { member } = await withApp();
    expect((await givePasskey(member)).backupCodes).toEqual([]);
    const [app, passkey] = (await list(member)).factors;
    await remove(member, app!.id);
    expect(await list(member)).toEqual({ factors: [passkey], backupCodesLeft: 10, ofStaff: false });
    expect((await awaited(member)).methods).toEqual(['passkey', 'code']);
    await remove(member, passkey!.id);
    expect(await list(member)).toEqual({ factors: [], backupCodesLeft: 0, ofStaff: false });
    expect(await startChallenge(member)).toBeNull();
    expect(await changesOf(member)).toEqual(['totp_on', 'passkey_added', 'totp_off', 'passkey_removed']);
  });

  it('returns 404 for another member’s factor', async () => {
    const { member } = await withApp();
    const other = await someMember();
    const [app] = (await list(member)).factors;
    expect(await errorCodeOf(remove(other, app!.id))).toBe('resource.notFound');
    expect((await list(member)).factors).toHaveLength(1);
  });

  it('voids the factor for a pending sign-in', async () => {
    const { member, secret } = await withApp();
    const { ticket } = await awaited(member);
    await remove(member, (await list(member)).factors[0]!.id);
    expect(await errorCodeOf(prove(ticket, { totp: codeOf(secret) }))).toBe('auth.secondFactorFailed');
  });

  it('allows a new app', async () => {
    const { member } = await withApp();
    await remove(member, (await list(member)).factors[0]!.id);
    expect((await giveApp(member)).backupCodes).toHaveLength(10);
  });
});
