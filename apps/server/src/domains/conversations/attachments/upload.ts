import type { PartUpload } from '../../../platform/storage/part-upload.ts';
import { attachmentKey } from './files.ts';
import type { OwnFile } from './queries.ts';

export const uploadOf = ({ id, upload_id, bytes }: OwnFile): PartUpload => ({ key: attachmentKey(id), uploadId: upload_id, bytes });
