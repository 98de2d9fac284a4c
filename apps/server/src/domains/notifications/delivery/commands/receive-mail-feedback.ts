import type { Tx } from '../../../../platform/db/database.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { enqueueMailFeedback } from '../jobs/job-names.ts';
import { isFromMailServer } from '../mail-feedback/signature.ts';

/** Enqueues the email for the worker: parsing untrusted email in the api would delay other requests. */
export async function receiveMailFeedback(
  tx: Tx,
  handed: { at: number; signature: string; raw: string },
  { clock, config }: Pick<ApiPlatform, 'clock' | 'config'>,
): Promise<void> {
  if (!isFromMailServer(handed, config.MAIL_FEEDBACK_SECRET, clock.now())) throw new ApiError('auth.required');
  await enqueueMailFeedback(tx, handed.raw);
}
