import type { Clock } from '../../../platform/clock.ts';
import type { Config } from '../../../platform/config/config.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { findSpots } from '../queries/plans.ts';
import { claimLifetimeSpot, type Claim } from '../store/spots.ts';
import { totalSpots } from '../view.ts';

/** Grants a member a free lifetime spot, once and within the total. Called for decisions of staff. */
export async function claimSpot(tx: Tx, memberId: string, { clock, config }: { clock: Clock; config: Config }): Promise<Claim> {
  const total = totalSpots(await findSpots(tx), config);
  const claim = await claimLifetimeSpot(tx, { memberId, total, at: clock.now() });
  if (claim !== 'given') return claim;
  await emit(tx, clock, 'subscriptions.lifetimeGranted', { memberId });
  await emit(tx, clock, 'subscriptions.changed', { memberId });
  await emit(tx, clock, 'subscriptions.spotClaimed', { memberId });
  return claim;
}
