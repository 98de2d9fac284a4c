/** What must be found after all faults: a count of rows, exactly. */
export interface Expected {
  /** What the write is about: a later one about the same takes its place. */
  about: string;
  /** Answers one row with `count`. */
  text: string;
  values: readonly unknown[];
  count: number;
}

interface Acknowledged {
  call: string;
  /** Under which the house keeps the answer; null for a call that has an identity of its own. */
  kept: { scope: string; key: string } | null;
  /** Milliseconds since the ledger was opened. */
  at: number;
  tookMs: number;
  expected: Expected;
}

/** Asks the database: one row with a count. */
export type Count = (text: string, values: readonly unknown[]) => Promise<number>;

export interface Ledger {
  readonly acknowledged: readonly Acknowledged[];
  /** When an attempt brought no answer, or one that asks to come back. */
  readonly unanswered: readonly number[];
  /** Answers that no fault explains: a refusal that was not meant, or a bug. */
  readonly wrong: readonly string[];
  now(): number;
  note(write: Omit<Acknowledged, 'at'>): void;
  miss(): void;
  complain(message: string): void;
}

export function openLedger(clock: () => number = () => performance.now()): Ledger {
  const began = clock();
  const acknowledged: Acknowledged[] = [];
  const unanswered: number[] = [];
  const wrong: string[] = [];
  const now = () => clock() - began;
  return {
    acknowledged,
    unanswered,
    wrong,
    now,
    note: (write) => void acknowledged.push({ ...write, at: now() }),
    miss: () => void unanswered.push(now()),
    complain: (message) => void wrong.push(message),
  };
}

/** The longest time in [from, to] in which nothing of these calls was acknowledged, in milliseconds. */
export function longestGap(
  { acknowledged }: Pick<Ledger, 'acknowledged'>,
  from: number,
  to: number,
  isMeant: (call: string) => boolean,
): number {
  let [last, longest] = [from, 0];
  for (const { at, call } of acknowledged) {
    if (at < from || at > to || !isMeant(call)) continue;
    longest = Math.max(longest, at - last);
    last = at;
  }
  return Math.max(longest, to - last);
}

export interface Verdict {
  checked: number;
  lost: string[];
  doubled: string[];
}

const KEPT = `SELECT count(*)::int AS count FROM idempotency_key WHERE scope = $1 AND key = $2 AND reply IS NOT NULL`;

/** Looks for every acknowledged write: its answer is kept, and what it last said of a thing is there exactly as often as it should be. */
export async function verify({ acknowledged }: Pick<Ledger, 'acknowledged'>, count: Count): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, lost: [], doubled: [] };
  const newest = new Map(acknowledged.map((write) => [write.expected.about, write]));
  const judge = (found: number, wanted: number, what: string) => {
    if (found < wanted) verdict.lost.push(`${what}: ${found} of ${wanted}`);
    if (found > wanted) verdict.doubled.push(`${what}: ${found} instead of ${wanted}`);
  };
  for (const write of acknowledged) {
    const { call, kept, expected } = write;
    verdict.checked += 1;
    if (kept) judge(await count(KEPT, [kept.scope, kept.key]), 1, `the answer to ${call} under ${kept.key}`);
    if (newest.get(expected.about) === write) {
      judge(await count(expected.text, expected.values), expected.count, `${call} (${expected.about})`);
    }
  }
  return verdict;
}
