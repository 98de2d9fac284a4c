import { describe, expect, it } from 'vitest';
import { lineOf, reportOf, type Outcome } from './safety/report.ts';
import { EXIT_NOT_CHECKED, summaryOf, verdictOf, worstOf } from './verdict.ts';

describe('a step that could not check anything', () => {
  it('counts as neither passed nor failed', () => {
    expect([0, 1, EXIT_NOT_CHECKED, null].map(verdictOf)).toEqual(['passed', 'failed', 'not checked', 'failed']);
  });

  it('stays visible beside passed steps, and leaves failed steps visible', () => {
    expect(worstOf([])).toBe('passed');
    expect(worstOf(['passed', 'not checked', 'passed'])).toBe('not checked');
    expect(worstOf(['not checked', 'failed'])).toBe('failed');
  });

  it('appears in the last line and is not counted as passed', () => {
    expect(summaryOf(14, 0, ['T14'])).toBe('14 passed, 0 failed, 1 not checked: T14');
    expect(summaryOf(15, 0, [])).toBe('15 passed, 0 failed');
  });

  it('appears in the safety report', () => {
    const results = [{ text: 'advisories NOT CHECKED', ok: true }];
    const outcome: Outcome = { id: 'T14', what: 'packages', promise: '0', results, tests: 0, seconds: 8, verdict: 'not checked' };
    expect(lineOf(outcome)).toMatch(/^NOT CHECKED T14 /);
    const [row] = reportOf([outcome], '', new Date(0)).match(/^\| T14 .*$/m) ?? [];
    expect(row).toMatch(/\| \*\*not checked\*\* \|$/);
  });
});
