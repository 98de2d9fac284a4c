import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { addEvent, holdThread, settle } from '../store.ts';

/** It needs no answer. */
export async function settleThread(tx: Tx, { memberId, staffId }: { memberId: string; staffId: string }, { clock }: CallPlatform) {
  const newest = memberId === staffId ? null : await holdThread(tx, memberId, null);
  if (newest === null) throw new Refusal('page.missing');
  await settle(tx, memberId);
  await addEvent(tx, { memberId, staffId, kind: 'settled', at: clock.now() });
}
