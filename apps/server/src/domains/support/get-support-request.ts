import type { supportRoutes } from '@subrosa/contract/support';
import type { ReplyOf } from '@subrosa/contract/route';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { hasCase, recordAccess } from '../moderation/index.ts';
import { findContactMessage, findPrivacyRequest } from './queries.ts';

type SupportRequest = ReplyOf<typeof supportRoutes.getSupportRequest>;

/** The support request, for the staff member who has claimed the case. Each access is logged. It is missing after its retention period. */
export async function getSupportRequest(
  db: Db,
  { id, staffId }: { id: string; staffId: string },
  { clock }: ApiPlatform,
): Promise<SupportRequest> {
  const found = (await hasCase(db, staffId, id)) ? await findSupportRequest(db, id) : null;
  if (!found) throw new ApiError('resource.notFound');
  await recordAccess(db, clock, { staffId, subjectId: id });
  return found;
}

async function findSupportRequest(db: Db, id: string): Promise<SupportRequest | null> {
  const message = await findContactMessage(db, id);
  if (message) {
    const { reference, email, message: text, received_at: at } = message;
    return { reference, email, text, at: at.toISOString(), privacy: null };
  }
  const request = await findPrivacyRequest(db, id);
  if (!request) return null;
  const { reference, email, details, received_at: at, kind, region } = request;
  const privacy = {
    kind: kind as NonNullable<SupportRequest['privacy']>['kind'],
    region,
    acknowledgeBy: request.acknowledge_by,
    answerBy: request.answer_by,
  };
  return { reference, email, text: details ?? '', at: at.toISOString(), privacy };
}
