import { ClientError, isPassing } from '@subrosa/contract/client/errors';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { browserNetwork } from './browser-network.ts';
import { persist } from './persist.ts';
import { putPart } from './put-part.ts';

type Begun = { id: string; parts: readonly { number: number; bytes: number; url: string }[] };

/** A sealed file on its way; with an id it goes on where it was. */
export type EncryptedUpload = { sealed: Blob; id: string | null };

type Sending = {
  begin: () => Promise<Begun>;
  /** Fresh addresses of what the store lacks. */
  sign: (id: string) => Promise<Begun>;
  complete: (id: string) => Promise<unknown>;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** Sends what the store lacks, part by part, through cuts of the network, and has it joined. */
export async function uploadEncrypted(upload: EncryptedUpload, { begin, sign, complete, signal, onProgress }: Sending): Promise<string> {
  const persistence = { signal, network: browserNetwork, isPassing: mayPass };
  const id = await persist(async () => {
    const begun = await (upload.id === null ? begin() : sign(upload.id));
    upload.id = begun.id;
    await putMissing(upload.sealed, begun, { signal, onProgress });
    return begun.id;
  }, persistence);
  await persist(() => complete(id), persistence);
  return id;
}

async function putMissing(
  encrypted: Blob,
  { parts }: Begun,
  { signal, onProgress }: Pick<Sending, 'signal' | 'onProgress'>,
): Promise<void> {
  let held = encrypted.size - parts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { number, bytes, url } of parts) {
    const start = (number - 1) * mediaLimits.partBytes;
    const part = encrypted.slice(start, start + bytes);
    const before = held;
    await putPart({ url, part, signal, onProgress: (some) => onProgress((before + some) / encrypted.size) });
    held += bytes;
  }
}

/** A refusal of the service stays one; what the store or the network did may pass. */
const mayPass = (error: unknown) => !(error instanceof ClientError) || isPassing(error);
