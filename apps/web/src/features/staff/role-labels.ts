import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';

export const roleLabels: Record<StaffRole, MessageDescriptor> = {
  support: msg`Support`,
  reviewer: msg`Reviewer`,
  moderator: msg`Moderator`,
  safety_lead: msg`Safety lead`,
  auditor: msg`Auditor`,
  administrator: msg`Administrator`,
};
