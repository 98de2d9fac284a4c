import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { publishToMembers } from '../../publish.ts';
import { claimPicture } from '../../attachments/store.ts';
import { findCertificate } from '../../queries/keys.ts';
import { getConversation } from '../../list-conversations.ts';
import { isSignedByDevice } from '../../signatures.ts';
import { saveSigner } from '../../check-sender.ts';
import { manage } from '../manage.ts';
import { stampGroup } from '../stamp-group.ts';
import { saveState } from '../store.ts';
import { appendGroupEvents } from '../append-group-events.ts';

interface DescribeGroupInput {
  caller: Caller;
  conversationId: string;
  state: MessageEnvelope;
  image?: string | undefined;
}

/** Sets the encrypted name and picture, which only members can decrypt. */
export async function describeGroup(
  tx: Tx,
  { caller, conversationId, state, image }: DescribeGroupInput,
  platform: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<ConversationView> {
  const { memberId } = caller;
  const { epoch, newest, peerIds } = await manage(tx, caller, conversationId);
  if (epoch === null || state.epoch !== epoch) throw new ApiError('conversations.epochStale');
  const certificate = await findCertificate(tx, caller, conversationId);
  if (certificate === null || state.deviceId !== caller.deviceId) throw new ApiError('conversations.deviceNotCertified');
  if (!isSignedByDevice(certificate.deviceKey, { ...state, conversationId, senderId: memberId }, state)) {
    throw new ApiError('conversations.messageInvalid');
  }
  if (image !== undefined && !(await claimPicture(tx, { conversationId, ownerId: memberId, id: image }))) {
    throw new ApiError('conversations.attachmentMissing');
  }
  await saveState(tx, conversationId, stampGroup({ caller, conversationId, state }, platform));
  await saveSigner(tx, { caller, conversationId, epoch }, certificate);
  const recipientIds = [memberId, ...peerIds];
  const changes = [{ what: 'described' as const, memberIds: [] }];
  const happened = { groupId: conversationId, newest, epoch, makerId: memberId, at: platform.clock.now(), recipientIds, changes };
  await appendGroupEvents(tx, happened, platform.live, afterCommit);
  afterCommit(() => publishToMembers(platform.live, recipientIds, { kind: 'changed', conversationId }));
  return getConversation(tx, caller, conversationId, platform);
}
