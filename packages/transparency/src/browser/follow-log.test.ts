import { expect, it } from 'vitest';
import { aSigner } from '../../test/support/log-key.ts';
import { signCheckpoint } from '../checkpoint/checkpoint.ts';
import { type Edition, encodeEntry } from '../entries/entry.ts';
import { emptyLog } from '../entries/log-state.ts';
import { createNextKey } from '../entries/next-key.ts';
import { leafHash } from '../hashes.ts';
import { edgeRoot, emptyEdge, extendEdge } from '../log/edge.ts';
import { followLog } from './follow-log.ts';

const ORIGIN = 'keys.subrosa.example/2026';
const signer = await aSigner();
const empty = emptyLog(ORIGIN, signer.publicKey);
const root = new Uint8Array(32).fill(7);

function edition(number: number, keysRoot = root): Edition {
  const roots = { keysRoot, settingsRoot: root };
  return number === 0
    ? { kind: 'edition', number, schedule: { firstAt: 0, interval: 3600 }, ...roots }
    : { kind: 'edition', number, schedule: null, ...roots };
}

const encoded = (to: number) => Array.from({ length: to }, (_, number) => encodeEntry(edition(number)));
const noteOf = (entries: readonly Uint8Array[], by = signer) => {
  const edge = extendEdge(emptyEdge, entries.map(leafHash));
  return signCheckpoint({ origin: ORIGIN, size: edge.size, root: edgeRoot(edge) }, by);
};

async function followed(entries: readonly Uint8Array[], state = empty) {
  const result = await followLog(state, await noteOf(entries), entries.slice(state.edge.size));
  if (!result.ok) throw new Error(result.problem);
  return result.value;
}

it('followLog reaches a newer checkpoint, also in several steps', async () => {
  const { state } = await followed(encoded(3));
  const { checkpoint, entries } = await followed(encoded(7), state);
  expect(checkpoint.size).toBe(7);
  expect(entries.map((entry) => entry.kind === 'edition' && entry.number)).toEqual([3, 4, 5, 6]);
});

it('followLog rejects a history in which an earlier entry differs', async () => {
  const { state } = await followed(encoded(3));
  const forged = encoded(7).with(1, encodeEntry(edition(1, new Uint8Array(32))));
  expect(await followLog(state, await noteOf(forged), forged.slice(3))).toEqual({ ok: false, problem: 'wrongRoot' });
});

it('followLog rejects hidden, added and replaced entries', async () => {
  const entries = encoded(7);
  const note = await noteOf(entries);
  expect(await followLog(empty, note, entries.slice(1))).toEqual({ ok: false, problem: 'entriesMissing' });
  expect(await followLog(empty, note, [...entries, encodeEntry(edition(7))])).toEqual({ ok: false, problem: 'entriesMissing' });
  const replaced = entries.with(3, encodeEntry(edition(3, new Uint8Array(32))));
  expect(await followLog(empty, note, replaced)).toEqual({ ok: false, problem: 'wrongRoot' });
});

it('followLog rejects two roots for one edition in one log', async () => {
  const entries = [...encoded(4), encodeEntry(edition(3, new Uint8Array(32)))];
  expect(await followLog(empty, await noteOf(entries), entries)).toEqual({ ok: false, problem: 'editionRepeated' });
});

it('followLog rejects an older checkpoint, which is compared instead', async () => {
  const { state } = await followed(encoded(3));
  expect(await followLog(state, await noteOf(encoded(2)), [])).toEqual({ ok: false, problem: 'entriesMissing' });
});

it('followLog accepts a checkpoint above a key entry under the new key only', async () => {
  const next = await aSigner();
  const entries = [...encoded(3), encodeEntry(await createNextKey({ origin: ORIGIN, index: 3 }, next.publicKey, signer))];
  expect(await followLog(empty, await noteOf(entries, next), entries)).toMatchObject({ ok: true });
  expect(await followLog(empty, await noteOf(entries, signer), entries)).toEqual({ ok: false, problem: 'wrongSignature' });
});
