import { beforeEach, expect, it } from 'vitest';
import { useSession, type SessionAccount } from './session.ts';
import { holdKeys, releaseKeys, useKeyring } from './keyring.ts';

const iris = { id: '1', username: 'iris', state: 'active' } as SessionAccount;

beforeEach(() => useSession.getState().end());

it('keeps the keys through a change of the account', () => {
  holdKeys('one');
  useSession.getState().start({ ...iris, state: 'pending' });
  useSession.getState().start(iris);
  expect(useKeyring.getState().keysId).toBe('one');
});

it('clears the keys when the session ends', () => {
  useSession.getState().start(iris);
  holdKeys('one');
  useSession.getState().end();
  expect(useKeyring.getState().keysId).toBeNull();
});

it('releases only the keys that were stored', () => {
  holdKeys('one');
  holdKeys('two');
  releaseKeys('one');
  expect(useKeyring.getState().keysId).toBe('two');
  releaseKeys('two');
  expect(useKeyring.getState().keysId).toBeNull();
});
