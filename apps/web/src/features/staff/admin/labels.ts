import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StaffRole } from '@subrosa/rules/accounts/account-types';
import type { RuntimeSetting } from '@subrosa/rules/reference/settings';
import type { Announcement } from './calls.ts';

export const roleLabels: Record<StaffRole, MessageDescriptor> = {
  support: msg`Support`,
  reviewer: msg`Reviewer`,
  moderator: msg`Moderator`,
  safety_lead: msg`Safety lead`,
  auditor: msg`Auditor`,
  administrator: msg`Administrator`,
};

export const settingLabels: Record<RuntimeSetting, { label: MessageDescriptor; does: MessageDescriptor }> = {
  signUpOpen: {
    label: msg`New members are taken`,
    does: msg`Switched off, the form says to come back later. Whoever has opened our mail still gets in.`,
  },
  publishVerifiedAtOnce: {
    label: msg`Pictures of verified members appear at once`,
    does: msg`They are looked at afterwards. Switched off, each waits for a reviewer first.`,
  },
};

export const announcementLabels: Record<Announcement['state'], MessageDescriptor> = {
  coming: msg`Begins later`,
  running: msg`Members read it now`,
  over: msg`Over`,
};
