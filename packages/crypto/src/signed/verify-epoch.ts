import { isSignedBy } from '../primitives/signature.ts';
import { type EpochRecord, epochSigningInput, hashEpoch, hashWraps, type Wrap } from './epoch.ts';
import { idsOf, isWellFormed, mayFollow, mayInvite } from './membership.ts';

export type EpochProblem = 'shape' | 'order' | 'chain' | 'rights' | 'wraps' | 'signature';

/**
 * Returns why a new epoch is invalid, or null; called before the compare-and-set. The server must also check that the device
 * belongs to the caller and is active, and that the epoch uses the newest keys of every member.
 */
export async function findEpochProblem(input: {
  record: EpochRecord;
  previous: EpochRecord | null;
  wraps: readonly Wrap[];
  deviceKey: string;
}): Promise<EpochProblem | null> {
  const { record, previous, wraps, deviceKey } = input;
  try {
    if (!isWellFormed(record)) return 'shape';
    const link = await findLinkProblem(record, previous);
    if (link) return link;
    const wrapped = wraps.map(({ memberId }) => memberId);
    if (wrapped.join() !== idsOf(record).join() || (await hashWraps(wraps)) !== record.wrapsHash) return 'wraps';
    return (await isSignedBy(deviceKey, record.signature, epochSigningInput(record))) ? null : 'signature';
  } catch {
    return 'shape';
  }
}

/** Whether one record may follow another: number, hash and the rights of its creator. */
export async function findLinkProblem(record: EpochRecord, previous: EpochRecord | null): Promise<EpochProblem | null> {
  if (previous === null) {
    if (record.epoch !== 0) return 'order';
    if (record.previousHash !== null) return 'chain';
    return mayInvite(record) ? null : 'rights';
  }
  if (record.epoch !== previous.epoch + 1 || record.conversationId !== previous.conversationId) return 'order';
  if (record.previousHash !== (await hashEpoch(previous))) return 'chain';
  return mayFollow(previous, record) ? null : 'rights';
}
