import { setTimeout as sleep } from 'node:timers/promises';
import { photoOf } from '../../apps/server/test/support/drawings.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Writer } from '../ledger/writer.ts';
import { rows, type Routine } from './routine.ts';

const GIVE_UP_AFTER_MS = 120_000;
/** The worker renders each upload, which is more work than everything else. */
const PACE_MS = 1000;

/** Uploads photos directly to the store as a browser does; every third upload is cancelled before it is complete. */
export function uploadsRoutine(writer: Writer, ledger: Ledger): Routine {
  /** A different drawing each time, because a duplicate would be recognised. */
  const draw = (number: number) =>
    photoOf(
      `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="hsl(${(number * 47) % 360} 40% 60%)"/>` +
        `<circle cx="${80 + ((number * 91) % 480)}" cy="${80 + ((number * 57) % 480)}" r="${40 + (number % 90)}" fill="#2b2330"/></svg>`,
    );

  async function put(url: string, bytes: Buffer): Promise<void> {
    for (const end = Date.now() + GIVE_UP_AFTER_MS; Date.now() < end; await sleep(300)) {
      const response = await fetch(url, { method: 'PUT', body: new Uint8Array(bytes), signal: AbortSignal.timeout(10_000) }).catch(
        () => null,
      );
      await response?.body?.cancel();
      if (response?.ok) return;
      ledger.recordUnanswered();
    }
    throw new Error('the store took no part');
  }

  return {
    kind: 'files',
    calls: ['media.startUpload', 'media.completeUpload', 'media.cancelUpload', 'media.removeMedia'],
    run: async (number) => {
      await sleep(PACE_MS);
      const photo = await draw(number);
      const input = { purpose: 'gallery', fileName: `garden-${number}.jpg`, type: 'image/jpeg', bytes: photo.length };
      const row = 'media WHERE owner_id = $1 AND file_name = $2';
      const { body } = await writer.write<{ id: string }>('media.startUpload', { body: input }, ({ id }) =>
        rows(`item ${id}`, row, [writer.memberId, input.fileName]),
      );
      const { id } = body;
      if (number % 3 === 0) {
        await writer.write('media.cancelUpload', { params: { id } }, () =>
          rows(`item ${id}`, `media WHERE id = $1 AND state = 'uploading'`, [id], 0),
        );
        return;
      }
      const signed = await writer.request('media.signParts', { params: { id }, body: { numbers: [1] } });
      const parts = signed.body as { url: string }[];
      await put(parts[0]?.url ?? '', photo);
      // From here on the worker processes the upload by itself.
      await writer.write('media.completeUpload', { params: { id } }, () =>
        rows(`item ${id}`, `media WHERE id = $1 AND step = 'rendered'`, [id]),
      );
      if (number % 5 === 0) {
        await writer.write('media.removeMedia', { params: { id } }, () =>
          rows(`item ${id}`, `media WHERE id = $1 AND state <> 'removed'`, [id], 0),
        );
      }
    },
  };
}
