import { expect, it } from 'vitest';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { FELIX, IRIS } from '../../../crypto/test/support/personas.ts';
import { signUp } from '../../../crypto/test/support/test-member.ts';
import { aKeysChange, FIRST_AT, TestLog } from '../../test/support/test-log.ts';
import { unreadLog } from './believed-log.ts';
import { checkContacts } from './check-contacts.ts';
import { type Checks, NO_CHECKS } from './checks.ts';

const NOW = FIRST_AT * 1000;
const times = { selfId: IRIS, now: NOW };

async function aContact() {
  const [server, log] = [new FakeServer(), await TestLog.create()];
  await signUp(server, FELIX);
  const keyLog = { memberId: FELIX, records: server.logOf(FELIX).records, devices: [] };
  const head = fromBase64url((await headsOf(keyLog))[0] ?? '');
  await log.publish({ keys: [aKeysChange(FELIX, 1, head)] });
  const check = async (checks: Checks, proof = true, now = NOW) =>
    checkContacts(
      { believed: await log.believed(), checks },
      [{ ...keyLog, records: [...keyLog.records], proof: proof ? await log.contactProof(FELIX) : undefined }],
      { ...times, now },
    );
  return { log, keyLog, check };
}

it('checkContacts keeps what was proved, so that later key lookups need no proof', async () => {
  const { check } = await aContact();
  const first = await check(NO_CHECKS);
  expect(first.proofs.get(FELIX)).toBe('proved');
  expect(first.checks.contacts[FELIX]).toMatchObject({ proved: { edition: 0, records: 1 }, pending: null, unprovedSince: null });
  const again = await check(first.checks, false);
  expect(again.proofs.get(FELIX)).toBe('proved');
  expect(again.checks).toBe(first.checks);
});

it('checkContacts notes since when a newer proof is missing', async () => {
  const { log, check } = await aContact();
  const { checks } = await check(NO_CHECKS);
  await log.publish();
  const without = await check(checks, false, NOW + 1);
  expect(without.checks.contacts[FELIX]?.unprovedSince).toBe(NOW + 1);
  expect((await check(without.checks, false, NOW + 2)).checks.contacts[FELIX]?.unprovedSince).toBe(NOW + 1);
  expect((await check(without.checks, true, NOW + 2)).checks.contacts[FELIX]?.unprovedSince).toBeNull();
});

it('checkContacts raises an alarm for wrong proofs and for other keys: of a contact or of the member', async () => {
  const { log, keyLog } = await aContact();
  await log.publish();
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  const believed = await log.believed();
  const proof = (await log.contactProof(FELIX))!;
  const problemsOf = async (given: Parameters<typeof checkContacts>[1][number], selfId = IRIS) => {
    const { checks, proofs } = await checkContacts({ believed, checks: NO_CHECKS }, [given], { ...times, selfId });
    expect(proofs.get(FELIX)).toBe('contradicted');
    return checks.alarms.map((alarm) => [alarm.kind, alarm.problem, alarm.memberId]);
  };
  expect(await problemsOf({ ...keyLog, proof: { ...proof, edition: 0 } })).toEqual([['contact', 'wrongProof', FELIX]]);
  const swapped = { ...keyLog, records: liar.logOf(FELIX).records, proof };
  expect(await problemsOf(swapped)).toEqual([['contact', 'otherHead', FELIX]]);
  expect(await problemsOf({ ...swapped, records: [...swapped.records] }, FELIX)).toEqual([['ownKeys', 'otherRecords', null]]);
});

it('checkContacts rejects the keys of a contact after an alarm until a proof contains them', async () => {
  const { log, keyLog, check } = await aContact();
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  const swapped = { ...keyLog, records: liar.logOf(FELIX).records, proof: (await log.contactProof(FELIX))! };
  const { checks } = await checkContacts({ believed: await log.believed(), checks: NO_CHECKS }, [swapped], times);
  const without = await check(checks, false);
  expect(without.proofs.get(FELIX)).toBe('contradicted');
  const proved = await check(without.checks);
  expect(proved.proofs.get(FELIX)).toBe('proved');
  expect(proved.checks.alarms).toEqual([]);
});

it('checkContacts ends the alarm for other own records with a proof of them, and no alarm of an edition', async () => {
  const { log, keyLog } = await aContact();
  const liar = new FakeServer();
  await signUp(liar, FELIX);
  const proof = (await log.contactProof(FELIX))!;
  const own = { ...times, selfId: FELIX };
  const inEdition = { kind: 'ownKeys', problem: 'otherHead', at: 1, memberId: null, evidence: [] } as const;
  const believed = await log.believed();
  const swapped = { ...keyLog, records: liar.logOf(FELIX).records, proof };
  const { checks } = await checkContacts({ believed, checks: { ...NO_CHECKS, alarms: [inEdition] } }, [swapped], own);
  expect(checks.alarms).toHaveLength(2);
  expect((await checkContacts({ believed, checks }, [{ ...keyLog, proof }], own)).checks.alarms).toEqual([inEdition]);
});

it('checkContacts waits for the log when a proof names an edition that this browser has not read', async () => {
  const { log, keyLog } = await aContact();
  const stored = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
  const { checks, proofs } = await checkContacts(stored, [{ ...keyLog, proof: (await log.contactProof(FELIX))! }], times);
  expect(proofs.get(FELIX)).toBe('missing');
  expect(checks).toMatchObject({ isBehind: true, alarms: [] });
});

it('checkContacts ignores a proof that is older than the last one', async () => {
  const { log, check } = await aContact();
  const older = (await log.contactProof(FELIX))!;
  await log.publish();
  const { checks } = await check(NO_CHECKS);
  const empty = { memberId: FELIX, records: [], devices: [], proof: older };
  const late = await checkContacts({ believed: await log.believed(), checks }, [empty], times);
  expect(late.proofs.get(FELIX)).toBe('missing');
  expect(late.checks).toMatchObject({ alarms: [], contacts: checks.contacts });
});
