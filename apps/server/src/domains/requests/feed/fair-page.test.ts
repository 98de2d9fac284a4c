import fc from 'fast-check';
import { expect, it } from 'vitest';
import { END_POSITION, fairPage, isNewer, type Candidate, type Frontier } from './fair-page.ts';
import { inMemory, nthPage } from './nth-page.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Newest first; some have the same time. */
const listOf = (members: readonly number[]): Candidate[] =>
  members.map((member, index) => ({
    at: String(1_000_000 - Math.floor(index / 2)),
    id: idOf(900_000 - index),
    member_id: `member ${member}`,
  }));

const lists = fc.array(fc.oneof(fc.nat(2), fc.nat(40)), { maxLength: 120 }).map(listOf);

async function walk(rows: readonly Candidate[], limit: number, most = 2): Promise<{ pages: Candidate[][]; debts: number[] }> {
  const pages: Candidate[][] = [];
  const debts: number[] = [];
  let from: Frontier | null = { after: null, debts: [] };
  while (from) {
    const { rows: page, next }: { rows: Candidate[]; next: Frontier | null } = await fairPage(inMemory(rows), from, limit, most);
    pages.push(page);
    debts.push(next?.debts.length ?? 0);
    from = next;
    if (pages.length > 500) throw new Error('it never ends');
  }
  return { pages, debts };
}

it('shows every post exactly once, with at most two of a member on a page', async () => {
  const check = async (rows: Candidate[], limit: number) => {
    const { pages, debts } = await walk(rows, limit);
    const shown = pages.flat().map(({ id }) => id);
    expect(shown.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    for (const page of pages) {
      expect(page.length).toBeLessThanOrEqual(limit);
      for (const posts of Map.groupBy(page, ({ member_id }) => member_id).values()) expect(posts.length).toBeLessThanOrEqual(2);
    }
    // Only an empty list has an empty page.
    expect(pages.filter((page) => page.length === 0).length).toBe(rows.length === 0 ? 1 : 0);
    expect(Math.max(...debts)).toBeLessThanOrEqual(Math.max(1, Math.floor(limit / 2)));
  };
  await fc.assert(fc.asyncProperty(lists, fc.integer({ min: 1, max: 12 }), check), { numRuns: 1000 });
});

it('keeps the order of each member’s posts and of each page', async () => {
  const check = async (rows: Candidate[]) => {
    const { pages } = await walk(rows, 9);
    for (const posts of Map.groupBy(pages.flat(), ({ member_id }) => member_id).values()) {
      expect(posts).toEqual(rows.filter(({ member_id }) => member_id === posts[0]?.member_id));
    }
    for (const page of pages) expect(page).toEqual(page.toSorted((one, other) => (isNewer(one, other) ? -1 : 1)));
  };
  await fc.assert(fc.asyncProperty(lists, check), { numRuns: 1000 });
});

it('returns the list unchanged when no member has more than two posts per page', async () => {
  const rows = listOf(Array.from({ length: 30 }, (_, index) => index));
  const { pages } = await walk(rows, 9);
  expect(pages.map((page) => page.length)).toEqual([9, 9, 9, 3]);
  expect(pages.flat()).toEqual(rows);
});

it('repeats no post and loses none that stays while others are added or deleted', async () => {
  const changes = fc.array(fc.record({ remove: fc.nat(200), add: fc.boolean() }), { maxLength: 8 });
  const check = async (first: Candidate[], meanwhile: readonly { remove: number; add: boolean }[]) => {
    let rows = first;
    const seen: string[] = [];
    let from: Frontier | null = { after: null, debts: [] };
    for (let step = 0; from; step += 1) {
      const page: { rows: Candidate[]; next: Frontier | null } = await fairPage(inMemory(rows), from, 5, 2);
      seen.push(...page.rows.map(({ id }) => id));
      from = page.next;
      const change = meanwhile[step];
      if (!change) continue;
      rows = rows.filter((_, index) => index !== change.remove);
      if (change.add) rows = [{ at: String(2_000_000 + step), id: idOf(950_000 + step), member_id: 'member 1' }, ...rows];
    }
    expect(seen.length).toBe(new Set(seen).size);
    const stayed = rows.filter(({ id }) => first.some((row) => row.id === id)).map(({ id }) => id);
    expect(stayed.filter((id) => !seen.includes(id))).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(lists, changes, check), { numRuns: 1000 });
});

it('returns the same pages by page number', async () => {
  const check = async (rows: Candidate[]) => {
    const { pages } = await walk(rows, 7);
    for (const [number, page] of pages.entries()) expect((await nthPage(inMemory(rows), number, 7, 2)).rows).toEqual(page);
    expect((await nthPage(inMemory(rows), pages.length, 7, 2)).rows).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(lists, check), { numRuns: 1000 });
});

it('sorts END_POSITION after all posts', () => {
  expect(isNewer({ at: '1', id: idOf(0) }, END_POSITION)).toBe(true);
});
