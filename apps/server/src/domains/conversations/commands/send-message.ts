import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { ReplyOf } from '@subrosa/contract/route';
import { may } from '@subrosa/rules/entitlements/may';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { expectMessagePush } from '../../notifications/index.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { claimFiles } from '../attachments/store.ts';
import { sendAutoReply } from '../send-auto-reply.ts';
import { findEntry } from '../queries/history.ts';
import { findMessage, type MessageHead } from '../queries/messages.ts';
import { lockToWrite } from '../queries/writing.ts';
import { stampWith } from '../franking.ts';
import { addMessage } from '../store/messages.ts';
import { assertMaySend, saveSigner, publishEntry, type Sending } from '../check-sender.ts';
import { viewEntry } from '../view.ts';

type Stamp = ReplyOf<(typeof conversationsRoutes)['sendMessage']>;

type AfterCommit = (effect: () => void) => void;

type SendingWithFiles = Sending & { attachments: readonly string[] };

/**
 * Stores a message that the sender’s browser encrypted and signed, with the next sequence. A repeated message returns the
 * response of the first.
 */
export async function sendMessage(tx: Tx, sending: SendingWithFiles, platform: ApiPlatform, afterCommit: AfterCommit): Promise<Stamp> {
  const { caller, conversationId, envelope } = sending;
  const sentAt = platform.clock.now();
  const facts = mayBrowse(caller) ? await lockToWrite(tx, caller, conversationId, sentAt) : null;
  if (!facts) throw new ApiError('resource.notFound');
  const senderId = caller.memberId;
  const publish = (entry: ConversationEntry) => afterCommit(() => publishEntry(platform, { conversationId, senderId }, facts, entry));
  // A repeated message may have an older epoch, which was the newest when it was accepted.
  if (facts.epoch !== envelope.epoch) return (await repeated(tx, sending, publish)) ?? rejectMessage('conversations.epochStale');
  assertMaySend(sending, facts, platform);

  const context = { ...envelope, conversationId, senderId };
  const position = { sequence: facts.newest + 1, sentAt: sentAt.toISOString() };
  const stamp = stampWith(platform.config, { ...context, ...position });
  if (!(await addMessage(tx, { ...context, ...position, ...stamp, sentAt }))) {
    return (await repeated(tx, sending, publish)) ?? rejectMessage('conversations.messageInvalid');
  }
  await saveSigner(tx, { caller, conversationId, epoch: envelope.epoch }, facts.certificate);
  await attach(tx, sending, position.sequence, platform);
  afterCommit(() =>
    expectMessagePush(
      platform,
      conversationId,
      facts.readers.map(({ memberId }) => memberId),
    ),
  );
  publish({ kind: 'message', ...envelope, senderId, ...position, ...stamp, editedAt: null, reactions: [] });
  const answer = await sendAutoReply(tx, { caller, conversationId, facts, sequence: position.sequence, at: sentAt }, platform);
  if (answer) publish(answer);
  return { ...position, ...stamp };
}

async function attach(tx: Tx, { caller, conversationId, attachments }: SendingWithFiles, sequence: number, { config }: ApiPlatform) {
  if (attachments.length === 0) return;
  if (!may('messages.attach', caller, entitlementSettings(config)).allowed) throw new ApiError('conversations.attachUpgrade');
  const isWhole = await claimFiles(tx, { conversationId, ownerId: caller.memberId, ids: attachments, sequence });
  if (!isWhole) throw new ApiError('conversations.attachmentMissing');
}

function rejectMessage(code: 'conversations.epochStale' | 'conversations.messageInvalid'): never {
  throw new ApiError(code);
}

/** Returns the stamp of the stored message, or null if no message or a different one has this id. */
async function repeated(
  tx: Tx,
  { caller, conversationId, envelope }: Sending,
  publish: (entry: ConversationEntry) => void,
): Promise<Stamp | null> {
  const found = await findMessage(tx, conversationId, envelope.id);
  if (!found || !isSameMessage(found, caller, envelope)) return null;
  // The process that stored it may have been killed before publishing. Clients that received it ignore a known sequence.
  const entry = await findEntry(tx, conversationId, caller.memberId, found.sequence);
  if (entry && !entry.gone) publish(viewEntry(entry));
  return {
    sequence: found.sequence,
    sentAt: found.sent_at.toISOString(),
    frankingKeyId: found.franking_key_id ?? '',
    frankingTag: found.franking_tag?.toString('base64url') ?? '',
  };
}

function isSameMessage(found: MessageHead, caller: Caller, { epoch, commitment }: MessageEnvelope): boolean {
  return found.sender_id === caller.memberId && found.epoch === epoch && found.commitment?.toString('base64url') === commitment;
}
