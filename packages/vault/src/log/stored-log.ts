import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { sameBytes } from '@subrosa/crypto/primitives/hashes';
import type { LogKey } from '@subrosa/transparency/entries/log-state';
import { HASH_BYTES } from '@subrosa/transparency/hashes';
import { edgeRoot, isEdge } from '@subrosa/transparency/log/edge';
import { type KeptRow, readRow, writeRows } from '../database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from '../encrypted-row.ts';
import type { Member } from '../member.ts';
import { type BelievedLog, newestEditionOf, rootOfSize, sizeOf, unreadLog } from './believed-log.ts';
import { type Checks, NO_CHECKS, withoutReported, withStopped } from './checks.ts';
import type { LogSettings } from './log-protocol.ts';

/** What a browser stores of the log. The log itself is public; the checks are not. */
export interface StoredLog {
  readonly believed: BelievedLog;
  readonly checks: Checks;
}

type Keys = Pick<Member, 'self' | 'storageKey'>;

const CHECKS = 'checks';
/** What stays at a sign-out. */
const FOUND = 'found';

/** Alarms with their evidence, and the history that was believed: without contacts, so it is not encrypted. */
type FoundInLog = Pick<Checks, 'alarms' | 'believed'>;

export async function loadLog({ self: { memberId }, storageKey }: Keys, settings: LogSettings): Promise<StoredLog> {
  const believed = (await readRow('logs', memberId)) as BelievedLog | undefined;
  const row = (await readRow('logs', [memberId, CHECKS])) as EncryptedRow | undefined;
  const checks = row ? await readChecks(storageKey, row, memberId) : { ...NO_CHECKS, ...(await readFound(memberId)) };
  return { believed: usableLog(believed, settings), checks: settings.stopsSending ? withoutReported(checks) : checks };
}

/**
 * What stays when the data of a member are deleted: a server that ends a session must not erase the evidence against it. Null if nothing
 * was found.
 */
export async function foundRows(keys: Keys | null, memberId: string, settings: LogSettings): Promise<KeptRow[]> {
  const found = keys ? foundIn(await loadLog(keys, settings)) : await readFound(memberId);
  return found ? [['logs', [memberId, FOUND], found]] : [];
}

async function readFound(memberId: string): Promise<FoundInLog | null> {
  return ((await readRow('logs', [memberId, FOUND])) as FoundInLog | undefined) ?? null;
}

export function foundIn({ believed, checks: found }: StoredLog): FoundInLog | null {
  const alarms = found.alarms.filter(({ kind }) => kind !== 'contact');
  return alarms.length === 0 ? null : { alarms, believed: lastBelieved(believed, found) };
}

/** Older releases did not know every field. */
async function readChecks(storageKey: CryptoKey, row: EncryptedRow, memberId: string): Promise<Checks> {
  const checks = (await decryptRow(storageKey, row, memberId, CHECKS).catch(() => ({}))) as Partial<Checks>;
  return { ...NO_CHECKS, ...checks };
}

export async function saveLog(
  { self: { memberId }, storageKey }: Keys,
  { believed, checks: found }: StoredLog,
  { stopsSending }: Pick<LogSettings, 'stopsSending'>,
): Promise<void> {
  const checks = stopsSending ? withStopped(found) : found;
  const row = await encryptRow(storageKey, { ...checks, believed: lastBelieved(believed, checks) }, memberId, CHECKS);
  await writeRows('logs', [
    [memberId, believed],
    [[memberId, CHECKS], row],
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
