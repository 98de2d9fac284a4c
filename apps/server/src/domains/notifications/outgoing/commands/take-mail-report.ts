import type { Tx } from '../../../../platform/db/database.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { askToReadReport } from '../jobs/names.ts';
import { isHandedOver } from '../mail-reports/signature.ts';

/** Read by the worker: a mail from anywhere is nothing to parse while others wait for their pages. */
export async function takeMailReport(
  tx: Tx,
  handed: { at: number; signature: string; raw: string },
  { clock, config }: Pick<CallPlatform, 'clock' | 'config'>,
): Promise<void> {
  if (!isHandedOver(handed, config.MAIL_REPORTS_SECRET, clock.now())) throw new Refusal('auth.required');
  await askToReadReport(tx, handed.raw);
}
