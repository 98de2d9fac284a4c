import { describe, expect, it } from 'vitest';
import { defaultEntitlementSettings as settings, type Holder } from '../entitlements/may.ts';
import { missingSteps } from './first-message.ts';

const newMember: Holder = { accountType: 'fetishist', premium: false, verified: false, phoneVerified: false };
const open = { open: true };

describe('missingSteps', () => {
  it('lists the phone before the plan for a new fetishist', () => {
    expect(missingSteps(newMember, open, settings)).toEqual(['phone', 'premium']);
  });

  it('lists the connection first, and payment last, for a private account', () => {
    expect(missingSteps(newMember, { open: false }, settings)).toEqual(['connection', 'phone', 'premium']);
  });

  it('lists nothing for a member who has everything', () => {
    expect(missingSteps({ ...newMember, premium: true, phoneVerified: true }, open, settings)).toEqual([]);
    expect(missingSteps({ ...newMember, premium: true, verified: true }, open, settings)).toEqual([]);
  });

  it('omits what a member already has', () => {
    expect(missingSteps({ ...newMember, premium: true }, open, settings)).toEqual(['phone']);
    expect(missingSteps({ ...newMember, phoneVerified: true }, open, settings)).toEqual(['premium']);
  });

  it('offers confidants a verified identity instead of a plan', () => {
    expect(missingSteps({ ...newMember, accountType: 'confidant' }, open, settings)).toEqual(['identity']);
    expect(missingSteps({ ...newMember, accountType: 'confidant', phoneVerified: true }, open, settings)).toEqual(['identity']);
  });

  it('requires no proof when the setting requires none', () => {
    expect(missingSteps(newMember, open, { ...settings, chatStart: 'premium' })).toEqual(['premium']);
  });
});
