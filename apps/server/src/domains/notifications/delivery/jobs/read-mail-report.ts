import { transaction } from '../../../../platform/db/transaction.ts';
import type { WorkerPlatform } from '../../../../platform/platform.ts';
import { noteReport } from '../mail-feedback/note-report.ts';
import { readReport } from '../mail-feedback/read-report.ts';

/** Anybody can send a mail to an address of ours: what cannot be read is nothing, and is not tried again. */
export async function readMailReport(
  { raw }: { raw: string },
  platform: Pick<WorkerPlatform, 'db' | 'clock' | 'config' | 'log'>,
): Promise<void> {
  const found = await readReport(Buffer.from(raw, 'base64'), platform.config).catch(() => null);
  if (!found) return platform.log.info('a mail that was handed over is no report about a letter of ours');
  await transaction(platform.db, (tx) => noteReport(tx, found, platform));
}
