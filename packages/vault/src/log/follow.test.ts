import { describe, expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import { aSigner } from '../../../transparency/test/support/log-key.ts';
import { FIRST_AT, INTERVAL, TestLog } from '../../test/support/test-log.ts';
import { rootOfSize, sizeOf, unreadLog } from './believed-log.ts';
import { noteCheckpoints } from './change-log.ts';
import { NO_CHECKS } from './checks.ts';
import { follow } from './log-calls.ts';
import { leastVersion } from './note-settings.ts';
import { type StoredLog, usableLog } from './stored-log.ts';

const NOW = Date.parse('2026-11-19T12:00:00.000Z');

const DAY = 24 * 60 * 60 * 1000;
const settings: KnownSettings = { version: 1, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [], problem: null };
const owner = { settings };

async function aBrowser(editions: number): Promise<{ log: TestLog; stored: StoredLog }> {
  const log = await TestLog.create();
  await log.publishMany(editions);
  return { log, stored: { believed: await log.believed(unreadLog(log.settings.origin, log.signer.publicKey)), checks: NO_CHECKS } };
}

async function followed(stored: StoredLog, log: TestLog, known = owner): Promise<StoredLog> {
  const from = sizeOf(stored.believed);
  return follow(stored, known, { note: await log.note(), from, bundles: log.bundles(from) }, NOW);
}

const problemsOf = ({ checks }: StoredLog) => checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);

describe('follow', () => {
  it('reads the entries of several files, from any size on', async () => {
    const { log, stored } = await aBrowser(255);
    await log.publishMany(3);
    const after = await followed(stored, log);
    expect(sizeOf(after.believed)).toBe(258);
    expect(await followed(after, log)).toBe(after);
    expect(problemsOf(after)).toEqual([]);
  });

  it('reads the rest when another tab has read a part', async () => {
    const { log, stored } = await aBrowser(3);
    const [from, other] = [sizeOf(stored.believed), log.fork()];
    await log.publishMany(2);
    const input = { note: await log.note(), from, bundles: log.bundles(from) };
    const ahead = await followed(stored, log);
    expect(await follow(ahead, owner, input, NOW)).toBe(ahead);
    await log.publish();
    expect(await follow(ahead, owner, input, NOW)).toBe(ahead);
    const emptied = { ...stored, believed: unreadLog(log.settings.origin, log.signer.publicKey) };
    expect(await follow(emptied, owner, input, NOW)).toBe(emptied);
    expect(sizeOf((await followed(emptied, other)).believed)).toBe(3);
  });

  it('treats what is no checkpoint or no file of entries as an outage', async () => {
    const { log, stored } = await aBrowser(3);
    await log.publish();
    const bundles = log.bundles(3);
    expect(await follow(stored, owner, { note: '<!doctype html>', from: 3, bundles }, NOW)).toBe(stored);
    expect(await follow(stored, owner, { note: await log.note(), from: 3, bundles: [Uint8Array.of(1)] }, NOW)).toBe(stored);
  });

  it('rejects editions that are more than a day after its clock', async () => {
    const { log, stored } = await aBrowser(3);
    await log.publishMany(24);
    const [note, bundles] = [await log.note(), log.bundles(3)];
    const at = (hours: number) => follow(stored, owner, { note, from: 3, bundles }, (FIRST_AT + hours * INTERVAL) * 1000);
    const early = await at(1);
    expect([early.believed, early.checks.isClockWrong]).toEqual([stored.believed, true]);
    expect(sizeOf((await at(2)).believed)).toBe(27);
  });

  it('raises an alarm for entries that are not those of the checkpoint, with both notes', async () => {
    const { log, stored } = await aBrowser(3);
    const fork = log.fork();
    await log.publishMany(2);
    await fork.publishMany(2);
    const input = { note: await log.note(), from: 3, bundles: fork.bundles(3) };
    const lied = await follow(stored, owner, input, NOW);
    expect(problemsOf(lied)).toEqual(['log wrongRoot']);
    expect(lied.checks.alarms[0]?.evidence).toEqual([await log.note(3), await log.note()]);
    expect(lied.believed).toBe(stored.believed);
    expect(problemsOf(await follow(lied, owner, input, NOW + 1))).toEqual(['log wrongRoot']);
  });

  it('treats a contradiction in files of an earlier download as an outage', async () => {
    const { log, stored } = await aBrowser(3);
    const fork = log.fork();
    await log.publishMany(2);
    await fork.publishMany(2);
    const input = { note: await log.note(), from: 3, bundles: fork.bundles(3), areKept: true };
    expect(await follow(stored, owner, input, NOW)).toBe(stored);
    const [first] = log.bundles(3);
    expect(sizeOf((await follow(stored, owner, { ...input, bundles: first ? [first] : [] }, NOW)).believed)).toBe(5);
  });

  it('notes that its clock and that of the server differ by more than a day, until they do not', async () => {
    const { log, stored } = await aBrowser(3);
    const input = { note: await log.note(), from: 3, bundles: [] };
    for (const days of [-1.1, 1.1]) {
      const wrong = await follow(stored, owner, { ...input, serverTime: NOW + days * DAY }, NOW);
      expect(wrong.checks.isClockWrong).toBe(true);
      expect((await follow(wrong, owner, { ...input, serverTime: NOW }, NOW)).checks.isClockWrong).toBe(false);
    }
    expect(await follow(stored, owner, { ...input, serverTime: NOW - 0.9 * DAY }, NOW)).toBe(stored);
  });

  it.each(['wrongSignature', 'wrongOrigin', 'recoveryTooSoon', 'recoveryTooLong'])(
    'ends the alarm for %s when it reads on',
    async (problem) => {
      const { log, stored } = await aBrowser(3);
      const alarm = { kind: 'log', problem, at: NOW, memberId: null, evidence: [] } as const;
      const wrong = { ...stored, checks: { ...stored.checks, alarms: [alarm], foreignSince: NOW } };
      await log.publish();
      expect((await followed(wrong, log)).checks).toMatchObject({ alarms: [], foreignSince: null });
    },
  );

  it('reads on in a release that knows the key that replaced a lost one, and accepts a recovery', async () => {
    const { log, stored } = await aBrowser(40);
    log.recover(38);
    await log.publishMany(2);
    log.recover(40);
    await log.publish();
    expect(problemsOf(await followed(stored, log))).toEqual(['log recoveryTooSoon']);
    const [first, fromSize] = [log.settings, log.entries.length];
    log.signer = await aSigner();
    const settings = { ...first, laterKeys: [{ fromSize, publicKey: toBase64url(log.signer.publicKey) }], acceptedRecoveries: [43] };
    const healed = await followed({ ...stored, believed: usableLog(stored.believed, settings) }, log);
    expect([sizeOf(healed.believed), problemsOf(healed)]).toEqual([fromSize, []]);
    expect(usableLog(healed.believed, settings)).toEqual(healed.believed);
    expect(healed.believed.recovered).toHaveLength(2);
  });

  it('raises an alarm for a checkpoint of another history', async () => {
    const { log, stored } = await aBrowser(3);
    const fork = log.fork();
    await log.publish();
    await fork.publish();
    const after = await followed(stored, log);
    expect(problemsOf(await followed(after, fork))).toEqual(['fork fork']);
  });

  it('raises an alarm if another history is read than the one that a browser of the member believed', async () => {
    const { log } = await aBrowser(3);
    const fork = log.fork();
    await log.publishMany(2);
    await fork.publishMany(2);
    const saved = { size: 4, root: toBase64url(rootOfSize(await log.believed(), 4)), checkedEdition: null };
    const empty = { believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS };
    const known = { settings: { ...settings, checkpoint: saved } };
    expect(problemsOf(await followed(empty, log, known))).toEqual([]);
    expect(problemsOf(await followed(empty, fork, known))).toEqual(['fork ownCheckpoint']);
    const forgotten = { ...empty, checks: { ...NO_CHECKS, believed: saved } };
    expect(problemsOf(await followed(forgotten, fork))).toEqual(['fork ownCheckpoint']);
  });

  it('compares a checkpoint from a message when it has read as many entries', async () => {
    const { log, stored } = await aBrowser(3);
    const fork = log.fork();
    await log.publishMany(2);
    await fork.publishMany(2);
    const received = [await log.signed(4)];
    const waiting = { ...stored, checks: await noteCheckpoints(stored, received, NOW) };
    expect(waiting.checks.awaited).toHaveLength(1);
    expect((await followed(waiting, log)).checks).toMatchObject({ awaited: [], alarms: [] });
    const forked = await followed(waiting, fork);
    expect(problemsOf(forked)).toEqual(['fork message']);
    expect(forked.checks.alarms[0]?.evidence).toEqual([await fork.note(), await log.note(4)]);
  });

  it('marks the settings with the newest edition that it reads after them', async () => {
    const { log, stored } = await aBrowser(3);
    const known = { ...stored, checks: { ...NO_CHECKS, settings: { version: 2, hash: '', readIn: 2, since: null } } };
    expect((await followed(known, log)).checks.settings).toMatchObject({ since: 2 });
    await log.publishMany(4);
    const after = await followed(known, log);
    expect(after.checks.settings).toMatchObject({ readIn: 2, since: 6 });
    await log.publish();
    expect((await followed(after, log)).checks.settings).toMatchObject({ since: 6 });
  });

  it('explains no older settings by a recovery before a new browser read its first', async () => {
    const { log } = await aBrowser(3);
    log.recover(1);
    await log.publish();
    const checks = { ...NO_CHECKS, settings: { version: 2, hash: '', readIn: -1, since: null } };
    const after = await followed({ believed: unreadLog(log.settings.origin, log.signer.publicKey), checks }, log);
    expect(after.checks.settings).toMatchObject({ readIn: 3, since: 3 });
    expect(leastVersion(after, { version: 1, hash: '' }, 2)).toBe(2);
  });
});

describe('noteCheckpoints', () => {
  it('keeps a signed root of another history as evidence, and ignores an invented one', async () => {
    const { log, stored } = await aBrowser(5);
    const other = await TestLog.create();
    other.signer = log.signer;
    await other.publishMany(4);
    const received = await other.signed();
    expect(await noteCheckpoints(stored, [{ ...received, signature: null }], NOW)).toBe(stored.checks);
    expect(await noteCheckpoints(stored, [await log.signed(2)], NOW)).toBe(stored.checks);
    const checks = await noteCheckpoints(stored, [received, received], NOW);
    expect(checks.alarms).toEqual([
      { kind: 'fork', problem: 'message', at: NOW, memberId: null, evidence: [await log.note(), await other.note()] },
    ]);
  });

  it('keeps a larger signed checkpoint once, and a few at most', async () => {
    const { log, stored } = await aBrowser(2);
    await log.publishMany(30);
    const larger = await Promise.all(Array.from({ length: 25 }, (_, index) => log.signed(5 + index)));
    const checks = await noteCheckpoints(stored, [...larger, ...larger], NOW);
    expect(checks.awaited.map(({ size }) => size)).toEqual(Array.from({ length: 20 }, (_, index) => 5 + index));
  });
});
