import { expect, it } from 'vitest';
import { verificationViewOf } from './current-view.ts';

type VerificationStatus = Parameters<typeof verificationViewOf>[0];

const both = ['document', 'social'] as const;

const can = (submit: readonly ('document' | 'social')[]): VerificationStatus['can'] => ({
  submit: [...submit],
  withdraw: false,
  applyForLifetime: null,
  checkAge: false,
});

const attempt = (state: NonNullable<VerificationStatus['current']>['state']): NonNullable<VerificationStatus['current']> => ({
  id: '0b9d3c6e-0f2a-4b6e-9a51-0d5b3a3f1a11',
  method: 'document',
  platform: null,
  handle: null,
  state,
  submittedAt: '2026-11-14T14:40:00Z',
  expectedBy: '2026-11-18',
  decidedAt: null,
  reason: null,
  note: null,
  lifetime: false,
});

const badge = [{ method: 'document' as const, since: '2026-11-14T14:40:00Z', renewBy: null, renewalDue: false }];

it.each([
  ['a new member without a step', { verified: [], current: null, can: can(both) }, undefined, 'choose'],
  ['a new member at a step', { verified: [], current: null, can: can(both) }, 'social', 'social'],
  ['a step after a reload without its recording', { verified: [], current: null, can: can(both) }, 'send', 'instructions'],
  ['a waiting submission at another step', { verified: [], current: attempt('waiting'), can: can([]) }, 'front', 'waiting'],
  ['a submission that was just sent', { verified: [], current: attempt('waiting'), can: can([]) }, 'submitted', 'submitted'],
  ['a declined submission', { verified: [], current: attempt('declined'), can: can(both) }, undefined, 'declined'],
  ['a declined submission at the first step', { verified: [], current: attempt('declined'), can: can(both) }, 'choose', 'choose'],
  ['a withdrawn submission', { verified: [], current: attempt('withdrawn'), can: can(both) }, undefined, 'choose'],
  ['a verified member', { verified: badge, current: attempt('approved'), can: can(['social']) }, undefined, 'verified'],
  ['a verified member with another method', { verified: badge, current: attempt('approved'), can: can(['social']) }, 'social', 'social'],
  ['a verified member with the same method', { verified: badge, current: attempt('approved'), can: can(['social']) }, 'front', 'verified'],
  ['a declined renewal', { verified: badge, current: attempt('declined'), can: can(both) }, undefined, 'declined'],
] as const)('verificationViewOf selects the view for %s', (_, status, requested, shown) => {
  expect(verificationViewOf({ ...status, verified: [...status.verified] }, requested, {})).toBe(shown);
});
