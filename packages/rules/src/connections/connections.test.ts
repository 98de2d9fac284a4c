import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionActions, otherSide, stateAfter, stepOf, type ConnectionState } from './changes.ts';
import { connectionRequestProblem, connectionLimits, shownCount } from './limits.ts';

describe('stepOf', () => {
  it.each([
    ['none', 'request', 'outgoing'],
    ['incoming', 'request', 'connected'],
    ['incoming', 'confirm', 'connected'],
    ['incoming', 'decline', 'none'],
    ['incoming', 'delete', 'none'],
    ['outgoing', 'withdraw', 'none'],
    ['outgoing', 'delete', 'none'],
    ['connected', 'delete', 'none'],
  ] as const)('changes %s by %s to %s', (state, action, after) => {
    expect(stateAfter(state, stepOf(state, action))).toBe(after);
  });

  it.each([
    ['outgoing', 'confirm'],
    ['outgoing', 'decline'],
    ['incoming', 'withdraw'],
    ['connected', 'decline'],
    ['connected', 'withdraw'],
    ['none', 'confirm'],
  ] as const)('leaves %s unchanged by %s', (state, action) => {
    expect(stepOf(state, action)).toBeNull();
  });

  it('keeps the state when an action is repeated', () => {
    for (const state of ['none', 'outgoing', 'incoming', 'connected'] as const) {
      for (const action of ['request', ...connectionActions] as const) {
        const once = stateAfter(state, stepOf(state, action));
        expect(stateAfter(once, stepOf(once, action))).toBe(once);
      }
    }
  });

  it('connects only members who both agreed', () => {
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

describe('connectionRequestProblem', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const fresh = { pending: 0, requestedToday: 0, declinedAt: null };
  const ago = (ms: number) => new Date(now.getTime() - ms);

  it.each([
    ['allows a first request', fresh, null],
    ['rejects a request with too many pending', { ...fresh, pending: connectionLimits.pending }, 'connections.tooManyPending'],
    ['rejects a request with too many on the day', { ...fresh, requestedToday: connectionLimits.requestsPerDay }, 'connections.dailyLimit'],
    [
      'rejects a request within a month after a decline',
      { ...fresh, declinedAt: ago(connectionLimits.declinedMs - 1) },
      'connections.requestedRecently',
    ],
    ['allows a request a month after a decline', { ...fresh, declinedAt: ago(connectionLimits.declinedMs) }, null],
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
])('shownCount(%i) returns %i', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});
