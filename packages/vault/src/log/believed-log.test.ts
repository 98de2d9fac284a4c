import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textToBytes } from '@subrosa/crypto/primitives/bytes';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { checkpointText, verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { createNextKey } from '@subrosa/transparency/entries/next-key';
import { aSigner } from '../../../transparency/test/support/log-key.ts';
import { ORIGIN, TestLog } from '../../test/support/test-log.ts';
import {
  believedCheckpoint,
  compareWith,
  extendLog,
  isLost,
  newestEditionOf,
  noteOf,
  rootOfEdition,
  rootOfSize,
  sizeOf,
} from './believed-log.ts';

async function aLog(editions: number): Promise<TestLog> {
  const log = await TestLog.create();
  await log.publishMany(editions);
  return log;
}

describe('extendLog', () => {
  it('knows the root of every size and edition, in any number of steps', async () => {
    const log = await aLog(3);
    const first = await log.believed();
    await log.publishMany(4);
    const second = await log.believed(first);
    expect(second).toEqual(await log.believed());
    expect([sizeOf(second), newestEditionOf(second)]).toEqual([7, 6]);
    for (let size = 0; size <= 7; size += 1) expect(rootOfSize(second, size)).toEqual(log.checkpoint(size).root);
    for (const map of ['keys', 'settings'] as const) {
      expect(log.maps[map].roots.map((_, edition) => rootOfEdition(second, map, edition))).toEqual(log.maps[map].roots);
    }
  });

  it('keeps the log for a checkpoint that it believed before, and rejects one of another history', async () => {
    const log = await aLog(3);
    const fork = log.fork();
    await log.publish();
    await fork.publish();
    const believed = await log.believed();
    expect(await extendLog(believed, await log.note(2), [])).toEqual({ ok: true, value: believed });
    expect(await extendLog(believed, await fork.note(), [])).toEqual({ ok: false, problem: 'fork' });
  });

  it.each([
    ['two roots for one edition', 'editionRepeated', async (log: TestLog) => void log.entries.push(log.entries[2]!)],
    ['a missing edition', 'editionMissing', async (log: TestLog) => void (await log.publishMany(2), log.entries.splice(3, 1))],
    ['an unknown entry', 'entryKindUnknown', async (log: TestLog) => void log.entries.push(encodeFields('transparency entry', 'other'))],
    ['another signer', 'wrongSignature', async (log: TestLog) => void (await log.publish(), (log.signer = await aSigner()))],
  ])('rejects %s', async (_what, problem, lie) => {
    const log = await aLog(3);
    const believed = await log.believed();
    await lie(log);
    expect(await extendLog(believed, await log.note(), log.entries.slice(3))).toEqual({ ok: false, problem });
  });

  it('knows which editions a restore lost, and rejects a second one within 30 days', async () => {
    const log = await aLog(5);
    log.add({ kind: 'recovery', lastEdition: 2, reason: 'a restore' });
    await log.publish();
    const believed = await log.believed();
    expect([2, 3, 4, 5].map((edition) => isLost(believed, edition))).toEqual([false, true, true, false]);
    log.add({ kind: 'recovery', lastEdition: 4, reason: 'another restore' });
    expect(await extendLog(believed, await log.note(), log.entries.slice(7))).toEqual({ ok: false, problem: 'recoveryTooSoon' });
  });
});

describe('compareWith', () => {
  const aSize = fc.integer({ min: 1, max: 20 });

  it('finds each of 300 forks from one message, and no fork in one history', async () => {
    const honest = await aLog(20);
    // A fork at every size, as long as the honest history.
    const forks: TestLog[] = [];
    for (let at = 0; at < 20; at += 1) {
      const fork = await TestLog.create();
      fork.signer = honest.signer;
      for (let edition = 0; edition < 20; edition += 1) await fork.publish();
      fork.entries.splice(0, at, ...honest.entries.slice(0, at));
      forks.push(fork);
    }
    await fc.assert(
      fc.asyncProperty(aSize, aSize, fc.nat(), async (irisSize, felixSize, change) => {
        const fork = forks[change % Math.min(irisSize, felixSize)]!;
        fork.entries.length = 20;
        const [mine, other] = [await believedUntil(fork, felixSize), await believedUntil(honest, felixSize)];
        // Iris sends the checkpoint that she believes; the server presents another history to Felix.
        const received = await honest.signed(irisSize);
        const seen = irisSize <= felixSize ? await compareWith(mine, received) : await compareWhenRead(fork, mine, received, irisSize);
        expect(seen).toBe('fork');
        expect(await compareWith(other, received)).toBe(irisSize <= felixSize ? 'same' : 'ahead');
      }),
      { numRuns: 300 },
    );
  });

  it('treats a root without a valid signature as unproved', async () => {
    const log = await aLog(3);
    const believed = await log.believed();
    const { size, signature } = await log.signed(2);
    const root = new Uint8Array(32);
    for (const invented of [null, signature]) expect(await compareWith(believed, { size, root, signature: invented })).toBe('unproved');
    expect(await compareWith(believed, { size: 9, root, signature: null })).toBe('unproved');
    expect(await compareWith(believed, { ...(await log.signed(2)), signature: null })).toBe('same');
  });

  it('treats a signature under the key of an unread entry as unproved', async () => {
    const log = await aLog(3);
    const believed = await log.believed();
    const next = await aSigner();
    log.add(await createNextKey({ origin: ORIGIN, index: 3 }, next.publicKey, log.signer));
    log.signer = next;
    expect(await compareWith(believed, await log.signed())).toBe('unproved');
  });
});

/** The fork’s entries break the rule of no edition twice nowhere, so it is read like an honest log. */
async function believedUntil(log: TestLog, size: number) {
  const part = log.fork();
  part.entries.length = size;
  return part.believed();
}

async function compareWhenRead(
  log: TestLog,
  before: Parameters<typeof compareWith>[0],
  received: Parameters<typeof compareWith>[1],
  size: number,
) {
  expect(await compareWith(before, received)).toBe('ahead');
  return compareWith(await believedUntil(log, size), received);
}

it('believedCheckpoint and noteOf return what the log signed', async () => {
  const log = await aLog(2);
  const checkpoint = believedCheckpoint(await log.believed());
  expect(checkpoint).toEqual(await log.signed());
  const note = await noteOf(await log.believed(), checkpoint!);
  expect(await verifyCheckpoint(note, ORIGIN, log.signer.publicKey)).toMatchObject({ ok: true });
  expect(textToBytes(note.slice(0, note.indexOf('\n\n') + 1))).toEqual(textToBytes(checkpointText({ origin: ORIGIN, ...checkpoint! })));
});
