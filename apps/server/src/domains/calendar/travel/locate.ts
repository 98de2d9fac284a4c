import { whereaboutsAudience } from '@subrosa/rules/calendar/entries';
import { tripAt } from '@subrosa/rules/calendar/travel';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveMember } from '../../profiles/index.ts';
import { lockCalendar } from '../store/entries.ts';
import { listTrips } from './queries.ts';
import { planMoves } from './store.ts';

/** Sets a member’s current city by their trips, or back to their home. Returns whether it changed. */
export async function locate(tx: Tx, memberId: string, clock: Clock): Promise<boolean> {
  await lockCalendar(tx, memberId);
  const now = clock.now();
  const trip = tripAt(await listTrips(tx, memberId, now), now);
  const whereabouts = trip && { cityId: trip.cityId, audience: whereaboutsAudience(trip.audience) };
  const moved = await moveMember(tx, memberId, whereabouts, clock);
  await planMoves(tx, memberId, now);
  return moved;
}
