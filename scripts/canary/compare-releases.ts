/** The requests of the processes of one release in the window. */
export interface ReleaseStats {
  calls: number;
  failures: number;
  /** In seconds; NaN without calls. */
  p95: number;
}

/** Fewer calls give no reliable 95th percentile. */
const MIN_CALLS = 500;
/** The allowed increase of failures, as a share of all calls: a few in a thousand are chance. */
const MAX_MORE_FAILURES = 0.005;
const MAX_SLOWDOWN = 1.25;
/** Smaller differences are noise, whatever their ratio. */
const MIN_SLOWDOWN_SECONDS = 0.02;

const shareOf = ({ calls, failures }: ReleaseStats): number => failures / Math.max(calls, 1);
const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
const ms = (seconds: number): string => `${Math.round(seconds * 1000)} ms`;

/** The reasons why the release must stop; empty where it may continue. */
export function compareReleases(canary: ReleaseStats, before: ReleaseStats): string[] {
  const few = [
    ['the canary', canary],
    ['the release before', before],
  ].flatMap(([name, stats]) => ((stats as ReleaseStats).calls < MIN_CALLS ? [`${String(name)} answered too few calls to compare`] : []));
  if (few.length > 0) return few;
  const problems: string[] = [];
  if (shareOf(canary) > shareOf(before) + MAX_MORE_FAILURES) {
    problems.push(`more calls fail: ${percent(shareOf(canary))} after ${percent(shareOf(before))}`);
  }
  // Written so that NaN is a problem too.
  if (!(canary.p95 <= Math.max(before.p95 * MAX_SLOWDOWN, before.p95 + MIN_SLOWDOWN_SECONDS))) {
    problems.push(`calls take longer: p95 ${ms(canary.p95)} after ${ms(before.p95)}`);
  }
  return problems;
}
