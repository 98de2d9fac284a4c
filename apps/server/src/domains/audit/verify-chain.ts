import type { Db, Tx } from '../../platform/db/database.ts';
import type { Anchor } from './anchors.ts';
import { FIRST_HASH, problemsOf, type ChainEnd, type LinkProblem } from './chain.ts';
import { inSnapshot, findHead, listLinks } from './queries.ts';

const PAGE = 1000;

export interface Problem {
  seq: number;
  /** `end`: the last entry differs from the head. `anchor`: the entry differs from the signed anchor. */
  problem: LinkProblem | 'end' | 'anchor';
}

export interface Verified {
  entries: number;
  end: ChainEnd;
  problems: Problem[];
}

/** Reads the whole chain and returns all its problems; every anchor must still be in it. */
export async function verifyChain(db: Db, anchors: readonly Anchor[] = []): Promise<Verified> {
  return inSnapshot(db, (tx) => verifyWholeChain(tx, anchors));
}

export async function verifyWholeChain(tx: Tx, anchors: readonly Anchor[]): Promise<Verified> {
  const head = await findHead(tx);
  const anchored = new Map(anchors.map(({ seq }) => [seq, seq === 0 ? FIRST_HASH : '']));
  const problems: Problem[] = [];
  let end: ChainEnd = { seq: 0, hash: FIRST_HASH };
  let entries = 0;
  for (let more = true; more;) {
    const links = await listLinks(tx, end.seq, PAGE);
    for (const link of links) {
      const seq = Number(link.seq);
      for (const problem of problemsOf(link, end)) problems.push({ seq, problem });
      if (anchored.has(seq)) anchored.set(seq, link.hash);
      end = { seq, hash: link.hash };
    }
    entries += links.length;
    more = links.length === PAGE;
  }
  if (head?.seq !== end.seq || head.hash !== end.hash) problems.push({ seq: end.seq, problem: 'end' });
  for (const { seq, hash } of anchors) if (anchored.get(seq) !== hash) problems.push({ seq, problem: 'anchor' });
  return { entries, end, problems };
}

/** Verifies a section: each entry follows the previous one, and the last one matches the head if the section ends there. */
export async function verifySection(tx: Tx, first: number, last: number): Promise<{ read: number; problems: Problem[] }> {
  const [before] = first > 1 ? await listLinks(tx, first - 2, 1) : [];
  const head = await findHead(tx);
  const problems: Problem[] = [];
  let end: ChainEnd =
    before && Number(before.seq) === first - 1 ? { seq: first - 1, hash: before.hash } : { seq: first - 1, hash: FIRST_HASH };
  let read = 0;
  for (let more = true; more && end.seq < last;) {
    const links = await listLinks(tx, end.seq, Math.min(PAGE, last - end.seq));
    const meant = links.filter(({ seq }) => Number(seq) <= last);
    for (const link of meant) {
      const seq = Number(link.seq);
      for (const problem of problemsOf(link, end)) problems.push({ seq, problem });
      end = { seq, hash: link.hash };
    }
    read += meant.length;
    more = meant.length === PAGE;
  }
  const shouldReach = Math.min(last, head?.seq ?? 0);
  if (end.seq < shouldReach || (end.seq === head?.seq && end.hash !== head.hash)) problems.push({ seq: end.seq, problem: 'end' });
  return { read, problems };
}

/** Verifies from the last anchor to the head: the anchor is still in the chain, and all later entries follow it. */
export async function verifySince(tx: Tx, anchor: Anchor | null): Promise<{ end: ChainEnd; problems: Problem[] }> {
  const end = (await findHead(tx)) ?? { seq: 0, hash: FIRST_HASH };
  const from = anchor?.seq ?? 0;
  const [anchored] = from > 0 ? await listLinks(tx, from - 1, 1) : [];
  if (anchor && from > 0 && (Number(anchored?.seq) !== from || anchored?.hash !== anchor.hash)) {
    return { end, problems: [{ seq: from, problem: 'anchor' }] };
  }
  return { end, problems: (await verifySection(tx, from + 1, end.seq)).problems };
}
