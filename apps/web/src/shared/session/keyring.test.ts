import { beforeEach, expect, it } from 'vitest';
import { useSession, type SessionAccount } from './session.ts';
import { storeKeys, useKeyring, type UnlockedKeys } from './keyring.ts';

const iris = { id: '1', username: 'iris', state: 'active' } as SessionAccount;
const unlocked = { masterKey: new Uint8Array(32) } as UnlockedKeys;

beforeEach(() => useSession.getState().end());

it('keeps the keys through a change of the account', () => {
  storeKeys(unlocked);
  useSession.getState().start({ ...iris, state: 'pending' });
  useSession.getState().start(iris);
  expect(useKeyring.getState().unlocked).toBe(unlocked);
});

it('clears the keys when the session ends', () => {
  useSession.getState().start(iris);
  storeKeys(unlocked);
  useSession.getState().end();
  expect(useKeyring.getState().unlocked).toBeNull();
});
