import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionActions, otherSide, stateAfter, stepOf, type ConnectionState } from './changes.ts';
import { connectionRequestProblem, connectionLimits, shownCount } from './limits.ts';

describe('a connection', () => {
  it.each([
    ['none', 'request', 'asking'],
    ['asked', 'request', 'connected'],
    ['asked', 'confirm', 'connected'],
    ['asked', 'decline', 'none'],
    ['asked', 'delete', 'none'],
    ['asking', 'withdraw', 'none'],
    ['asking', 'delete', 'none'],
    ['connected', 'delete', 'none'],
  ] as const)('that is %s becomes, when one would %s, %s', (state, action, after) => {
    expect(stateAfter(state, stepOf(state, action))).toBe(after);
  });

  it.each([
    ['asking', 'confirm'],
    ['asking', 'decline'],
    ['asked', 'withdraw'],
    ['connected', 'decline'],
    ['connected', 'withdraw'],
    ['none', 'confirm'],
  ] as const)('that is %s stays so when one would %s', (state, action) => {
    expect(stepOf(state, action)).toBeNull();
  });

  it('is the same done twice as done once, whatever is done', () => {
    for (const state of ['none', 'asking', 'asked', 'connected'] as const) {
      for (const action of ['request', ...connectionActions] as const) {
        const once = stateAfter(state, stepOf(state, action));
        expect(stateAfter(once, stepOf(once, action))).toBe(once);
      }
    }
  });

  it('never connects somebody who did not agree', () => {
    const moves = fc.array(fc.tuple(fc.boolean(), fc.constantFrom('request' as const, ...connectionActions)), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (list) => {
        let state: ConnectionState = 'none';
        const willing = { true: false, false: false };
        for (const [first, action] of list) {
          const seen: ConnectionState = first ? state : otherSide[state];
          const after = stateAfter(seen, stepOf(seen, action));
          if (after === 'none') willing.true = willing.false = false;
          else if (action === 'request' || action === 'confirm') willing[`${first}`] = true;
          state = first ? after : otherSide[after];
          if (state === 'connected') expect(willing).toEqual({ true: true, false: true });
        }
      }),
    );
  });
});

describe('asking', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const fresh = { pending: 0, requestedToday: 0, declinedAt: null };
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it.each([
    ['is free to begin with', fresh, null],
    ['ends with too many that wait', { ...fresh, pending: connectionLimits.pending }, 'connections.tooManyPending'],
    ['ends with too many of a day', { ...fresh, requestedToday: connectionLimits.requestsPerDay }, 'connections.dailyLimit'],
    ['waits a month after a no', { ...fresh, declinedAt: ago(connectionLimits.declinedMs - 1) }, 'connections.requestedRecently'],
    ['goes on after the month', { ...fresh, declinedAt: ago(connectionLimits.declinedMs) }, null],
  ] as const)('%s', (_, requester, problem) => {
    expect(connectionRequestProblem(requester, now)).toBe(problem);
  });
});

it.each([
  [0, 0],
  [10, 10],
  [11, 10],
  [19, 10],
  [20, 20],
  [999, 990],
])('%i connections are told to others as %i', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});
