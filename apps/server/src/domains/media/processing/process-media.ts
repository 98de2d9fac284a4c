import { mediaChanged } from '@subrosa/contract/media';
import type { WorkerPlatform } from '../../../platform/platform.ts';
import { startAttempt, finishStep, returnAttempt, processingSteps, type CheckedItem, findProgress } from '../store/processing.ts';
import { ServiceUnavailableError, InvalidFileError, CsamMatchError } from './errors.ts';
import { quarantineFile, quarantineUpload } from '../csam-quarantine/quarantine-upload.ts';
import { reject } from './reject.ts';
import type { Step } from './step.ts';
import { withWork, type Work, removeFolder } from './work.ts';
import { incomingKey, quarantineKey, servedPrefix } from '../files.ts';

const MOST_TRIES = 3;

const percentAfter = { identified: 20, scanned: 40, matched: 60, rendered: 100 } as const;

/** Processes an item from its last finished step to the end. Throws on temporary failures, so that the job is retried. */
export async function processMedia(platform: WorkerPlatform, id: string, steps: readonly Step[]): Promise<void> {
  const item = await startAttempt(platform.db, id);
  if (item) await tryItem(platform, item, steps);
  await tidyUp(platform, id);
}

async function tryItem(platform: WorkerPlatform, item: CheckedItem, steps: readonly Step[]): Promise<void> {
  const publishProgress = publishing(platform, item);
  try {
    if (item.attempts > MOST_TRIES) throw new InvalidFileError('unreadable', 'too many tries');
    await withWork({ item, platform, publishProgress }, (work) => runSteps(work, steps));
  } catch (error) {
    if (error instanceof ServiceUnavailableError) await returnAttempt(platform.db, item.id);
    if (!(error instanceof InvalidFileError)) throw error;
    if (error instanceof CsamMatchError) {
      if (await quarantineUpload(platform, item, error.found)) publishProgress(100, 'pending_review');
      return;
    }
    platform.log.info({ media: item.id, reason: error.reason }, 'an upload was refused');
    if (await reject(platform, item, error.reason)) publishProgress(100, 'rejected');
  }
}

async function runSteps(work: Work, steps: readonly Step[]): Promise<void> {
  const { item, platform } = work;
  const done = item.step === null ? -1 : processingSteps.indexOf(item.step);
  for (const { reaches, run } of steps) {
    if (reaches && processingSteps.indexOf(reaches) <= done) continue;
    const found = await withQuarantine(work, () => run(work));
    if (!reaches) continue;
    await finishStep(platform.db, item.id, reaches, found, platform.clock.now());
    work.publishProgress(percentAfter[reaches]);
  }
}

/** Quarantines a file that matches a hash list while its bytes are still available. */
async function withQuarantine<Result>(work: Work, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof InvalidFileError && error.reason === 'known') await quarantineFile(work);
    throw error;
  }
}

/** Publishes progress to the owner's tabs, each percentage once and increasing. */
function publishing({ live }: WorkerPlatform, { id, ownerId }: CheckedItem): Work['publishProgress'] {
  let last = 0;
  return (percent, state = 'quarantined') => {
    if (state === 'quarantined' && percent <= last) return;
    last = percent;
    live.toMember(ownerId, mediaChanged, { id, state, percent });
  };
}

/** Deletes what a processed item no longer needs, after the commit. Idempotent. */
async function tidyUp({ db, storage }: WorkerPlatform, id: string): Promise<void> {
  const item = await findProgress(db, id);
  if (item?.state === 'uploading' || item?.state === 'quarantined') return;
  await removeFolder(id);
  await storage.remove(incomingKey(id));
  // Rejected renditions are kept, because staff may reverse the decision.
  const serves = item !== null && item.state !== 'removed' && item.step === 'rendered';
  if (!serves) await storage.removePrefix(servedPrefix(id));
  // Left by an interrupted attempt, if the picture was removed from the hash list afterwards.
  if (serves) await storage.remove(quarantineKey(id));
}
