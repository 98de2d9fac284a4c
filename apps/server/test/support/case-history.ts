import type { Insertable } from 'kysely';
import { caseRules, needsReason, reasonsOf, type CaseKind } from '@subrosa/rules/moderation/case-rules';
import { dueAt } from '@subrosa/rules/moderation/due-dates';
import { appealUntil, sanctionEnd, sanctionKinds } from '@subrosa/rules/moderation/sanctions';
import { noticeKinds } from '@subrosa/rules/notices/kinds';
import type { Db, Tx } from '../../src/platform/db/database.ts';
import type { Database } from '../../src/schema/database.ts';

interface CaseHistoryInput {
  seed: number;
  from: Date;
  until: Date;
  cases: number;
  /** The members whom cases are about; without any, cases have no member. */
  memberIds?: readonly string[];
  staffIds: readonly string[];
}

type Rows<Table extends keyof Database> = Insertable<Database[Table]>[];

interface History {
  notice: Rows<'notice'>;
  moderation_case: Rows<'moderation_case'>;
  moderation_event: Rows<'moderation_event'>;
  sanction: Rows<'sanction'>;
  statement_of_reasons: Rows<'statement_of_reasons'>;
  appeal: Rows<'appeal'>;
}

/** The relative frequency of each kind; appeals follow from statements of reasons. */
const often: readonly [CaseKind, number][] = [
  ['media_review', 34],
  ['identity', 16],
  ['member_report', 9],
  ['request_text', 8],
  ['profile_text', 6],
  ['conversation_report', 5],
  ['complaint', 5],
  ['contact', 4],
  ['request_report', 3],
  ['ncii', 2],
  ['dmca', 2],
  ['depicted_person', 2],
  ['media_objection', 2],
  ['counter_notice', 1],
  ['media_match', 1],
  ['ban_evasion', 1],
  ['under_age', 1],
  ['privacy_request', 1],
];

const DAY = 86_400_000;

/** Generates the same numbers for the same seed on every machine (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(next() * values.length)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  };
  const hex = (length: number) => Array.from({ length }, () => Math.floor(next() * 16).toString(16)).join('');
  const id = () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  return { next, pick, id };
}

/** Generates a realistic history of cases and decisions in a period, as rows of the tables. */
export function aHistory({ seed, from, until, cases, memberIds = [], staffIds }: CaseHistoryInput): History {
  const { next, pick, id } = chance(seed);
  const rows: History = { notice: [], moderation_case: [], moderation_event: [], sanction: [], statement_of_reasons: [], appeal: [] };
  const total = often.reduce((sum, [, weight]) => sum + weight, 0);
  const span = until.getTime() - from.getTime();

  function kindOf(): CaseKind {
    let left = next() * total;
    for (const [kind, weight] of often) if ((left -= weight) < 0) return kind;
    return 'media_review';
  }

  /** Decides most cases long before their deadline and some later; cases not decided by the end stay open. */
  function decideAt(openedAt: Date, due: Date): Date | null {
    const part = next() ** 2 * (next() < 0.06 ? 2.2 : 0.98);
    const at = new Date(openedAt.getTime() + 60_000 + Math.round(part * (due.getTime() - openedAt.getTime())));
    return at < until ? at : null;
  }

  function subjectKindOf(kind: CaseKind): string {
    if (kind === 'appeal') return 'statement_of_reasons';
    return (noticeKinds as readonly string[]).includes(kind) ? 'notice' : 'media';
  }

  function addCase(kind: CaseKind, about: { subjectId: string; openedAt: Date; memberId: string | null }) {
    const { subjectId, openedAt, memberId } = about;
    const [caseId, due] = [id(), dueAt(kind, openedAt)];
    const at = decideAt(openedAt, due);
    const withdrawn = kind !== 'appeal' && next() < 0.04;
    const decision = withdrawn ? 'dismiss' : caseRules[kind].decisions[next() < 0.68 ? 0 : 1];
    const reason = needsReason(decision) ? pick(reasonsOf(kind)) : null;
    const by = withdrawn ? null : pick(staffIds);
    rows.moderation_case.push({
      id: caseId,
      kind,
      subject_kind: subjectKindOf(kind),
      subject_id: subjectId,
      member_id: memberId,
      priority: caseRules[kind].priority,
      opened_at: openedAt,
      due_at: due,
      state: at ? 'decided' : 'open',
      ...(at && { decision, reason, decided_by: by, decided_at: at }),
    });
    rows.moderation_event.push({ id: id(), case_id: caseId, occurred_at: openedAt, kind: 'opened', actor_id: null });
    const sanction = at && reason && memberId && next() < 0.25 ? pick(sanctionKinds) : null;
    if (at) {
      const detail = { decision, reason, ...(sanction && { sanction }) };
      rows.moderation_event.push({
        id: id(),
        case_id: caseId,
        occurred_at: at,
        kind: 'decided',
        actor_id: by,
        detail: JSON.stringify(detail),
      });
    }
    return { caseId, at, decision, reason, sanction };
  }

  function addStatementOfReasons(
    memberId: string,
    against: { caseId: string; at: Date; reason: string; sanction: (typeof sanctionKinds)[number] | null },
  ) {
    const { caseId, at, reason, sanction } = against;
    const [statementOfReasonsId, sanctionId] = [id(), sanction && id()];
    if (sanction && sanctionId) {
      const end = sanctionEnd({ kind: sanction, days: 7 }, at);
      rows.sanction.push({ id: sanctionId, member_id: memberId, case_id: caseId, kind: sanction, reason, imposed_at: at, ends_at: end });
    }
    const issued = { id: statementOfReasonsId, case_id: caseId, member_id: memberId, reason, sanction_id: sanctionId };
    rows.statement_of_reasons.push({ ...issued, issued_at: at, appeal_until: appealUntil(at) });
    const filedAt = new Date(at.getTime() + Math.round(next() * 20 * DAY));
    if (next() >= 0.2 || filedAt >= until) return;
    const appeal = addCase('appeal', { subjectId: statementOfReasonsId, openedAt: filedAt, memberId });
    const outcome = appeal.at && (appeal.decision === 'overturn' ? 'overturned' : 'upheld');
    const answered = { outcome, answered_at: appeal.at };
    rows.appeal.push({
      statement_of_reasons_id: statementOfReasonsId,
      case_id: appeal.caseId,
      text: 'Please check it again.',
      filed_at: filedAt,
      ...answered,
    });
  }

  for (let index = 0; index < cases; index += 1) {
    const kind = kindOf();
    const openedAt = new Date(from.getTime() + Math.floor(next() * span));
    // There are fewer cases on weekends.
    if ([0, 6].includes(openedAt.getUTCDay()) && next() < 0.55) continue;
    const subjectId = id();
    const isNotice = (noticeKinds as readonly string[]).includes(kind);
    if (isNotice) {
      const ticket = `N-H${seed}-${index}`;
      rows.notice.push({ id: subjectId, ticket, kind, locale: 'en', received_at: openedAt, encrypted_content: Buffer.from(ticket) });
    }
    const memberId = memberIds.length > 0 && !isNotice ? pick(memberIds) : null;
    const { caseId, at, reason, sanction } = addCase(kind, { subjectId, openedAt, memberId });
    if (memberId && at && reason) addStatementOfReasons(memberId, { caseId, at, reason, sanction });
  }
  return rows;
}

const CHUNK = 500;

/** Inserts a history into its tables. */
export async function putHistory(db: Db | Tx, history: History): Promise<void> {
  for (const table of ['notice', 'moderation_case', 'moderation_event', 'sanction', 'statement_of_reasons', 'appeal'] as const) {
    const rows: readonly object[] = history[table];
    for (let from = 0; from < rows.length; from += CHUNK) {
      await db
        .insertInto(table)
        .values(rows.slice(from, from + CHUNK))
        .execute();
    }
  }
}
