import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { decryptFile } from '@subrosa/crypto/conversation/attachments';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { documentLimits } from '@subrosa/rules/documents/limits';
import { parseDocumentDetails } from '@subrosa/rules/documents/document-details';
import { FileRejectedError, type Decoder, type DecoderRequest } from '../../../platform/decoder/decoder.ts';
import type { KeyUnwrapper } from '../../../platform/keys/keys.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { readWholeFile } from '../../../platform/storage/read-whole-file.ts';
import { documentKey, keyContextOf } from '../files.ts';
import { unpackKey } from '../encrypted-key.ts';
import type { Admitted } from './admit.ts';
import { drawMark, markPixels, type WatermarkText } from './watermark.ts';

export interface Opening {
  keys: KeyUnwrapper;
  store: ObjectStore;
  /** Decodes the document in another process, because this one can decrypt keys. */
  decoder: Decoder;
}

export interface RenderedDocument {
  type: 'image/jpeg' | 'video/mp4' | 'application/json';
  content: Buffer;
}

/** The content is not of the expected type; the reviewer gets 422. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Enough to read small print on a card. */
const LARGEST = { width: 2000, height: 2000 };
/** Recording may continue for a moment after the limit. */
const MOST_SECONDS = documentLimits.videoSeconds + 5;

/** Decrypts a document and renders it: pixels and sound are encoded again with a watermark, details become JSON. */
export async function renderDocument({ document, mark }: Admitted, opening: Opening): Promise<RenderedDocument> {
  const content = await decrypt(document, opening);
  if (document.kind === 'details') return { type: 'application/json', content: detailsOf(content) };
  try {
    if (document.kind === 'video') return { type: 'video/mp4', content: await watermarkVideo(opening.decoder, content, mark) };
    return { type: 'image/jpeg', content: await watermarkImage(opening.decoder, content, mark) };
  } catch (error) {
    if (error instanceof FileRejectedError) throw new Unreadable(error.reason, { cause: error });
    throw error;
  }
}

async function watermarkImage(decoder: Decoder, content: Buffer, mark: WatermarkText): Promise<Buffer> {
  const original = inMemory(content);
  const { pixels } = await decoder.call({ operation: 'decode-picture', box: LARGEST }, original);
  const drawn = original.received('pixels');
  markPixels(drawn, drawMark(mark, pixels));
  const marked = inMemory(drawn);
  const outputs = [{ name: 'marked.jpeg', format: 'jpeg' as const, ...pixels }];
  await decoder.call({ operation: 'encode-picture', pixels, outputs }, marked);
  return marked.received('marked.jpeg');
}

async function watermarkVideo(decoder: Decoder, content: Buffer, mark: WatermarkText): Promise<Buffer> {
  const { smallerRendition: watermark } = await decoder.call({ operation: 'inspect-video' }, inMemory(content));
  const file = inMemory(drawMark(mark, watermark), content);
  await decoder.call({ operation: 'watermark-video', watermark, seconds: MOST_SECONDS }, file);
  return file.received('film.mp4');
}

/** Sends these bytes to the decoder and collects the files that it returns. */
function inMemory(...parts: Buffer[]): DecoderRequest & { received(name: string): Buffer } {
  const files = new Map<string, Buffer>();
  return {
    body: () => Readable.from(parts),
    receive: async (name, content) => {
      files.set(name, await buffer(content));
    },
    received: (name) => files.get(name) ?? Buffer.alloc(0),
  };
}

async function decrypt(document: Admitted['document'], { keys, store }: Opening): Promise<Buffer> {
  const key = unpackKey(await keys.unwrap(document, keyContextOf(document)));
  const encrypted = await readWholeFile(store, documentKey(document.id));
  try {
    const { id, bytes, type } = document;
    const opened = await decryptFile({ id, bytes, type, ...key }, new Blob([new Uint8Array(encrypted)]));
    return Buffer.from(await opened.arrayBuffer());
  } catch (error) {
    if (error instanceof ConversationError) throw new Unreadable('not what was encrypted', { cause: error });
    throw error;
  }
}

function detailsOf(content: Buffer): Buffer {
  const details = parseDocumentDetails(content.toString());
  if (!details) throw new Unreadable('not document details');
  return Buffer.from(JSON.stringify(details));
}
