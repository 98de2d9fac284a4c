import type { OwnMedia } from '@subrosa/contract/media/schemas';
import type { AcceptedType, MediaKind, MediaPurpose } from '@subrosa/rules/media/limits';
import { isSignedIn, useSession } from '../../../shared/session/session.ts';
import { createUpload, abandonUpload } from '../api/uploads.ts';
import { nextSpeed, startSpeed } from './upload-speed.ts';
import { addUpload, changeUpload, deleteUpload, findUpload, clearFileNames, useUploadStore, type Upload } from './upload-store.ts';
import { warnBeforeLeaving } from './warn-before-leaving.ts';

type UploadTask = {
  file: File;
  type: AcceptedType;
  /** Runs when the item is on the server, on any page. */
  afterwards: (media: OwnMedia) => Promise<void>;
  controller: AbortController | null;
  /** Resolves with the id that the server assigns. */
  started: Promise<string> | null;
};

const tasks = new Map<string, UploadTask>();

/** Short enough for a smooth display. */
const PROGRESS_INTERVAL_MS = 250;

type StartInput = Pick<UploadTask, 'file' | 'type' | 'afterwards'> & { purpose: MediaPurpose; kind: MediaKind; mediaId?: string };

export function startUpload({ file, type, afterwards, purpose, kind, mediaId }: StartInput): string {
  followSession();
  warnBeforeLeaving();
  const key = crypto.randomUUID();
  tasks.set(key, { file, type, afterwards, controller: null, started: null });
  addUpload({
    key,
    mediaId: mediaId ?? null,
    purpose,
    kind,
    fileName: file.name,
    bytes: file.size,
    preview: URL.createObjectURL(file),
    phase: 'waiting',
    sentBytes: 0,
    pace: null,
    problem: null,
  });
  void run(key);
  return key;
}

export function pauseUpload(key: string): void {
  const phase = findUpload(key)?.phase;
  if (phase !== 'waiting' && phase !== 'sending') return;
  stop(key);
  changeUpload(key, { phase: 'paused', pace: null });
}

/** Resumes a paused or failed upload: parts that are already stored are not sent again. */
export function resumeUpload(key: string): void {
  const phase = findUpload(key)?.phase;
  if (phase !== 'paused' && phase !== 'failed') return;
  changeUpload(key, { phase: 'waiting', problem: null });
  void run(key);
}

export function pauseAll(): void {
  for (const { key } of useUploadStore.getState().uploads) pauseUpload(key);
}

export function resumeAll(): void {
  for (const { key } of useUploadStore.getState().uploads) resumeUpload(key);
}

/** The upload was abandoned, or its item is shown elsewhere. */
export function removeUpload(key: string): void {
  stop(key);
  tasks.delete(key);
  deleteUpload(key);
}

function stop(key: string) {
  tasks.get(key)?.controller?.abort(new DOMException('stopped', 'AbortError'));
}

async function run(key: string) {
  const work = tasks.get(key);
  const upload = findUpload(key);
  if (!work || !upload) return;
  const controller = new AbortController();
  const { signal } = controller;
  work.controller = controller;
  const update = (change: Parameters<typeof changeUpload>[1]) => !signal.aborted && changeUpload(key, change);
  try {
    const { sendFile } = await import('./send-file.ts');
    const media = await sendFile({
      file: work.file,
      mediaId: upload.mediaId,
      start: () => startAtService(upload, work),
      signal,
      onStart: () => update({ phase: 'sending' }),
      onProgress: progressOf(key, update),
      onSent: () => update({ phase: 'finishing', sentBytes: upload.bytes, pace: null }),
    });
    update({ phase: 'sent', mediaId: media.id });
    // The callback reports its own errors, which do not concern the upload.
    await work.afterwards(media).catch(() => undefined);
  } catch (problem) {
    update({ phase: 'failed', problem, pace: null });
  }
}

/** When paused during the request, the upload resumes later with the same id; when cancelled, it is abandoned once the id is known. */
function startAtService({ key, purpose, fileName, bytes }: Upload, work: UploadTask): Promise<string> {
  work.started ??= createUpload({ purpose, fileName, bytes, type: work.type }).then(
    ({ id }) => {
      if (tasks.has(key)) changeUpload(key, { mediaId: id });
      else void abandonUpload(id).catch(() => undefined);
      return id;
    },
    (error: unknown) => {
      work.started = null;
      throw error;
    },
  );
  return work.started;
}

function progressOf(key: string, update: (change: Parameters<typeof changeUpload>[1]) => void) {
  let lastUpdate = -Infinity;
  return (sentBytes: number) => {
    const now = performance.now();
    if (now - lastUpdate < PROGRESS_INTERVAL_MS) return;
    lastUpdate = now;
    const { pace } = findUpload(key) ?? {};
    update({ sentBytes, pace: pace ? nextSpeed(pace, now, sentBytes) : startSpeed(now, sentBytes) });
  };
}

let following = false;

/** The next member who signs in may be another one, so all files are removed. */
function followSession() {
  if (following) return;
  following = true;
  useSession.subscribe(({ status }) => {
    if (isSignedIn(status)) return;
    for (const { key } of useUploadStore.getState().uploads) removeUpload(key);
    clearFileNames();
  });
}

/** Removes the local data of an item that was deleted or is shown elsewhere. */
export function removeMediaUploads(id: string): void {
  for (const { key, mediaId } of useUploadStore.getState().uploads) if (mediaId === id) removeUpload(key);
}
