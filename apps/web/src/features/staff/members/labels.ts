import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MemberRecordEventKind, SearchKind } from '@subrosa/rules/moderation/members';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { MemberRecord } from './api.ts';

export const searchLabels: Record<SearchKind, MessageDescriptor> = {
  username: msg`Username`,
  email: msg`Email address`,
  pseudonym: msg`Pseudonym`,
  case: msg`Case number`,
};

export const sanctionLabels: Record<SanctionKind, MessageDescriptor> = {
  warning: msg`Warning`,
  strike: msg`Strike`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

export const memberStateLabels: Record<MemberRecord['state'], MessageDescriptor> = {
  pending: msg`Hasn’t finished sign-up`,
  active: msg`Active`,
  suspended: msg`Suspended`,
};

export const eventLabels: Record<MemberRecordEventKind, MessageDescriptor> = {
  case_opened: msg`Submitted for review`,
  case_decided: msg`Decided`,
  reported: msg`Reported someone`,
  appealed: msg`Appealed`,
  appeal_answered: msg`Appeal answered`,
  verification_submitted: msg`Requested verification`,
  verification_decided: msg`Verification decided`,
  lifetime_applied: msg`Applied for a lifetime plan`,
  sent_support_request: msg`Wrote to support from their email address`,
};

export const methodLabels: Record<VerificationMethod, MessageDescriptor> = {
  document: msg`With an ID`,
  social: msg`With another account`,
};

export const verificationLabels: Record<NonNullable<MemberRecord['events'][number]['state']>, MessageDescriptor> = {
  waiting: msg`Waiting`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  withdrawn: msg({ message: 'Withdrawn', context: 'staff: a verification' }),
};

export const outcomeLabels: Record<'overturned' | 'upheld', MessageDescriptor> = {
  overturned: msg`Overturned`,
  upheld: msg`Upheld`,
};
