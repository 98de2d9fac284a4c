import { describe, expect, it } from 'vitest';
import { draftErrorOf, emptyDraft, sanctionOf, withDecision, withReason, withSanction } from './decision/draft.ts';
import { sanctionsFor } from './decision/sanctions-for.ts';
import { neighbour, nextCase } from './next-case.ts';
import { parseReviewSearch } from './review-search.ts';
import { keyOf } from './shortcuts/key-of.ts';
import { timeLeft } from './time-left.ts';

describe('parseReviewSearch', () => {
  const id = '0b9d3c6e-0f2a-4b6e-9a51-0d5b3a3f1a11';

  it('keeps the open case and the filter of the queue', () => {
    expect(parseReviewSearch({ case: id, show: 'mine', kind: 'media_match' })).toEqual({ case: id, show: 'mine', kind: 'media_match' });
  });

  it('omits invalid values and defaults', () => {
    expect(parseReviewSearch({ case: 7, show: 'open', kind: 'x', other: 'y' })).toEqual({});
    expect(parseReviewSearch({ case: '../../x', show: ['mine'] })).toEqual({});
  });
});

describe('nextCase', () => {
  const queued = (id: string, traits: { assignee?: string; mine?: boolean; state?: 'decided' } = {}) => ({
    id,
    assignee: traits.assignee ?? null,
    mine: traits.mine ?? false,
    state: traits.state ?? ('open' as const),
  });

  it('returns the next case that no colleague has claimed', () => {
    const cases = [queued('a'), queued('b'), queued('c', { assignee: 'linden' }), queued('d', { assignee: 'sable', mine: true })];
    expect(nextCase(cases, 'b')).toBe('d');
    expect(nextCase(cases, 'd')).toBe('a');
  });

  it('returns null when no case is open', () => {
    expect(nextCase([queued('a'), queued('b', { assignee: 'linden' }), queued('c', { state: 'decided' })], 'a')).toBeNull();
  });

  it('returns the first case when the decided one is not in the list', () => {
    expect(nextCase([queued('a'), queued('b')], 'gone')).toBe('a');
  });
});

it.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['a', -1, null],
  ['b', 1, null],
  [null, 1, 'a'],
  [null, -1, 'b'],
] as const)('returns as the neighbour of %s in direction %i: %s', (id, step, found) => {
  expect(neighbour([{ id: 'a' }, { id: 'b' }], id, step)).toBe(found);
});

it.each([
  ['2026-11-15T12:00:00Z', 'none', 0, 'late'],
  ['2026-11-15T11:59:00Z', 'none', 0, 'late'],
  ['2026-11-15T12:00:30Z', 'minutes', 1, 'soon'],
  ['2026-11-15T12:59:00Z', 'minutes', 59, 'soon'],
  ['2026-11-15T15:30:00Z', 'hours', 3, 'soon'],
  ['2026-11-16T12:00:00Z', 'hours', 24, 'calm'],
  ['2026-11-18T11:00:00Z', 'days', 2, 'calm'],
] as const)('timeLeft until %s is %s: %i, %s', (dueAt, unit, count, tone) => {
  expect(timeLeft(dueAt, Date.parse('2026-11-15T12:00:00Z'))).toEqual({ unit, count, tone });
});

describe('keyOf', () => {
  const pressed = (traits: Partial<Parameters<typeof keyOf>[0]>) =>
    keyOf({ key: '', code: '', ctrlKey: false, metaKey: false, altKey: false, ...traits });

  it.each([
    [{ key: 'j', code: 'KeyJ' }, 'j'],
    [{ key: 'J', code: 'KeyJ' }, 'j'],
    [{ key: 'о', code: 'KeyJ' }, 'j'],
    [{ key: 'כ', code: 'KeyF' }, 'f'],
    [{ key: '1', code: 'Digit1' }, '1'],
    [{ key: '١', code: 'Digit1' }, '1'],
    [{ key: '?', code: 'Slash' }, '?'],
    [{ key: 'Enter', code: 'Enter', ctrlKey: true }, 'ctrl+enter'],
    [{ key: 'Enter', code: 'Enter', metaKey: true }, 'ctrl+enter'],
    [{ key: 'a', code: 'KeyA', ctrlKey: true }, 'ctrl+a'],
    [{ key: 'a', code: 'KeyA', altKey: true }, 'alt+a'],
  ])('returns for %o the key %s on every layout', (traits, name) => {
    expect(pressed(traits)).toBe(name);
  });
});

describe('the draft of a decision', () => {
  it('requires a decision, and a reason for a negative one', () => {
    expect(draftErrorOf(emptyDraft)).toBe('decision');
    expect(draftErrorOf(withDecision(emptyDraft, 'reject'))).toBe('reason');
    expect(draftErrorOf(withDecision(emptyDraft, 'approve'))).toBeNull();
  });

  it('selects the negative decision of the kind with a reason', () => {
    expect(withReason(emptyDraft, 'media_review', 'quality')).toMatchObject({ decision: 'reject', reason: 'quality', note: '' });
    expect(withReason(emptyDraft, 'media_match', 'known')).toMatchObject({ decision: 'remove' });
  });

  it('removes the reason when the decision becomes positive', () => {
    const rejecting = withReason(emptyDraft, 'media_review', 'quality');
    expect(withDecision(rejecting, 'approve')).toMatchObject({ decision: 'approve', reason: null });
    expect(withDecision(rejecting, 'reject')).toMatchObject({ reason: 'quality' });
  });
});

describe('the sanction of a decision', () => {
  const opened = { kind: 'member_report', username: 'M-7K2QXR4', mine: true, state: 'open' } as const;

  it('depends on the role, the assignee and the kind of the case', () => {
    expect(sanctionsFor(opened, 'moderator')).toEqual(['warning', 'strike', 'suspension']);
    expect(sanctionsFor(opened, 'safety_lead')).toEqual(['warning', 'strike', 'suspension', 'ban']);
    expect(sanctionsFor(opened, 'reviewer')).toEqual([]);
    expect(sanctionsFor({ ...opened, mine: false }, 'moderator')).toEqual([]);
    expect(sanctionsFor({ ...opened, username: null }, 'moderator')).toEqual([]);
    expect(sanctionsFor({ ...opened, kind: 'identity' }, 'safety_lead')).toEqual([]);
    expect(sanctionsFor({ ...opened, kind: 'appeal' }, 'safety_lead')).toEqual([]);
  });

  it('selects the negative decision, and is removed by itself or a positive decision', () => {
    const warned = withSanction(emptyDraft, 'member_report', 'warning');
    expect(warned).toMatchObject({ decision: 'reject', sanction: 'warning' });
    expect(withSanction(warned, 'member_report', 'warning').sanction).toBeNull();
    expect(withDecision(warned, 'dismiss').sanction).toBeNull();
  });

  it.each([
    ['0', false, 'days'],
    ['366', false, 'days'],
    ['', false, 'days'],
    ['', true, null],
    ['30', false, null],
  ] as const)('validates a suspension of “%s” days, permanent %s: %s', (days, isForGood, problem) => {
    const draft = { ...withReason(emptyDraft, 'member_report', 'harassment'), sanction: 'suspension', days, isForGood } as const;
    expect(draftErrorOf(draft)).toBe(problem);
    if (problem === null) expect(sanctionOf(draft)).toEqual(isForGood ? { kind: 'suspension' } : { kind: 'suspension', days: 30 });
  });
});
