import type { Db, Tx } from '../../../platform/db/database.ts';
import type { KeyProvider } from '../../../platform/keys/keys.ts';
import type { PreservedKind } from './store.ts';

export async function isPreserved(db: Db | Tx, caseId: string, source: string): Promise<boolean> {
  const found = await db
    .selectFrom('preserved_file')
    .select('id')
    .where('case_id', '=', caseId)
    .where('source', '=', source)
    .executeTakeFirst();
  return found !== undefined;
}

/** Returns the files of a case whose key still exists, the reported files first. */
export async function listPreserved(db: Db | Tx, caseId: string) {
  return db
    .selectFrom('preserved_file')
    .select(['id', 'kind'])
    .where('case_id', '=', caseId)
    .where('state', '=', 'preserved')
    .orderBy('kind', 'desc')
    .orderBy('id')
    .$narrowType<{ kind: PreservedKind }>()
    .execute();
}

export interface Preservation {
  caseId: string;
  files: number;
  keepUntil: Date | null;
  held: boolean;
  destroyedAt: Date | null;
}

/** Returns how many files of each case are preserved, and until when. */
export async function listPreservations(db: Db | Tx, caseIds: readonly string[]): Promise<Map<string, Preservation>> {
  if (caseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('preserved_file')
    .select(({ fn }) => [
      'case_id as caseId',
      fn.countAll<string>().as('files'),
      fn.max('keep_until').as('keepUntil'),
      fn<boolean>('bool_or', ['legal_hold']).as('held'),
      fn.max('destroyed_at').as('destroyedAt'),
    ])
    .where('case_id', 'in', [...caseIds])
    .groupBy('case_id')
    .execute();
  return new Map(rows.map((row) => [row.caseId, { ...row, files: Number(row.files) }]));
}

export async function listHalfDestroyed(db: Db | Tx) {
  return db
    .selectFrom('preserved_file')
    .select(['id', 'case_id as caseId'])
    .where('state', '=', 'destroyed')
    .where('destroyed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/** Returns what the documents process needs to decrypt a file, but only while the report with this number is being sent. */
export async function findForwardable(db: Db | Tx, id: string, number: string) {
  return db
    .selectFrom('preserved_file as file')
    .innerJoin('csam_report as report', 'report.case_id', 'file.case_id')
    .select(['file.id', 'file.case_id as caseId', 'file.kind', 'file.content_type as type', 'file.file_bytes as bytes'])
    .select(['file.wrapped_key as wrapped', 'file.key_provider as provider', 'file.key_name as keyName'])
    .where('file.id', '=', id)
    .where('file.state', '=', 'preserved')
    .where('report.number', '=', number)
    .where('report.state', '=', 'sending')
    .$narrowType<{ kind: PreservedKind; wrapped: Buffer; provider: KeyProvider }>()
    .executeTakeFirst();
}

export type Forwardable = NonNullable<Awaited<ReturnType<typeof findForwardable>>>;
