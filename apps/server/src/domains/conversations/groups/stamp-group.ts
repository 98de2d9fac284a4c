import type { GroupView } from '@subrosa/contract/conversations/schemas';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Caller } from '../../../platform/http/caller.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { stampState } from '../franking.ts';

interface GroupStateInput {
  caller: Caller;
  conversationId: string;
  state: MessageEnvelope;
}

/** Tags a new name and picture by the caller; every later key carries this tag on. */
export function stampGroup(
  { caller: { memberId: senderId }, conversationId, state }: GroupStateInput,
  { clock, config }: ApiPlatform,
): NonNullable<GroupView['state']> {
  const { id, epoch, commitment } = state;
  const header = { id, senderId, epoch, commitment };
  const stamp = stampState(config, { kind: 'group', conversationId, recipientId: null, ...header }, clock.now());
  return { ...state, senderId, stamped: { ...header, ...stamp } };
}
