import type { StatementView } from '@subrosa/contract/moderation';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { findStatement, listStatements, type StoredStatement } from './queries/statements.ts';
import { viewSanction } from './view.ts';

/** What its owner finds again by its id; a report is somebody else's. */
const ownThings = ['media', 'request'];
/** What staff wrote went to whoever complained, and may name them. */
const ofOthers = ['notice', 'letter'];

const noteOf = ({ subject_kind, note }: StoredStatement) => (ofOthers.includes(subject_kind) ? null : note);

/** The choices of these columns are constrained by the database, to the words of the contract. */
export function viewStatement(made: StoredStatement, now: Date): StatementView {
  return {
    id: made.id,
    at: made.made_at.toISOString(),
    kind: made.kind as StatementView['kind'],
    subjectKind: made.subject_kind as StatementView['subjectKind'],
    subjectId: ownThings.includes(made.subject_kind) ? made.subject_id : null,
    decision: made.decision as StatementView['decision'],
    reason: made.reason as StatementView['reason'],
    note: noteOf(made),
    sanction: viewSanction(made.sanction === null ? undefined : { ...made, kind: made.sanction }),
    appealBy: made.appeal_until.toISOString(),
    appeal: viewAppeal(made),
    can: { appeal: made.filed_at === null && made.appeal_until > now },
  };
}

function viewAppeal({ text, filed_at, outcome, answered_at, answer }: StoredStatement): StatementView['appeal'] {
  if (filed_at === null) return null;
  const said = { text: text ?? '', at: filed_at.toISOString() };
  return {
    ...said,
    outcome: outcome as NonNullable<StatementView['appeal']>['outcome'],
    answeredAt: answered_at?.toISOString() ?? null,
    note: answer,
  };
}

/** Everything that was decided against a member, newest first. */
export async function readStatements(db: Db, clock: Clock, memberId: string): Promise<StatementView[]> {
  const now = clock.now();
  return (await listStatements(db, memberId)).map((made) => viewStatement(made, now));
}

export async function readStatement(db: Db | Tx, clock: Clock, { id, memberId }: { id: string; memberId: string }): Promise<StatementView> {
  const made = await findStatement(db, id);
  if (made?.member_id !== memberId) throw new Refusal('page.missing');
  return viewStatement(made, clock.now());
}

/** For the copy of a member's data. */
export async function collectStatements(db: Db | Tx, memberId: string) {
  return (await listStatements(db, memberId)).map((made) => ({
    at: made.made_at,
    kind: made.kind,
    decision: made.decision,
    reason: made.reason,
    note: noteOf(made),
    sanction: made.sanction,
    until: made.until,
    appeal: made.text,
    outcome: made.outcome,
    answer: made.answer,
  }));
}
