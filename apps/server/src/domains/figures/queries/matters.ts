import { sql } from 'kysely';
import type { matterKinds, matterOutcomes } from '@subrosa/rules/figures/report';
import type { Db, Tx } from '../../../platform/db/database.ts';

export interface Matter {
  id: string;
  kind: (typeof matterKinds)[number];
  country: string;
  receivedOn: string;
  answeredOn: string | null;
  outcome: (typeof matterOutcomes)[number] | null;
}

const columns = sql`id, kind, country, received_on::text AS "receivedOn", answered_on::text AS "answeredOn", outcome`;

export async function listMatters(db: Db, limit: number): Promise<Matter[]> {
  const { rows } = await sql<Matter>`
    SELECT ${columns} FROM outside_matter ORDER BY received_on DESC, id LIMIT ${limit}`.execute(db);
  return rows;
}

/** Locked: it is answered once. */
export async function lockMatter(tx: Tx, id: string): Promise<Matter | null> {
  const { rows } = await sql<Matter>`SELECT ${columns} FROM outside_matter WHERE id = ${id} FOR UPDATE`.execute(tx);
  return rows[0] ?? null;
}
