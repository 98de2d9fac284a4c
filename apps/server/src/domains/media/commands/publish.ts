import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { changeState } from './change-state.ts';

export async function publish(tx: Tx, clock: Clock, id: string): Promise<void> {
  const moved = await changeState(tx, clock, { id, to: 'published' });
  if (moved) await emit(tx, clock, 'media.published', { mediaId: id, ownerId: moved.ownerId });
}
