import { describe, expect, it } from 'vitest';
import { loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { FELIX, IRIS, NOOR } from '../../../crypto/test/support/personas.ts';
import { type Account, type Browser, resetAccount, rotate, signUp } from '../../../crypto/test/support/test-member.ts';
import { aKeysChange, FIRST_AT, TestLog } from '../../test/support/test-log.ts';
import { type BelievedLog, unreadLog } from './believed-log.ts';
import { checkContacts } from './check-contacts.ts';
import { type Checks, NO_CHECKS } from './checks.ts';
import type { ReceivedProof } from './contact-proofs.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, or has no effect.

const NOW = FIRST_AT * 1000;

/** What the server returns about one member, other than the truth. */
interface Lie {
  records?: readonly unknown[];
  proof?: ReceivedProof | undefined;
}

/** Iris, who requests the keys of Felix, or of Felix and Noor in a group. */
class Lookup {
  readonly server = new FakeServer();
  readonly accounts = new Map<string, Account>();
  readonly log: TestLog;
  readonly memberIds: readonly string[];
  iris!: Browser;
  checks: Checks = NO_CHECKS;
  believed: BelievedLog;

  constructor(log: TestLog, memberIds: readonly string[]) {
    this.log = log;
    this.memberIds = memberIds;
    this.believed = unreadLog(log.settings.origin, log.signer.publicKey);
  }

  keyLog(memberId: string, server = this.server) {
    return { memberId, records: [...server.logOf(memberId).records], devices: [] };
  }

  async changeOf(memberId: string, server = this.server) {
    const heads = await headsOf(this.keyLog(memberId, server));
    return aKeysChange(memberId, heads.length, fromBase64url(heads.at(-1) ?? ''));
  }

  /** Requests the keys; returns what stops sending, or null if Iris would send. */
  async send(lies: Readonly<Record<string, Lie>> = {}, now = NOW): Promise<string | null> {
    this.believed = await this.log.believed(this.believed);
    const logs = await Promise.all(
      this.memberIds.map(async (memberId) => ({
        ...this.keyLog(memberId),
        proof: await this.log.contactProof(memberId),
        ...lies[memberId],
      })),
    );
    const given = logs as Parameters<typeof checkContacts>[1];
    const { checks, proofs } = await checkContacts({ believed: this.believed, checks: this.checks }, given, { selfId: IRIS, now });
    this.checks = checks;
    const contacts = await loadContacts(this.iris.self, { pins: this.iris.pins, pinsLost: false }, given, proofs);
    this.iris.pins = contacts.pins;
    try {
      requireTrusted(contacts, this.memberIds);
      return null;
    } catch (error) {
      return (error as { reason: string }).reason;
    }
  }

  get problems() {
    return this.checks.alarms.map(({ kind, problem, memberId }) => `${kind} ${problem} ${memberId}`);
  }
}

async function aLookup(memberIds: readonly string[], isKnown: boolean): Promise<Lookup> {
  const lookup = new Lookup(await TestLog.create(), memberIds);
  for (const memberId of [IRIS, ...memberIds]) {
    const { account, browser } = await signUp(lookup.server, memberId);
    lookup.accounts.set(memberId, account);
    if (memberId === IRIS) lookup.iris = browser;
  }
  await lookup.log.publish({ keys: await Promise.all(memberIds.map((memberId) => lookup.changeOf(memberId))) });
  if (isKnown) expect(await lookup.send()).toBeNull();
  return lookup;
}

/** Keys that the server invented for a member. */
async function inventedFor(memberId: string): Promise<FakeServer> {
  const liar = new FakeServer();
  await signUp(liar, memberId);
  return liar;
}

const two = [FELIX];
const group = [NOOR, FELIX];

describe.each([
  ['two members, new browser', two, false],
  ['two members, known browser', two, true],
  ['group, new browser', group, false],
  ['group, known browser', group, true],
])('checkContacts of a lying server, %s', (_what, memberIds, isKnown) => {
  it('uses no false key without a proof (1)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const { records } = lookup.keyLog(FELIX, await inventedFor(FELIX));
    expect(await lookup.send({ [FELIX]: { records, proof: undefined } })).toBe(isKnown ? 'identityChanged' : 'unproved');
    expect(lookup.problems).toEqual([]);
  });

  it('uses no false key as that of an outage, or of an edition to come (1)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const { records } = lookup.keyLog(FELIX, await inventedFor(FELIX));
    const proof = { edition: 99, proof: 'AAAA' };
    expect(await lookup.send({ [FELIX]: { records, proof } })).toBe(isKnown ? 'identityChanged' : 'unproved');
    expect(lookup.checks.isBehind).toBe(true);
  });

  it('raises an alarm for a false key with the true proof, or with a damaged one (2)', async () => {
    for (const damage of [(proof: string) => proof, () => 'AAAA', () => '', (proof: string) => proof.replace(/[a-z]/, 'A')]) {
      const lookup = await aLookup(memberIds, isKnown);
      const { records } = lookup.keyLog(FELIX, await inventedFor(FELIX));
      const { edition, proof } = (await lookup.log.contactProof(FELIX))!;
      expect(await lookup.send({ [FELIX]: { records, proof: { edition, proof: damage(proof) } } })).toBe('log');
      expect(lookup.problems).toEqual([expect.stringContaining('contact ')]);
    }
  });

  it('raises an alarm for a proof of another label or edition, or of no edition (3)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    await lookup.log.publish({ keys: [aKeysChange('other', 1, randomBytes(32))] });
    const proof = (await lookup.log.contactProof(FELIX))!;
    const lies = [
      (await lookup.log.contactProof('other'))!,
      { ...proof, edition: 0 },
      { ...proof, edition: -1 },
      { ...proof, edition: 0.5 },
    ];
    for (const lie of lies) {
      lookup.checks = NO_CHECKS;
      expect(await lookup.send({ [FELIX]: { proof: lie } })).toBe('log');
      expect(lookup.problems).toEqual([expect.stringContaining(`contact `)]);
    }
  });

  it('raises an alarm for a proof that only another history contains (3, 11, 12)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const liar = await inventedFor(FELIX);
    const fork = lookup.log.fork();
    await fork.publish({ keys: [await lookup.changeOf(FELIX, liar)] });
    await lookup.log.publish();
    const { records } = lookup.keyLog(FELIX, liar);
    expect(await lookup.send({ [FELIX]: { records, proof: await fork.contactProof(FELIX) } })).toBe('log');
    expect(lookup.problems).toEqual([`contact wrongProof ${FELIX}`]);
  });

  it('accepts no filler and no withheld leaf as a proof (22)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const liar = await inventedFor(FELIX);
    expect(await lookup.log.contactProof('nobody')).toBeUndefined();
    expect(await lookup.send({ [FELIX]: { records: liar.logOf(FELIX).records, proof: { edition: 0, proof: 'A'.repeat(2148) } } })).toBe(
      'log',
    );
  });

  it('uses no key that replaced the pinned one in the map, also after a swap back (5, 7, 26)', async () => {
    const lookup = await aLookup(memberIds, true);
    if (!isKnown) lookup.checks = NO_CHECKS;
    const liar = await inventedFor(FELIX);
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX, liar)] });
    const swapped = { records: liar.logOf(FELIX).records, proof: await lookup.log.contactProof(FELIX) };
    expect(await lookup.send({ [FELIX]: swapped })).toBe('identityChanged');
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX)] });
    expect(await lookup.send()).toBeNull();
    lookup.log.add({ kind: 'recovery', lastEdition: 1, reason: 'a swap' });
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX, liar)] });
    const again = { records: [...swapped.records], proof: await lookup.log.contactProof(FELIX) };
    expect(await lookup.send({ [FELIX]: again })).toBe('identityChanged');
  });

  it('uses no keys of long ago with their proof of that time (6, 20)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const old = { records: lookup.keyLog(FELIX).records, proof: await lookup.log.contactProof(FELIX) };
    await rotate(lookup.server, lookup.accounts.get(FELIX)!);
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX)] });
    if (isKnown) expect(await lookup.send()).toBeNull();
    await lookup.log.publishMany(30);
    expect(await lookup.send({ [FELIX]: old })).toBe(isKnown ? 'keyLog' : 'unproved');
  });

  it('uses no new key of a checkpoint that is older than a day by the clock (29)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    const later = NOW + 25 * 60 * 60 * 1000;
    expect(await lookup.send({}, later)).toBe(isKnown ? null : 'unproved');
    if (!isKnown) expect(lookup.checks.contacts[FELIX]?.unprovedSince).toBe(later);
    await lookup.log.publishMany(24);
    expect(await lookup.send({}, later)).toBeNull();
  });

  it('raises an alarm for a pending record that never appears (23)', async () => {
    const lookup = await aLookup(memberIds, true);
    if (!isKnown) lookup.iris.pins = {};
    await rotate(lookup.server, lookup.accounts.get(FELIX)!);
    expect(await lookup.send()).toBeNull();
    await lookup.log.publishMany(2);
    expect(await lookup.send()).toBe('log');
    expect(lookup.problems).toEqual([`contact otherHead ${FELIX}`]);
  });

  it('warns when a pending record comes with the same old proof for ever (23)', async () => {
    const lookup = await aLookup(memberIds, true);
    if (!isKnown) lookup.iris.pins = {};
    await rotate(lookup.server, lookup.accounts.get(FELIX)!);
    const proof = await lookup.log.contactProof(FELIX);
    expect(await lookup.send({ [FELIX]: { proof } })).toBeNull();
    await lookup.log.publishMany(30);
    await lookup.send({ [FELIX]: { proof } });
    expect(lookup.checks.contacts[FELIX]?.unprovedSince).toBe(NOW);
  });

  it('uses no pending record without continuity (24)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    await resetAccount(lookup.server, FELIX);
    expect(await lookup.send()).toBe(isKnown ? 'identityChanged' : 'unproved');
    await lookup.log.publishMany(2);
    expect(await lookup.send()).toBe(isKnown ? 'identityChanged' : 'unproved');
  });

  it('raises an alarm for key records that are withheld, repeated, reordered or added (20, 24)', async () => {
    const lookup = await aLookup(memberIds, isKnown);
    await rotate(lookup.server, lookup.accounts.get(FELIX)!);
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX)] });
    const [one, other] = lookup.keyLog(FELIX).records;
    const { checks } = lookup;
    for (const records of [[], [one], [other], [other, one], [one, one]]) {
      lookup.checks = checks;
      expect(await lookup.send({ [FELIX]: { records } })).toBe('log');
      expect(lookup.problems).toEqual([`contact otherHead ${FELIX}`]);
    }
    lookup.checks = checks;
    expect(await lookup.send({ [FELIX]: { records: [one, other, other] } })).toBe('keyLog');
  });

  it('uses no other keys of a member who returns after erasure (35)', async () => {
    const lookup = await aLookup(memberIds, true);
    if (!isKnown) lookup.checks = NO_CHECKS;
    const returned = await inventedFor(FELIX);
    await lookup.log.publish({ keys: [await lookup.changeOf(FELIX, returned)] });
    const lie = { records: returned.logOf(FELIX).records, proof: await lookup.log.contactProof(FELIX) };
    expect(await lookup.send({ [FELIX]: lie })).toBe('identityChanged');
  });
});

it('checkContacts lets a group wait for the one member whose proof is withheld (1, 36, group)', async () => {
  const lookup = await aLookup(group, false);
  expect(await lookup.send({ [NOOR]: { proof: undefined } })).toBe('unproved');
  expect(lookup.checks.contacts[FELIX]?.proved).toMatchObject({ edition: 0 });
  expect(await lookup.send()).toBeNull();
});

it('checkContacts takes the proof of one member of a group for no other (3, group)', async () => {
  const lookup = await aLookup(group, false);
  const [noor, felix] = [await lookup.log.contactProof(NOOR), await lookup.log.contactProof(FELIX)];
  expect(await lookup.send({ [NOOR]: { proof: felix }, [FELIX]: { proof: noor } })).toBe('log');
  expect(lookup.problems.toSorted()).toEqual([`contact wrongProof ${FELIX}`, `contact wrongProof ${NOOR}`].toSorted());
});
