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
  /** Who is shut out. */
  memberId: string | null;
  source: 'upload' | 'report';
  found: { list: string; distance: number } | null;
}

/** Whoever it is about is out at once and told nothing; everything about it is sealed away by a job. */
export async function openCsamCase(tx: Tx, { caseId, memberId, source, found }: OpenCsamCaseInput, platform: Dependencies): Promise<void> {
  const sanction = { kind: 'suspension' } as const;
  const sanctionId = memberId === null ? null : await sanctionMember(tx, { memberId, caseId, reason: 'not_allowed', sanction }, platform);
  await insertCsamCase(tx, { caseId, source, found, sanctionId });
  await enqueue(tx, PRESERVE, { caseId }, { key: preserveKey(caseId) });
}

/** A list of unlawful material knew an upload. */
export async function openFromUpload(
  tx: Tx,
  { mediaId, ownerId, list, distance }: Events['media.sealed'],
  platform: Dependencies,
): Promise<void> {
  const { clock } = platform;
  const caseId = await openCase(tx, clock, { kind: 'csam', subjectKind: 'media', subjectId: mediaId, memberId: ownerId });
  await openCsamCase(tx, { caseId, memberId: ownerId, source: 'upload', found: { list, distance } }, platform);
  await appendAudit(tx, clock, {
    actorId: null,
    action: 'sealed.opened',
    subjectKind: 'case',
    subjectId: caseId,
    detail: { list, distance },
  });
}
