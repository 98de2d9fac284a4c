import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import type { DocumentKind } from '@subrosa/rules/documents/limits';
import type { DocumentDetails } from '@subrosa/rules/documents/document-details';
import { documentKey, keyContextOf } from '../../../apps/server/src/domains/documents/files.ts';
import { packKey } from '../../../apps/server/src/domains/documents/encrypted-key.ts';
import { addDocument, markStored } from '../../../apps/server/src/domains/documents/store/documents.ts';
import type { Config } from '../../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../../apps/server/src/platform/db/database.ts';
import { newId } from '../../../apps/server/src/platform/ids.ts';
import { keyWrapper } from '../../../apps/server/src/platform/keys/wrapper.ts';
import { objectStore } from '../../../apps/server/src/platform/storage/object-store.ts';
import { photoOf } from '../../../apps/server/test/support/drawings.ts';
import { aVideo } from '../../../apps/server/test/support/hostile-files/videos.ts';
import { drawSample } from './draw-sample.ts';

let drawn: Promise<{ picture: Buffer; video: Buffer }> | undefined;

/** A sample card and a test video with a tone; drawn once, because drawing took most of the time. */
const samples = () => (drawn ??= drawSamples());

async function drawSamples(): Promise<{ picture: Buffer; video: Buffer }> {
  return { picture: await photoOf(drawSample('card')), video: await aVideo({ seconds: 2 }) };
}

interface DocumentsInput {
  ownerId: string;
  details: DocumentDetails;
  at: Date;
  config: Config;
}

/** Stores front, details and video as a browser would have encrypted and sent them. Returns their ids. */
export async function storeDocuments(tx: Tx, { ownerId, details, at, config }: DocumentsInput): Promise<string[]> {
  const { picture, video } = await samples();
  const files: readonly (readonly [DocumentKind, string, Buffer])[] = [
    ['front', 'image/jpeg', picture],
    ['details', 'application/json', Buffer.from(JSON.stringify(details))],
    ['video', 'video/mp4', video],
  ];
  const store = objectStore(config, config.S3_DOCUMENTS_BUCKET);
  try {
    await store.ensureBucket();
    const ids: string[] = [];
    for (const [kind, type, content] of files) {
      const id = newId();
      const { ciphertext, file } = await encryptFile(new Blob([new Uint8Array(content)]));
      await store.put(documentKey(id), Buffer.from(await ciphertext.arrayBuffer()), 'application/octet-stream');
      await addDocument(tx, { id, ownerId, kind, type, encryptedBytes: ciphertext.size, uploadId: 'none', at });
      const key = await keyWrapper(config).wrap(packKey(file), keyContextOf({ id, ownerId }));
      await markStored(tx, id, { fileBytes: file.bytes, key, at });
      ids.push(id);
    }
    return ids;
  } finally {
    store.close();
  }
}
