import type { WorkerPlatform } from '../../../platform/platform.ts';
import { incomingKey, quarantineKey, servedPrefix } from '../files.ts';
import { findProgress } from '../store/processing.ts';
import { removeFolder } from './work.ts';

/** Removes what an item that waits no more does not need, after the commit that said so; repeated, it finds nothing. */
export async function tidyUp({ db, storage }: WorkerPlatform, id: string): Promise<void> {
  const item = await findProgress(db, id);
  if (item?.state === 'uploading' || item?.state === 'quarantined') return;
  await removeFolder(id);
  await storage.remove(incomingKey(id));
  // Staff may reject what was rendered, and change their mind.
  const serves = item !== null && item.state !== 'removed' && item.step === 'rendered';
  if (!serves) await storage.removePrefix(servedPrefix(id));
  // Sealed by a try that was cut off, before the list forgot the picture.
  if (serves) await storage.remove(quarantineKey(id));
}
