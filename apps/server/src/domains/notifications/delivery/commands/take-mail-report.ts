import type { Tx } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { CallPlatform } from '../../../../platform/platform.ts';
import { enqueueMailFeedback } from '../jobs/names.ts';
import { isHandedOver } from '../mail-feedback/signature.ts';

/** Read by the worker: a mail from anywhere is nothing to parse while others wait for their pages. */
export async function takeMailReport(
  tx: Tx,
  handed: { at: number; signature: string; raw: string },
  { clock, config }: Pick<CallPlatform, 'clock' | 'config'>,
): Promise<void> {
  if (!isHandedOver(handed, config.MAIL_REPORTS_SECRET, clock.now())) throw new ApiError('auth.required');
  await enqueueMailFeedback(tx, handed.raw);
}
