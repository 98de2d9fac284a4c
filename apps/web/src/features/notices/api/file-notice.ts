import { notices } from '@subrosa/contract/endpoints/notices';
import type { NoticeKind } from '@subrosa/rules/notices/kinds';
import { noticePictureTypes } from '@subrosa/rules/notices/kinds';
import { noticeRequirements, type NoticeField, type NoticeDeclaration } from '@subrosa/rules/notices/requirements';
import { client } from '../../../shared/api/client.ts';

export type NoticeValues = Record<NoticeField | 'name' | 'email', string> & { declarations: NoticeDeclaration[] };

export interface NoticeReceipt {
  ticket: string;
  secret: string;
  decideBy: string;
  /** Whether the picture was uploaded; null when there was none. */
  pictureSent: boolean | null;
}

type PictureType = (typeof noticePictureTypes)[number];

const isAccepted = (type: string): type is PictureType => (noticePictureTypes as readonly string[]).includes(type);

/** Files a notice and uploads the picture directly to the store; the server stores its hash and deletes it, and no person views it. */
export async function fileNotice(kind: NoticeKind, values: NoticeValues, picture: File | null): Promise<NoticeReceipt> {
  const { required, optional } = noticeRequirements[kind];
  const { name, email, declarations } = values;
  const fields = [...required, ...optional].filter((field) => values[field].trim() !== '');
  const fieldValues = Object.fromEntries(fields.map((field) => [field, values[field]]));
  const handed = picture && isAccepted(picture.type) ? { type: picture.type, bytes: picture.size } : null;
  const body = { kind, name, email, declarations, ...fieldValues, ...(handed && { picture: handed }) };
  const { ticket, secret, decideBy, picture: upload } = await client.call(notices.fileNotice, { body });
  const pictureSent = picture && upload ? await sendPicture(picture, upload.url, { ticket, secret }) : null;
  return { ticket, secret, decideBy, pictureSent };
}

async function sendPicture(picture: File, url: string, { ticket, secret }: Pick<NoticeReceipt, 'ticket' | 'secret'>): Promise<boolean> {
  try {
    const sent = await fetch(url, { method: 'PUT', body: picture });
    if (!sent.ok) return false;
    await client.call(notices.completeNoticePicture, { params: { ticket }, ticketSecret: secret });
    return true;
  } catch {
    // The notice is valid without the picture; the page reports the failed upload.
    return false;
  }
}
