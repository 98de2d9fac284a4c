import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { RuntimeSetting } from '@subrosa/rules/reference/settings';
import type { Announcement } from './api.ts';

export const settingLabels: Record<RuntimeSetting, { label: MessageDescriptor; does: MessageDescriptor }> = {
  signUpOpen: {
    label: msg`Sign-up is open`,
    does: msg`When off, sign-up asks people to come back later. Anyone who has already opened our email can still finish.`,
  },
  publishVerifiedImmediately: {
    label: msg`Photos by verified members appear immediately`,
    does: msg`Photos are reviewed afterwards. When this is off, each photo is reviewed before it appears.`,
  },
};

export const announcementLabels: Record<Announcement['state'], MessageDescriptor> = {
  coming: msg`Starts later`,
  running: msg`Visible to members now`,
  over: msg`Ended`,
};
