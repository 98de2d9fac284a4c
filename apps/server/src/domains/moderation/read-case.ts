import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCase, listEvents } from './queries/cases.ts';
import { knownBy } from './known-by.ts';
import { findRevealedUntil } from './queries/reveals.ts';
import { findSanctionOf, findStanding } from './queries/sanctions.ts';
import { shownNames } from './shown-names.ts';
import { viewCase, viewEvent, viewSanction } from './view.ts';

/** A case with what happened to it; one about oneself is missing. */
export async function readCase(db: Db | Tx, platform: Pick<Platform, 'clock' | 'config'>, staff: Staff, caseId: string) {
  const found = await findCase(db, staff, caseId);
  if (!found) throw new Refusal('page.missing');
  const standing = found.member_id === null ? null : await findStanding(db, found.member_id);
  const { member_id: memberId, reporter_id: reporterId } = found;
  const names = await shownNames(db, platform, staff.id, [memberId, reporterId]);
  const reporter = reporterId === null ? undefined : names.get(reporterId);
  const until = await findRevealedUntil(db, { staffId: staff.id, caseId, now: platform.clock.now() });
  const evades = found.kind === 'ban_evasion' && found.state === 'open' && memberId !== null;
  return {
    ...viewCase(found, staff.id, names),
    reporter: reporter?.name ?? null,
    reporterRevealed: reporter?.revealed ?? false,
    revealedUntil: until?.toISOString() ?? null,
    knownBy: evades ? await knownBy(db, platform.config.SEAL_SECRET, memberId) : [],
    sanction: viewSanction(await findSanctionOf(db, caseId)),
    standing,
    events: (await listEvents(db, caseId)).map(viewEvent),
  };
}
