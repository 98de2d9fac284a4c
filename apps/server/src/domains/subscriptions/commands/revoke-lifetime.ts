import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeLifetime } from '../store/spots.ts';

/** Revokes a lifetime plan that was obtained by fraud, after a decision of staff. The spot stays taken. */
export async function revokeLifetime(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  if (await removeLifetime(tx, memberId)) await emit(tx, clock, 'subscriptions.changed', { memberId });
}
