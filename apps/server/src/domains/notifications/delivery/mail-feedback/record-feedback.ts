import { applyMailFeedback, feedbackLimits } from '@subrosa/rules/notifications/deliverability';
import type { Tx } from '../../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { changeEmailSubscription } from '../../../accounts/index.ts';
import { findEmail } from '../queries/member-email.ts';
import { lockDeliverability, saveDeliverability } from '../store/deliverability.ts';
import type { ParsedFeedback } from './parse-feedback.ts';
import { isOurs } from './verp.ts';

/** Updates the deliverability after a report. Late, forged or repeated reports change nothing. */
export async function recordFeedback(
  tx: Tx,
  { report, about }: ParsedFeedback,
  { clock, config }: Pick<WorkerPlatform, 'clock' | 'config'>,
): Promise<void> {
  const now = clock.now();
  const age = now.getTime() - about.sentAt.getTime();
  if (age < -feedbackLimits.clocksDifferMs || age > feedbackLimits.lateAfterMs) return;
  const email = await findEmail(tx, about.memberId);
  if (!email || !isOurs(about, email, config)) return;
  const deliverability = await lockDeliverability(tx, about.memberId, email);
  const next = applyMailFeedback(deliverability, { report, sentAt: about.sentAt, now });
  if (!next) return;
  await saveDeliverability(tx, about.memberId, email, next);
  if (report === 'complaint') await changeEmailSubscription(tx, about.memberId, false);
}
