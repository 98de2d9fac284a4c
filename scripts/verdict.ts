/** The result of a step of a check. A step that could not run has not passed. */
export type Verdict = 'passed' | 'failed' | 'not checked';

/** The exit code of a step that could not check anything, as test runners report a skipped test. */
export const EXIT_NOT_CHECKED = 77;

export function verdictOf(exitCode: number | null): Verdict {
  if (exitCode === 0) return 'passed';
  return exitCode === EXIT_NOT_CHECKED ? 'not checked' : 'failed';
}

/** A failure takes precedence over "not checked". */
export function worstOf(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('failed')) return 'failed';
  return verdicts.includes('not checked') ? 'not checked' : 'passed';
}

/** The start of a line; all have the same length. */
export const marks: Readonly<Record<Verdict, string>> = { passed: 'ok         ', failed: 'FAILED     ', 'not checked': 'NOT CHECKED' };

export function summaryOf(passed: number, failed: number, notChecked: readonly string[]): string {
  const unknown = notChecked.length > 0 ? `, ${notChecked.length} not checked: ${notChecked.join(', ')}` : '';
  return `${passed} passed, ${failed} failed${unknown}`;
}
