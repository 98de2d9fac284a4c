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

/** How far one has received and read. The other hears of it where both tell. */
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
  // Who sees nothing of it yet has nothing to be told.
  const recipientIds = access.newest > 0 ? await listReadReceiptSharers(tx, memberId, access.peerIds) : [];
  afterCommit(() => {
    const cursor = { kind: 'cursor', conversationId, memberId, readUpTo, deliveredUpTo } as const;
    publishToMembers(live, [memberId, ...recipientIds], cursor);
  });
  return moved;
}
