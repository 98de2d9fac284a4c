import { sql } from 'kysely';
import type { legalMatterKinds, legalMatterOutcomes } from '@subrosa/rules/statistics/report';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface LegalMatter {
  id: string;
  kind: (typeof legalMatterKinds)[number];
  country: string;
  receivedOn: string;
  resolvedOn: string | null;
  outcome: (typeof legalMatterOutcomes)[number] | null;
}

const columns = sql`id, kind, country, received_on::text AS "receivedOn", resolved_on::text AS "resolvedOn", outcome`;

export async function listLegalMatters(db: Db, limit: number): Promise<LegalMatter[]> {
  const { rows } = await sql<LegalMatter>`
    SELECT ${columns} FROM legal_matter ORDER BY received_on DESC, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Locks the row, because it is resolved only once. */
export async function lockLegalMatter(tx: Tx, id: string): Promise<LegalMatter | null> {
  const { rows } = await sql<LegalMatter>`SELECT ${columns} FROM legal_matter WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}
