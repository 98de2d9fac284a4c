import type { Events } from '../../../events/events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Platform } from '../../../platform/platform.ts';
import { appendAudit } from '../../audit/index.ts';
import { openCase, sanctionMember } from '../../moderation/index.ts';
import { PRESERVE, preserveKey } from '../job-names.ts';
import { insertCsamCase } from '../store.ts';

type Dependencies = Pick<Platform, 'clock' | 'config'>;

interface OpenCsamCaseInput {
  caseId: string;
  /** The member to suspend; null when the case suspends no member. */
  memberId: string | null;
  source: 'upload' | 'report';
  found: { list: string; distance: number } | null;
}

/** Suspends the member immediately and without a notification; a job preserves everything about the case. */
export async function openCsamCase(tx: Tx, { caseId, memberId, source, found }: OpenCsamCaseInput, platform: Dependencies): Promise<void> {
  const sanction = { kind: 'suspension' } as const;
  const sanctionId = memberId === null ? null : await sanctionMember(tx, { memberId, caseId, reason: 'not_allowed', sanction }, platform);
  await insertCsamCase(tx, { caseId, source, found, sanctionId });
  await enqueue(tx, PRESERVE, { caseId }, { key: preserveKey(caseId) });
}

/** Opens a case for an upload that matched a list of known CSAM. */
export async function openFromUpload(
  tx: Tx,
  { mediaId, ownerId, list, distance }: Events['media.csamMatched'],
  platform: Dependencies,
): Promise<void> {
  const { clock } = platform;
  const caseId = await openCase(tx, clock, { kind: 'csam', subjectKind: 'media', subjectId: mediaId, memberId: ownerId });
  await openCsamCase(tx, { caseId, memberId: ownerId, source: 'upload', found: { list, distance } }, platform);
  await appendAudit(tx, clock, {
    actorId: null,
    action: 'csam.opened',
    subjectKind: 'case',
    subjectId: caseId,
    detail: { list, distance },
  });
}
