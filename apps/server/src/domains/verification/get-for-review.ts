import { timingSafeEqual } from 'node:crypto';
import type { verificationRoutes } from '@subrosa/contract/verification';
import type { ReplyOf } from '@subrosa/contract/route';
import { profileUrl } from '@subrosa/rules/verification/social';
import type { Db } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { storedDocuments } from '../documents/index.ts';
import { recordAccess, displayNamesOf } from '../moderation/index.ts';
import { documentHash } from './document-hash.ts';
import { findDocumentUse, findReviewed } from './queries/review.ts';
import { listAttempts } from './queries/verifications.ts';
import { viewAttempt } from './view.ts';

type Review = ReplyOf<typeof verificationRoutes.getVerificationForReview>;

interface ViewerContext {
  staffId: string;
  id: string;
}

/** Returns a submission to the staff member who claimed an open case about it, and records the access. */
export async function getForReview(db: Db, viewer: ViewerContext, platform: Pick<Platform, 'clock' | 'config'>): Promise<Review> {
  const found = await findReviewed(db, viewer);
  if (!found) throw new ApiError('resource.notFound');
  await recordAccess(db, platform.clock, { staffId: viewer.staffId, subjectId: found.id });
  const names = await displayNamesOf(db, platform, viewer.staffId, [found.member_id]);
  const before = (await listAttempts(db, found.member_id)).filter(({ id }) => id !== found.id);
  return {
    id: found.id,
    caseId: found.case_id,
    kind: found.kind,
    method: found.method,
    platform: found.platform,
    handle: found.handle,
    profileUrl: found.platform && found.handle ? profileUrl(found.platform, found.handle) : null,
    serial: found.serial,
    lifetime: found.lifetime,
    submittedAt: found.submitted_at.toISOString(),
    documents: (await storedDocuments(db, found.id)).map(({ id, kind }) => ({ id, kind })),
    member: {
      id: found.member_id,
      username: names.get(found.member_id)?.name ?? '',
      accountType: found.account_type,
      birthDate: found.birth_date,
      joinedAt: found.joined_at.toISOString(),
    },
    before: before.map(viewAttempt),
    documentKnown: found.document_hash ? await findDocumentUse(db, found.document_hash, found.member_id) : 'no',
  };
}

/** Compares the number on the document with the stored hash: with a false number, a member could get premium twice. */
export async function compareNumber(
  db: Db,
  viewer: ViewerContext,
  numbered: { documentNumber: string; issuedBy: string },
  { config }: Pick<Platform, 'config'>,
): Promise<{ same: boolean }> {
  const found = await findReviewed(db, viewer);
  if (!found?.document_hash) throw new ApiError('resource.notFound');
  return { same: timingSafeEqual(documentHash(config, numbered), found.document_hash) };
}
