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
  ['somebody new chooses', { verified: [], current: null, can: can(both) }, undefined, 'choose'],
  ['somebody new goes on', { verified: [], current: null, can: can(both) }, 'social', 'social'],
  ['what a reload lost is asked for again', { verified: [], current: null, can: can(both) }, 'send', 'instructions'],
  ['while staff look, nothing can be sent', { verified: [], current: attempt('waiting'), can: can([]) }, 'front', 'waiting'],
  ['just sent', { verified: [], current: attempt('waiting'), can: can([]) }, 'submitted', 'submitted'],
  ['declined says why', { verified: [], current: attempt('declined'), can: can(both) }, undefined, 'declined'],
  ['declined begins anew', { verified: [], current: attempt('declined'), can: can(both) }, 'choose', 'choose'],
  ['withdrawn begins anew', { verified: [], current: attempt('withdrawn'), can: can(both) }, undefined, 'choose'],
  ['verified says so', { verified: badge, current: attempt('approved'), can: can(['social']) }, undefined, 'verified'],
  ['verified may add the other way', { verified: badge, current: attempt('approved'), can: can(['social']) }, 'social', 'social'],
  ['verified cannot add the same way', { verified: badge, current: attempt('approved'), can: can(['social']) }, 'front', 'verified'],
  ['a declined renewal says why', { verified: badge, current: attempt('declined'), can: can(both) }, undefined, 'declined'],
] as const)('%s', (_, status, requested, shown) => {
  expect(verificationViewOf({ ...status, verified: [...status.verified] }, requested, {})).toBe(shown);
});
