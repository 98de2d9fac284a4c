import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { appendAudit } from '../../audit/index.ts';
import { lockAnnouncement, type StoredAnnouncement } from '../queries.ts';
import { endAnnouncement as markEnded } from '../store.ts';

/** Ends an announcement early. One that is already over does not change. */
export async function endAnnouncement(tx: Tx, clock: Clock, staff: Staff, id: string): Promise<StoredAnnouncement> {
  const found = await lockAnnouncement(tx, id);
  if (!found) throw new ApiError('resource.notFound');
  const at = clock.now();
  if (found.endedAt !== null || found.endsAt <= at) return found;
  await markEnded(tx, id, at);
  await emit(tx, clock, 'announcements.changed', {});
  await appendAudit(tx, clock, { actorId: staff.id, action: 'announcement.ended', subjectKind: 'announcement', subjectId: id });
  return { ...found, endedAt: at };
}
