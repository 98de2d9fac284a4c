import { describe, expect, it } from 'vitest';
import { defaultEntitlementSettings, may, type Holder } from './may.ts';
import { capabilities } from './table.ts';

const holder = (traits: Partial<Holder> = {}): Holder => ({
  accountType: 'fetishist',
  premium: false,
  verified: false,
  phoneVerified: false,
  ...traits,
});

describe('may', () => {
  it('limits a regular member to one post a day, and a premium member not at all', () => {
    expect(may('requests.post', holder())).toEqual({ allowed: true, limit: { upTo: 1, unit: 'a day' } });
    expect(may('requests.post', holder({ premium: true }))).toEqual({ allowed: true, limit: null });
  });

  it('requires premium and a verified phone or identity to start a conversation', () => {
    expect(may('messages.start', holder({ phoneVerified: true }))).toEqual({ allowed: false, because: 'upgrade' });
    expect(may('messages.start', holder({ premium: true }))).toEqual({ allowed: false, because: 'phone or identity' });
    expect(may('messages.start', holder({ premium: true, phoneVerified: true })).allowed).toBe(true);
    expect(may('messages.start', holder({ premium: true, verified: true })).allowed).toBe(true);
    expect(may('messages.start', holder({ premium: true }), { ...defaultEntitlementSettings, chatStart: 'premium' }).allowed).toBe(true);
  });

  it('permits confidants without premium to read and reply, unless the setting forbids it', () => {
    const confidant = holder({ accountType: 'confidant' });
    expect(may('messages.read', confidant).allowed).toBe(true);
    expect(may('messages.reply', confidant, { ...defaultEntitlementSettings, confidantMessaging: 'premium_only' })).toEqual({
      allowed: false,
      because: 'upgrade',
    });
    expect(may('messages.read', holder())).toEqual({ allowed: false, because: 'upgrade' });
  });

  it('gives automatic replies to the account types of the setting', () => {
    expect(may('messages.autoReply', holder({ premium: true }))).toEqual({ allowed: false, because: 'role' });
    expect(may('messages.autoReply', holder(), { ...defaultEntitlementSettings, autoReplyRoles: ['fetishist'] }).allowed).toBe(true);
  });

  it('gives safety features without premium', () => {
    expect(may('safety.blockAndReport', holder()).allowed).toBe(true);
    expect(may('messages.staff', holder({ phoneVerified: true })).allowed).toBe(true);
    expect(may('requests.withdraw', holder()).allowed).toBe(true);
  });

  it.each(capabilities)('%s is never reduced by premium or further verification', (capability) => {
    for (const accountType of ['fetishist', 'confidant'] as const) {
      for (const verified of [false, true]) {
        const regular = may(capability, holder({ accountType, verified }));
        const premium = may(capability, holder({ accountType, verified, premium: true, phoneVerified: true }));
        expect(premium.allowed || !regular.allowed).toBe(true);
      }
    }
  });
});
