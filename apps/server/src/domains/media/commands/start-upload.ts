import type { mediaRoutes } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { acceptedTypes } from '@subrosa/rules/media/limits';
import { uploadProblem } from '@subrosa/rules/media/uploading';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { newId } from '../../../platform/ids.ts';
import type { ApiPlatform } from '../../../platform/platform.ts';
import { incomingKey } from '../files.ts';
import { countItems } from '../queries/items.ts';
import { saveDeclaration } from '../store/declarations.ts';
import { addUpload, lockUploads } from '../store/uploads.ts';
import { validateDeclaration } from '../validate-declaration.ts';

type StartUploadInput = BodyOf<typeof mediaRoutes.startUpload>;

/** Starts an upload at the store, inserts its row and returns the id. */
export async function startUpload(tx: Tx, ownerId: string, input: StartUploadInput, { clock, storage }: ApiPlatform): Promise<string> {
  const { purpose, type, bytes, fileName, declaration } = input;
  const kind = acceptedTypes[type];
  if (declaration && purpose === 'release') throw new ApiError('request.invalid', { fields: { declaration: 'field.invalid' } });
  const validated = declaration && (await validateDeclaration(tx, ownerId, declaration, 'declaration.'));
  await lockUploads(tx, ownerId);
  const problem = uploadProblem({ purpose, kind, ...(await countItems(tx, ownerId, purpose)) });
  if (problem) throw new ApiError(problem);
  const id = newId();
  const at = clock.now();
  // Started before the row is inserted: a job finds uploads without a row, but a row without an upload could never be completed.
  const uploadId = await storage.startUpload(incomingKey(id), type);
  await addUpload(tx, { id, ownerId, purpose, kind, type, bytes, fileName, uploadId, at });
  if (validated) await saveDeclaration(tx, { id, depicts: null }, validated, at);
  return id;
}
