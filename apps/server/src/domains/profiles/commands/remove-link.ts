import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { removeLink as remove } from '../store/links.ts';

export async function removeLink(tx: Tx, memberId: string, id: string, clock: Clock): Promise<void> {
  if (!(await remove(tx, memberId, id))) throw new ApiError('resource.notFound');
  await emit(tx, clock, 'profiles.changed', { memberId });
}
