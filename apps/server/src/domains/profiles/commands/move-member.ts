import type { Audience } from '@subrosa/rules/profiles/audiences';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { setWhereabouts } from '../store/whereabouts.ts';

/** The city where a travelling member is, and its audience. */
export interface Whereabouts {
  cityId: number;
  audience: Audience;
}

/** Saves where the member is; null means at home. Returns false if nothing changed or there is no profile yet. */
export async function moveMember(tx: Tx, memberId: string, whereabouts: Whereabouts | null, clock: Clock): Promise<boolean> {
  const moved = await setWhereabouts(tx, memberId, whereabouts);
  if (moved) await emit(tx, clock, 'profiles.changed', { memberId });
  return moved;
}
