import type { Locale } from '@subrosa/rules/reference/locales';
import { announcementProblem } from '@subrosa/rules/announcements/limits';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { appendAudit } from '../../audit/index.ts';
import type { StoredAnnouncement } from '../queries.ts';
import { addAnnouncement } from '../store.ts';

interface AnnounceInput {
  texts: Record<Locale, string>;
  from: string;
  until: string;
}

/** Creates an announcement to all members for a period. */
export async function announce(tx: Tx, clock: Clock, staff: Staff, { texts, from, until }: AnnounceInput): Promise<StoredAnnouncement> {
  const now = clock.now();
  const announced = { id: newId(), texts, startsAt: new Date(from), endsAt: new Date(until), endedAt: null };
  const problem = announcementProblem({ from: announced.startsAt, until: announced.endsAt, now });
  if (problem) throw new ApiError('request.invalid', { fields: { [problem.field]: problem.code } });
  await addAnnouncement(tx, announced, now);
  await emit(tx, clock, 'announcements.changed', {});
  const logged = { actorId: staff.id, subjectKind: 'announcement', subjectId: announced.id };
  await appendAudit(tx, clock, { ...logged, action: 'announcement.created', detail: { from, until } });
  return announced;
}
