import { beforeEach, describe, expect, it } from 'vitest';
import { isSignedIn, useSession, type SessionAccount } from './session.ts';

const iris: SessionAccount = {
  id: '1',
  username: 'iris',
  email: 'iris@example.org',
  accountType: 'fetishist',
  state: 'active',
  premium: false,
  verified: false,
  phoneVerified: false,
  staffRole: null,
};

beforeEach(() => useSession.setState({ status: 'starting', account: null }));

describe('the session', () => {
  it('becomes a member’s session once the welcome wizard is finished', () => {
    useSession.getState().start({ ...iris, state: 'pending' });
    expect(useSession.getState().status).toBe('pending');
    useSession.getState().start(iris);
    expect(useSession.getState()).toMatchObject({ status: 'member', account: { username: 'iris' } });
  });

  it('clears the account when it ends', () => {
    useSession.getState().start(iris);
    useSession.getState().end();
    expect(useSession.getState()).toMatchObject({ status: 'visitor', account: null });
  });

  it.each([
    ['starting', false],
    ['visitor', false],
    ['pending', true],
    ['member', true],
  ] as const)('counts %s as signed in: %s', (status, expected) => {
    expect(isSignedIn(status)).toBe(expected);
  });
});
