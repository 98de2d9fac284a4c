/** What the processes of one release did in the window. */
export interface Side {
  calls: number;
  failures: number;
  /** Seconds; not a number where there were no calls. */
  p95: number;
}

/** Fewer say nothing about a twentieth. */
const FEWEST_CALLS = 500;
/** How much more may fail, as a share of all calls: a handful of a thousand is chance. */
const MORE_FAILURES = 0.005;
const SLOWER = 1.25;
/** Below this a quarter more is noise. */
const SLOWER_BY_SECONDS = 0.02;

const shareOf = ({ calls, failures }: Side): number => failures / Math.max(calls, 1);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const ms = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

/** Why the release must not go on; empty where it may. */
export function judge(canary: Side, before: Side): string[] {
  const few = [
    ['the canary', canary],
    ['the release before', before],
  ].flatMap(([name, side]) => ((side as Side).calls < FEWEST_CALLS ? [`${String(name)} answered too few calls to compare`] : []));
  if (few.length > 0) return few;
  const problems: string[] = [];
  if (shareOf(canary) > shareOf(before) + MORE_FAILURES) {
    problems.push(`more calls fail: ${percent(shareOf(canary))} after ${percent(shareOf(before))}`);
  }
  // Written so that an answer that is no number is a problem, too.
  if (!(canary.p95 <= Math.max(before.p95 * SLOWER, before.p95 + SLOWER_BY_SECONDS))) {
    problems.push(`calls take longer: p95 ${ms(canary.p95)} after ${ms(before.p95)}`);
  }
  return problems;
}
