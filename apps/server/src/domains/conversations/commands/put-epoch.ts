import type { EpochRecord, RenewedGroup } from '@subrosa/contract/conversations/ciphertext';
import type { Wrap } from '@subrosa/crypto/signed/epoch';
import { idsOf } from '@subrosa/crypto/signed/membership';
import { findEpochProblem } from '@subrosa/crypto/signed/verify-epoch';
import { conversationLimits } from '@subrosa/rules/conversations/limits';
import { maySend } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { hasNewestKeys, isThere } from '../epoch-checks.ts';
import { putGroupEpoch } from '../groups/commands/put-group-epoch.ts';
import { publishToMembers } from '../publish.ts';
import { lockForSending, type SendingFacts } from '../queries/access.ts';
import { findEpoch } from '../queries/epochs.ts';
import { addEpoch } from '../store/epochs.ts';
import { saveSigner } from '../check-sender.ts';

interface PutEpochInput {
  caller: Caller;
  conversationId: string;
  epoch: number;
  record: EpochRecord;
  wraps: readonly Wrap[];
  /** Only for a group: its name and picture under the new key. */
  state?: RenewedGroup | undefined;
}

/** Adds the next epoch, if it still is the next: one of two concurrent ones is accepted. The same record again changes nothing. */
export async function putEpoch(
  tx: Tx,
  putting: PutEpochInput,
  platform: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  const { caller, conversationId, epoch, record, wraps } = putting;
  const now = platform.clock.now();
  const facts = mayBrowse(caller) ? await lockForSending(tx, caller, conversationId, now) : null;
  if (!facts) return putInGroup(tx, putting, platform, afterCommit);
  if (!maySend(caller, facts, entitlementSettings(platform.config)).allowed) throw new ApiError('conversations.sendUpgrade');
  if (facts.epoch !== null && epoch <= facts.epoch) {
    if (await isThere(tx, putting)) return;
    throw new ApiError('conversations.epochStale');
  }
  const { certificate } = facts;
  if (certificate === null || record.deviceId !== caller.deviceId) throw new ApiError('conversations.deviceNotCertified');
  if (!matchesRequest(putting, facts, now)) throw new ApiError('conversations.epochInvalid');
  const previous = facts.epoch === null ? null : await findEpoch(tx, conversationId, facts.epoch);
  const problem = await findEpochProblem({ record, previous, wraps, deviceKey: certificate.deviceKey });
  if (problem) throw new ApiError('conversations.epochInvalid');
  if (!(await hasNewestKeys(tx, record))) throw new ApiError('conversations.epochStale');
  await addEpoch(tx, record, wraps);
  await saveSigner(tx, { caller, conversationId, epoch }, { ...certificate, isSigner: false });
  const recipientIds = facts.peerSees ? [caller.memberId, facts.peerId] : [caller.memberId];
  afterCommit(() => publishToMembers(platform.live, recipientIds, { kind: 'epoch', conversationId, epoch }));
}

async function putInGroup(tx: Tx, putting: PutEpochInput, platform: ApiPlatform, afterCommit: (effect: () => void) => void): Promise<void> {
  const found = mayBrowse(putting.caller) && (await putGroupEpoch(tx, putting, platform, afterCommit));
  if (!found) throw new ApiError('resource.notFound');
}

/** A direct conversation has exactly its two members, and no admins. */
function matchesRequest({ caller, conversationId, epoch, record }: PutEpochInput, { peerId }: SendingFacts, now: Date): boolean {
  const people = [caller.memberId, peerId].toSorted();
  return (
    record.conversationId === conversationId &&
    record.epoch === epoch &&
    record.creatorId === caller.memberId &&
    record.admins.length === 0 &&
    idsOf(record).join() === people.join() &&
    Math.abs(Date.parse(record.createdOn) - now.getTime()) <= conversationLimits.epochClockMs
  );
}
