import { expect, it } from 'vitest';
import { defaultEntitlementSettings as settings, type Holder } from '../entitlements/may.ts';
import { maySend, rightsIn } from './rights.ts';

const member = (traits: Partial<Holder> = {}): Holder => ({
  accountType: 'fetishist',
  premium: false,
  verified: false,
  phoneVerified: false,
  ...traits,
});

it('maySend allows a premium member with a verified phone or identity to start a conversation', () => {
  expect(maySend(member({ premium: true, verified: true }), { newest: 0 }, settings).allowed).toBe(true);
  expect(rightsIn(member({ premium: true }), { newest: 0 }, settings)).toMatchObject({ read: true, send: false, because: 'proof' });
});

it('maySend allows a premium member to reply without verification', () => {
  expect(rightsIn(member({ premium: true }), { newest: 1 }, settings)).toEqual({ read: true, send: true, report: true, because: null });
});

it('rightsIn allow a confidant to reply without premium, but not to start a conversation', () => {
  const confidant = member({ accountType: 'confidant' });
  expect(rightsIn(confidant, { newest: 3 }, settings)).toMatchObject({ read: true, send: true });
  expect(rightsIn(confidant, { newest: 0 }, settings)).toMatchObject({ send: false, because: 'upgrade' });
});

it('rightsIn deny a regular fetishist reading and sending, but not reporting', () => {
  expect(rightsIn(member(), { newest: 3 }, settings)).toEqual({ read: false, send: false, report: true, because: 'upgrade' });
});
