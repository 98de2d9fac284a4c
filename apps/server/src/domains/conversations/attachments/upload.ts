import type { PartUpload } from '../../../platform/storage/part-upload.ts';
import { sealedKey } from './files.ts';
import type { OwnFile } from './queries.ts';

export const uploadOf = ({ id, upload_id, bytes }: OwnFile): PartUpload => ({ key: sealedKey(id), uploadId: upload_id, bytes });
