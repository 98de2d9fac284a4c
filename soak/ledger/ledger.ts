/** What must be found after all faults: an exact count of rows. */
export interface ExpectedRows {
  /** The subject of the write: a later write with the same subject replaces it. */
  about: string;
  /** A query that returns one row with `count`. */
  text: string;
  values: readonly unknown[];
  count: number;
}

interface AcknowledgedWrite {
  call: string;
  /** The key under which the app stores the response; null for a route that is idempotent by itself. */
  idempotencyKey: { scope: string; key: string } | null;
  /** Milliseconds since the ledger was opened. */
  at: number;
  tookMs: number;
  expected: ExpectedRows;
}

/** Queries the database for one row with a count. */
export type Count = (text: string, values: readonly unknown[]) => Promise<number>;

export interface Ledger {
  readonly acknowledged: readonly AcknowledgedWrite[];
  /** The times of attempts without a response, or with a request to retry. */
  readonly unanswered: readonly number[];
  /** Responses that no fault explains: an unexpected error, or a bug. */
  readonly wrong: readonly string[];
  now(): number;
  recordWrite(write: Omit<AcknowledgedWrite, 'at'>): void;
  recordUnanswered(): void;
  recordWrong(message: string): void;
}

export function openLedger(clock: () => number = () => performance.now()): Ledger {
  const startedAt = clock();
  const acknowledged: AcknowledgedWrite[] = [];
  const unanswered: number[] = [];
  const wrong: string[] = [];
  const now = () => clock() - startedAt;
  return {
    acknowledged,
    unanswered,
    wrong,
    now,
    recordWrite: (write) => void acknowledged.push({ ...write, at: now() }),
    recordUnanswered: () => void unanswered.push(now()),
    recordWrong: (message) => void wrong.push(message),
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

const STORED_RESPONSE = `SELECT count(*)::int AS count FROM idempotency_key WHERE scope = $1 AND key = $2 AND reply IS NOT NULL`;

/** Checks every acknowledged write: its response is stored, and the latest write about a subject exists exactly as often as expected. */
export async function verify({ acknowledged }: Pick<Ledger, 'acknowledged'>, count: Count): Promise<Verdict> {
  const verdict: Verdict = { checked: 0, lost: [], doubled: [] };
  const newest = new Map(acknowledged.map((write) => [write.expected.about, write]));
  const judge = (found: number, wanted: number, what: string) => {
    if (found < wanted) verdict.lost.push(`${what}: ${found} of ${wanted}`);
    if (found > wanted) verdict.doubled.push(`${what}: ${found} instead of ${wanted}`);
  };
  for (const write of acknowledged) {
    const { call, idempotencyKey, expected } = write;
    verdict.checked += 1;
    if (idempotencyKey)
      judge(
        await count(STORED_RESPONSE, [idempotencyKey.scope, idempotencyKey.key]),
        1,
        `the response to ${call} under ${idempotencyKey.key}`,
      );
    if (newest.get(expected.about) === write) {
      judge(await count(expected.text, expected.values), expected.count, `${call} (${expected.about})`);
    }
  }
  return verdict;
}
