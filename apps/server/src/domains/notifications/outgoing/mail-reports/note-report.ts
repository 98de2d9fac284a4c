import { afterReport, reportLimits } from '@subrosa/rules/notifications/standing';
import type { Tx } from '../../../../platform/db/database.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { changeEmailSubscription } from '../../../accounts/index.ts';
import { findAddress } from '../queries/standings.ts';
import { lockStanding, saveStanding } from '../store/standings.ts';
import type { ReadReport } from './read-report.ts';
import { isOurs } from './return-address.ts';

/** Remembers what became of a letter. What is late, forged or said before changes nothing. */
export async function noteReport(
  tx: Tx,
  { report, about }: ReadReport,
  { clock, config }: Pick<WorkerPlatform, 'clock' | 'config'>,
): Promise<void> {
  const now = clock.now();
  const age = now.getTime() - about.sentAt.getTime();
  if (age < -reportLimits.clocksDifferMs || age > reportLimits.lateAfterMs) return;
  const email = await findAddress(tx, about.memberId);
  if (!email || !isOurs(about, email, config)) return;
  const standing = await lockStanding(tx, about.memberId, email);
  const next = afterReport(standing, { report, sentAt: about.sentAt, now });
  if (!next) return;
  await saveStanding(tx, about.memberId, email, next);
  if (report === 'complaint') await changeEmailSubscription(tx, about.memberId, false);
}
