import { ClientError, isPassing } from '@subrosa/contract/client/errors';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { browserNetwork } from './browser-network.ts';
import { retryTransientErrors } from './persist.ts';
import { putPart } from './put-part.ts';

type StartedUpload = { id: string; parts: readonly { number: number; bytes: number; url: string }[] };

/** The upload of an encrypted file; with an id it resumes. */
export type EncryptedUpload = { ciphertext: Blob; id: string | null };

type EncryptedTransfer = {
  start: () => Promise<StartedUpload>;
  /** Requests new URLs for the missing parts. */
  sign: (id: string) => Promise<StartedUpload>;
  complete: (id: string) => Promise<unknown>;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Uploads the missing parts despite network interruptions, and completes the file. */
export async function uploadEncrypted(
  upload: EncryptedUpload,
  { start, sign, complete, signal, onProgress }: EncryptedTransfer,
): Promise<string> {
  const persistence = { signal, network: browserNetwork, isPassing: mayPass };
  const id = await retryTransientErrors(async () => {
    const started = await (upload.id === null ? start() : sign(upload.id));
    upload.id = started.id;
    await putMissing(upload.ciphertext, started, { signal, onProgress });
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

/** A rejection by the server is permanent unless marked as transient; errors of the store or the network are transient. */
const mayPass = (error: unknown) => !(error instanceof ClientError) || isPassing(error);
