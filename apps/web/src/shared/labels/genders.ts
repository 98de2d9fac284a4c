import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender } from '@subrosa/rules/reference/choices';

/** In the order in which they are offered. */
export const genderNames: Record<Gender, MessageDescriptor> = {
  woman: msg`Woman`,
  man: msg`Man`,
  transgender_woman: msg`Transgender woman`,
  transgender_man: msg`Transgender man`,
  x_gender: msg`X gender`,
  other: msg`Another gender`,
};
