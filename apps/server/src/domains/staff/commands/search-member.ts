import { ACCESS_MS, needsSearchReason, type SearchKind } from '@subrosa/rules/moderation/members';
import type { Staff } from '@subrosa/rules/moderation/staff';
import type { Tx } from '../../../platform/db/database.ts';
import { CommittedApiError } from '../../../platform/http/endpoint.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { insertMemberAccess, findByPseudonym, findCase, pseudonymOf, rememberPseudonyms } from '../../moderation/index.ts';
import { findMemberBy } from '../queries/members.ts';

interface SearchMemberInput {
  by: SearchKind;
  value: string;
  reason?: string | undefined;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Finds one member by an exact match and opens their page for an hour. Searches without a result are audited too. */
export async function searchMember(
  tx: Tx,
  { clock, config }: Pick<Platform, 'clock' | 'config'>,
  staff: Staff,
  searching: SearchMemberInput,
): Promise<{ pseudonym: string } | CommittedApiError> {
  const { by, reason } = searching;
  if (needsSearchReason(by) && !reason) throw new ApiError('request.invalid', { fields: { reason: 'field.required' } });
  const found = await findMember(tx, staff, searching);
  // Staff cannot find themselves.
  const memberId = found === staff.id ? null : found;
  const now = clock.now();
  const pseudonym = memberId === null ? '' : pseudonymOf(config.DATA_ENCRYPTION_SECRET, memberId);
  if (memberId !== null) {
    await rememberPseudonyms(tx, [{ memberId, pseudonym }]);
    await insertMemberAccess(tx, { staffId: staff.id, memberId, pseudonym, now, until: new Date(now.getTime() + ACCESS_MS) });
  }
  // The search text may be a name, so it is encrypted for the member found, or else for the searcher, and readable until
  // their erasure.
  const personal = {
    secret: config.DATA_ENCRYPTION_SECRET,
    memberId: memberId ?? staff.id,
    payload: { reason: reason ?? '', value: searching.value },
  };
  const detail = { by, found: memberId !== null };
  await appendAudit(tx, clock, {
    actorId: staff.id,
    action: 'member.searched',
    subjectKind: 'member',
    subjectId: memberId,
    detail,
    personal,
  });
  return memberId === null ? new CommittedApiError('resource.notFound') : { pseudonym };
}

async function findMember(tx: Tx, staff: Staff, { by, value }: SearchMemberInput): Promise<string | null> {
  if (by === 'pseudonym') return findByPseudonym(tx, value.toUpperCase());
  if (by !== 'case') return findMemberBy(tx, by, value);
  if (!UUID.test(value)) return null;
  return (await findCase(tx, staff, value))?.member_id ?? null;
}
