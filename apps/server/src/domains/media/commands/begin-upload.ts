import type { mediaCalls } from '@subrosa/contract/media';
import type { BodyOf } from '@subrosa/contract/route';
import { acceptedTypes } from '@subrosa/rules/media/limits';
import { uploadProblem } from '@subrosa/rules/media/uploading';
import type { Tx } from '../../../platform/db/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { CallPlatform } from '../../../platform/platform.ts';
import { incomingKey } from '../files.ts';
import { countItems } from '../queries/items.ts';
import { saveStatement } from '../store/statements.ts';
import { addUpload, lockUploads } from '../store/uploads.ts';
import { readStatement } from '../read-statement.ts';

type Asked = BodyOf<typeof mediaCalls.beginUpload>;

/** Opens an upload at the store and keeps a place for it. Returns its id. */
export async function beginUpload(tx: Tx, ownerId: string, asked: Asked, { clock, storage }: CallPlatform): Promise<string> {
  const { purpose, type, bytes, fileName, statement } = asked;
  const kind = acceptedTypes[type];
  if (statement && purpose === 'release') throw new Refusal('request.invalid', { fields: { statement: 'field.invalid' } });
  const stated = statement && (await readStatement(tx, ownerId, statement, 'statement.'));
  await lockUploads(tx, ownerId);
  const problem = uploadProblem({ purpose, kind, ...(await countItems(tx, ownerId, purpose)) });
  if (problem) throw new Refusal(problem);
  const id = newId();
  const at = clock.now();
  // Begun before the row is kept: if the row is lost, the sweep finds an upload without one; the reverse could never be finished.
  const uploadId = await storage.beginUpload(incomingKey(id), type);
  await addUpload(tx, { id, ownerId, purpose, kind, type, bytes, fileName, uploadId, at });
  if (stated) await saveStatement(tx, { id, shows: null }, stated, at);
  return id;
}
