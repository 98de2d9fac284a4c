import { requestLimits } from '@subrosa/rules/requests/post';
import { END, fairPage, isNewer, type Candidate, type Frontier, type Source } from './fair-page.ts';

/** The page with this number, counted from 0, of what the page counter reaches: pages before it decide what is left for it. */
export async function nthPage(
  source: Source,
  page: number,
  limit: number,
  most: number,
): Promise<{ rows: Candidate[]; next: Frontier | null }> {
  const rows = await source.following(null, requestLimits.rows, []);
  const known = inMemory(rows);
  let walked = await fairPage(known, { after: null, debts: [] }, limit, most);
  for (let number = 0; number < page; number += 1) {
    if (!walked.next) return { rows: [], next: null };
    walked = await fairPage(known, walked.next, limit, most);
  }
  // Where the counter ends, more may follow: of that this page knows nothing.
  const isCut = rows.length >= requestLimits.rows && (walked.next?.after?.id === END.id || walked.next === null);
  return isCut ? { rows: walked.rows, next: null } : walked;
}

/** The same questions, asked of a list that is known. */
export function inMemory(rows: readonly Candidate[]): Source {
  return {
    following: async (after, need, without) =>
      rows.filter((row) => (after === null || isNewer(after, row)) && !without.includes(row.member_id)).slice(0, need),
    owed: async (debts, frontier, most) =>
      debts.flatMap(({ memberId, after }) =>
        rows.filter((row) => row.member_id === memberId && isNewer(after, row) && !isNewer(frontier, row)).slice(0, most),
      ),
  };
}
