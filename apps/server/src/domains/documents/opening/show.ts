import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openFile } from '@subrosa/crypto/conversation/attachments';
import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { readParticulars } from '@subrosa/rules/documents/particulars';
import type { KeyUnwrapper } from '../../../platform/keys/keys.ts';
import type { ObjectStore } from '../../../platform/storage/object-store.ts';
import { readWhole } from '../../../platform/storage/read-whole.ts';
import { markFilm, markPicture, Refused } from '../../media/index.ts';
import { documentKey, keyContextOf } from '../files.ts';
import { unpackKey } from '../sealed-key.ts';
import type { Admitted } from './admit.ts';
import { inScratch } from './scratch.ts';
import { drawMark } from './watermark.ts';

export interface Opening {
  keys: KeyUnwrapper;
  store: ObjectStore;
  scratch: string | undefined;
}

export interface Shown {
  type: 'image/jpeg' | 'video/mp4' | 'application/json';
  content: Buffer;
}

/** The document is not what it should be: whoever reviews it is told so. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

/** Opens a document and makes what is shown of it: pixels and sound coded anew under a watermark, or the particulars. */
export async function show({ document, mark }: Admitted, opening: Opening): Promise<Shown> {
  const content = await decrypt(document, opening);
  if (document.kind === 'particulars') return { type: 'application/json', content: particularsOf(content) };
  return inScratch(opening.scratch, async (folder) => {
    const path = join(folder, 'original');
    await writeFile(path, content, { mode: 0o600 });
    const overlay = async (size: { width: number; height: number }) => {
      const drawn = join(folder, 'mark.png');
      await writeFile(drawn, await drawMark(mark, size));
      return drawn;
    };
    try {
      if (document.kind === 'video') return { type: 'video/mp4', content: await markFilm({ path, folder, overlay }) };
      return { type: 'image/jpeg', content: await markPicture({ path, folder, overlay }) };
    } catch (error) {
      if (error instanceof Refused) throw new Unreadable(error.reason, { cause: error });
      throw error;
    }
  });
}

async function decrypt(document: Admitted['document'], { keys, store }: Opening): Promise<Buffer> {
  const key = unpackKey(await keys.unwrap(document, keyContextOf(document)));
  const sealed = await readWhole(store, documentKey(document.id));
  try {
    const { id, bytes, type } = document;
    const opened = await openFile({ id, bytes, type, ...key }, new Blob([new Uint8Array(sealed)]));
    return Buffer.from(await opened.arrayBuffer());
  } catch (error) {
    if (error instanceof ConversationRefused) throw new Unreadable('not what was sealed', { cause: error });
    throw error;
  }
}

function particularsOf(content: Buffer): Buffer {
  const particulars = readParticulars(content.toString());
  if (!particulars) throw new Unreadable('not particulars');
  return Buffer.from(JSON.stringify(particulars));
}
