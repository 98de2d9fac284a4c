import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { recordFeedback } from '../mail-feedback/record-feedback.ts';
import { parseFeedback } from '../mail-feedback/parse-feedback.ts';

/** Anyone can send to our return paths, so an email that cannot be parsed is dropped without a retry. */
export async function processMailFeedback(
  { raw }: { raw: string },
  platform: Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'log'>,
): Promise<void> {
  const found = await parseFeedback(Buffer.from(raw, 'base64'), platform.config).catch(() => null);
  if (!found) return platform.log.info('a forwarded email is no feedback about an email of ours');
  await transaction(platform.db, (tx) => recordFeedback(tx, found, platform));
}
