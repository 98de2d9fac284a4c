import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import type { LogKey } from '@subrosa/transparency/entries/log-state';
import { HASH_BYTES } from '@subrosa/transparency/hashes';
import { edgeRoot, isEdge } from '@subrosa/transparency/log/edge';
import { type KeptRow, readTogether, writeRows } from '../database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from '../encrypted-row.ts';
import type { Member } from '../member.ts';
import { type BelievedLog, evidenceOf, newestEditionOf, rootOfSize, sizeOf, unreadLog } from './believed-log.ts';
import { type Checks, NO_CHECKS, withAlarm, withoutReported, withStopped } from './checks.ts';
import type { LogSettings } from './log-protocol.ts';

/** What a browser stores of the log. The log itself is public; the checks are not. */
export interface StoredLog {
  readonly believed: BelievedLog;
  readonly checks: Checks;
}

const CHECKS = 'checks';
/** What stays at a sign-out, and when the checks cannot be read any more. */
const FOUND = 'found';

/** Alarms with their evidence, and the history that was believed: without contacts, so it is not encrypted. */
type FoundInLog = Pick<Checks, 'alarms' | 'believed'>;

/** What IndexedDB has; each is undefined if it is not there. */
export interface LogRows {
  readonly member: Pick<Member, 'storageKey'> | undefined;
  readonly believed: BelievedLog | undefined;
  readonly checks: EncryptedRow | undefined;
  readonly found: FoundInLog | undefined;
}

interface LoadedLog {
  readonly stored: StoredLog;
  /** Null if the member has signed out. */
  readonly storageKey: CryptoKey | null;
  /** The alarm about the checks is not stored yet. */
  readonly isDamaged: boolean;
}

/** In one transaction, because another tab may sign the member out meanwhile. */
export async function loadLog(memberId: string, settings: LogSettings): Promise<LoadedLog> {
  const [member, believed, checks, found] = await readTogether([
    ['members', memberId],
    ['logs', memberId],
    ['logs', [memberId, CHECKS]],
    ['logs', [memberId, FOUND]],
  ]);
  return readLog({ member, believed, checks, found } as LogRows, memberId, settings);
}

/**
 * Only a browser that stored nothing has checked nothing. Checks that are missing beside a believed log, or that cannot be decrypted, are
 * an alarm: what this browser believed must not be forgotten without a word.
 */
export async function readLog(rows: LogRows, memberId: string, settings: LogSettings): Promise<LoadedLog> {
  const storageKey = rows.member?.storageKey ?? null;
  const read = storageKey && rows.checks ? await readChecks(storageKey, rows.checks, memberId) : null;
  const isDamaged = storageKey !== null && read === null && (rows.believed ?? rows.checks) !== undefined;
  const checks = read ?? { ...NO_CHECKS, ...rows.found };
  const believed = usableLog(rows.believed, settings);
  const stored = { believed, checks: settings.stopsSending ? withoutReported(checks) : checks };
  return { stored: isDamaged ? withUnreadable(stored, Date.now()) : stored, storageKey, isDamaged };
}

function withUnreadable({ believed, checks }: StoredLog, now: number): StoredLog {
  const evidence = evidenceOf(believed);
  return { believed, checks: withAlarm(checks, { kind: 'unreadable', problem: 'checks', at: now, memberId: null, evidence }) };
}

/** What stays when the data of a member are deleted: a server that ends a session must not erase the evidence against it. */
export async function foundRows(memberId: string, settings: LogSettings): Promise<KeptRow[]> {
  const { alarms, believed } = foundIn((await loadLog(memberId, settings)).stored);
  // The next browser checks everything anew.
  const kept = alarms.filter(({ kind }) => kind !== 'unreadable');
  return kept.length === 0 ? [] : [['logs', [memberId, FOUND], { alarms: kept, believed }]];
}

export function foundIn({ believed, checks }: StoredLog): FoundInLog {
  return { alarms: checks.alarms.filter(({ kind }) => kind !== 'contact'), believed: lastBelieved(believed, checks) };
}

/** Null if they are not what this browser encrypted. Older releases did not know every field. */
async function readChecks(storageKey: CryptoKey, row: EncryptedRow, memberId: string): Promise<Checks | null> {
  const checks = (await decryptRow(storageKey, row, memberId, CHECKS).catch(() => null)) as Partial<Checks> | null;
  return checks && { ...NO_CHECKS, ...checks };
}

/** The believed log of a year has some 800 KB, so it is written only when it was extended. */
export async function saveLog(
  { storageKey, memberId, before }: { storageKey: CryptoKey; memberId: string; before: StoredLog },
  { believed, checks: found }: StoredLog,
  { stopsSending }: Pick<LogSettings, 'stopsSending'>,
): Promise<void> {
  const checks = stopsSending ? withStopped(found) : found;
  const row = await encryptRow(storageKey, { ...checks, believed: lastBelieved(believed, checks) }, memberId, CHECKS);
  await writeRows('logs', [
    ...(believed === before.believed ? [] : [[memberId, believed] as const]),
    [[memberId, CHECKS], row],
    [[memberId, FOUND], foundIn({ believed, checks })],
  ]);
}

/** The stored log if this build can continue it; otherwise every entry is read again. */
export function usableLog(stored: BelievedLog | undefined, settings: LogSettings): BelievedLog {
  const laterKeys = (settings.laterKeys ?? []).map(({ fromSize, publicKey }) => ({ fromSize, publicKey: fromBase64url(publicKey) }));
  const { acceptedRecoveries = [] } = settings;
  const unread = unreadLog(settings.origin, fromBase64url(settings.publicKey), { laterKeys, acceptedRecoveries });
  if (!stored || !isContinued(stored, unread) || !isWhole(stored)) return unread;
  return { ...stored, state: { ...stored.state, acceptedRecoveries } };
}

/** Whether the stored log has the name and the keys of the build. */
function isContinued({ state }: BelievedLog, { state: built }: BelievedLog): boolean {
  const isKnown = (key: LogKey) =>
    state.keys.some(({ fromSize, publicKey }) => fromSize === key.fromSize && sameBytes(publicKey, key.publicKey));
  return state.origin === built.origin && built.keys.every(isKnown);
}

/** Browsers can lose a part of what they store, and every script of the site can write to it. */
function isWhole(log: BelievedLog): boolean {
  const { state, sizeRoots, editionRoots } = log;
  const { keys, settings } = editionRoots;
  const bytes = (newestEditionOf(log) + 1) * HASH_BYTES;
  return (
    isEdge(state.edge) &&
    sizeRoots.length === (sizeOf(log) + 1) * HASH_BYTES &&
    keys.length === bytes &&
    settings.length === bytes &&
    sameBytes(rootOfSize(log, sizeOf(log)), edgeRoot(state.edge))
  );
}

/** A log that has to be read again must still reach what was believed. */
function lastBelieved(log: BelievedLog, { believed }: Checks): Checks['believed'] {
  const size = sizeOf(log);
  return size >= (believed?.size ?? 0) ? { size, root: toBase64url(rootOfSize(log, size)) } : believed;
}
