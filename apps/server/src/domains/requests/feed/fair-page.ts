import type { ListPosition } from '../../../platform/http/list-cursor.ts';

export interface Candidate extends ListPosition {
  member_id: string;
}

/** A member of whom posts were omitted: all their posts between this position and the frontier are still to be shown. */
export interface Debt {
  memberId: string;
  after: ListPosition;
}

/** How far the list was read, newest first, and what was omitted up to there. */
export interface Frontier {
  after: ListPosition | null;
  debts: readonly Debt[];
}

export interface Source {
  /** Posts after a position, without those of some members. Returns fewer than `need` only at the end of the list. */
  following(after: ListPosition | null, need: number, without: readonly string[]): Promise<Candidate[]>;
  /** For each debt the first `most` posts that are still to be shown, none of them after the frontier. */
  owed(debts: readonly Debt[], frontier: ListPosition, most: number): Promise<Candidate[]>;
}

/** After all posts. */
export const END_POSITION: ListPosition = { at: '0', id: '00000000-0000-0000-0000-000000000000' };

interface Page {
  rows: Candidate[];
  next: Frontier | null;
}

export function isNewer(one: ListPosition, other: ListPosition): boolean {
  // Unsigned integers as text: a longer one is larger, and those of one length compare as text.
  if (one.at.length !== other.at.length) return one.at.length > other.at.length;
  return one.at > other.at || (one.at === other.at && one.id > other.id);
}

/**
 * Returns a page with at most `most` posts of one member. Omitted posts come first on the next pages, so that paging shows every post
 * exactly once. There are at most half a page of debts: new ones arise only when old ones do not fill the page, and each of those members
 * has filled two of its rows.
 */
export async function fairPage(source: Source, from: Frontier, limit: number, most: number): Promise<Page> {
  const page = new PageBuilder(limit, most);
  if (from.debts.length > 0) page.showOwed(from.debts, await source.owed(from.debts, from.after ?? END_POSITION, most + 1));
  const after = await fill(page, source, from.after);
  const isEnd = after.id === END_POSITION.id;
  const debts = isEnd ? await real(source, page.debts) : page.debts;
  return { rows: page.rows, next: isEnd && debts.length === 0 ? null : { after, debts } };
}

/** Reads the list until the page is full and it is known that more follows. Returns how far it was read. */
async function fill(page: PageBuilder, source: Source, from: ListPosition | null): Promise<ListPosition> {
  let after = from;
  while (after?.id !== END_POSITION.id) {
    const without = page.full();
    const need = page.room + 1;
    const batch = await source.following(after, need, without);
    const taken = page.take(batch);
    // One row beyond the page shows that there is more.
    const isMoreKnown = taken < batch.length;
    const ended = !isMoreKnown && batch.length < need;
    after = ended ? END_POSITION : (batch[taken - 1] ?? after);
    // The batch excluded these members, so they may have more posts in it.
    if (taken > 0 || ended) page.leaveOut(without);
    if (isMoreKnown) break;
  }
  return after ?? END_POSITION;
}

/** The debts of which posts are left. */
async function real(source: Source, debts: readonly Debt[]): Promise<readonly Debt[]> {
  if (debts.length === 0) return debts;
  const left = new Set((await source.owed(debts, END_POSITION, 1)).map(({ member_id }) => member_id));
  return debts.filter(({ memberId }) => left.has(memberId));
}

class PageBuilder {
  readonly rows: Candidate[] = [];
  private readonly shown = new Map<string, Candidate[]>();
  private readonly owing = new Map<string, ListPosition>();
  private readonly limit: number;
  private readonly most: number;

  constructor(limit: number, most: number) {
    this.limit = limit;
    this.most = most;
  }

  get room(): number {
    return this.limit - this.rows.length;
  }

  get debts(): Debt[] {
    return [...this.owing].map(([memberId, after]) => ({ memberId, after }));
  }

  /** Shows owed posts, newest first regardless of their owners. A debt ends when none of its posts are left. */
  showOwed(debts: readonly Debt[], owed: readonly Candidate[]): void {
    const byMember = Map.groupBy(owed, ({ member_id }) => member_id);
    const first = [...byMember.values()].flatMap((rows) => rows.slice(0, this.most));
    for (const row of first.toSorted((one, other) => (isNewer(one, other) ? -1 : 1))) if (this.room > 0) this.show(row);
    for (const { memberId, after } of debts) {
      const shown = this.shown.get(memberId) ?? [];
      if ((byMember.get(memberId)?.length ?? 0) > shown.length) this.owing.set(memberId, shown.at(-1) ?? after);
    }
  }

  /** Adds rows until the page is full, and returns how many were added. */
  take(batch: readonly Candidate[]): number {
    for (const [index, row] of batch.entries()) {
      if (this.room === 0) return index;
      this.add(row);
    }
    return batch.length;
  }

  /** Members who have enough posts on this page or are owed some. The list is read on without them. */
  full(): string[] {
    const enough = [...this.shown].filter(([, rows]) => rows.length >= this.most).map(([memberId]) => memberId);
    return [...new Set([...enough, ...this.owing.keys()])];
  }

  leaveOut(memberIds: readonly string[]): void {
    for (const memberId of memberIds) if (!this.owing.has(memberId)) this.owe(memberId);
  }

  private add(row: Candidate): void {
    if (this.owing.has(row.member_id)) return;
    if ((this.shown.get(row.member_id)?.length ?? 0) < this.most) this.show(row);
    else this.owe(row.member_id);
  }

  private owe(memberId: string): void {
    const last = this.shown.get(memberId)?.at(-1);
    if (last) this.owing.set(memberId, last);
  }

  private show(row: Candidate): void {
    this.rows.push(row);
    this.shown.set(row.member_id, [...(this.shown.get(row.member_id) ?? []), row]);
  }
}
