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

it('lets a premium member begin who has proved a phone or an identity', () => {
  expect(maySend(member({ premium: true, verified: true }), { newest: 0 }, settings).allowed).toBe(true);
  expect(rightsIn(member({ premium: true }), { newest: 0 }, settings)).toMatchObject({ read: true, send: false, because: 'proof' });
});

it('lets a premium member answer without any proof', () => {
  expect(rightsIn(member({ premium: true }), { newest: 1 }, settings)).toEqual({ read: true, send: true, report: true, because: null });
});

it('lets a confidant answer for nothing, and begin only with premium', () => {
  const confidant = member({ accountType: 'confidant' });
  expect(rightsIn(confidant, { newest: 3 }, settings)).toMatchObject({ read: true, send: true });
  expect(rightsIn(confidant, { newest: 0 }, settings)).toMatchObject({ send: false, because: 'upgrade' });
});

it('neither shows nor sends anything for a regular fetishist, who may still report', () => {
  expect(rightsIn(member(), { newest: 3 }, settings)).toEqual({ read: false, send: false, report: true, because: 'upgrade' });
});
