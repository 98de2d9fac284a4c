import type { SubjectKind } from '@subrosa/rules/moderation/case-rules';
import type { CsamIncident, CsamReportState, CsamVerdict } from '@subrosa/rules/csam/csam';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';

interface CheckedColumns {
  source: 'upload' | 'report';
  state: 'open' | 'decided';
  subjectKind: SubjectKind;
  verdict: CsamVerdict | null;
  incident: CsamIncident | null;
  reportState: CsamReportState | null;
}

function cases(db: Db | Tx) {
  return db
    .selectFrom('csam_case as csam')
    .innerJoin('moderation_case as found', 'found.id', 'csam.case_id')
    .leftJoin('member as preparer', (join) => join.onRef('preparer.id', '=', 'csam.prepared_by').on('preparer.state', '<>', 'deleted'))
    .leftJoin('member as confirmer', (join) => join.onRef('confirmer.id', '=', 'csam.confirmed_by').on('confirmer.state', '<>', 'deleted'))
    .leftJoin('csam_report as report', 'report.case_id', 'csam.case_id')
    .select(['found.id', 'found.state', 'found.opened_at as openedAt', 'found.due_at as dueAt', 'found.member_id as memberId'])
    .select(['found.reporter_id as reporterId', 'found.subject_kind as subjectKind', 'found.subject_id as subjectId'])
    .select([
      'csam.source',
      'csam.hash_list as list',
      'csam.distance',
      'csam.sanction_id as sanctionId',
      'csam.preserved_at as preservedAt',
    ])
    .select([
      'csam.verdict',
      'csam.incident',
      'csam.encrypted_note as note',
      'csam.prepared_by as preparedBy',
      'csam.prepared_at as preparedAt',
    ])
    .select(['csam.confirmed_at as confirmedAt', 'preparer.username as preparer', 'confirmer.username as confirmer'])
    .select(['report.state as reportState', 'report.number', 'report.attempts', 'report.problem', 'report.files_sent as areFilesSent'])
    .select(['report.due_at as reportDueAt', 'report.acknowledged_at as acknowledgedAt', 'report.retry_at as retryAt'])
    .$narrowType<CheckedColumns>();
}

export type StoredCsamCase = Awaited<ReturnType<ReturnType<typeof cases>['executeTakeFirstOrThrow']>>;

const MOST = 200;

/** Returns open cases first, by deadline, then the newest. Cases in which the reviewer is involved are excluded. */
export async function listCases(db: Db | Tx, staffId: string): Promise<StoredCsamCase[]> {
  return cases(db)
    .where('found.member_id', 'is distinct from', staffId)
    .where('found.reporter_id', 'is distinct from', staffId)
    .orderBy(sql`found.state = 'open'`, 'desc')
    .orderBy(sql`CASE WHEN found.state = 'open' THEN found.due_at END`)
    .orderBy('found.opened_at', 'desc')
    .limit(MOST)
    .execute();
}

export async function findCase(db: Db | Tx, caseId: string): Promise<StoredCsamCase | undefined> {
  return cases(db).where('found.id', '=', caseId).executeTakeFirst();
}

/** Locks the case, so that concurrent changes by two reviewers are serialised. */
export async function lockCase(tx: Tx, caseId: string): Promise<StoredCsamCase | undefined> {
  await tx.selectFrom('csam_case').select('case_id').where('case_id', '=', caseId).forUpdate().executeTakeFirst();
  return findCase(tx, caseId);
}

/** Returns the account data of a member; undefined when the account is deleted. */
export async function findHolder(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('member')
    .leftJoin('profile', 'profile.member_id', 'member.id')
    .select(['member.id', 'username', 'email', 'phone', 'joined_at as joinedAt', 'account_type as accountType'])
    .select('profile.birth_date as dateOfBirth')
    .where('member.id', '=', memberId)
    .where('member.state', '<>', 'deleted')
    .executeTakeFirst();
}

/** Returns cases that are not preserved yet, to recover lost jobs. */
export async function listUnpreserved(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('csam_case').select('case_id as id').where('preserved_at', 'is', null).execute();
  return rows.map(({ id }) => id);
}
