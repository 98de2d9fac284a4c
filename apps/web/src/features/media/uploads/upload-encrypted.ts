import { ClientError, isPassing } from '@subrosa/contract/client/errors';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { browserNetwork } from './browser-network.ts';
import { retryTransientErrors } from './persist.ts';
import { putPart } from './put-part.ts';

type StartedUpload = { id: string; parts: readonly { number: number; bytes: number; url: string }[] };

/** A sealed file on its way; with an id it goes on where it was. */
export type EncryptedUpload = { sealed: Blob; id: string | null };

type EncryptedTransfer = {
  start: () => Promise<StartedUpload>;
  /** Fresh addresses of what the store lacks. */
  sign: (id: string) => Promise<StartedUpload>;
  complete: (id: string) => Promise<unknown>;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Sends what the store lacks, part by part, through cuts of the network, and has it joined. */
export async function uploadEncrypted(
  upload: EncryptedUpload,
  { start, sign, complete, signal, onProgress }: EncryptedTransfer,
): Promise<string> {
  const persistence = { signal, network: browserNetwork, isPassing: mayPass };
  const id = await retryTransientErrors(async () => {
    const started = await (upload.id === null ? start() : sign(upload.id));
    upload.id = started.id;
    await putMissing(upload.sealed, started, { signal, onProgress });
    return started.id;
  }, persistence);
  await retryTransientErrors(() => complete(id), persistence);
  return id;
}

async function putMissing(
  encrypted: Blob,
  { parts }: StartedUpload,
  { signal, onProgress }: Pick<EncryptedTransfer, 'signal' | 'onProgress'>,
): Promise<void> {
  let storedBytes = encrypted.size - parts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { number, bytes, url } of parts) {
    const start = (number - 1) * mediaLimits.partBytes;
    const part = encrypted.slice(start, start + bytes);
    const before = storedBytes;
    await putPart({ url, part, signal, onProgress: (some) => onProgress((before + some) / encrypted.size) });
    storedBytes += bytes;
  }
}

/** A refusal of the service stays one; what the store or the network did may pass. */
const mayPass = (error: unknown) => !(error instanceof ClientError) || isPassing(error);
