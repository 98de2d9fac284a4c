import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { addEvent, holdThread, clearWaiting } from '../store.ts';

/** It needs no answer. */
export async function resolveThread(tx: Tx, { memberId, staffId }: { memberId: string; staffId: string }, { clock }: CallPlatform) {
  const newest = memberId === staffId ? null : await holdThread(tx, memberId, null);
  if (newest === null) throw new ApiError('page.missing');
  await clearWaiting(tx, memberId);
  await addEvent(tx, { memberId, staffId, kind: 'settled', at: clock.now() });
}
