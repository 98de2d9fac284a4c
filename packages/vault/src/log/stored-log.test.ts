import { describe, expect, it } from 'vitest';
import { toBase64url } from '@subrosa/crypto/primitives/base64url';
import { randomBytes } from '@subrosa/crypto/primitives/bytes';
import { ORIGIN, TestLog } from '../../test/support/test-log.ts';
import { encryptRow, newStorageKey } from '../encrypted-row.ts';
import { type BelievedLog, unreadLog } from './believed-log.ts';
import { type Checks, hasGeneralAlarm, NO_CHECKS, NO_CONTACT_CHECK } from './checks.ts';
import { foundIn, type LogRows, readLog, usableLog } from './stored-log.ts';

const log = await TestLog.create();
await log.publishMany(3);
const { settings } = log;
const believed = await log.believed();
const empty = unreadLog(ORIGIN, log.signer.publicKey);
const { state } = believed;
const { edge } = state;

it('usableLog returns a stored log as it was stored', () => {
  expect(usableLog(structuredClone(believed), settings)).toEqual(believed);
  expect(usableLog(undefined, settings)).toEqual(empty);
});

it.each<[string, BelievedLog]>([
  ['an edge with a missing hash', { ...believed, state: { ...state, edge: { ...edge, hashes: edge.hashes.slice(1) } } }],
  ['an edge of another log', { ...believed, state: { ...state, edge: { ...edge, hashes: edge.hashes.map(() => randomBytes(32)) } } }],
  ['missing roots of sizes', { ...believed, sizeRoots: believed.sizeRoots.slice(32) }],
  ['missing roots of editions', { ...believed, editionRoots: { ...believed.editionRoots, keys: new Uint8Array() } }],
  ['another newest edition', { ...believed, state: { ...state, newestEdition: null } }],
])('usableLog reads the log again after %s', (_what, damaged) => {
  expect(usableLog(damaged, settings)).toEqual(empty);
});

const alarm = { problem: 'otherHead', at: 1, memberId: null, evidence: ['note'] };
const contact = { ...alarm, kind: 'contact' as const, memberId: 'felix' };
const own = { ...alarm, kind: 'ownKeys' as const };
const { size, root } = log.checkpoint();
const reached = { size, root: toBase64url(root) };

it('foundIn keeps alarms and the believed history without contacts', () => {
  const checks = { ...NO_CHECKS, alarms: [contact, own], contacts: { felix: NO_CONTACT_CHECK } };
  expect(foundIn({ believed, checks })).toEqual({ alarms: [own], believed: reached });
});

describe('readLog', () => {
  const rows = async (checks: Checks, storageKey: CryptoKey): Promise<LogRows> => ({
    member: { storageKey },
    believed,
    checks: await encryptRow(storageKey, checks, 'iris', 'checks'),
    found: foundIn({ believed, checks }),
  });
  const read = async (stored: LogRows) => readLog(stored, 'iris', { ...settings, stopsSending: false });
  const problemsOf = ({ stored }: Awaited<ReturnType<typeof read>>) =>
    stored.checks.alarms.map(({ kind, problem }) => `${kind} ${problem}`);

  it('believes nothing, without an alarm, when nothing is stored', async () => {
    const storageKey = await newStorageKey();
    const first = await read({ member: { storageKey }, believed: undefined, checks: undefined, found: undefined });
    expect(first).toEqual({ stored: { believed: empty, checks: NO_CHECKS }, storageKey, isDamaged: false });
    const returned = await read({
      member: { storageKey },
      believed: undefined,
      checks: undefined,
      found: { alarms: [own], believed: reached },
    });
    expect(returned.stored.checks).toEqual({ ...NO_CHECKS, alarms: [own], believed: reached });
  });

  it('returns the checks that were stored', async () => {
    const checks = { ...NO_CHECKS, isProved: true, alarms: [contact], believed: reached };
    const intact = await read(await rows(checks, await newStorageKey()));
    expect([intact.stored, intact.isDamaged]).toEqual([{ believed, checks }, false]);
  });

  it.each<[string, (stored: LogRows, other: CryptoKey) => Partial<LogRows> | Promise<Partial<LogRows>>]>([
    ['are missing beside a believed log', () => ({ checks: undefined })],
    ['were cut off', ({ checks }) => ({ checks: checks && { ...checks, content: checks.content.slice(1) } })],
    [
      'were cut off, as the believed log',
      ({ checks }) => ({ believed: undefined, checks: checks && { ...checks, content: checks.content.slice(1) } }),
    ],
    ['are under another key', async (_, other) => ({ checks: await encryptRow(other, NO_CHECKS, 'iris', 'checks') })],
  ])('raises an alarm, and keeps what was found and believed, when the checks %s', async (_what, damage) => {
    const stored = await rows({ ...NO_CHECKS, isProved: true, alarms: [contact, own] }, await newStorageKey());
    const damaged = await read({ ...stored, ...(await damage(stored, await newStorageKey())) });
    expect(damaged.isDamaged).toBe(true);
    expect(problemsOf(damaged)).toEqual(['ownKeys otherHead', 'unreadable checks']);
    expect(damaged.stored.checks).toMatchObject({ isProved: false, believed: reached });
  });

  it('raises no alarm for a member who signed out', async () => {
    const stored = await rows(NO_CHECKS, await newStorageKey());
    expect(problemsOf(await read({ ...stored, member: undefined }))).toEqual([]);
  });

  it('stops sending for damaged checks in a build that stops', async () => {
    const stored = await rows(NO_CHECKS, await newStorageKey());
    const { stored: damaged } = await readLog({ ...stored, checks: undefined }, 'iris', settings);
    expect(hasGeneralAlarm(damaged.checks)).toBe(true);
  });
});

it('usableLog reads the log again in a build with a key that replaced a lost one', () => {
  const laterKeys = [{ fromSize: 2, publicKey: toBase64url(randomBytes(32)) }];
  const read = usableLog(believed, { ...settings, laterKeys });
  expect([read.note, read.state.keys.length]).toEqual([null, 2]);
  expect(usableLog(believed, { ...settings, acceptedRecoveries: [7] })).toEqual({
    ...believed,
    state: { ...state, acceptedRecoveries: [7] },
  });
});

it('usableLog reads the log again in a build with another log or key', () => {
  const [origin, publicKey] = ['other.example/transparency', randomBytes(32)];
  expect(usableLog(believed, { ...settings, origin })).toEqual(unreadLog(origin, log.signer.publicKey));
  expect(usableLog(believed, { ...settings, publicKey: toBase64url(publicKey) })).toEqual(unreadLog(ORIGIN, publicKey));
});
