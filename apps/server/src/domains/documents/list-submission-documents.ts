import type { DocumentKind } from '@subrosa/rules/documents/limits';
import { mayDecide } from '@subrosa/rules/moderation/staff';
import type { Db } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { listOfSubmission } from './queries/documents.ts';

/** Lists the documents for which access can be requested, without their content. */
export async function listSubmissionDocuments(
  db: Db,
  { memberId, staffRole }: Caller,
  verificationId: string,
): Promise<{ documents: { id: string; kind: DocumentKind }[] }> {
  const documents = mayDecide(staffRole, 'identity') ? await listOfSubmission(db, verificationId, memberId) : [];
  if (documents.length === 0) throw new ApiError('resource.notFound');
  return { documents };
}
