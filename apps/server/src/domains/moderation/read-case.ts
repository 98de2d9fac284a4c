import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCase, listEvents } from './queries/cases.ts';
import { findStanding } from './queries/sanctions.ts';
import { shownNames } from './shown-names.ts';
import { viewCase, viewEvent } from './view.ts';

/** A case with what happened to it; one about oneself is missing. */
export async function readCase(db: Db | Tx, platform: Pick<Platform, 'clock' | 'config'>, staff: Staff, caseId: string) {
  const found = await findCase(db, staff, caseId);
  if (!found) throw new Refusal('page.missing');
  const standing = found.member_id === null ? null : await findStanding(db, found.member_id);
  const names = await shownNames(db, platform, staff.id, [found.member_id]);
  return { ...viewCase(found, staff.id, names), standing, events: (await listEvents(db, caseId)).map(viewEvent) };
}
