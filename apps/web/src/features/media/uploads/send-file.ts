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

// For all uploads together: browsers open six connections per host, and the page needs some too.
const files = new TaskQueue({ concurrency: FILES_AT_ONCE });
const parts = new TaskQueue({ concurrency: PARTS_AT_ONCE });

export type FileTransfer = {
  file: File;
  /** The id of an unfinished upload. */
  mediaId: string | null;
  /** Starts the upload on the server; repeated calls start it only once. */
  start: () => Promise<string>;
  signal: AbortSignal;
  onStart: () => void;
  onProgress: (bytes: number) => void;
  onSent: () => void;
};

/** An upload on the server, with the size of each stored part. */
type OpenUpload = { id: string; stored: ReadonlyMap<number, number> };

type Part = ReturnType<typeof partsOf>[number];

/** Uploads the missing parts of a file and completes it. Only its signal ends it early. */
export async function sendFile(sending: FileTransfer): Promise<OwnMedia> {
  const { signal } = sending;
  // Before the file's turn, so that the server lists the upload after a reload.
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
    // A failed part aborts the others; all are awaited.
    failed.abort(new DOMException('another part failed', 'AbortError'));
    await Promise.allSettled(work);
  }
}
