import type { Upload } from './upload-store.ts';

type UploadProgress = Pick<Upload, 'phase' | 'bytes' | 'sentBytes'>;

/** The progress of all uploads together. */
export function overallOf(uploads: readonly UploadProgress[]) {
  const bytes = uploads.reduce((sum, upload) => sum + upload.bytes, 0);
  const sent = uploads.reduce((sum, upload) => sum + (isSent(upload) ? upload.bytes : upload.sentBytes), 0);
  return {
    files: uploads.length,
    done: uploads.filter(isSent).length,
    failed: uploads.filter(({ phase }) => phase === 'failed').length,
    percent: bytes === 0 ? 0 : Math.floor((sent / bytes) * 100),
  };
}

const STEP = 25;

/** Rounds to quarters, for announcements to screen readers. */
export function stepOf(percent: number): number {
  return Math.floor(percent / STEP) * STEP;
}

function isSent({ phase }: UploadProgress): boolean {
  return phase === 'sent' || phase === 'finishing';
}
