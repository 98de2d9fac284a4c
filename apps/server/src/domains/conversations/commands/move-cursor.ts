import { mayBrowse } from '@subrosa/rules/profiles/visibility';
import type { Tx } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { publishToMembers } from '../publish.ts';
import { lockOwn } from '../queries/access.ts';
import { listReadReceiptSharers } from '../queries/settings.ts';
import { moveCursors, type Cursors } from '../store/cursors.ts';

interface MoveCursorInput {
  caller: Caller;
  conversationId: string;
  read?: number | undefined;
  delivered?: number | undefined;
}

/** Moves the caller’s cursors for delivered and read, and publishes them to members if both sides share read receipts. */
export async function moveCursor(
  tx: Tx,
  { caller, conversationId, read = 0, delivered = 0 }: MoveCursorInput,
  { live }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<Cursors> {
  const { memberId } = caller;
  const access = mayBrowse(caller) ? await lockOwn(tx, memberId, conversationId) : null;
  const moved = access && (await moveCursors(tx, { memberId, conversationId }, { read, delivered }));
  if (!access || !moved) throw new ApiError('resource.notFound');
  const { readUpTo, deliveredUpTo } = moved;
  // Before the first message the other member does not see the conversation.
  const recipientIds = access.newest > 0 ? await listReadReceiptSharers(tx, memberId, access.peerIds) : [];
  afterCommit(() => {
    const cursor = { kind: 'cursor', conversationId, memberId, readUpTo, deliveredUpTo } as const;
    publishToMembers(live, [memberId, ...recipientIds], cursor);
  });
  return moved;
}
