import { describe, expect, it } from 'vitest';
import { daysOf, isOver, recentMonths, recentTransparencyPeriods } from './periods.ts';
import { caseKinds } from '../moderation/case-rules.ts';
import { csvOf, groupOf, publishedLines, transparencyLines } from './report.ts';
import { publicCount, runningCount, shownCount } from './rounding.ts';

describe('reporting periods', () => {
  it.each([
    ['2026', '2026-01-01', '2027-01-01'],
    ['2026-H1', '2026-01-01', '2026-07-01'],
    ['2026-H2', '2026-07-01', '2027-01-01'],
    ['2026-12', '2026-12-01', '2027-01-01'],
  ])('covers for %s the days from %s until before %s', (period, from, until) => expect(daysOf(period)).toEqual({ from, until }));

  it.each(['', '26', '2026-H3', '2026-13', '2026-00', '2026-1', 'H1'])('rejects “%s”', (text) => expect(daysOf(text)).toBeNull());

  it('ends after its last day', () => {
    const half = { from: '2026-01-01', until: '2026-07-01' };
    expect(isOver(half, new Date('2026-06-30T23:59:59Z'))).toBe(false);
    expect(isOver(half, new Date('2026-07-01T00:00:00Z'))).toBe(true);
  });

  it('lists periods that have begun', () => {
    const now = new Date('2026-03-05T12:00:00Z');
    expect(recentTransparencyPeriods(now, 2)).toEqual(['2026-H1', '2026', '2025-H2', '2025-H1', '2025']);
    expect(recentMonths(now, 4)).toEqual(['2026-03', '2026-02', '2026-01', '2025-12']);
  });
});

describe('small counts', () => {
  it('hides counts below five', () => expect([0, 4, 5, 6].map(shownCount)).toEqual([null, null, 5, 6]));
  it('rounds counts of the current day down to steps of five', () => expect([4, 5, 9, 10].map(runningCount)).toEqual([null, 5, 5, 10]));
  it('rounds published counts to the nearest five', () =>
    expect([0, 1, 4, 5, 7, 8, 1003].map(publicCount)).toEqual([0, null, null, 5, 5, 10, 1005]));
});

describe('transparencyLines', () => {
  const row = { kind: 'ncii', decision: 'remove', reason: 'not_allowed', sanction: null, withdrawn: false, count: 7, inTime: 6 };
  const lines = transparencyLines({
    received: [{ kind: 'ncii', count: 9 }],
    decided: [row, { ...row, decision: 'dismiss', reason: null, count: 1, inTime: 1 }],
    medians: [{ kind: 'ncii', minutes: 61 }],
    legalMatters: [],
  });
  const valueOf = (section: string, part: string, measure: string, of = lines) =>
    of.find((line) => line.section === section && line.part === part && line.measure === measure)?.value;

  it('assigns every kind of case to a group', () => expect(caseKinds.filter((kind) => groupOf(kind) === null)).toEqual([]));

  it('counts received cases, actions and time', () => {
    expect(valueOf('intimate_pictures', 'ncii', 'received')).toBe(9);
    expect(valueOf('intimate_pictures', 'ncii', 'acted')).toBe(7);
    expect(valueOf('intimate_pictures', 'ncii', 'in_time')).toBe(7);
    expect(valueOf('notices', 'ncii', 'dismissed')).toBe(1);
    expect(valueOf('reasons', 'not_allowed', 'acted')).toBe(7);
  });

  it('rounds published numbers except times', () => {
    const published = publishedLines(lines);
    expect(valueOf('notices', 'ncii', 'received', published)).toBe(10);
    expect(valueOf('notices', 'ncii', 'dismissed', published)).toBeNull();
    expect(valueOf('notices', 'ncii', 'median_minutes', published)).toBe(61);
    expect(csvOf(published)).toContain('notices,ncii,dismissed,<5\r\n');
  });
});
