/** In a page or in Node: what proofs add to a key lookup and to sending. */
import { contactsIn, loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import { writeMessage } from '@subrosa/crypto/conversation/write-message';
import { headsOf } from '@subrosa/crypto/conversation/trust';
import { fromBase64url } from '@subrosa/crypto/primitives/base64url';
import { toBase64 } from '@subrosa/transparency/checkpoint/base64';
import { FakeServer } from '../../../crypto/test/support/fake-server.ts';
import { CONVERSATION, FELIX, IRIS } from '../../../crypto/test/support/personas.ts';
import { signUp } from '../../../crypto/test/support/test-member.ts';
import { believedCheckpoint } from '../../src/log/believed-log.ts';
import { checkContacts } from '../../src/log/check-contacts.ts';
import { NO_CHECKS } from '../../src/log/checks.ts';
import { aKeysChange, FIRST_AT, TestLog } from '../support/test-log.ts';

const CALLS = 4;

/** What each costs, in milliseconds, and what is sent. */
export interface ProofCosts {
  lookupWithout: number;
  /** With a new proof, once an edition. */
  lookupWithNewProof: number;
  /** The proof of this edition is known. */
  lookupWithKnownProof: number;
  sendingWithout: number;
  /** The first message of a conversation with a checkpoint has its signature. */
  sendingWithSignature: number;
  sendingWithRoot: number;
  bytesWithout: number;
  bytesWithSignature: number;
}

/** Interleaved, so that the load of the machine is the same for all. */
export async function measureProofCosts(repetitions: number): Promise<ProofCosts> {
  const server = new FakeServer();
  const [iris] = [(await signUp(server, IRIS)).browser, await signUp(server, FELIX)];
  const log = await TestLog.create();
  const keyLogOf = (memberId: string) => ({ memberId, records: structuredClone(server.logOf(memberId).records), devices: [] });
  const changes = [IRIS, FELIX].map(async (memberId) => {
    const heads = await headsOf(keyLogOf(memberId));
    return aKeysChange(memberId, heads.length, fromBase64url(heads.at(-1) ?? ''));
  });
  await log.publish({ keys: await Promise.all(changes) });
  await log.publishMany(24);
  const believed = await log.believed();
  await iris.startConversation(CONVERSATION, FELIX);
  const { contacts, epochs } = await iris.sync(CONVERSATION);
  const proof = await log.contactProof(FELIX);
  const now = (FIRST_AT + 25 * 3600) * 1000;
  const stored = { believed, checks: NO_CHECKS };
  const known = { believed, checks: (await checkContacts(stored, [{ ...keyLogOf(FELIX), proof }], { selfId: IRIS, now })).checks };

  const lookUp = async (before: typeof stored | null, received: typeof proof) => {
    const logs = [keyLogOf(IRIS), { ...keyLogOf(FELIX), proof: received }];
    const checked = before && (await checkContacts(before, logs.slice(1), { selfId: IRIS, now }));
    requireTrusted(await loadContacts(iris.self, contactsIn(iris.settings), logs, checked?.proofs), [FELIX]);
  };
  const checkpoint = believedCheckpoint(believed);
  if (!checkpoint) throw new Error('nothing is believed');
  const root = { size: checkpoint.size, root: toBase64(checkpoint.root) };
  const write = (payload: object) =>
    writeMessage({
      self: iris.self,
      epochs,
      contacts,
      id: crypto.randomUUID(),
      payload: { kind: 'text', text: 'See you at eight.', ...payload },
      longest: 4000,
      now: iris.now,
    });
  const signed = { checkpoint: { ...root, signature: toBase64(checkpoint.signature) } };

  const runs = {
    lookupWithout: () => lookUp(null, undefined),
    lookupWithNewProof: () => lookUp(stored, proof),
    lookupWithKnownProof: () => lookUp(known, undefined),
    sendingWithout: () => write({}),
    sendingWithSignature: () => write(signed),
    sendingWithRoot: () => write({ checkpoint: root }),
  };
  return {
    ...(await mediansOf(runs, repetitions)),
    bytesWithout: JSON.stringify(await write({})).length,
    bytesWithSignature: JSON.stringify(await write(signed)).length,
  };
}

/** The median of each, in an order that changes with every round. */
export async function mediansOf<Name extends string>(
  runs: Readonly<Record<Name, () => Promise<unknown>>>,
  repetitions: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let round = -5; round < repetitions; round += 1) {
    for (const offset of names.keys()) {
      const name = names[(offset + round + 5) % names.length] as Name;
      const startedAt = performance.now();
      // A browser's clock has steps of a tenth of a millisecond.
      for (let call = 0; call < CALLS; call += 1) await runs[name]();
      // The first repetitions warm up.
      if (round >= 0) taken[name].push((performance.now() - startedAt) / CALLS);
    }
  }
  const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
  return Object.fromEntries(names.map((name) => [name, medianOf(taken[name])])) as Record<Name, number>;
}

Object.assign(globalThis, { measureProofCosts });
