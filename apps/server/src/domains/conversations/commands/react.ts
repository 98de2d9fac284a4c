import { mayRead } from '@subrosa/rules/conversations/rights';
import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { publishToMembers } from '../publish.ts';
import { wasIn } from '../queries/epochs.ts';
import { findMessage } from '../queries/messages.ts';
import { lockToWrite, type WritingFacts } from '../queries/writing.ts';
import { stampState, type StateStamp } from '../franking.ts';
import { removeReaction as dropReaction, saveReaction } from '../store/reactions.ts';
import { assertMaySend, saveSigner, type Sending } from '../check-sender.ts';

type AfterCommit = (effect: () => void) => void;

interface ReactionTarget {
  caller: Caller;
  conversationId: string;
  messageId: string;
}

/** Stores one reaction per member and message; a new one replaces it. */
export async function reactToMessage(
  tx: Tx,
  reacting: Sending & ReactionTarget,
  platform: ApiPlatform,
  afterCommit: AfterCommit,
): Promise<StateStamp> {
  const { caller, conversationId, envelope, messageId } = reacting;
  const { facts, sequence } = await findTarget(tx, reacting, platform);
  if (facts.epoch !== envelope.epoch) throw new ApiError('conversations.epochStale');
  assertMaySend(reacting, facts, platform);
  const { memberId } = caller;
  const at = platform.clock.now();
  const { id, epoch, commitment } = envelope;
  const state = { kind: 'reaction', conversationId, id, senderId: memberId, recipientId: null, epoch, commitment } as const;
  const stamp = stampState(platform.config, state, at);
  const reaction = { ...envelope, ...stamp };
  await saveReaction(tx, { conversationId, sequence, memberId, reaction, at });
  await saveSigner(tx, { caller, conversationId, epoch: envelope.epoch }, facts.certificate);
  const update = { kind: 'reaction', conversationId, messageId, memberId, reaction } as const;
  afterCommit(() => publishToMembers(platform.live, recipientIdsOf(facts, memberId, platform), update));
  return stamp;
}

export async function removeReaction(tx: Tx, about: ReactionTarget, platform: ApiPlatform, afterCommit: AfterCommit): Promise<void> {
  const { caller, conversationId, messageId } = about;
  const { facts, sequence } = await findTarget(tx, about, platform);
  const { memberId } = caller;
  await dropReaction(tx, { conversationId, sequence, memberId });
  const update = { kind: 'reaction', conversationId, messageId, memberId, reaction: null } as const;
  afterCommit(() => publishToMembers(platform.live, recipientIdsOf(facts, memberId, platform), update));
}

/** Locks the conversation and returns the message, if the member can read it. */
async function findTarget(tx: Tx, { caller, conversationId, messageId }: ReactionTarget, platform: ApiPlatform) {
  const facts = mayBrowse(caller) ? await lockToWrite(tx, caller, conversationId, platform.clock.now()) : null;
  const found = facts && (await findMessage(tx, conversationId, messageId));
  if (!facts || found?.kind !== 'message' || found.gone || found.epoch === null) throw new ApiError('resource.notFound');
  const isHidden = facts.kind === 'group' && !(await wasIn(tx, caller.memberId, conversationId, [found.epoch]));
  if (isHidden) throw new ApiError('resource.notFound');
  return { facts, sequence: found.sequence };
}

function recipientIdsOf({ readers }: WritingFacts, memberId: string, { config }: ApiPlatform): string[] {
  const settings = entitlementSettings(config);
  return [memberId, ...readers.filter((reader) => mayRead(reader, settings)).map((reader) => reader.memberId)];
}
