import type { conversationsCalls } from '@subrosa/contract/conversations';
import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import type { ReplyOf } from '@subrosa/contract/route';
import { mayRead, maySend } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { say, withheld } from '../live.ts';
import { lockForSending, type SendingFacts } from '../queries/access.ts';
import { findMessage, type MessageHead } from '../queries/messages.ts';
import { stampWith } from '../reporting.ts';
import { isSignedByDevice } from '../signatures.ts';
import { addMessage } from '../store/messages.ts';

type Stamp = ReplyOf<(typeof conversationsCalls)['sendMessage']>;

interface Sending {
  caller: Caller;
  conversationId: string;
  envelope: MessageEnvelope;
}

type AfterCommit = (effect: () => void) => void;

/**
 * Takes a message that the sender's browser sealed and signed: the next place in the conversation is its own. The same
 * one again is answered as it was the first time.
 */
export async function sendMessage(tx: Tx, sending: Sending, platform: CallPlatform, afterCommit: AfterCommit): Promise<Stamp> {
  const { caller, conversationId, envelope } = sending;
  const sentAt = platform.clock.now();
  const facts = mayBrowse(caller) ? await lockForSending(tx, caller, conversationId, sentAt) : null;
  if (!facts) throw new Refusal('page.missing');
  // A repeated message is of an epoch that may have passed since: it was taken then.
  if (facts.epoch !== envelope.epoch) return (await repeated(tx, sending)) ?? refuse('conversations.epochStale');
  insistOn(sending, facts, platform);

  const context = { ...envelope, conversationId, senderId: caller.memberId };
  const place = { sequence: facts.newest + 1, sentAt: sentAt.toISOString() };
  const stamp = stampWith(platform.config, { ...context, ...place });
  if (!(await addMessage(tx, { ...context, ...place, ...stamp, sentAt }))) {
    return (await repeated(tx, sending)) ?? refuse('conversations.messageInvalid');
  }
  const entry = { kind: 'message', ...envelope, senderId: caller.memberId, ...place, ...stamp } as const;
  const readable = mayRead(facts.peer, entitlementSettings(platform.config));
  afterCommit(() => {
    say(platform.live, [caller.memberId], { kind: 'entry', conversationId, entry });
    say(platform.live, [facts.peerId], { kind: 'entry', conversationId, entry: readable ? entry : withheld(entry) });
  });
  return { ...place, ...stamp };
}

function refuse(code: 'conversations.epochStale' | 'conversations.messageInvalid'): never {
  throw new Refusal(code);
}

/** Who may not write, or a device that does not speak for its member, adds nothing. */
function insistOn({ caller, conversationId, envelope }: Sending, facts: SendingFacts, { config }: CallPlatform): void {
  if (!maySend(caller, facts, entitlementSettings(config)).allowed) throw new Refusal('conversations.sendUpgrade');
  if (facts.deviceKey === null || envelope.deviceId !== caller.deviceId) throw new Refusal('conversations.deviceUnknown');
  const context = { ...envelope, conversationId, senderId: caller.memberId };
  if (!isSignedByDevice(facts.deviceKey, context, envelope)) throw new Refusal('conversations.messageInvalid');
}

/** The stamp of a message that is there already; null where nothing, or another one, has its id. */
async function repeated(tx: Tx, { caller, conversationId, envelope }: Sending): Promise<Stamp | null> {
  const found = await findMessage(tx, conversationId, envelope.id);
  if (!found || !isSame(found, caller, envelope)) return null;
  return {
    sequence: found.sequence,
    sentAt: found.sent_at.toISOString(),
    reportingKeyId: found.reporting_key_id,
    reportingTag: found.reporting_tag.toString('base64url'),
  };
}

function isSame(found: MessageHead, caller: Caller, { epoch, commitment }: MessageEnvelope): boolean {
  return found.sender_id === caller.memberId && found.epoch === epoch && found.commitment.toString('base64url') === commitment;
}
