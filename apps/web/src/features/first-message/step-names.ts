import { msg } from '@lingui/core/macro';
import type { FirstMessageStep } from '@subrosa/rules/conversations/first-message';
import type { MessageDescriptor } from '@lingui/core';

export const stepNames: Record<FirstMessageStep, MessageDescriptor> = {
  connection: msg`Connection`,
  phone: msg`Phone`,
  identity: msg`Identity`,
  premium: msg`Premium`,
};
