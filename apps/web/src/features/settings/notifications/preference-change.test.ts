import type { Preferences } from '@subrosa/contract/notifications/schemas';
import { kindRules, notificationKinds } from '@subrosa/rules/notifications/kinds';
import { describe, expect, it } from 'vitest';
import { changed, partsOf } from './preference-change.ts';

const cached: Preferences = {
  kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, kindRules[kind].usually])) as Preferences['kinds'],
  emailFrequency: 'immediate',
  quietFrom: null,
  quietTo: null,
  messages: true,
  email: 'on',
};
const off = { kinds: { favourited_profile: { inApp: false } } };

describe('changed and partsOf', () => {
  it('changes one channel of one kind, and keeps the others', () => {
    const now = changed(cached, off);
    expect(now.kinds.favourited_profile).toEqual({ inApp: false, email: false, push: false });
    expect({ ...now.kinds, favourited_profile: cached.kinds.favourited_profile }).toEqual(cached.kinds);
    expect(now.emailFrequency).toBe('immediate');
  });

  it('restores exactly the changed part', () => {
    expect(partsOf(cached, off)).toEqual({ kinds: { favourited_profile: { inApp: true } } });
    expect(changed(changed(cached, off), partsOf(cached, off))).toEqual(cached);
    expect(partsOf(cached, { quietFrom: '22:00', quietTo: '08:00' })).toEqual({ quietFrom: null, quietTo: null });
  });
});
