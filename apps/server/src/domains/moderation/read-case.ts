import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findCase, listEvents } from './queries/cases.ts';
import { findStanding } from './queries/sanctions.ts';
import { viewCase, viewEvent } from './view.ts';

/** A case with what happened to it; one about oneself is missing. */
export async function readCase(db: Db, staff: Staff, caseId: string) {
  const found = await findCase(db, staff, caseId);
  if (!found) throw new Refusal('page.missing');
  const standing = found.member_id === null ? null : await findStanding(db, found.member_id);
  return { ...viewCase(found, staff.id), standing, events: (await listEvents(db, caseId)).map(viewEvent) };
}
