import { lookRight, type LookRefusal } from '@subrosa/rules/documents/looking';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { findHeldCase } from '../moderation/index.ts';
import { appendAudit } from '../audit/index.ts';
import { findLastGrant, findLookable, findStaff } from './queries/looking.ts';

type Document = NonNullable<Awaited<ReturnType<typeof findLookable>>>;

interface Allowed {
  document: Document;
  username: string;
  because: 'case' | 'grant';
  /** Of the case or the grant. */
  throughId: string;
}

export type Judged = Allowed | { document: Document | null; refused: LookRefusal | 'missing' };

/** Whether somebody may look at a document at this moment, as the database knows it now. */
export async function judgeLook(
  db: Db | Tx,
  { staffId, documentId, now }: { staffId: string; documentId: string; now: Date },
): Promise<Judged> {
  const document = await findLookable(db, documentId);
  if (!document) return { document: null, refused: 'missing' };
  const staff = await findStaff(db, staffId);
  if (!staff) return { document, refused: 'not_staff' };
  const caseId = document.verificationId === null ? undefined : await findHeldCase(db, staffId, document.verificationId);
  const grant = (await findLastGrant(db, staffId, documentId)) ?? null;
  const looker = { id: staffId, role: staff.role, isActive: staff.state === 'active', hasCase: caseId !== undefined, grant };
  const right = lookRight(looker, document.ownerId, now);
  if ('refused' in right) return { document, refused: right.refused };
  return { document, username: staff.username, because: right.because, throughId: caseId ?? grant?.id ?? '' };
}

/** What was refused is written down as what was done is. */
export async function auditRefusedLook(
  tx: Tx,
  clock: Clock,
  look: { staffId: string; documentId: string; because: string },
): Promise<void> {
  const { staffId, documentId, because } = look;
  await appendAudit(tx, clock, {
    actorId: staffId,
    action: 'document.look_refused',
    subjectKind: 'document',
    subjectId: documentId,
    detail: { because },
  });
}
