import { describe, expect, it } from 'vitest';
import { overallOf, stepOf } from './overall.ts';

describe('the overall progress', () => {
  it('overallOf measures bytes, not the number of files', () => {
    const overall = overallOf([
      { phase: 'sent', bytes: 100, sentBytes: 100 },
      { phase: 'sending', bytes: 300, sentBytes: 100 },
    ]);
    expect(overall).toEqual({ files: 2, done: 1, failed: 0, percent: 50 });
  });

  it('overallOf is zero without uploads', () => {
    expect(overallOf([])).toEqual({ files: 0, done: 0, failed: 0, percent: 0 });
  });

  it('stepOf rounds down to quarters', () => {
    expect([0, 24, 25, 74, 75, 100].map(stepOf)).toEqual([0, 0, 25, 50, 75, 100]);
  });
});
