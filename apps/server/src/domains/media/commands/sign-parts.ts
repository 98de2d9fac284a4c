import { partsOf } from '@subrosa/rules/media/limits';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { touchUpload } from '../store/uploads.ts';
import { uploadOf } from '../stored-parts.ts';

const HOUR_SECONDS = 3600;

interface SignPartsInput {
  ownerId: string;
  id: string;
  numbers: readonly number[];
}

/** Returns URLs, each of which accepts one part of exactly its size. */
export async function signParts(tx: Tx, { ownerId, id, numbers }: SignPartsInput, { clock, storage }: ApiPlatform) {
  const upload = await touchUpload(tx, { ownerId, id, at: clock.now() });
  if (!upload) throw new ApiError('resource.notFound');
  const parts = partsOf(Number(upload.bytes));
  const wanted = parts.filter(({ number }) => numbers.includes(number));
  if (wanted.length < new Set(numbers).size) throw new ApiError('request.invalid', { fields: { numbers: 'field.invalid' } });
  return Promise.all(wanted.map(async (part) => ({ ...part, url: await storage.signPart(uploadOf(upload), part, HOUR_SECONDS) })));
}
