import { expect, it } from 'vitest';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { aSigner } from '../../test/support/log-key.ts';
import { TestMap } from '../../test/support/test-map.ts';
import { signCheckpoint } from '../checkpoint/checkpoint.ts';
import { encodeEntry } from '../entries/entry.ts';
import { emptyLog } from '../entries/log-state.ts';
import { leafHash } from '../hashes.ts';
import { edgeRoot, emptyEdge, extendEdge } from '../log/edge.ts';
import { keysLabel } from '../map/labels.ts';
import { encodeProofs } from '../map/proof-steps.ts';
import { encodeKeysValue, parseKeysValue } from '../map/values.ts';
import { verifyEdition } from './verify-edition.ts';

const ORIGIN = 'keys.subrosa.example/2026';
const MEMBER = '0d8f6e1c-5a0b-4a3a-9d57-3f1c2b4a6e70';
const label = keysLabel(MEMBER);
const signer = await aSigner();
const state = emptyLog(ORIGIN, signer.publicKey);
const settingsRoot = randomBytes(32);

/** A log with one edition of a map in which the member has one key record. */
async function aPublishedKey() {
  const map = new TestMap();
  const head = randomBytes(32);
  const keysRoot = await map.publish([{ label, value: encodeKeysValue({ records: 1, head }) }]);
  const schedule = { firstAt: 1_763_400_000, interval: 3600 };
  const entries = [encodeEntry({ kind: 'edition', number: 0, schedule, keysRoot, settingsRoot })];
  const edge = extendEdge(emptyEdge, entries.map(leafHash));
  const note = await signCheckpoint({ origin: ORIGIN, size: 1, root: edgeRoot(edge) }, signer);
  return { head, note, entries, proof: encodeProofs([await map.proof(label)]) };
}

const { head, note, entries, proof } = await aPublishedKey();

it('verifyEdition returns the value of a label, and again without new entries', async () => {
  const proofs = [{ map: 'keys', label, proof } as const];
  const first = await verifyEdition(state, { note, entries, proofs });
  if (!first.ok) throw new Error(first.problem);
  expect(first.value.values.map(parseKeysValue)).toEqual([{ records: 1, head }]);
  const again = await verifyEdition(first.value.state, { note, entries: [], proofs });
  expect(again).toMatchObject({ ok: true, value: { values: first.value.values, entries: [] } });
});

it.each([
  ['another map', { map: 'settings', label, proof }, 'wrongProof'],
  ['another member', { map: 'keys', label: keysLabel(crypto.randomUUID()), proof }, 'wrongProof'],
  ['a proof that is none', { map: 'keys', label, proof: proof.slice(1) }, 'proofMalformed'],
  ['no proof', { map: 'keys', label, proof: new Uint8Array() }, 'proofMalformed'],
] as const)('verifyEdition rejects %s', async (_what, given, problem) => {
  expect(await verifyEdition(state, { note, entries, proofs: [given] })).toEqual({ ok: false, problem });
});

it('verifyEdition rejects a log without an edition, and returns the problem of the log', async () => {
  const empty = await signCheckpoint({ origin: ORIGIN, size: 0, root: edgeRoot(emptyEdge) }, signer);
  expect(await verifyEdition(state, { note: empty, entries: [], proofs: [] })).toEqual({ ok: false, problem: 'noEdition' });
  expect(await verifyEdition(state, { note, entries: [], proofs: [] })).toEqual({ ok: false, problem: 'entriesMissing' });
});
