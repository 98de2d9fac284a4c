import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { addLifetime } from '../store/spots.ts';

/** Grants lifetime premium outside the free spots, once, to confidants whose document staff have confirmed. */
export async function grantLifetime(tx: Tx, memberId: string, clock: Clock): Promise<void> {
  if (!(await addLifetime(tx, { memberId, at: clock.now() }))) return;
  await emit(tx, clock, 'subscriptions.lifetimeGranted', { memberId });
  await emit(tx, clock, 'subscriptions.changed', { memberId });
}
