import { helpdeskEvent } from '@subrosa/contract/helpdesk';
import type { Tx } from '../../../platform/db/database.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { moveCursor } from '../store.ts';

/** Moves the member’s read cursor; their other tabs reload. */
export async function markRead(
  tx: Tx,
  { memberId, read }: { memberId: string; read: number },
  { live }: ApiPlatform,
  afterCommit: (effect: () => void) => void,
): Promise<void> {
  await moveCursor(tx, memberId, read);
  afterCommit(() => live.toMember(memberId, helpdeskEvent, { newest: read }));
}
