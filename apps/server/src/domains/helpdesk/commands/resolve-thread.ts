import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { addEvent, lockThread, clearWaiting } from '../store.ts';

/** Marks the thread as resolved without an answer. */
export async function resolveThread(tx: Tx, { memberId, staffId }: { memberId: string; staffId: string }, { clock }: ApiPlatform) {
  const newest = memberId === staffId ? null : await lockThread(tx, memberId, null);
  if (newest === null) throw new ApiError('resource.notFound');
  await clearWaiting(tx, memberId);
  await addEvent(tx, { memberId, staffId, kind: 'resolved', at: clock.now() });
}
