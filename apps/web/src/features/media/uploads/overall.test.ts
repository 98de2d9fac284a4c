import { describe, expect, it } from 'vitest';
import { overallOf, stepOf } from './overall.ts';

describe('all uploads together', () => {
  it('are as far as their bytes, not as their number', () => {
    const overall = overallOf([
      { phase: 'sent', bytes: 100, sentBytes: 100 },
      { phase: 'sending', bytes: 300, sentBytes: 100 },
    ]);
    expect(overall).toEqual({ files: 2, done: 1, failed: 0, percent: 50 });
  });

  it('are nowhere when there are none', () => {
    expect(overallOf([])).toEqual({ files: 0, done: 0, failed: 0, percent: 0 });
  });

  it('are spoken of at each quarter', () => {
    expect([0, 24, 25, 74, 75, 100].map(stepOf)).toEqual([0, 0, 25, 50, 75, 100]);
  });
});
