import { describe, expect, it } from 'vitest';
import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { verifyCheckpoint } from '@subrosa/transparency/checkpoint/checkpoint';
import { createNextKey } from '@subrosa/transparency/entries/next-key';
import { aSigner } from '../../../transparency/test/support/log-key.ts';
import { FIRST_AT, INTERVAL, ORIGIN, TestLog } from '../../test/support/test-log.ts';
import { rootOfSize, sizeOf, unreadLog } from './believed-log.ts';
import { noteCheckpoints } from './change-log.ts';
import type { Owner } from './check-own.ts';
import { NO_CHECKS } from './checks.ts';
import { follow } from './log-calls.ts';
import { statusOf } from './log-status.ts';
import type { StoredLog } from './stored-log.ts';

// Titles name the row of docs/transparency.md, "Attacks". Each ends in an alarm, in a warning, or has no effect.

const NOW = Date.parse('2026-11-19T12:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const settings: KnownSettings = { version: 1, pins: {}, pinsLost: false, checkpoint: null, uncheckedDays: [], problem: null };

const emptyBrowser = (log: TestLog): StoredLog => ({ believed: unreadLog(log.settings.origin, log.signer.publicKey), checks: NO_CHECKS });

async function followed(stored: StoredLog, log: TestLog, known = settings): Promise<StoredLog> {
  const from = sizeOf(stored.believed);
  return follow(stored, { settings: known }, { note: await log.note(), from, bundles: log.bundles(from) }, NOW);
}

const problemsOf = ({ checks }: StoredLog) => checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);

async function addKey(log: TestLog): Promise<void> {
  const next = await aSigner();
  log.add(await createNextKey({ origin: ORIGIN, index: log.entries.length }, next.publicKey, log.signer));
  log.signer = next;
}

/** A log of five editions. */
async function aLog(): Promise<TestLog> {
  const log = await TestLog.create();
  await log.publishMany(5);
  return log;
}

describe.each([
  ['known browser', async (log: TestLog) => followed(emptyBrowser(log), log)],
  ['new browser', async (log: TestLog) => emptyBrowser(log)],
])('follow a lying server, %s', (what, browserOf) => {
  const isKnown = what === 'known browser';

  it.each<[string, string, (log: TestLog) => Promise<unknown>]>([
    ['two roots for one edition (8)', 'log editionRepeated', async (log) => log.entries.push(log.entries[4]!)],
    ['a skipped edition (9)', 'log editionMissing', async (log) => (await log.publishMany(2), log.entries.splice(5, 1))],
    ['an unknown entry (10)', 'log entryKindUnknown', async (log) => log.entries.push(encodeFields('transparency entry', 'other'))],
    [
      'a recovery of more than seven days (25)',
      'log recoveryTooLong',
      async (log) => {
        await log.publishMany(24 * 8);
        log.add({ kind: 'recovery', lastEdition: 4, reason: 'a swap' });
      },
    ],
    [
      'two recoveries within 30 days (25)',
      'log recoveryTooSoon',
      async (log) => {
        log.add({ kind: 'recovery', lastEdition: 3, reason: 'a swap' });
        await log.publish();
        log.add({ kind: 'recovery', lastEdition: 4, reason: 'a swap' });
      },
    ],
  ])('raises an alarm for %s', async (_what, problem, lie) => {
    const log = await aLog();
    const stored = await browserOf(log);
    await lie(log);
    expect(problemsOf(await followed(stored, log))).toEqual([problem]);
  });

  it.each<[string, (log: TestLog) => Promise<unknown>]>([
    ['another signer without an entry (28)', async (log) => (await log.publish(), (log.signer = await aSigner()))],
    [
      'a checkpoint under the old key (28)',
      async (log) => {
        const old = log.signer;
        await addKey(log);
        await log.publish();
        log.signer = old;
      },
    ],
  ])('believes nothing of %s, and raises an alarm when a page of the next day finds the same', async (_what, lie) => {
    const log = await aLog();
    const stored = await browserOf(log);
    await lie(log);
    const first = await followed(stored, log);
    expect([first.believed, problemsOf(first)]).toEqual([stored.believed, []]);
    const owner = { self: { memberId: 'iris' }, settings, settingsLabel: null } as unknown as Owner;
    expect(statusOf(first, owner, log.settings, NOW).warnings).toContain('release');
    const input = { note: await log.note(), from: sizeOf(first.believed), bundles: log.bundles(sizeOf(first.believed)) };
    const again = (days: number) => follow(first, { settings }, input, NOW + days * DAY, NOW + days * DAY);
    expect(problemsOf(await again(0.9))).toEqual([]);
    expect(problemsOf(await follow(first, { settings }, input, NOW + 9 * DAY, NOW))).toEqual([]);
    expect(problemsOf(await again(1.1))).toEqual(['log wrongSignature']);
  });

  it('raises an alarm for entries that are reordered, left out, repeated or corrupted (8, 9, 31)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    await log.publishMany(3);
    const [note, from] = [await log.note(), sizeOf(stored.believed)];
    const { entries } = log;
    const corrupted = entries.map((entry, index) => (index === 6 ? entry.with(40, (entry[40] ?? 0) ^ 1) : entry));
    for (const lie of [[...entries.slice(0, 6), entries[7]!, entries[6]!], entries.toSpliced(6, 1), [...entries, entries[7]!], corrupted]) {
      const served = log.fork();
      served.entries.splice(0, served.entries.length, ...lie);
      const lied = await follow(stored, { settings }, { note, from, bundles: served.bundles(from) }, NOW);
      expect(problemsOf(lied)).toEqual([expect.stringMatching(/^log /)]);
      expect(lied.believed).toBe(stored.believed);
    }
  });

  it('finds a fork by the first signed root of an honest conversation (11, 12)', async () => {
    for (const isAhead of [true, false]) {
      const log = await aLog();
      const stored = await browserOf(log);
      const fork = log.fork();
      await fork.publishMany(isAhead ? 1 : 3);
      await log.publishMany(isAhead ? 3 : 1);
      const victim = await followed(stored, fork);
      const received = await log.signed();
      const checks = await noteCheckpoints(victim, [received], NOW);
      if (!isAhead) expect(problemsOf({ ...victim, checks })).toEqual(['fork message']);
      await fork.publishMany(2);
      expect(problemsOf(await followed({ ...victim, checks }, fork))).toEqual(['fork message']);
    }
  });

  it('finds a fork that begins with a key entry of its own (11, 27)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    const fork = log.fork();
    await addKey(fork);
    await fork.publishMany(3);
    await log.publishMany(3);
    const victim = await followed(stored, fork);
    expect(problemsOf(victim)).toEqual([]);
    const checks = await noteCheckpoints(victim, [await log.signed()], NOW);
    expect(problemsOf({ ...victim, checks })).toEqual(['fork message']);
    const evidence = checks.alarms[0]?.evidence.at(-1) ?? '';
    expect(await verifyCheckpoint(evidence, ORIGIN, log.signer.publicKey)).toMatchObject({ ok: true });
  });

  it('finds a fork although 20 checkpoints wait that no log reaches (11, 14)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    const fork = log.fork();
    await fork.publish();
    await log.publishMany(2);
    const victim = await followed(stored, fork);
    const far = log.fork();
    await far.publishMany(30);
    const flood = await Promise.all(Array.from({ length: 20 }, (_, index) => far.signed(15 + index)));
    let checks = await noteCheckpoints(victim, flood, NOW);
    checks = await noteCheckpoints({ ...victim, checks }, [await log.signed()], NOW);
    await fork.publishMany(2);
    expect(problemsOf(await followed({ ...victim, checks }, fork))).toEqual(['fork message']);
  });

  it('finds a fork by the root in an own older message, or in the own settings (19)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    const fork = log.fork();
    await log.publish();
    await fork.publishMany(2);
    const own = await log.signed();
    const victim = await followed(stored, fork);
    expect(problemsOf({ ...victim, checks: await noteCheckpoints(victim, [own], NOW) })).toEqual(['fork message']);
    const checkpoint = { size: 6, root: toBase64url(rootOfSize(await log.believed(), 6)), checkedEdition: null };
    expect(problemsOf(await followed(stored, fork, { ...settings, checkpoint }))).toEqual(['fork ownCheckpoint']);
  });

  it('ignores a root that was removed, changed or invented (13, 40)', async () => {
    const log = await aLog();
    const stored = await followed(await browserOf(log), log);
    const { size, root, signature } = await log.signed(3);
    const changed = root.with(0, (root[0] ?? 0) ^ 1);
    for (const lie of [
      { size, root: changed, signature },
      { size, root: changed, signature: null },
      { size: 4, root, signature },
      { size: 10 ** 9, root, signature },
      { size, root: changed, signature: signature.with(0, (signature[0] ?? 0) ^ 1) },
      { size: 99, root, signature: new Uint8Array(64) },
    ]) {
      expect(await noteCheckpoints(stored, [lie], NOW)).toBe(stored.checks);
    }
  });

  it('ignores roots that somebody without the key of the log signed (40)', async () => {
    const log = await aLog();
    const stored = await followed(await browserOf(log), log);
    const liar = await aLog();
    expect(await noteCheckpoints(stored, [await liar.signed(), await liar.signed(2)], NOW)).toBe(stored.checks);
  });

  it('warns about a checkpoint that is older than a day (29)', async () => {
    const log = await aLog();
    const stored = await followed(await browserOf(log), log);
    const owner = { self: { memberId: 'iris' }, settings, settingsLabel: null } as unknown as Owner;
    const at = (hours: number) => statusOf(stored, owner, { stopsSending: true }, (FIRST_AT + 4 * INTERVAL + hours * 3600) * 1000);
    expect([at(23).warnings, at(25).warnings]).toEqual([[], ['stale']]);
  });

  it('goes back to no earlier checkpoint, whether replayed or forked (14, 19, 29)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    const fork = log.fork();
    const earlier = log.fork();
    await log.publishMany(2);
    await fork.publish();
    const victim = await followed(stored, log);
    const replayed = await followed(victim, earlier);
    expect([sizeOf(replayed.believed), problemsOf(replayed)]).toEqual([7, []]);
    expect(problemsOf(await followed(victim, fork))).toEqual(['fork fork']);
  });

  it('reads nothing of what is withheld or damaged on the way (14)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    await log.publish();
    const [note, from] = [await log.note(), sizeOf(stored.believed)];
    for (const lie of [
      { note: '', from, bundles: [] },
      { note, from, bundles: [Uint8Array.of(1, 2, 3)] },
      { note: note.slice(0, 30), from, bundles: log.bundles(from) },
    ]) {
      expect(await follow(stored, { settings }, lie, NOW)).toBe(stored);
    }
    expect(problemsOf(await follow(stored, { settings }, { note, from, bundles: [] }, NOW))).toEqual(['log entriesMissing']);
  });

  it('believes no log of another name or key (31)', async () => {
    const log = await aLog();
    const stored = await browserOf(log);
    const other = await aLog();
    await other.publishMany(3);
    expect((await followed(stored, other)).checks.foreignSince).toBe(NOW);
    expect(isKnown ? 5 : 0).toBe(sizeOf((await followed(stored, other)).believed));
  });
});
