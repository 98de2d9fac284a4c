import type { Preferences } from '@subrosa/contract/notifications/parts';
import { kindRules, notificationKinds } from '@subrosa/rules/notifications/kinds';
import { describe, expect, it } from 'vitest';
import { changed, partsOf } from './preference-change.ts';

const held: Preferences = {
  kinds: Object.fromEntries(notificationKinds.map((kind) => [kind, kindRules[kind].usually])) as Preferences['kinds'],
  emailPace: 'soon',
  quietFrom: null,
  quietTo: null,
  messages: true,
  email: 'on',
};
const off = { kinds: { favourited_profile: { inApp: false } } };

describe('a change of preferences', () => {
  it('concerns one channel of one kind, and leaves the others', () => {
    const now = changed(held, off);
    expect(now.kinds.favourited_profile).toEqual({ inApp: false, email: false, push: false });
    expect({ ...now.kinds, favourited_profile: held.kinds.favourited_profile }).toEqual(held.kinds);
    expect(now.emailPace).toBe('soon');
  });

  it('is taken back by what was before, and by nothing else', () => {
    expect(partsOf(held, off)).toEqual({ kinds: { favourited_profile: { inApp: true } } });
    expect(changed(changed(held, off), partsOf(held, off))).toEqual(held);
    expect(partsOf(held, { quietFrom: '22:00', quietTo: '08:00' })).toEqual({ quietFrom: null, quietTo: null });
  });
});
