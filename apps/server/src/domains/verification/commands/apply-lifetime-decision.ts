import type { LifetimeReason } from '@subrosa/rules/verification/reasons';
import type { Events } from '../../../events/events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import type { Platform } from '../../../platform/platform.ts';
import { claimSpot, grantLifetime } from '../../subscriptions/index.ts';
import { lockApplication } from '../queries/eligibility.ts';
import { deleteGrant, saveApplicationDecision, claimGrant } from '../store/lifetime.ts';

interface Claimant {
  memberId: string;
  documentHash: Buffer;
}

/** Applies a decision about a lifetime application: grants a spot if one is free, once for each person. */
export async function applyLifetimeDecision(
  tx: Tx,
  decided: Events['moderation.caseDecided'],
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<void> {
  const { clock } = platform;
  const application = await lockApplication(tx, decided.subjectId);
  if (!application) return;
  const { id, memberId, documentHash } = application;
  const isApproved = decided.decision === 'approve' && documentHash !== null;
  const reason = isApproved
    ? await claim(tx, { memberId, documentHash }, platform)
    : ((decided.reason ?? 'suspected_forgery') as LifetimeReason);
  await saveApplicationDecision(tx, id, { reason, at: clock.now() });
  if (reason === null) await emit(tx, clock, 'verification.lifetimeApproved', { memberId });
  else await emit(tx, clock, 'verification.lifetimeDeclined', { memberId, reason });
  await emit(tx, clock, 'verification.changed', { memberId });
}

/** Returns the reason why no spot was granted, or null if one was. */
async function claim(
  tx: Tx,
  { memberId, documentHash }: Claimant,
  platform: Pick<Platform, 'clock' | 'config'>,
): Promise<LifetimeReason | null> {
  const isTheirs = await claimGrant(tx, { documentHash, memberId, at: platform.clock.now() });
  if (!isTheirs) return 'document_already_used';
  if ((await claimSpot(tx, memberId, platform)) !== 'full') return null;
  await deleteGrant(tx, documentHash);
  return 'no_spot_left';
}

/** Grants a confidant lifetime premium without using a spot, once for each person. */
export async function grantToConfidant(tx: Tx, { memberId, documentHash }: Claimant, clock: Clock): Promise<void> {
  const isTheirs = await claimGrant(tx, { documentHash, memberId, at: clock.now() });
  if (isTheirs) await grantLifetime(tx, memberId, clock);
  else await emit(tx, clock, 'verification.lifetimeDeclined', { memberId, reason: 'document_already_used' });
}
