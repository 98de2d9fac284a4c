import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';

/** The verification method as everyone may see it. */
export const methodLabels: Record<VerificationMethod, MessageDescriptor> = {
  document: msg`Government ID`,
  social: msg`Social media`,
};
