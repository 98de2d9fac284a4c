import { conversations } from '@subrosa/contract/addresses/conversations';
import { ClientError, isPassing } from '@subrosa/contract/client/errors';
import type { ReplyBody } from '@subrosa/contract/client/types';
import { mediaLimits } from '@subrosa/rules/media/limits';
import { quietClient } from '../../../shared/api/client.ts';
import { browserNetwork, persist, putPart } from '../../media/index.ts';

type Begun = ReplyBody<typeof conversations.beginAttachment>;

/** A sealed file on its way; with an id it goes on where it was. */
export type SealedUpload = { sealed: Blob; id: string | null };

type Sending = { begin: () => Promise<Begun>; signal: AbortSignal; onProgress: (share: number) => void };

/** Sends what the store lacks, part by part, through cuts of the network, and has it joined. */
export async function sendSealed(upload: SealedUpload, { begin, signal, onProgress }: Sending): Promise<string> {
  const persistence = { signal, network: browserNetwork, isPassing: mayPass };
  const id = await persist(async () => {
    const begun = await (upload.id === null ? begin() : sign(upload.id, signal));
    upload.id = begun.id;
    await putMissing(upload.sealed, begun, { signal, onProgress });
    return begun.id;
  }, persistence);
  await persist(() => quietClient.call(conversations.completeAttachment, { params: { id }, signal }), persistence);
  return id;
}

async function putMissing(sealed: Blob, { parts }: Begun, { signal, onProgress }: Omit<Sending, 'begin'>): Promise<void> {
  let held = sealed.size - parts.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const { number, bytes, url } of parts) {
    const start = (number - 1) * mediaLimits.partBytes;
    const part = sealed.slice(start, start + bytes);
    const before = held;
    await putPart({ url, part, signal, onProgress: (some) => onProgress((before + some) / sealed.size) });
    held += bytes;
  }
}

const sign = (id: string, signal: AbortSignal) => quietClient.call(conversations.signAttachment, { params: { id }, signal });

/** A refusal of the service stays one; what the store or the network did may pass. */
const mayPass = (error: unknown) => !(error instanceof ClientError) || isPassing(error);
