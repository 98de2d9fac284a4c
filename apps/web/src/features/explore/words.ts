import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ExploreStatus, Presence, UserType } from '@subrosa/rules/explore/filter';
import type { Gender } from '@subrosa/rules/reference/choices';

/** In the order in which they are offered. */
export const whoNames: Record<UserType, MessageDescriptor> = {
  all: msg`Everybody`,
  confidant: msg`Confidants`,
  fetishist: msg`Fetishists`,
  premium: msg`Premium members`,
  regular: msg`Regular members`,
};

export const genderNames: Record<Gender, MessageDescriptor> = {
  woman: msg`Woman`,
  man: msg`Man`,
  transgender_woman: msg`Transgender woman`,
  transgender_man: msg`Transgender man`,
  x_gender: msg`X gender`,
  other: msg`Another gender`,
};

export const statusNames: Record<ExploreStatus, MessageDescriptor> = {
  online: msg`Online now`,
  traveling: msg`Traveling`,
  verified: msg`Verified members only`,
};

export const presenceNames: Record<Presence, MessageDescriptor> = {
  online: msg`Online`,
  today: msg`Here today`,
  week: msg`This week`,
  month: msg`This month`,
};
