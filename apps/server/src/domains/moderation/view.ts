import type { CaseView, moderationCalls } from '@subrosa/contract/moderation';
import type { ReplyOf } from '@subrosa/contract/route';
import type { StoredCase, StoredEvent } from './queries/cases.ts';

type EventView = ReplyOf<(typeof moderationCalls)['readCase']>['events'][number];

/** The choices of these columns are constrained by the database, to the words of the contract. */
export function viewCase(found: StoredCase, staffId: string): CaseView {
  return {
    id: found.id,
    kind: found.kind as CaseView['kind'],
    subjectKind: found.subject_kind as CaseView['subjectKind'],
    subjectId: found.subject_id,
    username: found.username,
    state: found.state as CaseView['state'],
    openedAt: found.opened_at.toISOString(),
    dueAt: found.due_at.toISOString(),
    alarms: found.alarms,
    assignee: found.assignee,
    mine: found.assignee_id === staffId,
    decision: found.decision as CaseView['decision'],
    reason: found.reason as CaseView['reason'],
    note: found.note,
  };
}

export function viewEvent({ at, kind, actor }: StoredEvent): EventView {
  return { at: at.toISOString(), kind: kind as EventView['kind'], actor };
}
