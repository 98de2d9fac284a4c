import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { VerificationMethod } from '@subrosa/rules/verification/methods';

/** How somebody was verified, as everybody may read it. */
export const methodLabels: Record<VerificationMethod, MessageDescriptor> = {
  document: msg`Government ID`,
  social: msg`Social media`,
};
