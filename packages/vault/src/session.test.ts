import { expect, it } from 'vitest';
import { Session } from './session.ts';

it('isNewCheckpoint() returns true once for each checkpoint of a member', () => {
  const session = new Session(null);
  session.start('iris');
  const checkpoint = { size: 7, root: 'root' };
  expect([session.isNewCheckpoint(checkpoint), session.isNewCheckpoint(checkpoint)]).toEqual([true, false]);
  expect(session.isNewCheckpoint({ ...checkpoint, signature: 'signature' })).toBe(true);
  expect(session.isNewCheckpoint({ ...checkpoint, root: 'other' })).toBe(true);
  session.start('felix');
  expect(session.isNewCheckpoint(checkpoint)).toBe(true);
});
