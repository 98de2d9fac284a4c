import { decidingProblem } from '@subrosa/rules/moderation/holding';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { caseAtHand, type Handling } from '../at-hand.ts';
import { pseudonymOf } from '../pseudonym.ts';
import { shownNames } from '../shown-names.ts';
import { addEvent } from '../store/events.ts';
import { addReveal } from '../store/reveals.ts';

const HOUR = 3_600_000;

/** The name behind a pseudonym of a case that one has taken: its owner or who complained. For an hour at most; who looked and why is kept. */
export async function revealMember(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'config'>,
  handling: Handling,
  { pseudonym, reason }: { pseudonym: string; reason: string },
): Promise<{ username: string; until: string }> {
  const { clock, config } = platform;
  const { caseId, staff } = handling;
  const { memberId: ownerId, reporterId } = await caseAtHand(tx, handling, decidingProblem);
  const memberId = [ownerId, reporterId].find((id) => id !== null && pseudonymOf(config.SEAL_SECRET, id) === pseudonym) ?? null;
  if (memberId === null) throw new Refusal('page.missing');
  const at = clock.now();
  const until = new Date(at.getTime() + HOUR);
  await addReveal(tx, { staffId: staff.id, memberId, caseId, at, until });
  await addEvent(tx, { caseId, kind: 'revealed', actorId: staff.id, at });
  const shown = (await shownNames(tx, platform, staff.id, [memberId])).get(memberId);
  if (!shown) throw new Refusal('page.missing');
  const sealed = { secret: config.SEAL_SECRET, memberId, payload: { reason } };
  await appendAudit(tx, clock, { actorId: staff.id, action: 'member.revealed', subjectKind: 'case', subjectId: caseId, sealed });
  return { username: shown.name, until: until.toISOString() };
}
