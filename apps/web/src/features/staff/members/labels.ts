import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FileEventKind, SearchKind } from '@subrosa/rules/moderation/members';
import type { SanctionKind } from '@subrosa/rules/moderation/sanctions';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';
import type { MemberFile } from './calls.ts';

export const searchLabels: Record<SearchKind, MessageDescriptor> = {
  username: msg`Username`,
  email: msg`Email address`,
  pseudonym: msg`Pseudonym`,
  case: msg`Number of a case`,
};

export const sanctionLabels: Record<SanctionKind, MessageDescriptor> = {
  warning: msg`Warning`,
  strike: msg`Strike`,
  suspension: msg`Suspension`,
  ban: msg`Ban`,
};

export const memberStateLabels: Record<MemberFile['state'], MessageDescriptor> = {
  pending: msg`Has not finished the welcome`,
  active: msg`Active`,
  suspended: msg`Shut out`,
};

export const eventLabels: Record<FileEventKind, MessageDescriptor> = {
  case_opened: msg`Laid before staff`,
  case_decided: msg`Decided`,
  reported: msg`Reported somebody`,
  appealed: msg`Appealed`,
  appeal_answered: msg`Appeal answered`,
  verification_submitted: msg`Asked to be verified`,
  verification_decided: msg`Verification decided`,
  lifetime_applied: msg`Applied for a lifetime plan`,
  wrote_letter: msg`Wrote to support from their address`,
};

export const methodLabels: Record<VerificationMethod, MessageDescriptor> = {
  document: msg`With a document`,
  social: msg`By an account elsewhere`,
};

export const verificationLabels: Record<NonNullable<MemberFile['events'][number]['state']>, MessageDescriptor> = {
  waiting: msg`Waiting`,
  approved: msg`Approved`,
  declined: msg`Declined`,
  withdrawn: msg`Withdrawn`,
};

export const outcomeLabels: Record<'overturned' | 'upheld', MessageDescriptor> = {
  overturned: msg`Overturned`,
  upheld: msg`Upheld`,
};
