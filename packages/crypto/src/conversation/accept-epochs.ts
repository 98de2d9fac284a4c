import { type EpochRecord, hashEpoch } from '../signed/epoch.ts';
import { idsOf, isWellFormed, mayInvite } from '../signed/membership.ts';
import { findLinkProblem } from '../signed/verify-epoch.ts';
import { unwrapKey } from './epoch-key.ts';
import { checkSigner, findLastVouched, pinsWithMembersOf } from './epoch-signer.ts';
import { ConversationError } from './errors.ts';
import type { Directory, VerifiedEpoch, Self } from './self.ts';
import type { Pins } from './trust.ts';

export interface ReceivedEpoch {
  record: EpochRecord;
  /** The key, encrypted to this member. */
  wrap: string;
}

export interface AcceptedEpochs {
  epochs: VerifiedEpoch[];
  /** With the earlier identities that the member's own devices accepted in these epochs. */
  pins: Pins;
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
  const { self, conversationId } = input;
  const { logs } = input.directory;
  let { pins } = input.directory;
  const epochs = [...input.known];
  try {
    for (const { record, wrap } of input.received) {
      if (record.conversationId !== conversationId) throw new ConversationError('epochs');
      const same = epochs.find((epoch) => epoch.record.epoch === record.epoch);
      if (same) await assertSameRecord(same.record, record);
      else {
        const accepted = await acceptNext(record, wrap, { epochs, self, directory: { logs, pins } });
        epochs.push(accepted.epoch);
        ({ pins } = accepted);
      }
    }
    return { epochs, pins, error: null };
  } catch (error) {
    const reason = error instanceof ConversationError ? error : new ConversationError('epochs', { cause: error });
    return { epochs, pins, error: reason };
  }
}

interface Known {
  epochs: readonly VerifiedEpoch[];
  self: Self;
  directory: Directory;
}

async function acceptNext(record: EpochRecord, wrap: string, { epochs, self, directory }: Known) {
  const last = epochs.at(-1)?.record ?? null;
  if (!isWellFormed(record) || !idsOf(record).includes(self.memberId)) throw new ConversationError('epochs');
  if (!(await mayComeAfter(record, epochs, directory.pins))) throw new ConversationError('epochs');
  const isOwn = (await checkSigner(record, last, directory)) && record.creatorId === self.memberId;
  const pins = isOwn ? await pinsWithMembersOf(record, directory) : directory.pins;
  return { epoch: { record, key: await unwrapKey(wrap, record, self) }, pins };
}

/**
 * A gap in the numbers means that this member was not in the conversation: only a known admin, or a first invitation, may
 * bridge it.
 */
async function mayComeAfter(record: EpochRecord, epochs: readonly VerifiedEpoch[], pins: Pins): Promise<boolean> {
  const newest = epochs.at(-1)?.record ?? null;
  const isNext = record.epoch === (newest ? newest.epoch + 1 : 0);
  if (isNext) return (await findLinkProblem(record, newest)) === null;
  const last = await findLastVouched(epochs, pins);
  if (last) return record.epoch > last.epoch && last.admins.includes(record.creatorId);
  return record.admins.length > 0 && mayInvite(record);
}

async function assertSameRecord(known: EpochRecord, shown: EpochRecord): Promise<void> {
  if ((await hashEpoch(known)) !== (await hashEpoch(shown))) throw new ConversationError('epochs');
}
