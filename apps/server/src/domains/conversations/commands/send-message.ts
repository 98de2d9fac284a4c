import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import type { ReplyOf } from '@subrosa/contract/route';
import { may } from '@subrosa/rules/entitlements/may';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { expectMessagePush } from '../../notifications/index.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { claimFiles } from '../attachments/store.ts';
import { greet } from '../greet.ts';
import { findEntry } from '../queries/history.ts';
import { findMessage, type MessageHead } from '../queries/messages.ts';
import { lockToWrite } from '../queries/writing.ts';
import { stampWith } from '../reporting.ts';
import { addMessage } from '../store/messages.ts';
import { insistOnSender, noteSigner, sayEntry, type Sending } from '../taking.ts';
import { viewEntry } from '../view.ts';

type Stamp = ReplyOf<(typeof conversationsCalls)['sendMessage']>;

type AfterCommit = (effect: () => void) => void;

type SendingWithFiles = Sending & { attachments: readonly string[] };

/**
 * Takes a message that the sender's browser sealed and signed: the next place in the conversation is its own. The same
 * one again is answered as it was the first time.
 */
export async function sendMessage(tx: Tx, sending: SendingWithFiles, platform: CallPlatform, afterCommit: AfterCommit): Promise<Stamp> {
  const { caller, conversationId, envelope } = sending;
  const sentAt = platform.clock.now();
  const facts = mayBrowse(caller) ? await lockToWrite(tx, caller, conversationId, sentAt) : null;
  if (!facts) throw new Refusal('page.missing');
  const senderId = caller.memberId;
  const tell = (entry: ConversationEntry) => afterCommit(() => sayEntry(platform, { conversationId, senderId }, facts, entry));
  // A repeated message is of an epoch that may have passed since: it was taken then.
  if (facts.epoch !== envelope.epoch) return (await repeated(tx, sending, tell)) ?? refuse('conversations.epochStale');
  insistOnSender(sending, facts, platform);

  const context = { ...envelope, conversationId, senderId };
  const place = { sequence: facts.newest + 1, sentAt: sentAt.toISOString() };
  const stamp = stampWith(platform.config, { ...context, ...place });
  if (!(await addMessage(tx, { ...context, ...place, ...stamp, sentAt }))) {
    return (await repeated(tx, sending, tell)) ?? refuse('conversations.messageInvalid');
  }
  await noteSigner(tx, { caller, conversationId, epoch: envelope.epoch }, facts.certificate);
  await attach(tx, sending, place.sequence, platform);
  afterCommit(() =>
    expectMessagePush(
      platform,
      conversationId,
      facts.readers.map(({ memberId }) => memberId),
    ),
  );
  tell({ kind: 'message', ...envelope, senderId, ...place, ...stamp, editedAt: null, reactions: [] });
  const answer = await greet(tx, { caller, conversationId, facts, sequence: place.sequence, at: sentAt }, platform);
  if (answer) tell(answer);
  return { ...place, ...stamp };
}

async function attach(tx: Tx, { caller, conversationId, attachments }: SendingWithFiles, sequence: number, { config }: CallPlatform) {
  if (attachments.length === 0) return;
  if (!may('messages.attach', caller, entitlementSettings(config)).allowed) throw new Refusal('conversations.attachUpgrade');
  const isWhole = await claimFiles(tx, { conversationId, ownerId: caller.memberId, ids: attachments, sequence });
  if (!isWhole) throw new Refusal('conversations.attachmentMissing');
}

function refuse(code: 'conversations.epochStale' | 'conversations.messageInvalid'): never {
  throw new Refusal(code);
}

/** The stamp of a message that is there already; null where nothing, or another one, has its id. */
async function repeated(
  tx: Tx,
  { caller, conversationId, envelope }: Sending,
  tell: (entry: ConversationEntry) => void,
): Promise<Stamp | null> {
  const found = await findMessage(tx, conversationId, envelope.id);
  if (!found || !isSame(found, caller, envelope)) return null;
  // The process that took it may have ended before it told anybody. Who has heard of it knows its place.
  const entry = await findEntry(tx, conversationId, caller.memberId, found.sequence);
  if (entry && !entry.gone) tell(viewEntry(entry));
  return {
    sequence: found.sequence,
    sentAt: found.sent_at.toISOString(),
    reportingKeyId: found.reporting_key_id ?? '',
    reportingTag: found.reporting_tag?.toString('base64url') ?? '',
  };
}

function isSame(found: MessageHead, caller: Caller, { epoch, commitment }: MessageEnvelope): boolean {
  return found.sender_id === caller.memberId && found.epoch === epoch && found.commitment?.toString('base64url') === commitment;
}
