import type { StatementOfReasonsView } from '@subrosa/contract/moderation';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findStatementOfReasons, listStatementsOfReasons, type StoredStatementOfReasons } from './queries/statements-of-reasons.ts';
import { viewSanction } from './view.ts';

/** Subjects that the member can find by id; the id of a report is not shown. */
const ownSubjectKinds = ['media', 'request'];
/** The note was addressed to the person who complained, and may name them. */
const ofOthers = ['notice', 'support_request'];

const staffNoteOf = ({ subject_kind, note }: StoredStatementOfReasons) => (ofOthers.includes(subject_kind) ? null : note);

/** Check constraints limit these columns to the values of the contract. */
export function viewStatementOfReasons(found: StoredStatementOfReasons, now: Date): StatementOfReasonsView {
  return {
    id: found.id,
    at: found.issued_at.toISOString(),
    kind: found.kind as StatementOfReasonsView['kind'],
    subjectKind: found.subject_kind as StatementOfReasonsView['subjectKind'],
    subjectId: ownSubjectKinds.includes(found.subject_kind) ? found.subject_id : null,
    decision: found.decision as StatementOfReasonsView['decision'],
    reason: found.reason as StatementOfReasonsView['reason'],
    note: staffNoteOf(found),
    sanction: viewSanction(found.sanction === null ? undefined : { ...found, kind: found.sanction }),
    appealBy: found.appeal_until.toISOString(),
    appeal: viewAppeal(found),
    can: { appeal: found.filed_at === null && found.appeal_until > now },
  };
}

function viewAppeal({ text, filed_at, outcome, answered_at, answer }: StoredStatementOfReasons): StatementOfReasonsView['appeal'] {
  if (filed_at === null) return null;
  const filed = { text: text ?? '', at: filed_at.toISOString() };
  return {
    ...filed,
    outcome: outcome as NonNullable<StatementOfReasonsView['appeal']>['outcome'],
    answeredAt: answered_at?.toISOString() ?? null,
    note: answer,
  };
}

/** Returns all decisions against a member, newest first. */
export async function listOwnStatementsOfReasons(db: Db, clock: Clock, memberId: string): Promise<StatementOfReasonsView[]> {
  const now = clock.now();
  return (await listStatementsOfReasons(db, memberId)).map((found) => viewStatementOfReasons(found, now));
}

export async function getStatementOfReasons(
  db: Db | Tx,
  clock: Clock,
  { id, memberId }: { id: string; memberId: string },
): Promise<StatementOfReasonsView> {
  const found = await findStatementOfReasons(db, id);
  if (found?.member_id !== memberId) throw new ApiError('resource.notFound');
  return viewStatementOfReasons(found, clock.now());
}

/** Returns the statements of reasons for the data export of a member. */
export async function exportStatementsOfReasons(db: Db | Tx, memberId: string) {
  return (await listStatementsOfReasons(db, memberId)).map((found) => ({
    at: found.issued_at,
    kind: found.kind,
    decision: found.decision,
    reason: found.reason,
    note: staffNoteOf(found),
    sanction: found.sanction,
    until: found.ends_at,
    appeal: found.text,
    outcome: found.outcome,
    answer: found.answer,
  }));
}
