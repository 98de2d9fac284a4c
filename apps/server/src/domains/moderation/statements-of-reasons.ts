import type { StatementOfReasonsView } from '@subrosa/contract/moderation';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findStatementOfReasons, listStatementsOfReasons, type StoredStatementOfReasons } from './queries/statements-of-reasons.ts';
import { viewSanction } from './view.ts';

/** Subjects that the member can find by id; the id of a report is not shown. */
const ownSubjectKinds = ['media', 'request'];
/** The note was addressed to the person who complained, and may name them. */
const ofOthers = ['notice', 'letter'];

const staffNoteOf = ({ subject_kind, note }: StoredStatementOfReasons) => (ofOthers.includes(subject_kind) ? null : note);

/** Check constraints limit these columns to the values of the contract. */
export function viewStatementOfReasons(made: StoredStatementOfReasons, now: Date): StatementOfReasonsView {
  return {
    id: made.id,
    at: made.made_at.toISOString(),
    kind: made.kind as StatementOfReasonsView['kind'],
    subjectKind: made.subject_kind as StatementOfReasonsView['subjectKind'],
    subjectId: ownSubjectKinds.includes(made.subject_kind) ? made.subject_id : null,
    decision: made.decision as StatementOfReasonsView['decision'],
    reason: made.reason as StatementOfReasonsView['reason'],
    note: staffNoteOf(made),
    sanction: viewSanction(made.sanction === null ? undefined : { ...made, kind: made.sanction }),
    appealBy: made.appeal_until.toISOString(),
    appeal: viewAppeal(made),
    can: { appeal: made.filed_at === null && made.appeal_until > now },
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
  return (await listStatementsOfReasons(db, memberId)).map((made) => viewStatementOfReasons(made, now));
}

export async function getStatementOfReasons(
  db: Db | Tx,
  clock: Clock,
  { id, memberId }: { id: string; memberId: string },
): Promise<StatementOfReasonsView> {
  const made = await findStatementOfReasons(db, id);
  if (made?.member_id !== memberId) throw new ApiError('resource.notFound');
  return viewStatementOfReasons(made, clock.now());
}

/** Returns the statements of reasons for the data export of a member. */
export async function exportStatementsOfReasons(db: Db | Tx, memberId: string) {
  return (await listStatementsOfReasons(db, memberId)).map((made) => ({
    at: made.made_at,
    kind: made.kind,
    decision: made.decision,
    reason: made.reason,
    note: staffNoteOf(made),
    sanction: made.sanction,
    until: made.until,
    appeal: made.text,
    outcome: made.outcome,
    answer: made.answer,
  }));
}
