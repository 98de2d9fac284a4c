import type { Db } from '../../../../platform/db/database.ts';
import { runPrepared, type PreparedStatement } from '../../../../platform/db/prepared.ts';
import { PreparedCache } from '../../../../platform/search/prepared-builder.ts';
import type { Candidate } from '../fair-page.ts';
import { nameOf, owedNameOf, owedPreparedFor, preparedFor, type Parameter, type AccessPath } from './prepared.ts';

export type Values = Readonly<Record<Parameter, unknown>>;

export interface FoundCandidate extends Candidate {
  /** Not a post of the page: the access path stopped at its bound here, and more may follow. */
  edge: boolean;
}

const preparedByName = new PreparedCache<Parameter>();

export const findCandidates = (db: Db, accessPath: AccessPath, values: Values): Promise<FoundCandidate[]> =>
  preparedByName.run<FoundCandidate>(db, nameOf(accessPath), () => preparedFor(accessPath), values);

export const findOwed = (db: Db, accessPath: Pick<AccessPath, 'searchWords' | 'near'>, values: Values): Promise<FoundCandidate[]> =>
  preparedByName.run<FoundCandidate>(db, owedNameOf(accessPath), () => owedPreparedFor(accessPath), values);

const centre: PreparedStatement = {
  name: 'requests.centre',
  text: `
SELECT grid_point(grid_cell(c.position, g.grid_km), g.grid_km)::text AS point FROM city c CROSS JOIN search_grid g
WHERE c.id = coalesce($1::integer, (SELECT city_id FROM profile WHERE member_id = $2::uuid))`,
};

/** The centre for distances, as the middle of a cell: of a city, or of the viewer's city. */
export async function findCentre(db: Db, { cityId, memberId }: { cityId: number | null; memberId: string }): Promise<string | null> {
  const [row] = await runPrepared<{ point: string }>(db, centre, [cityId, memberId]);
  return row?.point ?? null;
}
