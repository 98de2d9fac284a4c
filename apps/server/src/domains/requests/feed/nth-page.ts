import { requestLimits } from '@subrosa/rules/requests/post';
import type { ListPosition } from '../../../platform/http/list-cursor.ts';
import { END_POSITION, fairPage, isNewer, type Candidate, type Frontier, type Source } from './fair-page.ts';

const MARGIN = 1.2;

interface Page {
  rows: Candidate[];
  next: Frontier | null;
}

interface NthPageInput {
  page: number;
  limit: number;
  most: number;
}

/** The page with this number, counted from 0, within the range of page numbers. It depends on the pages before it. */
export async function nthPage(source: Source, page: number, limit: number, most: number): Promise<Page> {
  // Enough if few posts are omitted.
  const likely = Math.min(requestLimits.rows, Math.ceil(MARGIN * (page + 1) * limit) + limit);
  const found = await walk(source, likely, { page, limit, most });
  if (!found.isCut || likely === requestLimits.rows) return found;
  return walk(source, requestLimits.rows, { page, limit, most });
}

/** Reads this many posts. More may follow after them, which this page does not know of. */
async function walk(source: Source, count: number, { page, limit, most }: NthPageInput): Promise<Page & { isCut: boolean }> {
  const rows = await source.following(null, count, []);
  const known = inMemory(rows);
  let walked: Page = await fairPage(known, { after: null, debts: [] }, limit, most);
  for (let number = 0; number < page; number += 1) {
    walked = walked.next ? await fairPage(known, walked.next, limit, most) : { rows: [], next: null };
  }
  const isCut = rows.length >= count && (walked.next === null || walked.next.after?.id === END_POSITION.id);
  return { rows: walked.rows, next: isCut ? null : walked.next, isCut };
}

/** A source for a list in memory, newest first. */
export function inMemory(rows: readonly Candidate[]): Source {
  /** The index of the first row after a position. */
  function firstAfter(position: ListPosition): number {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const row = rows[middle];
      if (row && isNewer(position, row)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  function take(from: number, most: number, fits: (row: Candidate) => boolean): Candidate[] {
    const taken: Candidate[] = [];
    for (let index = from; index < rows.length && taken.length < most; index += 1) {
      const row = rows[index];
      if (row && fits(row)) taken.push(row);
    }
    return taken;
  }

  return {
    following: async (after, need, without) => take(after ? firstAfter(after) : 0, need, (row) => !without.includes(row.member_id)),
    owed: async (debts, frontier, most) =>
      debts.flatMap(({ memberId, after }) => take(firstAfter(after), most, (row) => row.member_id === memberId && !isNewer(frontier, row))),
  };
}
