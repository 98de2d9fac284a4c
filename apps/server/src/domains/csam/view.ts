import type { CsamCaseView } from '@subrosa/contract/csam';
import { confirmingProblem, preparingProblem } from '@subrosa/rules/csam/csam';
import type { Config } from '../../platform/config/config.ts';
import type { Preservation } from '../documents/index.ts';
import { csamCaseState } from './lock-case.ts';
import { decryptNote } from './note-encryption.ts';
import type { StoredCsamCase } from './queries/cases.ts';

interface Around {
  staffId: string;
  names: ReadonlyMap<string, { name: string }>;
  preservation: Preservation | undefined;
  now: Date;
  config: Config;
}

/** Shows reviewers the progress of a case, without its content. */
export function viewCsamCase(found: StoredCsamCase, around: Around): CsamCaseView {
  const { staffId, names } = around;
  return {
    id: found.id,
    source: found.source,
    state: found.state,
    openedAt: found.openedAt.toISOString(),
    dueAt: found.dueAt.toISOString(),
    member: found.memberId === null ? null : (names.get(found.memberId)?.name ?? null),
    match: found.list === null || found.distance === null ? null : { list: found.list, difference: found.distance },
    preserved: viewPreservation(found, around.preservation),
    prepared: viewPrepared(found, around.config),
    confirmed: found.confirmedAt && { by: found.confirmer, at: found.confirmedAt.toISOString() },
    report: viewReport(found, around.now),
    can: {
      prepare: preparingProblem(csamCaseState(found), staffId) === null,
      confirm: confirmingProblem(csamCaseState(found), staffId) === null,
      resend: found.reportState === 'rejected',
    },
  };
}

function viewPreservation({ preservedAt }: StoredCsamCase, preservation: Preservation | undefined): CsamCaseView['preserved'] {
  if (preservedAt === null) return null;
  const { files = 0, keepUntil = null, held = false, destroyedAt = null } = preservation ?? {};
  return { files, until: keepUntil?.toISOString() ?? null, held, destroyedAt: destroyedAt?.toISOString() ?? null };
}

function viewPrepared({ id, verdict, incident, note, preparer, preparedAt }: StoredCsamCase, config: Config): CsamCaseView['prepared'] {
  if (verdict === null || preparedAt === null) return null;
  return {
    verdict,
    incident,
    note: note && decryptNote(config.DATA_ENCRYPTION_SECRET, id, note),
    by: preparer,
    at: preparedAt.toISOString(),
  };
}

function viewReport(found: StoredCsamCase, now: Date): CsamCaseView['report'] {
  const { reportState: state, number, problem, attempts, reportDueAt: dueAt, acknowledgedAt } = found;
  if (state === null || dueAt === null) return null;
  return {
    state,
    number,
    attempts: attempts ?? 0,
    problem,
    dueAt: dueAt.toISOString(),
    overdue: state !== 'acknowledged' && dueAt <= now,
    acknowledgedAt: acknowledgedAt?.toISOString() ?? null,
  };
}
