import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { MessageCheckpoint } from '@subrosa/crypto/signed/payload';
import { fromBase64url, toBase64url } from '@subrosa/crypto/primitives/base64url';
import { fromBase64 } from '@subrosa/transparency/checkpoint/base64';
import { Ed25519UnavailableError } from '@subrosa/transparency/checkpoint/ed25519';
import type { Member } from '../member.ts';
import { withLogLock, type Session } from '../session.ts';
import { compareWith, evidenceOf, noteOf, type ReceivedCheckpoint } from './believed-log.ts';
import { type AwaitedCheckpoint, type Checks, withAlarm } from './checks.ts';
import { withProved } from './prove-own.ts';
import { loadLog, saveLog, type StoredLog } from './stored-log.ts';

/**
 * Reads the stored log, changes and saves it, one tab after the other: the checks of one tab do not replace those of another. Null in
 * a build without a log. It may be called under the lock of the member, and must not take that lock.
 */
export async function changeLog(
  session: Session,
  member: Member,
  change: (stored: StoredLog) => Promise<StoredLog>,
): Promise<StoredLog | null> {
  const { log } = session;
  if (!log) return null;
  const { memberId } = member.self;
  return withLogLock(memberId, async () => {
    const { stored: before, storageKey, isDamaged } = await loadLog(memberId, log);
    // A tab signed out meanwhile.
    if (!storageKey) throw new ConversationError('locked');
    const changed = await change(before).catch((error: unknown) => {
      // That is no statement about the log.
      if (error instanceof Ed25519UnavailableError) return before;
      throw error;
    });
    const after = withProved(changed, member, Date.now());
    const isChanged = isDamaged || after !== before;
    if (isChanged) await saveLog({ storageKey, memberId, before }, after, log);
    session.keepLog(after, isChanged);
    return after;
  });
}

export function receivedCheckpoint({ size, root, signature }: MessageCheckpoint): ReceivedCheckpoint | null {
  const hash = fromBase64(root);
  return hash && { size, root: hash, signature: signature === undefined ? null : fromBase64(signature) };
}

export const awaitedCheckpoint = ({ size, root, signature }: AwaitedCheckpoint): ReceivedCheckpoint => ({
  size,
  root: fromBase64url(root),
  signature: fromBase64url(signature),
});

/** Enough for a few contacts; each is compared as soon as this browser has read as many entries. */
const MOST_AWAITED = 20;

/** Compares checkpoints that others believe. A signed one of another history is evidence; without a signature it proves nothing. */
export async function noteCheckpoints(
  { believed, checks: before }: StoredLog,
  received: readonly ReceivedCheckpoint[],
  now: number,
): Promise<Checks> {
  let checks = before;
  for (const checkpoint of received) {
    const comparison = await compareWith(believed, checkpoint);
    if (comparison === 'ahead') checks = withAwaited(checks, checkpoint);
    if (comparison === 'fork') {
      const evidence = [...evidenceOf(believed), await noteOf(believed, checkpoint)];
      checks = withAlarm(checks, { kind: 'fork', problem: 'message', at: now, memberId: null, evidence });
    }
  }
  return checks;
}

function withAwaited(checks: Checks, { size, root, signature }: ReceivedCheckpoint): Checks {
  if (signature === null) return checks;
  const awaited = { size, root: toBase64url(root), signature: toBase64url(signature) };
  const isKnown = checks.awaited.some((known) => known.size === size && known.root === awaited.root);
  if (isKnown) return checks;
  // Those that are reached first stay: otherwise a few of a size that no log reaches would keep out all others.
  const kept = [...checks.awaited, awaited].toSorted((one, other) => one.size - other.size).slice(0, MOST_AWAITED);
  return { ...checks, awaited: kept };
}
