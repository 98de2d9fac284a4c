import type { Db } from '../../../../platform/db/database.ts';
import { runPrepared, type Prepared } from '../../../../platform/db/prepared.ts';
import { StatementCache } from '../../../../platform/search/prepared-builder.ts';
import type { Candidate } from '../fair-page.ts';
import { nameOf, owedNameOf, owedStatementFor, statementFor, type Parameter, type Way } from './statements.ts';

export type Values = Readonly<Record<Parameter, unknown>>;

export interface FoundCandidate extends Candidate {
  /** No post of the page: the way gave up here, and more may follow. */
  edge: boolean;
}

const statements = new StatementCache<Parameter>();

export const findCandidates = (db: Db, way: Way, values: Values): Promise<FoundCandidate[]> =>
  statements.run<FoundCandidate>(db, nameOf(way), () => statementFor(way), values);

export const findOwed = (db: Db, way: Pick<Way, 'words' | 'near'>, values: Values): Promise<FoundCandidate[]> =>
  statements.run<FoundCandidate>(db, owedNameOf(way), () => owedStatementFor(way), values);

const centre: Prepared = {
  name: 'requests.centre',
  text: `
SELECT grid_point(grid_cell(c.position, g.grid_km), g.grid_km)::text AS point FROM city c CROSS JOIN search_setting g
WHERE c.id = coalesce($1::integer, (SELECT city_id FROM profile WHERE member_id = $2::uuid))`,
};

/** From where distances are measured, as the middle of a cell: a city, or where the viewer lives. */
export async function findCentre(db: Db, { cityId, memberId }: { cityId: number | null; memberId: string }): Promise<string | null> {
  const [row] = await runPrepared<{ point: string }>(db, centre, [cityId, memberId]);
  return row?.point ?? null;
}
