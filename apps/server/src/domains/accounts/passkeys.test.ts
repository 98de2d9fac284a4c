import { tokenLifetimes } from '@subrosa/rules/accounts/limits';
import { describe, expect, it } from 'vitest';
import { PERIOD, errorCodeOf, useSecondFactors } from '../../../test/support/second-factors.ts';

const factors = useSecondFactors();
const { now, pass, someMember, list, withApp } = factors;
const { beginPasskey, finishPasskey, newPasskey, withPasskey, startChallenge, awaited, prove, changesOf } = factors;

describe('registering a passkey', () => {
  it('requests a neutral name, no attestation, and no passkey that is registered already', async () => {
    const { member, passkey } = await withPasskey();
    expect(JSON.parse((await beginPasskey(member)).options)).toMatchObject({
      rp: { id: 'localhost', name: 'SR' },
      user: { name: member.username, displayName: '' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      excludeCredentials: [{ id: passkey.id }],
    });
  });

  it('issues ten backup codes with the first factor', async () => {
    const { member, backupCodes } = await withPasskey();
    expect(backupCodes).toHaveLength(10);
    expect(await list(member)).toMatchObject({ factors: [{ kind: 'passkey', name: 'Laptop', usedAt: null }], backupCodesLeft: 10 });
    expect(await changesOf(member)).toEqual(['passkey_added']);
  });

  it.each([
    ['another origin', { origin: 'https://subrosa.example' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['another site', { rpId: 'subrosa.example' }],
  ])('rejects a response from %s, and allows another attempt', async (_what, deviation) => {
    const member = await someMember();
    const { ticket, options } = await beginPasskey(member);
    const passkey = newPasskey();
    expect(await errorCodeOf(finishPasskey(member, ticket, passkey.register(options, deviation)))).toBe('auth.secondFactorFailed');
    expect(await finishPasskey(member, ticket, passkey.register(options))).toHaveProperty('backupCodes');
  });

  it.each(['', 'null', '[]', '{}', '"text"', '{"id":"a","rawId":"a","type":"public-key","response":{}}', '['.repeat(9000)])(
    'rejects a malformed response: %.20s',
    async (answer) => {
      const member = await someMember();
      const { ticket } = await beginPasskey(member);
      expect(await errorCodeOf(finishPasskey(member, ticket, answer))).toBe('auth.secondFactorFailed');
    },
  );

  it('accepts self-attestation', async () => {
    const member = await someMember();
    const { ticket, options } = await beginPasskey(member);
    expect(await finishPasskey(member, ticket, newPasskey().register(options, { signed: true }))).toHaveProperty('backupCodes');
  });

  it('accepts a ticket once, in time and from its owner only', async () => {
    const member = await someMember();
    const other = await someMember();
    const { ticket, options } = await beginPasskey(member);
    const answer = newPasskey().register(options);
    expect(await errorCodeOf(finishPasskey(other, ticket, answer))).toBe('auth.secondFactorExpired');
    await finishPasskey(member, ticket, answer);
    expect(await errorCodeOf(finishPasskey(member, ticket, answer))).toBe('auth.secondFactorExpired');
    const late = await beginPasskey(member);
    pass(tokenLifetimes.secondFactorMs);
    const lateAnswer = newPasskey().register(late.options);
    expect(await errorCodeOf(finishPasskey(member, late.ticket, lateAnswer))).toBe('auth.secondFactorExpired');
  });

  it('rejects a passkey of another member', async () => {
    const { passkey } = await withPasskey();
    const other = await someMember();
    const { ticket, options } = await beginPasskey(other);
    expect(await errorCodeOf(finishPasskey(other, ticket, passkey.register(options)))).toBe('auth.secondFactorFailed');
    expect(await startChallenge(other)).toBeNull();
  });

  it('rejects the ticket of a sign-in', async () => {
    const { member } = await withApp();
    const { ticket } = await awaited(member);
    const { options } = await beginPasskey(member);
    expect(await errorCodeOf(finishPasskey(member, ticket, newPasskey().register(options)))).toBe('auth.secondFactorExpired');
  });
});

describe('signing in with a passkey', () => {
  it('opens a session, repeatedly', async () => {
    const { member, passkey } = await withPasskey();
    for (let time = 0; time < 2; time += 1) {
      const { ticket, options } = await awaited(member);
      expect(JSON.parse(options)).toMatchObject({
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [{ id: passkey.id }],
      });
      expect(await prove(ticket, { passkey: passkey.assert(options) })).toHaveProperty('session');
      expect((await list(member)).factors[0]?.usedAt).toBe(now().toISOString());
      pass(PERIOD);
    }
  });

  it('accepts passkeys that do not count signatures', async () => {
    const { member, passkey } = await withPasskey(newPasskey({ counts: false }));
    for (let time = 0; time < 2; time += 1) {
      const { ticket, options } = await awaited(member);
      expect(await prove(ticket, { passkey: passkey.assert(options) })).toHaveProperty('session');
    }
  });

  it.each([
    ['another origin', { origin: 'https://subrosa.example' }],
    ['another challenge', { challenge: 'bm90IG91cnM' }],
    ['another site', { rpId: 'subrosa.example' }],
  ])('rejects a response from %s', async (_what, deviation) => {
    const { member, passkey } = await withPasskey();
    const { ticket, options } = await awaited(member);
    expect(await errorCodeOf(prove(ticket, { passkey: passkey.assert(options, deviation) }))).toBe('auth.secondFactorFailed');
    expect(await prove(ticket, { passkey: passkey.assert(options) })).toHaveProperty('session');
  });

  it('rejects a response that was used before', async () => {
    const { member, passkey } = await withPasskey(newPasskey({ counts: false }));
    const first = await awaited(member);
    const answer = passkey.assert(first.options);
    await prove(first.ticket, { passkey: answer });
    expect(await errorCodeOf(prove(first.ticket, { passkey: answer }))).toBe('auth.secondFactorExpired');
    const second = await awaited(member);
    expect(await errorCodeOf(prove(second.ticket, { passkey: answer }))).toBe('auth.secondFactorFailed');
  });

  it.each([6, 7])('rejects a cloned passkey, whose count is %i after 7', async (counter) => {
    const { member, passkey } = await withPasskey();
    const first = await awaited(member);
    await prove(first.ticket, { passkey: passkey.assert(first.options, { counter: 7 }) });
    const second = await awaited(member);
    expect(await errorCodeOf(prove(second.ticket, { passkey: passkey.assert(second.options, { counter }) }))).toBe(
      'auth.secondFactorFailed',
    );
    expect(await prove(second.ticket, { passkey: passkey.assert(second.options, { counter: 8 }) })).toHaveProperty('session');
  });

  it('rejects another passkey with the same credential id', async () => {
    const { member, passkey } = await withPasskey();
    const { ticket, options } = await awaited(member);
    const forged = newPasskey();
    const answer = forged.assert(options).replaceAll(forged.id, passkey.id);
    expect(await errorCodeOf(prove(ticket, { passkey: answer }))).toBe('auth.secondFactorFailed');
  });

  it('rejects another member’s passkey', async () => {
    const { member } = await withPasskey();
    const { passkey: foreign } = await withPasskey();
    const { ticket, options } = await awaited(member);
    expect(await errorCodeOf(prove(ticket, { passkey: foreign.assert(options) }))).toBe('auth.secondFactorFailed');
  });

  it.each(['', 'null', '[]', '{"id":"\\u0000"}', '{"id":{}}'])('rejects a malformed response: %s', async (answer) => {
    const { member } = await withPasskey();
    const { ticket } = await awaited(member);
    expect(await errorCodeOf(prove(ticket, { passkey: answer }))).toBe('auth.secondFactorFailed');
  });
});
