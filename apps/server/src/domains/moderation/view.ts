import type { CaseView, moderationRoutes, StatementOfReasonsView } from '@subrosa/contract/moderation';
import type { ReplyOf } from '@subrosa/contract/route';
import type { StoredCase, StoredEvent } from './queries/cases.ts';
import type { DisplayName } from './display-names.ts';

type EventView = ReplyOf<(typeof moderationRoutes)['getCase']>['events'][number];

/** Check constraints limit these columns to the values of the contract. */
export function viewCase(found: StoredCase, staffId: string, names: ReadonlyMap<string, DisplayName>): CaseView {
  const shown = found.member_id === null ? undefined : names.get(found.member_id);
  // The subject id of a profile is the id of its member, which leads to the username.
  const hidden = found.subject_kind === 'profile' && !shown?.revealed;
  return {
    id: found.id,
    kind: found.kind as CaseView['kind'],
    subjectKind: found.subject_kind as CaseView['subjectKind'],
    subjectId: hidden ? found.id : found.subject_id,
    username: shown?.name ?? null,
    revealed: shown?.revealed ?? false,
    state: found.state as CaseView['state'],
    openedAt: found.opened_at.toISOString(),
    dueAt: found.due_at.toISOString(),
    reminderCount: found.reminder_count,
    assignee: found.assignee,
    mine: found.assignee_id === staffId,
    decision: found.decision as CaseView['decision'],
    reason: found.reason as CaseView['reason'],
    note: found.note,
  };
}

export function viewEvent({ occurred_at: at, kind, actor }: StoredEvent): EventView {
  return { at: at.toISOString(), kind: kind as EventView['kind'], actor };
}

interface StoredSanction {
  kind: string;
  ends_at: Date | null;
  lifted_at: Date | null;
}

export function viewSanction(found: StoredSanction | undefined): StatementOfReasonsView['sanction'] {
  if (!found) return null;
  const kind = found.kind as NonNullable<StatementOfReasonsView['sanction']>['kind'];
  return { kind, until: found.ends_at?.toISOString() ?? null, lifted: found.lifted_at !== null };
}
