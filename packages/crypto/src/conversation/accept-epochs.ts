import { isSignedBy } from '../primitives/signature.ts';
import { type EpochRecord, epochSigningInput, hashEpoch } from '../signed/epoch.ts';
import { idsOf, isWellFormed, mayInvite } from '../signed/membership.ts';
import { findLinkProblem } from '../signed/verify-epoch.ts';
import { unwrapKey } from './epoch-key.ts';
import { ConversationError } from './errors.ts';
import { deviceKeysOf } from './key-log.ts';
import type { Directory, VerifiedEpoch, Self } from './self.ts';
import { findPinnedIdentity } from './trust.ts';

export interface ReceivedEpoch {
  record: EpochRecord;
  /** The key, encrypted to this member. */
  wrap: string;
}

export interface AcceptedEpochs {
  epochs: VerifiedEpoch[];
  /** Why the chain was not followed further; nothing may be sent meanwhile. */
  error: ConversationError | null;
}

/** Returns the known epochs and the valid received ones, each verified against its predecessor. */
export async function acceptEpochs(input: {
  self: Self;
  conversationId: string;
  known: readonly VerifiedEpoch[];
  received: readonly ReceivedEpoch[];
  directory: Directory;
}): Promise<AcceptedEpochs> {
  const { self, conversationId, directory } = input;
  const epochs = [...input.known];
  try {
    for (const { record, wrap } of input.received) {
      if (record.conversationId !== conversationId) throw new ConversationError('epochs');
      const same = epochs.find((epoch) => epoch.record.epoch === record.epoch);
      if (same) await assertSameRecord(same.record, record);
      else epochs.push(await acceptNext(record, wrap, epochs.at(-1)?.record ?? null, self, directory));
    }
    return { epochs, error: null };
  } catch (error) {
    return { epochs, error: error instanceof ConversationError ? error : new ConversationError('epochs', { cause: error }) };
  }
}

async function acceptNext(record: EpochRecord, wrap: string, last: EpochRecord | null, self: Self, directory: Directory) {
  if (!isWellFormed(record) || !idsOf(record).includes(self.memberId)) throw new ConversationError('epochs');
  if (!(await mayComeAfter(record, last))) throw new ConversationError('epochs');
  await checkSignature(record, last, directory);
  return { record, key: await unwrapKey(wrap, record, self) };
}

/**
 * A gap in the numbers means that this member was not in the conversation: only a known admin, or a first invitation, may
 * bridge it.
 */
async function mayComeAfter(record: EpochRecord, last: EpochRecord | null): Promise<boolean> {
  const isNext = record.epoch === (last ? last.epoch + 1 : 0);
  if (isNext) return (await findLinkProblem(record, last)) === null;
  if (last) return record.epoch > last.epoch && last.admins.includes(record.creatorId);
  return record.admins.length > 0 && mayInvite(record);
}

async function checkSignature(record: EpochRecord, last: EpochRecord | null, { logs, pins }: Directory): Promise<void> {
  const memberId = record.creatorId;
  // A member who left is not in the record that they created.
  const membership = [record, last].flatMap((epoch) => epoch?.members ?? []).find((member) => member.memberId === memberId);
  const log = logs.get(memberId);
  if (!membership || !log) throw new ConversationError('epochs', { memberId });
  const identityKey = await findPinnedIdentity(pins[memberId], membership.identity);
  if (identityKey === null) throw new ConversationError('identityChanged', { memberId });
  const signingInput = epochSigningInput(record);
  for (const deviceKey of await deviceKeysOf(log, record.deviceId, identityKey)) {
    if (await isSignedBy(deviceKey, record.signature, signingInput)) return;
  }
  throw new ConversationError('epochs', { memberId });
}

async function assertSameRecord(known: EpochRecord, shown: EpochRecord): Promise<void> {
  if ((await hashEpoch(known)) !== (await hashEpoch(shown))) throw new ConversationError('epochs');
}
