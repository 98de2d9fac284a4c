import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/database.ts';
import { runPrepared } from '../../../../platform/db/prepared.ts';
import type { Candidate } from '../fair-page.ts';
import { nameOf, owedStatementFor, statementFor, type FeedStatement, type Parameter, type Way } from './statements.ts';

export type Values = Readonly<Record<Parameter, unknown>>;

export interface FoundCandidate extends Candidate {
  /** No post of the page: the way gave up here, and more may follow. */
  edge: boolean;
}

const statements = new Map<string, FeedStatement>();

function known(name: string, make: () => FeedStatement): FeedStatement {
  const made = statements.get(name) ?? make();
  statements.set(name, made);
  return made;
}

const run = (db: Db, statement: FeedStatement, values: Values) =>
  runPrepared<FoundCandidate>(
    db,
    statement,
    statement.parameters.map((name) => values[name]),
  );

export const findCandidates = (db: Db, way: Way, values: Values): Promise<FoundCandidate[]> =>
  run(
    db,
    known(nameOf(way), () => statementFor(way)),
    values,
  );

export const findOwed = (db: Db, way: Pick<Way, 'words' | 'near'>, values: Values): Promise<FoundCandidate[]> =>
  run(
    db,
    known(`owed ${way.words} ${way.near}`, () => owedStatementFor(way)),
    values,
  );

/** From where distances are measured, as the middle of a cell: a city, or where the viewer lives. */
export async function findCentre(db: Db, { cityId, memberId }: { cityId: number | null; memberId: string }): Promise<string | null> {
  const { rows } = await sql<{ point: string }>`
    SELECT grid_point(grid_cell(c.position, g.grid_km), g.grid_km)::text AS point FROM city c CROSS JOIN search_setting g
    WHERE c.id = coalesce(${cityId}::integer, (SELECT city_id FROM profile WHERE member_id = ${memberId}))`.execute(db);
  return rows[0]?.point ?? null;
}
