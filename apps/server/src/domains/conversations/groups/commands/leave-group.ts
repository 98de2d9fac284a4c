import type { EpochRecord, RenewedGroup } from '@subrosa/contract/conversations/ciphertext';
import type { Wrap } from '@subrosa/crypto/signed/epoch';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { lockGroup } from '../../queries/access.ts';
import { changeOwn } from '../../store/conversations.ts';
import { blockGroup, dismiss } from '../store.ts';
import { putGroupEpoch } from './put-group-epoch.ts';

interface Leaving {
  caller: Caller;
  conversationId: string;
  epoch: { record: EpochRecord; wraps: readonly Wrap[]; state?: RenewedGroup | undefined } | null;
  block?: { sealed: string; accountKeyVersion: number } | undefined;
}

type AfterCommit = (effect: () => void) => void;

/** Open to every member, whatever their plan. What was said stays to be read, in the archive. */
export async function leaveGroup(tx: Tx, leaving: Leaving, platform: CallPlatform, afterCommit: AfterCommit): Promise<void> {
  const { caller, conversationId, epoch, block } = leaving;
  const { memberId } = caller;
  const at = platform.clock.now();
  if (epoch) {
    const { record, wraps } = epoch;
    const putting = { caller, conversationId, epoch: record.epoch, record, wraps, leaving: true };
    if (!(await putGroupEpoch(tx, putting, platform, afterCommit))) throw new ApiError('page.missing');
  } else {
    const access = await lockGroup(tx, memberId, conversationId);
    if (!access || access.left) throw new ApiError('page.missing');
    if (access.peerIds.length > 0) throw new ApiError('conversations.epochInvalid');
    await dismiss(tx, { groupId: conversationId, newest: access.newest, at }, [memberId]);
  }
  await changeOwn(tx, { memberId, conversationId }, { archived: true });
  if (block) await blockGroup(tx, { groupId: conversationId, memberId, ...block, invitation: null, at });
  afterCommit(() => publishToMembers(platform.live, [memberId], { kind: 'changed', conversationId }));
}
