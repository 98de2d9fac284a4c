import { helpdeskEvent } from '@subrosa/contract/helpdesk';
import { may } from '@subrosa/rules/entitlements/may';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { entitlementSettings } from '../../subscriptions/index.ts';
import { findSent } from '../queries.ts';
import { encryptText } from '../text-encryption.ts';
import { addEvent, addMessage, lockThread } from '../store.ts';

type AfterCommit = (effect: () => void) => void;

interface MessageInput {
  id: string;
  text: string;
}

/** Every plan allows it, with a verified phone. */
export async function writeToStaff(tx: Tx, caller: Caller, input: MessageInput, platform: ApiPlatform, afterCommit: AfterCommit) {
  if (!may('messages.staff', caller, entitlementSettings(platform.config)).allowed) throw new ApiError('helpdesk.phoneNotVerified');
  const placed = await add(tx, { memberId: caller.memberId, staffId: null, ...input }, platform, afterCommit);
  if (!placed) throw new ApiError('resource.notFound');
  return placed;
}

/** Staff can only reply in existing threads, and never in their own. */
export async function replyToMember(
  tx: Tx,
  answer: MessageInput & { memberId: string; staffId: string },
  platform: ApiPlatform,
  afterCommit: AfterCommit,
) {
  const { memberId, staffId } = answer;
  const placed = memberId === staffId ? null : await add(tx, answer, platform, afterCommit);
  if (!placed) throw new ApiError('resource.notFound');
  return placed;
}

/** Adds a message with the next sequence. A repeated id returns the response of the first. */
async function add(
  tx: Tx,
  { memberId, staffId, id, text }: MessageInput & { memberId: string; staffId: string | null },
  { clock, config, live }: ApiPlatform,
  afterCommit: AfterCommit,
) {
  if (Array.from(text).length > config.LIMIT_CHAT_MESSAGE) throw new ApiError('request.invalid', { fields: { text: 'field.tooLong' } });
  const at = clock.now();
  const newest = await lockThread(tx, memberId, staffId === null ? { at } : null);
  if (newest === null) return null;
  const sent = await findSent(tx, memberId, id);
  if (sent) return { sequence: sent.sequence, sentAt: sent.sent_at.toISOString() };
  const sequence = newest + 1;
  await addMessage(tx, { memberId, sequence, id, staffId, encryptedText: encryptText(config, memberId, text), at });
  if (staffId !== null) await addEvent(tx, { memberId, staffId, kind: 'answered', at });
  afterCommit(() => live.toMember(memberId, helpdeskEvent, { newest: sequence }));
  return { sequence, sentAt: at.toISOString() };
}
