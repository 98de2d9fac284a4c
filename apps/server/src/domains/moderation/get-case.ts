import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findCase, listEvents } from './queries/cases.ts';
import { findMatchedIdentifiers } from './find-matched-identifiers.ts';
import { findRevealedUntil } from './queries/reveals.ts';
import { findSanctionOf, countActiveSanctions } from './queries/sanctions.ts';
import { displayNamesOf } from './display-names.ts';
import { viewCase, viewEvent, viewSanction } from './view.ts';

/** Returns a case with its events; cases in which the moderator is involved are missing. */
export async function getCase(db: Db | Tx, platform: Pick<Platform, 'clock' | 'config'>, staff: Staff, caseId: string) {
  const found = await findCase(db, staff, caseId);
  if (!found) throw new ApiError('resource.notFound');
  const activeSanctions = found.member_id === null ? null : await countActiveSanctions(db, found.member_id);
  const { member_id: memberId, reporter_id: reporterId } = found;
  const names = await displayNamesOf(db, platform, staff.id, [memberId, reporterId]);
  const reporter = reporterId === null ? undefined : names.get(reporterId);
  const until = await findRevealedUntil(db, { staffId: staff.id, caseId, now: platform.clock.now() });
  const evades = found.kind === 'ban_evasion' && found.state === 'open' && memberId !== null;
  return {
    ...viewCase(found, staff.id, names),
    reporter: reporter?.name ?? null,
    reporterRevealed: reporter?.revealed ?? false,
    revealedUntil: until?.toISOString() ?? null,
    matchedIdentifiers: evades ? await findMatchedIdentifiers(db, platform.config.DATA_ENCRYPTION_SECRET, memberId) : [],
    sanction: viewSanction(await findSanctionOf(db, caseId)),
    activeSanctions,
    events: (await listEvents(db, caseId)).map(viewEvent),
  };
}
