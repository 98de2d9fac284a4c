import { fetcher } from '@uppy/core/utils';
import { FileGone } from './file-gone.ts';

/** Without progress for this long, the connection is considered dead. */
const STALLED_MS = 30_000;

type PartUpload = { url: string; part: Blob; signal: AbortSignal; onProgress: (bytes: number) => void };

/** Uploads one part directly to the store. The caller retries, because the next attempt needs a new URL. */
export async function putPart({ url, part, signal, onProgress }: PartUpload): Promise<void> {
  const stalled = new AbortController();
  try {
    await fetcher(url, {
      method: 'PUT',
      body: part,
      retries: 0,
      timeout: STALLED_MS,
      onTimeout: () => stalled.abort(),
      onUploadProgress: ({ loaded }) => onProgress(loaded),
      signal: AbortSignal.any([signal, stalled.signal]),
    });
  } catch (error) {
    await part
      .slice(0, 1)
      .arrayBuffer()
      .catch((cause: unknown) => {
        throw new FileGone('the file cannot be read any more', { cause });
      });
    throw error;
  }
}
