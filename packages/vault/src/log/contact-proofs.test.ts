import { describe, expect, it } from 'vitest';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { FELIX, IRIS } from '../../../crypto/test/support/personas.ts';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { resetAccount, rotate, signUp } from '../../../crypto/test/support/test-member.ts';
import { aKeysChange, TestLog } from '../../test/support/test-log.ts';
import { compareKeys, type PendingKeys, type ProvedKeys, verifyContact } from './contact-proofs.ts';

/** Felix with his first keys in edition 0. */
async function aContact() {
  const [server, log] = [new FakeServer(), await TestLog.create()];
  const { account } = await signUp(server, FELIX);
  const keyLog = () => ({ memberId: FELIX, records: [...server.logOf(FELIX).records], devices: [] });
  const publishKeys = async () => {
    const heads = await headsOf(keyLog());
    await log.publish({ keys: [aKeysChange(FELIX, heads.length, fromBase64url(heads.at(-1) ?? ''))] });
  };
  await publishKeys();
  const prove = async (): Promise<ProvedKeys> => {
    const result = verifyContact(await log.believed(), FELIX, (await log.contactProof(FELIX))!);
    if (!result.ok) throw new Error(result.problem);
    return result.value;
  };
  const compare = async (pending: PendingKeys | null = null, isNew = true) =>
    compareKeys(await log.believed(), keyLog(), { proved: await prove(), isNew, pending });
  return { server, log, account, keyLog, publishKeys, prove, compare };
}

describe('verifyContact', () => {
  it('returns what the edition contains', async () => {
    const { prove, keyLog } = await aContact();
    expect(await prove()).toEqual({ edition: 0, records: 1, head: (await headsOf(keyLog()))[0] });
  });

  it('rejects a wrong proof, one of another member or edition, and one of an unread edition', async () => {
    const { log } = await aContact();
    await log.publish({ keys: [aKeysChange(IRIS, 1, randomBytes(32))] });
    const believed = await log.believed();
    const proof = (await log.contactProof(FELIX))!;
    expect(verifyContact(believed, IRIS, proof)).toEqual({ ok: false, problem: 'wrongProof' });
    expect(verifyContact(believed, FELIX, { ...proof, edition: 0 })).toEqual({ ok: false, problem: 'wrongProof' });
    expect(verifyContact(believed, FELIX, { ...proof, edition: 2 })).toEqual({ ok: false, problem: 'editionUnknown' });
    expect(verifyContact(believed, FELIX, { ...proof, proof: 'AAAA' })).toEqual({ ok: false, problem: 'proofMalformed' });
    expect(verifyContact(believed, FELIX, { ...proof, proof: '?' })).toEqual({ ok: false, problem: 'proofMalformed' });
  });
});

describe('compareKeys', () => {
  it('proves the key log that the edition contains, and no other', async () => {
    const { log, keyLog, prove, compare } = await aContact();
    expect(await compare()).toEqual({ proof: 'proved', pending: null });
    const liar = new FakeServer();
    await signUp(liar, FELIX);
    const swapped = { ...keyLog(), records: liar.logOf(FELIX).records };
    const known = { proved: await prove(), pending: null };
    expect((await compareKeys(await log.believed(), swapped, { ...known, isNew: true })).proof).toBe('contradicted');
    expect((await compareKeys(await log.believed(), swapped, { ...known, isNew: false })).proof).toBe('missing');
    expect((await compareKeys(await log.believed(), keyLog(), { proved: null, isNew: false, pending: null })).proof).toBe('missing');
  });

  it('accepts a record that continues a proved one, until an edition contains it', async () => {
    const { server, log, account, publishKeys, compare } = await aContact();
    await rotate(server, account);
    const first = await compare();
    expect(first).toMatchObject({ proof: 'pending', pending: { records: 2, since: 0 } });
    await log.publish();
    expect(await compare(first.pending)).toEqual(first);
    await publishKeys();
    expect(await compare(first.pending)).toEqual({ proof: 'proved', pending: null });
  });

  it('finds a pending record that is missing after the next edition, unless a restore lost it', async () => {
    const { server, log, account, compare } = await aContact();
    await rotate(server, account);
    const { pending } = await compare();
    await log.publishMany(2);
    expect((await compare(pending)).proof).toBe('contradicted');
    expect((await compare(pending, false)).proof).toBe('pending');
    log.recover(1);
    await log.publish();
    expect((await compare(pending)).proof).toBe('pending');
  });

  it('finds a pending record that was missing before the editions that a restore lost', async () => {
    const { server, log, account, compare } = await aContact();
    await rotate(server, account);
    const { pending } = await compare();
    await log.publishMany(5);
    log.recover(4);
    await log.publish();
    expect((await compare(pending)).proof).toBe('contradicted');
  });

  it('counts editions from the first proof that came with the pending record', async () => {
    const { server, log, account, compare } = await aContact();
    await rotate(server, account);
    const before = await compare(null, false);
    expect(before).toMatchObject({ proof: 'pending', pending: { since: null } });
    await log.publishMany(5);
    expect(await compare(before.pending)).toMatchObject({ proof: 'pending', pending: { since: 5 } });
  });

  it('waits for the proof of a fresh start, which no signature connects', async () => {
    const { server, publishKeys, compare } = await aContact();
    await resetAccount(server, FELIX);
    expect((await compare()).proof).toBe('missing');
    await publishKeys();
    expect((await compare()).proof).toBe('proved');
  });
});
