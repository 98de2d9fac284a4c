import type { DecryptedMessage } from '@subrosa/crypto/conversation/decrypt-message';
import type { MessageCheckpoint } from '@subrosa/crypto/signed/payload';
import { toBase64 } from '@subrosa/transparency/checkpoint/base64';
import type { Member } from '../member.ts';
import type { Session } from '../session.ts';
import { believedCheckpoint } from './believed-log.ts';
import { changeLog, noteCheckpoints, receivedCheckpoint } from './change-log.ts';
import { noteDelivery } from './deliveries.ts';

/** The checkpoint that a message names, always with its signature; undefined before this browser has read the log. */
export async function checkpointFor(session: Session, member: Member): Promise<MessageCheckpoint | undefined> {
  const stored = await session.storedLog(member);
  const believed = stored && believedCheckpoint(stored.believed);
  if (!believed) return undefined;
  const { size, root, signature } = believed;
  return { size, root: toBase64(root), signature: toBase64(signature) };
}

/** Compares the checkpoints in messages, of contacts and of the member's own browsers. Only authentic messages get here. */
export async function compareCheckpointsIn(session: Session, member: Member, messages: readonly DecryptedMessage[]): Promise<void> {
  const stored = await session.storedLog(member);
  const payloads = messages.flatMap((message) => (message.kind === 'decrypted' ? [message.payload] : []));
  if (!stored || payloads.length === 0) return;
  const received = payloads
    .flatMap(({ checkpoint }) => (checkpoint && session.isNewCheckpoint(checkpoint) ? [checkpoint] : []))
    .flatMap((checkpoint) => receivedCheckpoint(checkpoint) ?? []);
  const now = Date.now();
  if (received.length === 0 && noteDelivery(stored, member, now) === stored.checks) return;
  await changeLog(session, member, async (before) => {
    const checks = await noteCheckpoints({ ...before, checks: noteDelivery(before, member, now) }, received, now);
    return checks === before.checks ? before : { ...before, checks };
  });
}
