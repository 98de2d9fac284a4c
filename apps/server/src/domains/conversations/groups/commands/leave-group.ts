import type { EpochRecord, RenewedGroup } from '@subrosa/contract/conversations/ciphertext';
import type { Wrap } from '@subrosa/crypto/signed/epoch';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { lockGroup } from '../../queries/access.ts';
import { changeOwn } from '../../store/conversations.ts';
import { blockGroup, dismiss } from '../store.ts';
import { putGroupEpoch } from './put-group-epoch.ts';

interface LeaveGroupInput {
  caller: Caller;
  conversationId: string;
  epoch: { record: EpochRecord; wraps: readonly Wrap[]; state?: RenewedGroup | undefined } | null;
  block?: { encryptedName: string; accountKeyVersion: number } | undefined;
}

type AfterCommit = (effect: () => void) => void;

/** Every plan allows leaving. The history stays readable, in the archive. */
export async function leaveGroup(tx: Tx, leaving: LeaveGroupInput, platform: ApiPlatform, afterCommit: AfterCommit): Promise<void> {
  const { caller, conversationId, epoch, block } = leaving;
  const { memberId } = caller;
  const at = platform.clock.now();
  if (epoch) {
    const { record, wraps } = epoch;
    const putting = { caller, conversationId, epoch: record.epoch, record, wraps, leaving: true };
    if (!(await putGroupEpoch(tx, putting, platform, afterCommit))) throw new ApiError('resource.notFound');
  } else {
    const access = await lockGroup(tx, memberId, conversationId);
    if (!access || access.left) throw new ApiError('resource.notFound');
    if (access.peerIds.length > 0) throw new ApiError('conversations.epochInvalid');
    await dismiss(tx, { groupId: conversationId, newest: access.newest, at }, [memberId]);
  }
  await changeOwn(tx, { memberId, conversationId }, { archived: true });
  if (block) await blockGroup(tx, { groupId: conversationId, memberId, ...block, invitation: null, at });
  afterCommit(() => publishToMembers(platform.live, [memberId], { kind: 'changed', conversationId }));
}
