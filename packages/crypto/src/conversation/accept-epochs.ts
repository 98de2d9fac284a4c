import { isSignedBy } from '../primitives/signature.ts';
import { type EpochRecord, epochSigningInput, hashEpoch } from '../signed/epoch.ts';
import { idsOf, isWellFormed, mayInvite } from '../signed/membership.ts';
import { findLinkProblem } from '../signed/verify-epoch.ts';
import { unwrapKey } from './epoch-key.ts';
import { ConversationError } from './errors.ts';
import { deviceKeysOf } from './key-log.ts';
import type { Directory, KnownEpoch, Self } from './self.ts';
import { knownIdentity } from './trust.ts';

export interface ReceivedEpoch {
  record: EpochRecord;
  /** The key, sealed to oneself. */
  wrap: string;
}

export interface AcceptedEpochs {
  epochs: KnownEpoch[];
  /** Why the chain was not followed further; nothing is sent until it is. */
  refused: ConversationError | null;
}

/** The known epochs and the received ones after them, each checked against the one before. */
export async function acceptEpochs(input: {
  self: Self;
  conversationId: string;
  known: readonly KnownEpoch[];
  received: readonly ReceivedEpoch[];
  directory: Directory;
}): Promise<AcceptedEpochs> {
  const { self, conversationId, directory } = input;
  const epochs = [...input.known];
  try {
    for (const { record, wrap } of input.received) {
      if (record.conversationId !== conversationId) throw new ConversationError('epochs');
      const same = epochs.find((epoch) => epoch.record.epoch === record.epoch);
      if (same) await insistOn(same.record, record);
      else epochs.push(await acceptNext(record, wrap, epochs.at(-1)?.record ?? null, self, directory));
    }
    return { epochs, refused: null };
  } catch (error) {
    return { epochs, refused: error instanceof ConversationError ? error : new ConversationError('epochs', { cause: error }) };
  }
}

async function acceptNext(record: EpochRecord, wrap: string, last: EpochRecord | null, self: Self, directory: Directory) {
  if (!isWellFormed(record) || !idsOf(record).includes(self.memberId)) throw new ConversationError('epochs');
  if (!(await mayStandAfter(record, last))) throw new ConversationError('epochs');
  await checkSignature(record, last, directory);
  return { record, key: await unwrapKey(wrap, record, self) };
}

/** Where numbers are missing one was not a member: only an admin whom one knew, or a first invitation, leads over the gap. */
async function mayStandAfter(record: EpochRecord, last: EpochRecord | null): Promise<boolean> {
  const isNext = record.epoch === (last ? last.epoch + 1 : 0);
  if (isNext) return (await findLinkProblem(record, last)) === null;
  if (last) return record.epoch > last.epoch && last.admins.includes(record.creatorId);
  return record.admins.length > 0 && mayInvite(record);
}

async function checkSignature(record: EpochRecord, last: EpochRecord | null, { logs, pins }: Directory): Promise<void> {
  const memberId = record.creatorId;
  // Who left is not in the record that they made.
  const stands = [record, last].flatMap((epoch) => epoch?.members ?? []).find((member) => member.memberId === memberId);
  const log = logs.get(memberId);
  if (!stands || !log) throw new ConversationError('epochs', { memberId });
  const identityKey = await knownIdentity(pins[memberId], stands.identity);
  if (identityKey === null) throw new ConversationError('identityChanged', { memberId });
  const signingInput = epochSigningInput(record);
  for (const deviceKey of await deviceKeysOf(log, record.deviceId, identityKey)) {
    if (await isSignedBy(deviceKey, record.signature, signingInput)) return;
  }
  throw new ConversationError('epochs', { memberId });
}

async function insistOn(known: EpochRecord, shown: EpochRecord): Promise<void> {
  if ((await hashEpoch(known)) !== (await hashEpoch(shown))) throw new ConversationError('epochs');
}
