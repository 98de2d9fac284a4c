import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeFields } from '@subrosa/crypto/primitives/encode-fields';
import { aHash } from '../../test/support/bytes.ts';
import { aSigner } from '../../test/support/log-key.ts';
import { edgeRoot, emptyEdge, extendEdge } from '../log/edge.ts';
import { leafHash } from '../hashes.ts';
import { BUNDLE_ENTRIES, encodeBundle, parseBundle } from './bundle.ts';
import { checkEntries } from './check-entries.ts';
import { type Edition, encodeEntry, type Entry, LONGEST_ENTRY, parseEntry } from './entry.ts';
import { emptyLog, keyOfSize, timeOfEdition } from './log-state.ts';
import { createNextKey } from './next-key.ts';

const ORIGIN = 'keys.subrosa.example/2026';
const HOUR = 3600;
const schedule = { firstAt: 1_763_400_000, interval: HOUR };
const root = new Uint8Array(32).fill(7);
const edition = (number: number): Edition =>
  number === 0
    ? { kind: 'edition', number, schedule, keysRoot: root, settingsRoot: root }
    : { kind: 'edition', number, schedule: null, keysRoot: root, settingsRoot: root };
const editions = (from: number, to: number): Edition[] => Array.from({ length: to - from + 1 }, (_, index) => edition(from + index));
const recovery = (lastEdition: number): Entry => ({ kind: 'recovery', lastEdition, reason: 'restored after the loss of a disk' });
const release: Entry = { kind: 'release', version: '1.0.0', commit: 'a'.repeat(40), manifestHash: root };
const signer = await aSigner();
const empty = emptyLog(ORIGIN, signer.publicKey);
const check = (entries: readonly Entry[], state = empty) => checkEntries(state, entries.map(encodeEntry));

const anEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({
    kind: fc.constant('edition' as const),
    number: fc.constant(0 as const),
    schedule: fc.record({ firstAt: fc.maxSafeNat(), interval: fc.integer({ min: 1, max: 86_400 }) }),
    keysRoot: aHash,
    settingsRoot: aHash,
  }),
  fc.record({
    kind: fc.constant('edition' as const),
    number: fc.maxSafeNat().map((number) => number || 1),
    schedule: fc.constant(null),
    keysRoot: aHash,
    settingsRoot: aHash,
  }),
  fc.record({
    kind: fc.constant('recovery' as const),
    lastEdition: fc.maxSafeNat(),
    reason: fc.stringMatching(/^[ -~]{1,200}$/),
  }),
  fc.record({
    kind: fc.constant('key' as const),
    publicKey: aHash,
    signature: fc.tuple(aHash, aHash).map(([one, other]) => Uint8Array.of(...one, ...other)),
  }),
  fc.record({
    kind: fc.constant('release' as const),
    version: fc.stringMatching(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,63}$/),
    commit: fc.stringMatching(/^[0-9a-f]{40}$/),
    manifestHash: aHash,
  }),
);

describe('parseEntry', () => {
  it('returns what encodeEntry wrote', () => {
    fc.assert(
      fc.property(anEntry, (entry) => {
        expect(parseEntry(encodeEntry(entry))).toEqual({ ok: true, value: entry });
      }),
    );
  });

  it('accepts no other spelling of an entry', () => {
    fc.assert(
      fc.property(anEntry, fc.nat(), fc.nat(255), (entry, at, byte) => {
        const encoded = encodeEntry(entry);
        const changed = encoded.map((old, index) => (index === at % encoded.length ? byte : old));
        for (const bytes of [changed, encoded.slice(0, -1), Uint8Array.of(...encoded, byte)]) {
          const parsed = parseEntry(bytes);
          if (parsed.ok) expect(encodeEntry(parsed.value)).toEqual(bytes);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('rejects any bytes with a named problem', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(parseEntry(bytes)).toEqual({ ok: false, problem: 'entryMalformed' });
      }),
    );
    expect(parseEntry(new Uint8Array(LONGEST_ENTRY + 1))).toEqual({ ok: false, problem: 'entryTooLong' });
  });

  const label = 'transparency entry';
  it.each([
    ['an unknown kind', ['witness', root], 'entryKindUnknown'],
    ['a name of every object', ['constructor'], 'entryKindUnknown'],
    ['no kind', [], 'entryMalformed'],
    ['a schedule after edition 0', ['edition', 1, schedule.firstAt, HOUR, root, root], 'entryMalformed'],
    ['edition 0 without a schedule', ['edition', 0, root, root], 'entryMalformed'],
    ['an interval of zero', ['edition', 0, schedule.firstAt, 0, root, root], 'entryMalformed'],
    ['an interval of two days', ['edition', 0, schedule.firstAt, 172_800, root, root], 'entryMalformed'],
    ['a third root', ['edition', 1, root, root, root], 'entryMalformed'],
    ['a short root', ['edition', 1, root, root.slice(1)], 'entryMalformed'],
    ['a reason of two lines', ['recovery', 1, 'a\nb'], 'entryMalformed'],
    ['a reason of 201 characters', ['recovery', 1, 'a'.repeat(201)], 'entryMalformed'],
    ['no reason', ['recovery', 1, ''], 'entryMalformed'],
    ['a short key', ['key', root.slice(1), new Uint8Array(64)], 'entryMalformed'],
    ['a commit in capitals', ['release', '1.0.0', 'A'.repeat(40), root], 'entryMalformed'],
  ])('rejects %s', (_what, fields, problem) => {
    expect(parseEntry(encodeFields(label, ...fields))).toEqual({ ok: false, problem });
  });

  it('keeps an edition at about 100 bytes', () => {
    expect(encodeEntry(edition(8760))).toHaveLength(123);
  });
});

describe('checkEntries', () => {
  it('accepts consecutive editions, in one step or several, and extends the edge', async () => {
    const entries = [...editions(0, 5), release, ...editions(6, 9)];
    const encoded = entries.map(encodeEntry);
    const once = await checkEntries(empty, encoded);
    if (!once.ok) throw new Error(once.problem);
    expect(once.value.entries).toEqual(entries);
    expect(once.value.state).toMatchObject({ newestEdition: edition(9), schedule, newestRecovery: null });
    expect(edgeRoot(once.value.state.edge)).toEqual(edgeRoot(extendEdge(emptyEdge, encoded.map(leafHash))));
    const first = await checkEntries(empty, encoded.slice(0, 4));
    if (!first.ok) throw new Error(first.problem);
    const second = await checkEntries(first.value.state, encoded.slice(4));
    if (!second.ok) throw new Error(second.problem);
    expect(second.value.state).toEqual(once.value.state);
  });

  it.each([
    ['a repeated edition', [edition(0), edition(1), edition(1)], 'editionRepeated'],
    ['an earlier edition', [...editions(0, 4), edition(2)], 'editionRepeated'],
    ['a second edition 0, which would change the schedule', [edition(0), edition(0)], 'editionRepeated'],
    ['a missing edition', [edition(0), edition(2)], 'editionMissing'],
    ['a log that begins later', [edition(1)], 'editionMissing'],
    ['a recovery before any edition', [recovery(0)], 'recoveryOfNothing'],
    ['a recovery from the newest edition', [...editions(0, 3), recovery(3)], 'recoveryOfNothing'],
    ['a recovery from a later edition', [...editions(0, 3), recovery(9)], 'recoveryOfNothing'],
    ['a recovery of more than seven days', [...editions(0, 169), recovery(0)], 'recoveryTooLong'],
    ['a second recovery within 30 days', [...editions(0, 9), recovery(8), ...editions(10, 728), recovery(727)], 'recoveryTooSoon'],
  ])('rejects %s', async (_what, entries, problem) => {
    expect(await check(entries)).toEqual({ ok: false, problem });
  });

  it('accepts a recovery of seven days, and another one 30 days later', async () => {
    const checked = await check([...editions(0, 168), recovery(0), ...editions(169, 168 + 720), recovery(880)]);
    expect(checked).toMatchObject({
      ok: true,
      value: { state: { newestRecovery: { first: 881, last: 888 }, newestEdition: edition(888) } },
    });
  });

  it('returns the problem of an entry that cannot be read', async () => {
    expect(await checkEntries(empty, [encodeEntry(edition(0)), new Uint8Array(3)])).toEqual({ ok: false, problem: 'entryMalformed' });
  });

  it('changes the key from the next size on when the present key signed it', async () => {
    const next = await aSigner();
    const key = await createNextKey({ origin: ORIGIN, index: 2 }, next.publicKey, signer);
    const checked = await check([...editions(0, 1), key, edition(2)]);
    if (!checked.ok) throw new Error(checked.problem);
    const { state } = checked.value;
    expect(keyOfSize(state, 2)).toEqual(signer.publicKey);
    expect(keyOfSize(state, 3)).toEqual(next.publicKey);
    expect(keyOfSize(state, 4)).toEqual(next.publicKey);
    const again = await createNextKey({ origin: ORIGIN, index: 4 }, signer.publicKey, signer);
    expect(await check([again], state)).toEqual({ ok: false, problem: 'keyNotSigned' });
    const byNext = await createNextKey({ origin: ORIGIN, index: 4 }, signer.publicKey, next);
    expect(await check([byNext], state)).toMatchObject({ ok: true });
  });

  it.each([
    ['another index', { origin: ORIGIN, index: 1 }],
    ['another log', { origin: 'elsewhere.example', index: 2 }],
  ])('rejects a key that was signed for %s', async (_what, log) => {
    const key = await createNextKey(log, (await aSigner()).publicKey, signer);
    expect(await check([...editions(0, 1), key])).toEqual({ ok: false, problem: 'keyNotSigned' });
  });
});

it('timeOfEdition returns one time for each number', () => {
  expect([0, 1, 24].map((number) => timeOfEdition(schedule, number) - schedule.firstAt)).toEqual([0, HOUR, 24 * HOUR]);
});

describe('parseBundle', () => {
  it('returns the entries of encodeBundle', () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 300 }), { maxLength: 12 }), (entries) => {
        expect(parseBundle(encodeBundle(entries))).toEqual({ ok: true, value: entries });
      }),
    );
  });

  it('rejects too many entries, too long ones, and a missing byte', () => {
    const problem = { ok: false, problem: 'bundleMalformed' };
    expect(parseBundle(encodeBundle(Array.from({ length: BUNDLE_ENTRIES + 1 }, () => new Uint8Array())))).toEqual(problem);
    expect(parseBundle(encodeBundle([new Uint8Array(LONGEST_ENTRY + 1)]))).toEqual(problem);
    expect(parseBundle(encodeBundle([root]).slice(0, -1))).toEqual(problem);
    expect(parseBundle(Uint8Array.of(0))).toEqual(problem);
  });

  it('reads any bytes in one form only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const parsed = parseBundle(bytes);
        if (parsed.ok) expect(encodeBundle(parsed.value)).toEqual(bytes);
      }),
    );
  });
});
