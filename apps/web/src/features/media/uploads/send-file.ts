import { isPassing } from '@subrosa/contract/client/errors';
import type { OwnMedia } from '@subrosa/contract/media/schemas';
import { mediaLimits, partsOf } from '@subrosa/rules/media/limits';
import { TaskQueue } from '@uppy/core/utils';
import { completeUpload, listStoredParts, signParts } from '../api/uploads.ts';
import { browserNetwork } from './browser-network.ts';
import { FileGone } from './file-gone.ts';
import { partUrls } from './part-urls.ts';
import { retryTransientErrors } from './persist.ts';
import { putPart } from './put-part.ts';

const FILES_AT_ONCE = 4;
const PARTS_AT_ONCE = 4;

// Of all files together: browsers open six connections to a store, and the page needs some too.
const files = new TaskQueue({ concurrency: FILES_AT_ONCE });
const parts = new TaskQueue({ concurrency: PARTS_AT_ONCE });

export type FileTransfer = {
  file: File;
  /** Of an upload that was begun before. */
  mediaId: string | null;
  /** Begins it at the service; however often it is asked, once. */
  start: () => Promise<string>;
  signal: AbortSignal;
  onStart: () => void;
  onProgress: (bytes: number) => void;
  onSent: () => void;
};

/** An upload at the service, with the bytes of each part that the store has. */
type OpenUpload = { id: string; stored: ReadonlyMap<number, number> };

type Part = ReturnType<typeof partsOf>[number];

/** Sends a file in parts, those that the store lacks, and asks for it to be checked. Ends early only by its signal. */
export async function sendFile(sending: FileTransfer): Promise<OwnMedia> {
  const { signal } = sending;
  // Before its turn comes: what the service knows is listed after a reload.
  const opened = await retryTransientErrors(() => open(sending), { signal, network: browserNetwork, isPassing });
  return files.add(async () => {
    signal.throwIfAborted();
    sending.onStart();
    return send(sending, opened);
  });
}

async function send(sending: FileTransfer, { id, stored }: OpenUpload): Promise<OwnMedia> {
  const { file, signal } = sending;
  const missing = partsOf(file.size).filter(({ number, bytes }) => stored.get(number) !== bytes);
  const storedBytes = file.size - missing.reduce((sum, { bytes }) => sum + bytes, 0);
  await sendParts(missing, sending, { id, storedBytes });

  sending.onSent();
  return retryTransientErrors(() => completeUpload(id, signal), { signal, network: browserNetwork, isPassing });
}

async function open({ mediaId, start, signal }: FileTransfer): Promise<OpenUpload> {
  if (mediaId === null) return { id: await start(), stored: new Map() };
  const stored = await listStoredParts(mediaId, signal);
  return { id: mediaId, stored: new Map(stored.map(({ number, bytes }) => [number, bytes])) };
}

async function sendParts(
  missing: readonly Part[],
  { file, signal, onProgress }: FileTransfer,
  { id, storedBytes }: { id: string; storedBytes: number },
) {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const sent = new Map<number, number>();
  const updateProgress = (number: number, bytes: number) => {
    sent.set(number, bytes);
    onProgress(storedBytes + [...sent.values()].reduce((sum, some) => sum + some, 0));
  };
  const urls = partUrls(
    missing.map(({ number }) => number),
    (numbers) => signParts(id, numbers, either),
  );

  async function sendPart({ number, bytes }: Part) {
    either.throwIfAborted();
    const start = (number - 1) * mediaLimits.partBytes;
    const part = file.slice(start, start + bytes);
    const attempt = async () => {
      try {
        const url = await urls.of(number);
        await putPart({ url, part, signal: either, onProgress: (some) => updateProgress(number, some) });
      } catch (error) {
        urls.forget(number);
        updateProgress(number, 0);
        throw error;
      }
    };
    await retryTransientErrors(attempt, { signal: either, network: browserNetwork, isPassing: (error) => !(error instanceof FileGone) });
    updateProgress(number, bytes);
  }

  onProgress(storedBytes);
  const work = missing.map((part) => parts.add(() => sendPart(part)));
  try {
    await Promise.all(work);
  } finally {
    // One that cannot be sent ends the others; each has been waited for.
    failed.abort(new DOMException('another part failed', 'AbortError'));
    await Promise.allSettled(work);
  }
}
