import type { noticesRoutes } from '@subrosa/contract/notices';
import type { BodyOf } from '@subrosa/contract/route';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

/** Stored encrypted, so that the database alone reveals neither the sender nor the text. */
export type NoticeContent = Omit<BodyOf<typeof noticesRoutes.fileNotice>, 'kind' | 'picture'>;

const PURPOSE = 'notice';

export const encryptNoticeContent = (secret: string, id: string, content: NoticeContent): Buffer =>
  encryptAtRest(secret, PURPOSE, id, Buffer.from(JSON.stringify(content)));

export const decryptNoticeContent = (secret: string, id: string, encrypted: Buffer): NoticeContent =>
  JSON.parse(decryptAtRest(secret, PURPOSE, id, encrypted).toString()) as NoticeContent;
